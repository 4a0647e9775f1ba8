import { readFileSync } from 'node:fs'
import { readIdea } from '@domain/brief/reader/read-idea'
import { loadIdeas, measure, precision, recall, type Tally, TEXT_FIELDS, VALUE_FIELDS } from '../reading/measure'
const files = process.argv.slice(2)
for (const f of files) {
  const ideas = JSON.parse(readFileSync(f, 'utf8'))
  const t: Record<string, Tally> = {}
  for (const i of ideas) measure(i, readIdea(i.text), t)
  const p = (x: number) => (100 * x).toFixed(0)
  console.log(f.replace(/.*\//, ''), ideas.length, [...TEXT_FIELDS, ...VALUE_FIELDS].filter(k => t[k] && (t[k].read > 5)).map((k) => `${k} ${p(precision(t[k]))}/${p(recall(t[k]))}`).join('  '))
}
