import type { z } from 'zod'
import { quotationFrom } from '../../evidence/passages.ts'
import { hostOf } from '../research-address.ts'
import type { Source } from '../research-sources.ts'
import { figuresAreQuoted } from './figures.ts'
import { LENGTH, plainQuote, toPlainText } from './plain.ts'
import type { Cite } from './said.ts'

const PASSAGE = /^(s\d+)p\d+$/

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCite = (value: unknown): value is Fields & { source: string } =>
  isFields(value) && typeof value.source === 'string' && 'quote' in value

/** The sentence that cites a source; the quotation has to be about it. */
const sayingOf = ({ text, note, name, says }: Fields): string =>
  [says, text, note, name].filter((part) => typeof part === 'string').join(' ')

/** The words of a passage that support a sentence; null if the passage is unknown or shares no word with it. */
function cutFrom(sources: readonly Source[], cite: string, saying: string): Cite | null {
  const [, source] = PASSAGE.exec(cite) ?? []
  const passage = sources.flatMap(({ passages = [] }) => passages).find(({ id }) => id === cite)
  const quote = passage && source ? quotationFrom(passage, saying) : null
  return quote && source ? { source, quote } : null
}

/** A cite of a passage, resolved to its source and a quotation that code cuts from it; other cites are unchanged. */
function resolved(sources: readonly Source[], cite: Fields & { source: string }, saying: string): Fields[] {
  if (!PASSAGE.test(cite.source)) return [{ ...cite, quote: cite.quote ?? '' }]
  const found = cutFrom(sources, cite.source, saying)
  return found ? [{ ...cite, ...found }] : []
}

/** A site that says the same thing many times is only one voice. */
const MOST_OF_A_SITE = 2

/** The cites of a statement without those beyond the second of the same site. */
function fewOfEachSite(cites: unknown, sources: readonly Source[]): unknown {
  if (!Array.isArray(cites)) return cites
  const counts = new Map<string, number>()
  return cites.filter((cite) => {
    const url = isCite(cite) && sources.find(({ id }) => id === cite.source)?.url
    if (!url) return true
    const count = (counts.get(hostOf(url)) ?? 0) + 1
    counts.set(hostOf(url), count)
    return count <= MOST_OF_A_SITE
  })
}

/**
 * Resolves the cites of an answer to sources with quotations. Code cuts the quotations from the cited passages, and
 * drops cites of passages that say nothing related. A statement cites a site at most twice.
 */
export function resolveCites<Output>(
  output: Output,
  schema: z.ZodType<Output>,
  sources: readonly Source[],
): Output {
  const walk = (value: unknown, within: Fields): unknown => {
    if (Array.isArray(value))
      return value.flatMap((item) =>
        isCite(item) ? resolved(sources, item, sayingOf({ ...within, ...item })) : [walk(item, within)],
      )
    if (!isFields(value)) return value
    const fields = Object.entries(value).map(([key, item]) => [key, walk(item, value)] as const)
    return Object.fromEntries(
      fields.map(([key, item]) => [key, key === 'cites' ? fewOfEachSite(item, sources) : item]),
    )
  }
  return schema.parse(walk(output, {}))
}

/**
 * Statements with a figure that none of their passages states, for the one repair; after it, they count as the model's
 * own claims. Quotations that the model chose itself are checked on their page later.
 */
export function unsupportedFigures(output: unknown, sources: readonly Source[]): string[] {
  const faults: string[] = []
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const [at, item] of value.entries()) walk(item, `${path}[${at}]`)
    if (!isFields(value)) return
    const { text, cites } = value
    if (typeof text === 'string' && Array.isArray(cites)) {
      const fault = faultOf(path, text, cites.filter(isCite), sources)
      if (fault) faults.push(fault)
    }
    for (const [key, item] of Object.entries(value)) walk(item, path ? `${path}.${key}` : key)
  }
  walk(output, '')
  return faults
}

function faultOf(
  path: string,
  text: string,
  cites: (Fields & { source: string })[],
  sources: readonly Source[],
): string | null {
  const ofPassages = cites.filter(({ source }) => PASSAGE.test(source))
  if (ofPassages.length === 0 || ofPassages.length < cites.length) return null
  const words = toPlainText(text, LENGTH.statement)
  const quotes = ofPassages.flatMap(({ source }) => cutFrom(sources, source, text)?.quote ?? [])
  const named = ofPassages.map(({ source }) => source.slice(0, 20)).join(', ')
  if (quotes.length === 0) return `${path} cites ${named}, which says nothing of the kind.`
  return figuresAreQuoted(words, quotes.map(plainQuote))
    ? null
    : `${path} states a figure that ${named} does not state: correct it, cite the passage that does, or drop it.`
}
