import { type PlacedSentence, placedSentences } from './sentences.ts'

/** Sentences before the quotation, those that it stands in, and those after it. */
export interface QuotationContext {
  before: string[]
  own: string[]
  after: string[]
  /** What its own sentences say before the quotation begins and after it ends. */
  lead: string
  tail: string
}

const NOWHERE: QuotationContext = { before: [], own: [], after: [], lead: '', tail: '' }
const NEIGHBORS = 2
const CONTEXT_MAX_CHARS = 1_500
/** So much of a page on either side of a quotation is cut into sentences. */
const WINDOW_CHARS = 2_000
/** A stretch of a quotation that is looked for where the whole is not there letter for letter. */
const STRETCH_WORDS = 5
const BETWEEN_WORDS = '[^\\p{L}\\p{Nd}]{1,12}'

const patternOf = (words: string[]) =>
  new RegExp(words.map((word) => word.replace(/[.,]/g, '\\$&')).join(BETWEEN_WORDS), 'iu')

/** The words of a text as they are written, without what stands around them. */
const rawWords = (text: string) => text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}\p{Nd}]+/gu) ?? []

/** From where to where a quotation stands in a text, in characters; null where it does not. */
function placeOf(text: string, quotation: string): { from: number; to: number } | null {
  const words = rawWords(quotation)
  if (words.length === 0) return null
  const whole = patternOf(words).exec(text)
  if (whole) return { from: whole.index, to: whole.index + whole[0].length }
  const first = patternOf(words.slice(0, STRETCH_WORDS)).exec(text)
  const last = patternOf(words.slice(-STRETCH_WORDS)).exec(first ? text.slice(first.index) : text)
  if (!first && !last) return null
  const end = last ? (first?.index ?? 0) + last.index + last[0].length : null
  const from = first?.index ?? last?.index ?? 0
  return { from, to: end ?? from + (first?.[0].length ?? 0) }
}

/**
 * The sentences of a text that hold a quotation, whole, with up to two before and after them. All are empty when the
 * quotation does not stand in the text. Of several places the first counts.
 */
export function aroundQuotation(text: string, quotation: string): QuotationContext {
  const place = placeOf(text, quotation)
  if (!place) return NOWHERE
  const start = Math.max(0, place.from - WINDOW_CHARS)
  const nearby = text.slice(start, place.to + WINDOW_CHARS)
  const [from, to] = [place.from - start, place.to - start]
  const sentences = placedSentences(nearby)
  const isOwn = ({ at, text: sentence }: PlacedSentence) => at < to && at + sentence.length > from
  const first = sentences.findIndex(isOwn)
  const last = sentences.findLastIndex(isOwn)
  const [opening, closing] = [sentences[first], sentences[last]]
  if (!opening || !closing) return NOWHERE
  const texts = sentences.map((sentence) => sentence.text)
  return {
    before: texts.slice(Math.max(0, first - NEIGHBORS), first),
    own: texts.slice(first, last + 1),
    after: texts.slice(last + 1, last + 1 + NEIGHBORS),
    lead: nearby.slice(opening.at, Math.max(opening.at, from)),
    tail: nearby.slice(to, closing.at + closing.text.length),
  }
}

/** The words of a page around a quotation that was found on it, as they are stored with its check; null when none are. */
export function contextOf(text: string, quotation: string): string | null {
  const { before, own, after } = aroundQuotation(text, quotation)
  if (own.length === 0) return null
  const whole = [...before, ...own, ...after].join('\n\n')
  return whole.length <= CONTEXT_MAX_CHARS ? whole : own.join('\n\n').slice(0, CONTEXT_MAX_CHARS)
}
