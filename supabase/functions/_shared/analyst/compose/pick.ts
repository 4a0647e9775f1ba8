import { foldWord, wordsOf } from '../classify/tokens.ts'
import { FILLER, FUNCTION_WORDS } from '../extract/words.ts'

/** The meaningful words of a text, folded, for judging what fits the idea. */
export const contentWords = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map((word) => word.toLowerCase())
      .filter((word) => word.length > 3 && !FUNCTION_WORDS.has(word) && !FILLER.has(word))
      .map(foldWord),
  )

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** A number from 0 to 1 that two texts always give again (FNV-1a). */
function chance(one: string, two: string): number {
  let hash = FNV_START
  for (const letter of `${one}\n${two}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0) / 2 ** 32
}

/**
 * `count` items: those of `first` lead, and the rest is filled from `pool`, where items that share words with the idea
 * win over others. Items keep the order of the pool.
 */
export function pick<Item>(
  first: readonly Item[],
  pool: readonly Item[],
  count: number,
  relevance: (item: Item) => number,
): Item[] {
  const lead = first.slice(0, count)
  const best = pool
    .map((item, order) => ({ item, order, score: relevance(item) }))
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, count - lead.length)
    .sort((a, b) => a.order - b.order)
  return [...lead, ...best.map(({ item }) => item)]
}

/** Counts the words that a template text shares with the idea. */
const sharedWords = (ideaWords: ReadonlySet<string>) => (text: string) =>
  [...contentWords(text)].filter((word) => ideaWords.has(word)).length

/**
 * How well a template text suits the idea: the words that they share, and for texts that share equally many a fraction
 * that depends on both. So two ideas of one kind do not get the same choice, and the same idea gets it again.
 */
export const suitFor = ({
  ideaWords,
  facts,
}: {
  ideaWords: ReadonlySet<string>
  facts: { text: string }
}) => {
  const relevance = sharedWords(ideaWords)
  return (text: string) => relevance(text) + chance(facts.text, text)
}
