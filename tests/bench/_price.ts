import { readIdea } from '@domain/brief/reader/read-idea'
import { loadIdeas } from '../reading/measure'
for (const set of [['dev-a','dev-b','dev-c','dev-d','dev-e','dev-f'],['dev-g'],['heldout-a'],['heldout-b'],['heldout-c']]) {
 const c: Record<string,number>={}
 const inc=(k:string)=>{c[k]=(c[k]??0)+1}
 for(const i of loadIdeas(...set)){const r=readIdea(i.text).values.price?.[0]?.value; const s=i.price
  if(!r&&!s)continue; if(!r){inc('missed');continue} if(!s){inc('spurious');continue}
  const bad:string[]=[]
  if(r.low!==(s.low??s.amount)||r.high!==(s.high??s.amount)){inc('amount');continue}
  if(r.currency!==(s.currency==='%'?null:s.currency))bad.push('currency'+(r.currency===null?'-null':''))
  if((r.per??'').toLowerCase()!==(s.per??'').toLowerCase().replace(/^(the|each|every|an?) /,''))bad.push('per')
  if(r.every!==s.every)bad.push(`every ${r.every}/${s.every}`)
  inc(bad.join('+')||'right')}
 console.log(set.join(),JSON.stringify(c))}
