import { isNegation } from './negation.ts'
import type { Place } from './same-words.ts'
import { isWord, type Wording } from './words.ts'

const MAX_OMITTED_WORDS = 25
/** A part with fewer words could match anything near the omission. */
const MIN_PART_WORDS = 4
const SENTENCE_END = /[.!?。…।؟۔]/
// A sentence with such a start refers to the one before it, which must not be left out.
const REFERS_BACK =
  /^(?:it|its|this|that|these|those|they|their|them|he|she|his|her|him|both|such|which|er|sie|es|das|dies\w*|ihre?|il|elle|ils|elles|ce|cela|esto|eso|ella)$|^[它他她这這那其]$/

/** A part of a quote next to an omission. */
export interface Part {
  words: string[]
  /** Whether it ends with the end of a sentence. */
  endsSentence: boolean
}

export const partOf = (text: string, words: string[]): Part => ({
  words,
  endsSentence: /[.!?。।؟۔]["'”’»)\]]*\s*$/.test(text),
})

/**
 * Whether a quote may leave out the page's words between two of its parts. Within a sentence: few words, none of them
 * a negation. Whole sentences: few of them, and the quote's part before them ends a sentence. Never across the end of
 * a paragraph, and never joining the start of one sentence to the end of another.
 */
export function mayOmit(page: Wording, omitted: Place, before: Part, after: Part): boolean {
  const { from, to } = omitted
  if (from === to) return true
  if (to - from > MAX_OMITTED_WORDS || isShort(after) || (isShort(before) && !isHeading(page, from, before)))
    return false
  const places = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  if (places.some((at) => page.paragraphs.has(at))) return false
  const ends = (at: number) => SENTENCE_END.test(page.marks.get(at) ?? '')
  if (!places.some(ends)) return !page.words.slice(from, to).some(isNegation)
  return before.endsSentence && ends(from) && ends(to) && !REFERS_BACK.test(after.words[0] ?? '')
}

/** A name on a line of its own, above the text about it. */
const isHeading = (page: Wording, to: number, { words }: Part): boolean => {
  const from = to - words.length
  const isEdge = (at: number) => at === 0 || page.bounds.has(at) || page.paragraphs.has(at)
  return words.filter(isWord).length >= 2 && isEdge(to) && isEdge(from)
}

const isShort = ({ words }: Part) => words.filter(isWord).length < MIN_PART_WORDS
