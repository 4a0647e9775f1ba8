import { parse } from '@domain/brief/reader/clauses'
import { countsIn } from '@domain/brief/reader/counts'
for (const t of process.argv.slice(3)) for (const [i,s] of parse(t).entries()) {
 console.log(s.tokens.map(x=>x.text+'/'+x.tag).join(' '))
 for(const c of s.clauses) console.log('   ',JSON.stringify({l:c.link,s:c.subject&&s.tokens.slice(c.subject.from,c.subject.to).map(x=>x.text).join(' '),b:c.base,t:c.tense,n:c.negated,p:c.passive}), s.tokens.slice(c.from,c.to).map(x=>x.text).join(' '))
 console.log('   counts',JSON.stringify(countsIn(s,i)))
}
