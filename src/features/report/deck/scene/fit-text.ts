import { graphemesOf } from '@domain/deck'

export const LINE_HEIGHT = 1.25

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uFF00-\uFFEF]/u
/** Systems without a glyph for a joined emoji or flag draw its parts side by side. */
const PICTURES = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/gu
const PICTURE_WIDTH = 1.35
const NARROW = /[ijltfrI.,:;'|!() [\]’]/
const PLAIN_SIGN = /[\d#*]/
const BROAD = /[\p{Lu}w&]/u
const BROADEST = /[MWm@%…—]/

/** Width of a character in em; errs on the wide side, since fonts differ. */
function widthOf(character: string): number {
  if (PLAIN_SIGN.test(character)) return 0.6
  const pictures = character.match(PICTURES)
  if (pictures) return pictures.length * PICTURE_WIDTH
  if (WIDE.test(character)) return 1.05
  if (BROADEST.test(character)) return 1
  if (NARROW.test(character)) return 0.36
  return BROAD.test(character) ? 0.82 : 0.58
}

const widthOfWord = (word: string) => graphemesOf(word).reduce((sum, each) => sum + widthOf(each), 0)

/** Words, and single characters of scripts that break anywhere. */
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s+/gu

/** Number of lines of a text in `width` em. */
function linesOf(text: string, width: number): number {
  let lines = 1
  let used = 0
  for (const piece of text.match(PIECES) ?? []) {
    const needed = widthOfWord(piece)
    if (used + needed <= width || piece.trim() === '') {
      used += needed
      continue
    }
    // A word wider than the line continues on the next lines.
    lines += (used > 0 ? 1 : 0) + Math.max(0, Math.ceil(needed / width) - 1)
    used = needed % width
  }
  return lines
}

/** Height of a text with lines of `width`. */
export const heightOf = (text: string, width: number, size: number) =>
  linesOf(text, width / size) * size * LINE_HEIGHT

interface Room {
  w: number
  h: number
  /** Sizes to choose from, the largest first. */
  sizes: readonly number[]
}

/** Minimum share kept when a text is cut at a word. */
const KEPT_SHARE = 0.3

/** The largest size at which a text fits its box; if none does, the smallest, with as much text as fits. */
export function fitText(text: string, { w, h, sizes }: Room): { text: string; size: number } {
  const size = sizes.find((each) => heightOf(text, w, each) <= h)
  if (size !== undefined) return { text, size }
  const smallest = sizes.at(-1) ?? 16
  const kept = graphemesOf(text)
  while (kept.length > 1 && heightOf(`${kept.join('')}…`, w, smallest) > h) kept.pop()
  const boundary = kept.lastIndexOf(' ')
  const whole = boundary >= kept.length * KEPT_SHARE ? kept.slice(0, boundary) : kept
  return { text: `${whole.join('').trimEnd()}…`, size: smallest }
}
