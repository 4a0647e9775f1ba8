import { type PlacedSentence, placedSentences } from './sentences.ts'

/** The sentences before the quotation, those it stands in, and those after it. */
export interface QuotationContext {
  before: string[]
  own: string[]
  after: string[]
  /** The parts of its own sentences before and after it; empty if its first or last words were not found verbatim. */
  lead: string
  tail: string
}

const NOWHERE: QuotationContext = { before: [], own: [], after: [], lead: '', tail: '' }
const NEIGHBORS = 2
const CONTEXT_MAX_CHARS = 1_500
/** This many headings and cells count as one sentence. */
const FRAGMENTS_PER_SENTENCE = 3
const FRAGMENT_MAX_CHARS = 60
const ENDS_SENTENCE = /[.!?。…]["'”’»)\]]*$/
/** Characters on either side of a quotation that are split into sentences. */
const WINDOW_CHARS = 2_000
/** Length of the part of a quotation that is searched for if the whole is not found verbatim. */
const STRETCH_WORDS = 5
const CLOSING = /[^\p{L}\p{Nd}\s]+$/u
/** Maximum of characters and footnote marks between two words of a quotation. '£2bn' are two words with nothing in between. */
const MOST_BETWEEN_WORDS = 12
const BETWEEN_WORDS = /[^\p{L}\p{Nd}]/uy
const FOOTNOTE_MARK = /\[[\da-z]{1,3}\]/y

/** A case-folded text in which each character keeps its position. */
const caseless = (text: string) =>
  text.replace(/\p{Changes_When_Casefolded}/gu, (letter) => {
    const forms = [letter.toUpperCase().toLowerCase(), letter.toLowerCase()]
    return forms.find((form) => form.length === letter.length) ?? letter
  })

/** Where a match of the sticky `pattern` that starts at `at` ends; null if there is none. */
function endOfMatch(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : null
}

/** Where words that start at `at` of a case-folded text end; null if they do not follow one another there. */
function endOfWords([word = '', ...others]: string[], text: string, at: number): number | null {
  if (!text.startsWith(word, at)) return null
  const end = at + word.length
  return others.length === 0 ? end : endBehindGap(others, text, end, MOST_BETWEEN_WORDS)
}

function endBehindGap(words: string[], text: string, at: number, most: number): number | null {
  for (const pattern of most > 0 ? [BETWEEN_WORDS, FOOTNOTE_MARK] : []) {
    const behind = endOfMatch(pattern, text, at)
    const end = behind === null ? null : endBehindGap(words, text, behind, most - 1)
    if (end !== null) return end
  }
  return endOfWords(words, text, at)
}

/** The first position of some words in a case-folded text. Compiling their pattern takes most of the time. */
function findWords(words: string[], text: string, from = 0): { from: number; to: number } | null {
  const [first = ''] = words
  for (let at = text.indexOf(first, from); at !== -1; at = text.indexOf(first, at + 1)) {
    const to = endOfWords(words, text, at)
    if (to !== null) return { from: at, to }
  }
  return null
}

/** The words of a text as written, without the punctuation around them. */
const rawWords = (text: string) => text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}\p{Nd}]+/gu) ?? []

interface Place {
  from: number
  to: number
  /** Whether its first and last words were found, so that its limits are known. */
  begins: boolean
  ends: boolean
}

/** The range of a quotation in a text, in characters; null if it is not in it. */
function placeOf(text: string, quotation: string): Place | null {
  const words = rawWords(caseless(quotation))
  if (words.length === 0) return null
  const page = caseless(text)
  const whole = findWords(words, page)
  if (whole) {
    const closing = CLOSING.exec(quotation)?.[0] ?? ''
    const to = closing !== '' && text.startsWith(closing, whole.to) ? whole.to + closing.length : whole.to
    return { from: whole.from, to, begins: true, ends: true }
  }
  const first = findWords(words.slice(0, STRETCH_WORDS), page)
  const last = findWords(words.slice(-STRETCH_WORDS), page, first?.from)
  if (last) return { from: first?.from ?? last.from, to: last.to, begins: first !== null, ends: true }
  return first && { ...first, begins: true, ends: false }
}

/**
 * The whole sentences that contain a quotation, with their neighbors before and after. All are empty if the
 * text does not contain the quotation. Of several places, the first counts.
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
    before: neighbors(texts.slice(0, first).toReversed()).toReversed(),
    own: texts.slice(first, last + 1),
    after: neighbors(texts.slice(last + 1)),
    lead: place.begins ? nearby.slice(opening.at, Math.max(opening.at, from)) : '',
    tail: place.ends ? nearby.slice(to, closing.at + closing.text.length) : '',
  }
}

/** The nearest of some texts: two sentences, or more if headings and table cells are among them. */
function neighbors(texts: readonly string[]): string[] {
  let left = NEIGHBORS
  return texts.filter((text) => {
    if (left <= 0.01) return false
    const isFragment = text.length <= FRAGMENT_MAX_CHARS && !ENDS_SENTENCE.test(text)
    left -= isFragment ? 1 / FRAGMENTS_PER_SENTENCE : 1
    return true
  })
}

/** A text without hyphens at line ends, ligatures and invisible characters. */
const unbroken = (text: string) =>
  text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/(?<=\p{Ll})-[ \t]*\r?\n[ \t]*(?=\p{Ll})/gu, '')
    .replace(/[ﬀ-ﬆ]/g, (letters) => letters.normalize('NFKC'))

/** The words around a quotation as stored with its check; null if there are none. */
export function contextOf(text: string, quotation: string): string | null {
  const { before, own, after } = aroundQuotation(unbroken(text), quotation)
  if (own.length === 0) return null
  const whole = [...before, ...own, ...after].join('\n\n')
  return whole.length <= CONTEXT_MAX_CHARS ? whole : own.join('\n\n').slice(0, CONTEXT_MAX_CHARS)
}
