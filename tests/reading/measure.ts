import { readdirSync, readFileSync } from 'node:fs'
import { isRegion } from '@domain/brief/reader/places'
import type { Reading } from '@domain/brief/reading'
import { wordsAt } from '@domain/brief/reading'

/** How the ideas in this folder are annotated: see README.md. Each span field lists acceptable words, best first. */
interface AnnotatedPrice {
  amount?: number
  low?: number
  high?: number
  currency: string | null
  per: string | null
  every: string | null
}
export interface AnnotatedIdea {
  id: string
  text: string
  product: string[] | null
  customer: string[] | null
  user: string[] | null
  problem: string[] | null
  today: string[][] | null
  actions: string[][] | null
  inputs: string[] | null
  channel: string[] | null
  difference: string[] | null
  whyNow: string[] | null
  risks: string[] | null
  evidence: string[] | null
  price: AnnotatedPrice | null
  purchases: number | null
  place: { countries: string[]; towns: string[] } | null
  count: number | null
  nature: string[] | null
}

/** The ideas of one part, in the order of their files: see README.md. */
export const loadIdeas = (half: 'dev' | 'plain' | 'heldout'): AnnotatedIdea[] =>
  readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.startsWith(`${half}-`) && name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as AnnotatedIdea[])

export const TEXT_FIELDS = [
  'product',
  'customer',
  'user',
  'problem',
  'today',
  'actions',
  'inputs',
  'channel',
  'difference',
  'whyNow',
  'risks',
  'evidence',
] as const
export const VALUE_FIELDS = ['price', 'currency', 'place', 'count', 'purchases', 'nature'] as const

const STOP_WORDS = new Set(
  `a an the of in on at by to for from with and or but so that which who it its is are be been am was were they them their this these those
   i we you he she my our your his her as if when not no do does don't can will would there have has had one some any all each every just also
   than then what how into up out`.split(/\s+/),
)

const fold = (word: string) => word.replace(/(?:'s|(?<=[^s])s)$/, '')

const contentWords = (text: string): string[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  const content = words.filter((word) => !STOP_WORDS.has(word))
  return (content.length > 0 ? content : words).map(fold)
}

/** At least half of the words that were read stand in an acceptable span; `mayExtend`: or all of that span was read. */
export function fits(read: string, acceptable: readonly string[], mayExtend: boolean): boolean {
  const words = contentWords(read)
  return acceptable.some((span) => {
    const wanted = contentWords(span)
    const shared = words.filter((word) => wanted.includes(word)).length
    return (
      (words.length > 0 && shared * 2 >= words.length) ||
      (mayExtend && wanted.every((word) => words.includes(word)))
    )
  })
}

export const MAY_EXTEND: ReadonlySet<string> = new Set(['product', 'customer', 'problem'])
/** The annotated items of a field, each with its acceptable spans; only today and actions have several. */
export const itemsOf = (idea: AnnotatedIdea, field: (typeof TEXT_FIELDS)[number]): string[][] => {
  if (field === 'today' || field === 'actions') return idea[field] ?? []
  const spans = idea[field]
  return spans ? [spans] : []
}

export interface Tally {
  read: number
  right: number
  /** Annotated values, and those of them that were found. */
  stated: number
  found: number
  wrong: string[]
  missed: string[]
}
const emptyTally = (): Tally => ({ read: 0, right: 0, stated: 0, found: 0, wrong: [], missed: [] })

/** The unit of a price without its article and its plural: 'the sale' and 'sale' are one. */
const singular = (noun: string) =>
  noun
    .toLowerCase()
    .replace(/^(?:the|each|every|an?) /, '')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
export const samePer = (a: string | null, b: string | null) =>
  a === null || b === null ? a === b : singular(a) === singular(b)
/** A season is paid once a year; a brief cannot hold a quarter. */
const rhythmOf = ({ every }: AnnotatedPrice) =>
  every === 'season' ? 'year' : every === 'quarter' ? null : every
const sorted = (values: string[]) => [...new Set(values)].sort().join('|')

/** What was read of a structured field beside what is annotated, both as text; null where nothing is. */
function comparedValues(
  field: (typeof VALUE_FIELDS)[number],
  reading: Reading,
  idea: AnnotatedIdea,
): [string | null, string | null] {
  const { values } = reading
  if (field === 'price' || field === 'currency') {
    const read = values.price?.[0]?.value
    const said = idea.price
    const low = said?.low ?? said?.amount
    const high = said?.high ?? said?.amount
    const currencyOf = (currency: string | null) => (currency === '%' ? null : currency)
    if (field === 'currency') return [read?.currency ?? null, said ? currencyOf(said.currency) : null]
    if (!read) return [null, said ? JSON.stringify(said) : null]
    const same =
      said &&
      read.low === low &&
      read.high === high &&
      read.currency === currencyOf(said.currency) &&
      samePer(read.per, said.per) &&
      read.every === rhythmOf(said)
    return [JSON.stringify(read), same ? JSON.stringify(read) : said ? JSON.stringify(said) : null]
  }
  if (field === 'place') {
    const read = values.place?.map(({ value }) => value) ?? []
    const text = (countries: string[], towns: string[]) => `${sorted(countries)} / ${sorted(towns)}`
    return [
      read.length > 0
        ? text(
            read.flatMap(({ country }) => country ?? []),
            read.filter(({ name, local }) => local && !isRegion(name)).map(({ name }) => name),
          )
        : null,
      idea.place && idea.place.countries.length + idea.place.towns.length > 0
        ? text(idea.place.countries, idea.place.towns)
        : null,
    ]
  }
  if (field === 'count')
    return [
      values.count?.[0] ? String(values.count[0].value.value) : null,
      idea.count === null || idea.count === undefined ? null : String(idea.count),
    ]
  if (field === 'purchases')
    return [
      values.purchases?.[0] ? String(values.purchases[0].value) : null,
      idea.purchases === null || idea.purchases === undefined ? null : String(idea.purchases),
    ]
  const natures = values.nature?.map(({ value }) => value as string) ?? []
  const inside = natures.length > 0 && idea.nature && natures.every((nature) => idea.nature?.includes(nature))
  return [
    natures.length > 0 ? (inside ? sorted(idea.nature ?? []) : sorted(natures)) : null,
    idea.nature ? sorted(idea.nature) : null,
  ]
}

/** Adds what was read of one idea to the tallies of its fields. */
export function measure(idea: AnnotatedIdea, reading: Reading, tallies: Record<string, Tally>): void {
  const note = (field: string) => {
    const tally = tallies[field] ?? emptyTally()
    tallies[field] = tally
    return tally
  }
  for (const field of TEXT_FIELDS) {
    const tally = note(field)
    const items = itemsOf(idea, field)
    const read = (reading.values[field] ?? []).map(({ span }) => wordsAt(idea.text, span))
    const extend = MAY_EXTEND.has(field)
    tally.read += read.length
    tally.stated += items.length
    for (const words of read) {
      if (items.some((item) => fits(words, item, extend))) tally.right++
      else tally.wrong.push(`${idea.id}: “${words}” for ${JSON.stringify(items)}`)
    }
    for (const item of items) {
      if (read.some((words) => fits(words, item, extend))) tally.found++
      else tally.missed.push(`${idea.id}: ${JSON.stringify(item[0])}`)
    }
  }
  for (const field of VALUE_FIELDS) {
    const tally = note(field)
    const [read, said] = comparedValues(field, reading, idea)
    if (said !== null) tally.stated++
    if (read !== null) tally.read++
    if (read !== null && read === said) {
      tally.right++
      tally.found++
    } else {
      if (read !== null) tally.wrong.push(`${idea.id}: ${read} for ${said}`)
      else if (said !== null) tally.missed.push(`${idea.id}: ${said}`)
    }
  }
}

export const precision = ({ read, right }: Tally) => (read === 0 ? 1 : right / read)
export const recall = ({ stated, found }: Tally) => (stated === 0 ? 1 : found / stated)
