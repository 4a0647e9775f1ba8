import { MOOD_KEYWORDS } from '@domain/planning'

/** Long enough for two words, short enough for one line on a phone. */
const KEYWORD_MAX_CHARS = 40
const KEYWORDS_MAX = 24

const same = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0

type Added = { keywords: string[] } | { refused: string }

/** The keywords with one more, or why not: it is empty, too long, or there in whatever capitals. */
export function withKeyword(keywords: readonly string[], typed: string): Added {
  const plain = typed.replace(/\s+/g, ' ').trim()
  // A suggested keyword is taken as it is spelled there.
  const keyword = MOOD_KEYWORDS.find((suggested) => same(suggested, plain)) ?? plain
  const there = keywords.find((one) => same(one, keyword))
  if (keyword === '') return { refused: 'Type a keyword first.' }
  if (there !== undefined) return { refused: `“${there}” is already chosen.` }
  if ([...keyword].length > KEYWORD_MAX_CHARS)
    return {
      refused: `A keyword can have up to ${KEYWORD_MAX_CHARS} characters. This one has ${[...keyword].length}.`,
    }
  if (keywords.length >= KEYWORDS_MAX)
    return { refused: `There are ${KEYWORDS_MAX} keywords already. Remove one first.` }
  return { keywords: [...keywords, keyword] }
}

export const DEFAULT_BRAND_COLOUR = '#0F6B4F'

const HEX = /^#?(?:([0-9a-f]{6})|([0-9a-f])([0-9a-f])([0-9a-f]))$/i

/** A colour as #RRGGBB; null when the text is no hex colour. */
export function hexColour(typed: string): string | null {
  const [, six, r = '', g = '', b = ''] = HEX.exec(typed.trim()) ?? []
  const digits = six ?? `${r}${r}${g}${g}${b}${b}`
  return digits ? `#${digits.toUpperCase()}` : null
}
