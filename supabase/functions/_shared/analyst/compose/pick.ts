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
export const sharedWords = (ideaWords: ReadonlySet<string>) => (text: string) =>
  [...contentWords(text)].filter((word) => ideaWords.has(word)).length
