import { readIdea } from '@domain/brief/reader/read-idea'
import { loadIdeas, measure, precision, recall, type Tally } from '../reading/measure'
const names=(process.argv[3]??'dev-g').split(',')
const fields=(process.argv[4]??"").split(",").filter(Boolean)
const t: Record<string,Tally>={}
for(const i of loadIdeas(...names)) measure(i, readIdea(i.text), t)
for(const [f,x] of Object.entries(t)){ if(fields.length&&!fields.includes(f))continue
 console.log(f.padEnd(11),(100*precision(x)).toFixed(1),`(${x.right}/${x.read})`,(100*recall(x)).toFixed(1),`(${x.found}/${x.stated})`)
 if(fields.length){for(const l of x.wrong)console.log('   wrong',l);for(const l of x.missed)console.log('   missed',l)}}
