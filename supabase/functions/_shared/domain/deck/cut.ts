/** Control characters, unpaired surrogates, and marks that reverse the direction of the text after them. */
const UNSAFE = /[\p{Cc}\p{Cs}\u{FFFE}\u{FFFF}\u202A-\u202E\u2066-\u2069]/gu
/** More marks on one letter than any language uses. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The graphemes of a text, which readers see as single characters. */
export const graphemesOf = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment)

/** The first characters of a text; a long text is not read to its end. */
function firstOf(text: string, count: number): string[] {
  const first: string[] = []
  for (const { segment } of graphemes.segment(text)) {
    first.push(segment)
    if (first.length === count) break
  }
  return first
}

/** A text as one line, without invisible characters or anything else that would break a file or the line's direction. */
export const oneLine = (text: string): string =>
  text.replace(UNSAFE, ' ').replace(PILED_MARKS, '$1').replace(/\s+/g, ' ').trim()

/** Minimum share of the length to keep: only a word longer than the rest is itself cut. */
const KEPT_SHARE = 0.3

const countOf = (text: string, mark: string) => text.split(mark).length - 1

/**
 * One line of at most `max` characters, with an ellipsis if something was cut; a quotation mark left open by the cut is
 * closed. It ends with a whole word, unless one word takes up most of the line, and never inside a character.
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
