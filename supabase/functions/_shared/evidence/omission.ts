import { isNegation } from './negation.ts'
import type { Place } from './same-words.ts'
import { isWord, type Wording } from './words.ts'

const MAX_OMITTED_WORDS = 25
/** With fewer words, the part beside an omission could be taken from anything that is said near it. */
const MIN_PART_WORDS = 4
const SENTENCE_END = /[.!?。…।؟۔]/
// A sentence that begins like this speaks of the one before it, which must not be the one left out.
const REFERS_BACK =
  /^(?:it|its|this|that|these|those|they|their|them|he|she|his|her|him|both|such|which|er|sie|es|das|dies\w*|ihre?|il|elle|ils|elles|ce|cela|esto|eso|ella)$|^[它他她这這那其]$/

/** A part of a quote beside an omission. */
export interface Part {
  words: string[]
  /** Its last sentence ends where it does. */
  endsSentence: boolean
}

export const partOf = (text: string, words: string[]): Part => ({
  words,
  endsSentence: /[.!?。।؟۔]["'”’»)\]]*\s*$/.test(text),
})

/**
 * Whether the words of a page between two parts of a quote may be left out. Within one sentence they may when they are
 * few and hold no 'not'. Whole sentences may when they are few and the quote ends a sentence before them. Nothing may
 * over the end of a paragraph, and no beginning of one sentence may meet the end of another.
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

/** A name in a line of its own, above what is said of it. */
const isHeading = (page: Wording, to: number, { words }: Part): boolean => {
  const from = to - words.length
  const isEdge = (at: number) => at === 0 || page.bounds.has(at) || page.paragraphs.has(at)
  return words.filter(isWord).length >= 2 && isEdge(to) && isEdge(from)
}

const isShort = ({ words }: Part) => words.filter(isWord).length < MIN_PART_WORDS
