import { NATURES, type Nature, RECORD } from './natures.ts'

/** What follows is no longer about what the feature does. */
const ASIDE = /[,;]?\s(?:before|instead of|without|so that|since|because|tried (?:with|on))\b/i

/**
 * The kind of a feature by the first telling word of its description; plain records where none is known, as in other
 * languages. `everywhere` are words that do not tell features apart, as most of them hold these.
 */
export function natureOf(description: string, everywhere: ReadonlySet<string> = new Set()): Nature {
  const telling = (description.split(ASIDE)[0] ?? '')
    .split(/(?<=\s)/)
    .filter((word) => !everywhere.has(bare(word)))
    .join('')
  const found = NATURES.map((nature) => ({ nature, at: telling.search(nature.cue) })).filter(
    ({ at }) => at >= 0,
  )
  return found.toSorted((a, b) => a.at - b.at)[0]?.nature ?? RECORD
}

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const LEAST_FEATURES = 6
const COMMON_SHARE = 0.25

/** Words that many of the features hold: what the product is about, not what one of its features does. */
export function wordsEverywhere(descriptions: readonly string[]): Set<string> {
  const counts = new Map<string, number>()
  for (const description of descriptions)
    for (const word of new Set(description.split(/\s+/).map(bare)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  const many = Math.max(LEAST_FEATURES * COMMON_SHARE, descriptions.length * COMMON_SHARE)
  return new Set([...counts].filter(([word, count]) => word.length > 3 && count > many).map(([word]) => word))
}
