import { readIdea } from '@domain/brief/reader/read-idea'
import { isRegion } from '@domain/brief/reader/places'
import { loadIdeas } from '../reading/measure'
for (const set of [['dev-a','dev-b','dev-c','dev-d','dev-e','dev-f'],['dev-g'],['heldout-a'],['heldout-b'],['heldout-c']]) {
 const c: Record<string,number>={}
 const inc=(k:string)=>{c[k]=(c[k]??0)+1}
 for(const i of loadIdeas(...set)){const r=readIdea(i.text).values.place?.map(x=>x.value)??[]; const s=i.place&&i.place.countries.length+i.place.towns.length?i.place:null
  if(!r.length&&!s)continue; if(!r.length){inc(s!.towns.length?(s!.countries.length?'missed town':'missed town w/o country'):'missed country');continue} if(!s){inc('spurious');continue}
  const rc=new Set(r.flatMap(x=>x.country??[])), rt=new Set(r.filter(x=>x.local&&!isRegion(x.name)).map(x=>x.name))
  const sc=new Set(s.countries), st=new Set(s.towns); const bad:string[]=[]
  const sub=(a:Set<string>,b:Set<string>)=>[...a].every(x=>b.has(x))
  if(!sub(rc,sc))bad.push('country extra'); if(!sub(sc,rc))bad.push('country lacking')
  if(!sub(rt,st))bad.push('town extra'); if(!sub(st,rt))bad.push('town lacking')
  inc(bad.join('+')||'right')}
 console.log(set.join(),JSON.stringify(c))}
