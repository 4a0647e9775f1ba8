/** Controls, halves of characters, and marks that turn the direction of what follows. */
const UNSAFE = /[\p{Cc}\p{Cs}\u{FFFE}\u{FFFF}\u202A-\u202E\u2066-\u2069]/gu
/** More marks on one letter than any language sets. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The graphemes of a text: what a reader sees as one character each. */
export const graphemesOf = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment)

/** The first characters of a text; a long one is not read to its end. */
function firstOf(text: string, count: number): string[] {
  const first: string[] = []
  for (const { segment } of graphemes.segment(text)) {
    first.push(segment)
    if (first.length === count) break
  }
  return first
}

/** A text as one line, without what is invisible and would break a file or the line's direction. */
export const oneLine = (text: string): string =>
  text.replace(UNSAFE, ' ').replace(PILED_MARKS, '$1').replace(/\s+/g, ' ').trim()

/** At least this share of the length is kept: only a word that is longer than the rest is cut itself. */
const KEPT_SHARE = 0.3

const countOf = (text: string, mark: string) => text.split(mark).length - 1

/**
 * One line of at most `max` characters, an ellipsis behind it if something was cut, and the quotation mark that the cut
 * left open closed. It ends with a whole word, unless one word takes most of the line, and never within a character.
 */
export function cutLine(text: string, max: number): string {
  const line = oneLine(text)
  const characters = firstOf(line, max + 1)
  if (characters.length <= max) return line
  const boundary = characters.lastIndexOf(' ', max)
  const end = boundary >= max * KEPT_SHARE ? boundary : max
  const kept = characters
    .slice(0, end)
    .join('')
    .replace(/[\s,;:–“-]+$/u, '')
  return `${kept}…${countOf(kept, '“') > countOf(kept, '”') ? '”' : ''}`
}
