import { readFileSync } from 'node:fs'
import { readIdea } from '@domain/brief/reader/read-idea'
import { wordsAt } from '@domain/brief/reading'
for (const i of JSON.parse(readFileSync(process.argv[2]!, 'utf8')).slice(0, 14)) {
  const r = readIdea(i.text).values as any
  console.log('\n##', i.text)
  for (const f of ['product','nature','customer','problem','today','actions','price','place','count']) console.log('  ', f, JSON.stringify((r[f] ?? []).map((v: any) => f==='price'||f==='nature'||f==='count'?v.value:wordsAt(i.text, v.span))), '| GOLD', JSON.stringify(f==='today'||f==='actions'? (i[f]??[]).map((x: any)=>x[0]) : Array.isArray(i[f])?i[f][0]:i[f]))
}
