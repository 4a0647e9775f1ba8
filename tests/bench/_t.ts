import { readIdea } from '@domain/brief/reader/read-idea'
import { wordsAt } from '@domain/brief/reading'
import { sentencesOf } from '@domain/brief/reader/clauses'
for (const t of process.argv.slice(3)) {
 const r=readIdea(t)
 console.log(t)
 for(const [f,v] of Object.entries(r.values)) console.log('  ',f, v.map((x:any)=>typeof x.value==='string'?wordsAt(t,x.span):JSON.stringify(x.value)+' «'+wordsAt(t,x.span)+'»').join(' | '))
}
