import type { Span } from './brief.ts'

/**
 * A sentence ends at a mark followed by a space or the end of the text, or at a line break; 'Mr. Hoshino' does not end
 * one.
 */
const SENTENCE =
  /(?:[^.!?\n]|[.!?]+(?=[^\s.!?])|(?<=\b(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Rs|No|Nr|Nos|Inc|Ltd|Co|Mt|Ave|Fr|Rev|Gen|Sgt|Capt|incl|approx|ca|vs))\.(?= ))+[.!?]*/gu
/** Longer text is not quoted as a sentence. */
const MOST_CHARS = 400
const LEAST_WORDS = 3

interface Sentence extends Span {
  words: string
}

/** The sentences of the last requested text, cached because many parts of a report need them. */
let known: { idea: string; sentences: readonly Sentence[] } = { idea: '', sentences: [] }

/** The sentences of an idea that are long enough to be meaningful and short enough to quote. */
export function sentencesOf(idea: string): readonly Sentence[] {
  if (known.idea !== idea) known = { idea, sentences: readSentences(idea) }
  return known.sentences
}

function readSentences(idea: string): Sentence[] {
  return [...idea.matchAll(SENTENCE)].flatMap(({ 0: found, index }) => {
    const words = found.trim()
    const start = [...idea.slice(0, index + found.indexOf(words))].length
    const isOne = words.length <= MOST_CHARS && words.split(/\s+/).length >= LEAST_WORDS
    return isOne ? [{ words, start, end: start + [...words].length }] : []
  })
}

/** The parts of each sentence between semicolons; each part is about one thing. */
export const partsOf = (idea: string): Sentence[] =>
  sentencesOf(idea).flatMap(({ words, start }) =>
    [...words.matchAll(/[^;]+/g)].flatMap(({ 0: part, index }) => {
      const own = part.trim()
      const from = start + [...words.slice(0, index + part.indexOf(own))].length
      return own === '' ? [] : [{ words: own, start: from, end: from + [...own].length }]
    }),
  )

/** The sentence that contains the start of a span of the idea; null if there is none. */
export const sentenceAt = (idea: string, { start }: Span): string | null =>
  sentencesOf(idea).find((sentence) => sentence.start <= start && start < sentence.end)?.words ?? null
