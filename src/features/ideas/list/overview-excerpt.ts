import { cut } from '@domain/title'

const OVERVIEW_CUT = 100
const NEXT_SENTENCE = /[.!?]\s+(?=\p{Lu})/gu

/**
 * The beginning of an overview for the card (docs/contract.md#dashboard). Skips whole sentences that repeat the
 * beginning of the idea, and returns '' for an overview that only quotes the idea: the card already shows the idea.
 */
export function overviewExcerpt(overview: string, idea: string): string {
  const [, quoted] = /^“(.+?)…?”?$/s.exec(overview) ?? []
  if (quoted && idea.startsWith(quoted)) return ''
  let same = 0
  while (same < overview.length && overview[same] === idea[same]) same += 1
  const repeated = [...overview.matchAll(NEXT_SENTENCE)].findLast(({ index }) => index < same)
  return cut(repeated ? overview.slice(repeated.index + repeated[0].length) : overview, OVERVIEW_CUT)
}
