import { readIdea } from '@domain/brief/reader/read-idea'
import { normalizeIdea } from '@domain/idea'
import { loadIdeas, measure, precision, recall, type Tally } from '../reading/measure'

const isNew = (id: string) => /^(v|w|x|y|z|aa|ac|ad|ae|af|ag)-/.test(id)
const [set, ...fields] = process.argv.slice(2)
for (const [name, ideas] of [
  ['old', loadIdeas('dev').filter((i) => !isNew(i.id))],
  ['new', loadIdeas('dev').filter((i) => isNew(i.id))],
] as const) {
  const t: Record<string, Tally> = {}
  for (const idea of ideas) measure(idea, readIdea(normalizeIdea(idea.text)), t)
  console.log(
    name,
    ideas.length,
    Object.entries(t)
      .map(([f, x]) => `${f} ${(100 * precision(x)).toFixed(0)}/${(100 * recall(x)).toFixed(0)}`)
      .join('  '),
  )
  if (set === name)
    for (const f of fields) {
      console.log(f)
      for (const w of t[f]!.wrong)
        console.log('  ✗', w, '|', ideas.find((i) => w.startsWith(i.id + ':'))?.text)
      for (const w of t[f]!.missed)
        console.log('  –', w, '|', ideas.find((i) => w.startsWith(i.id + ':'))?.text)
    }
}
