import { type PlacedSentence, placedSentences } from './sentences.ts'

/** Sentences before the quotation, those that it stands in, and those after it. */
export interface QuotationContext {
  before: string[]
  own: string[]
  after: string[]
  /** What its own sentences say before the quotation begins and after it ends; empty where its first or last words are not there letter for letter. */
  lead: string
  tail: string
}

const NOWHERE: QuotationContext = { before: [], own: [], after: [], lead: '', tail: '' }
const NEIGHBORS = 2
const CONTEXT_MAX_CHARS = 1_500
/** Headings and cells, of which so many count as one sentence. */
const FRAGMENTS_PER_SENTENCE = 3
const FRAGMENT_MAX_CHARS = 60
const ENDS_SENTENCE = /[.!?。…]["'”’»)\]]*$/
/** So much of a page on either side of a quotation is cut into sentences. */
const WINDOW_CHARS = 2_000
/** A stretch of a quotation that is looked for where the whole is not there letter for letter. */
const STRETCH_WORDS = 5
const CLOSING = /[^\p{L}\p{Nd}\s]+$/u
/** Most characters, and marks of footnotes, between two words of a quotation. '£2bn' are two words with nothing between them. */
const MOST_BETWEEN_WORDS = 12
const BETWEEN_WORDS = /[^\p{L}\p{Nd}]/uy
const FOOTNOTE_MARK = /\[[\da-z]{1,3}\]/y

/** A text in which upper and lower case are the same, with each character where it was. */
const caseless = (text: string) =>
  text.replace(/\p{Changes_When_Casefolded}/gu, (letter) => {
    const forms = [letter.toUpperCase().toLowerCase(), letter.toLowerCase()]
    return forms.find((form) => form.length === letter.length) ?? letter
  })

/** Where a match of `pattern`, which is sticky, ends when it begins at `at`; null where there is none. */
function endOfMatch(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : null
}

/** Where words that begin at `at` end in a caseless text; null where they do not stand there, one behind the other. */
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

/** The first place of some words in a caseless text. A pattern made of the words takes most of its time to compile. */
function findWords(words: string[], text: string, from = 0): { from: number; to: number } | null {
  const [first = ''] = words
  for (let at = text.indexOf(first, from); at !== -1; at = text.indexOf(first, at + 1)) {
    const to = endOfWords(words, text, at)
    if (to !== null) return { from: at, to }
  }
  return null
}

/** The words of a text as they are written, without what stands around them. */
const rawWords = (text: string) => text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}\p{Nd}]+/gu) ?? []

interface Place {
  from: number
  to: number
  /** Whether its first and last words were found, so that what stands before and after them is known. */
  begins: boolean
  ends: boolean
}

/** From where to where a quotation stands in a text, in characters; null where it does not. */
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
 * The sentences of a text that hold a quotation, whole, with their neighbors before and after them. All are empty when the
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
    before: neighbors(texts.slice(0, first).toReversed()).toReversed(),
    own: texts.slice(first, last + 1),
    after: neighbors(texts.slice(last + 1)),
    lead: place.begins ? nearby.slice(opening.at, Math.max(opening.at, from)) : '',
    tail: place.ends ? nearby.slice(to, closing.at + closing.text.length) : '',
  }
}

/** The nearest of some texts: two sentences, or more where headings and cells of a table are among them. */
function neighbors(texts: readonly string[]): string[] {
  let left = NEIGHBORS
  return texts.filter((text) => {
    if (left <= 0.01) return false
    const isFragment = text.length <= FRAGMENT_MAX_CHARS && !ENDS_SENTENCE.test(text)
    left -= isFragment ? 1 / FRAGMENTS_PER_SENTENCE : 1
    return true
  })
}

/** A text without the hyphens at the ends of its lines, ligatures and what no one sees. */
const unbroken = (text: string) =>
  text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/(?<=\p{Ll})-[ \t]*\r?\n[ \t]*(?=\p{Ll})/gu, '')
    .replace(/[ﬀ-ﬆ]/g, (letters) => letters.normalize('NFKC'))

/** The words of a page around a quotation that was found on it, as they are stored with its check; null when none are. */
export function contextOf(text: string, quotation: string): string | null {
  const { before, own, after } = aroundQuotation(unbroken(text), quotation)
  if (own.length === 0) return null
  const whole = [...before, ...own, ...after].join('\n\n')
  return whole.length <= CONTEXT_MAX_CHARS ? whole : own.join('\n\n').slice(0, CONTEXT_MAX_CHARS)
}
