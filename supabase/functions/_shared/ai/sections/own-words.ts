const SHORTEST = 4
const NO_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u
const LETTER = /[\p{L}\p{N}]/u

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** A match must not begin or end inside a word; scripts without spaces have no word boundaries. */
const joins = (a: string, b: string) =>
  LETTER.test(a) && LETTER.test(b) && !NO_SPACES.test(a) && !NO_SPACES.test(b)

/**
 * Whether the idea contains a text verbatim, apart from case, spacing and a final period. Very short texts occur in any
 * idea and do not count.
 */
export function isVerbatimIn(idea: string, text: string): boolean {
  const whole = folded(idea)
  const part = folded(text).replace(/[.…!?;,:\s]+$/, '')
  if ([...part].length < SHORTEST) return false
  for (let at = whole.indexOf(part); at !== -1; at = whole.indexOf(part, at + 1)) {
    const end = at + part.length
    const before = whole.slice(Math.max(0, at - 1), at)
    const cutsIn = joins(before, part.slice(0, 1)) || joins(part.slice(-1), whole.slice(end, end + 1))
    if (!cutsIn) return true
  }
  return false
}
