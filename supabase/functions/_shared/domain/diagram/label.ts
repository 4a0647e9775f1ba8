/** A zero-width character that separates characters which mermaid would otherwise read as one token. */
const JOINER = '\u2060'

/** Control characters, unpaired surrogates, and marks that reverse the direction of the text after them. */
const UNSAFE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu
/** More marks on one letter than any language uses. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uFF00-\uFFEF]/u
const PLAIN_DIGIT = /^[\d#*]$/

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const cellsOf = (grapheme: string): number => (WIDE.test(grapheme) && !PLAIN_DIGIT.test(grapheme) ? 2 : 1)

/** Width of a text in Latin letters; Chinese characters and emoji count twice. */
export const widthOf = (text: string): number =>
  [...graphemes.segment(text)].reduce((sum, { segment }) => sum + cellsOf(segment), 0)

const tidy = (text: string): string =>
  text.replace(UNSAFE, ' ').replace(PILED_MARKS, '$1').replace(/\s+/g, ' ').trim()

/** One line at most `cells` Latin letters wide, cut between characters with an ellipsis. */
export function shorten(text: string, cells: number): string {
  const line = tidy(text)
  if (widthOf(line) <= cells) return line
  let room = cells - 1
  const kept = [...graphemes.segment(line)].filter(({ segment }) => {
    room -= room < 0 ? 0 : cellsOf(segment)
    return room >= 0
  })
  return `${kept
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`
}

const curled = (text: string): string => text.replace(/(^|[\s([{])"/g, '$1“').replaceAll('"', '”')

/**
 * Makes any text safe between quotation marks in mermaid source: quotes are curled, `&`, `<` and `>` become mermaid's
 * entities, and an invisible joiner splits every sequence that mermaid also reads outside its grammar: comments and
 * directives (`%%`), entities (`#…;`), Markdown (backticks), line breaks (`\n`), icons (`fa:`), formulas (`$$`) and the
 * words `style` and `classDef`.
 */
export const escapeLabel = (text: string): string =>
  curled(tidy(text))
    .replace(/[%#`\\$]/g, (sign) => JOINER + sign + JOINER)
    .replace(/(fa[bklrs]?):/g, `$1${JOINER}:`)
    .replace(/style|classDef/g, (word) => word[0] + JOINER + word.slice(1))
    .replaceAll('&', '#amp;')
    .replaceAll('<', '#lt;')
    .replaceAll('>', '#gt;')

/** A quoted label at most `cells` letters wide; `fallback` if nothing visible is left. */
export const quotedLabel = (text: string, cells: number, fallback: string): string =>
  `"${escapeLabel(shorten(text, cells) || fallback)}"`
