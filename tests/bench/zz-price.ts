import { readIdea } from '@domain/brief/reader/read-idea'
import { normalizeIdea } from '@domain/idea'
import { loadIdeas } from '../reading/measure'

const isNew = (id: string) => /^(v|w|x|y|z|aa|ac|ad)-/.test(id)
const sing = (n: string | null) =>
  n === null
    ? null
    : n
        .toLowerCase()
        .replace(/^(?:the|each|every|an?) /, '')
        .replace(/ies$/, 'y')
        .replace(/([^s])s$/, '$1')
for (const [name, ideas] of [
  ['old', loadIdeas('dev').filter((i) => !isNew(i.id))],
  ['new', loadIdeas('dev').filter((i) => isNew(i.id))],
] as const) {
  const c: Record<string, number> = {}
  const add = (k: string) => {
    c[k] = (c[k] ?? 0) + 1
  }
  for (const idea of ideas) {
    const read = readIdea(normalizeIdea(idea.text)).values.price?.[0]?.value
    const said = idea.price
    if (!said && !read) {
      add('none/none')
      continue
    }
    const show = (k: string) => {
      add(k)
      if (name === 'new' && process.argv.includes(k))
        console.log(k, idea.id, JSON.stringify(read), JSON.stringify(said), '|', idea.text.slice(0, 900))
    }
    if (!said) {
      show('spurious')
      continue
    }
    if (!read) {
      show('missed')
      continue
    }
    const bad: string[] = []
    if (read.low !== (said.low ?? said.amount) || read.high !== (said.high ?? said.amount)) bad.push('amount')
    else {
      if (read.currency !== (said.currency === '%' ? null : said.currency)) bad.push('currency')
      if (sing(read.per) !== sing(said.per))
        bad.push(said.per === null ? 'per:extra' : read.per === null ? 'per:missing' : 'per:other')
      if (read.every !== said.every) bad.push('every')
    }
    show(bad.length ? bad.join('+') : 'right')
  }
  console.log(name, ideas.length, c)
}
const all = loadIdeas('dev')
console.log(
  'price',
  all.filter((i) => i.price).length,
  'place',
  all.filter((i) => i.place).length,
  'count',
  all.filter((i) => i.count != null).length,
  'nature',
  all.filter((i) => i.nature).length,
  'of',
  all.length,
)
const ev: Record<string, number> = {}
for (const i of all) if (i.price) ev[String(i.price.every)] = (ev[String(i.price.every)] ?? 0) + 1
console.log(ev)
const nt: Record<string, number> = {}
for (const i of all) for (const n of i.nature ?? ['null']) nt[n] = (nt[n] ?? 0) + 1
console.log(nt)
