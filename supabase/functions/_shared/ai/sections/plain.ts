import { cut } from '../../domain/title.ts'

/** Longest texts of a report, in characters: a name, a line, a statement, a paragraph. */
export const LENGTH = { name: 80, line: 180, statement: 400, paragraph: 900 } as const

const QUOTE_MAX_CHARS = 400

// Control and format characters show nothing and can turn the direction of the text around them. The joiners
// and the soft marks of direction stay: emoji and many scripts need them. Fillers are letters that show nothing.
const INVISIBLE =
  /(?!\u200C|\u200D|\u200E|\u200F)[\p{Cc}\p{Cf}\p{Co}]|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u2800|\u3164|\uFFA0/gu
/** Marks stacked on one letter beyond what any script needs cover the lines around them. */
const STACKED_MARKS = /((?:[\u200C-\u200F]?\p{M}){3})[\p{M}\u200C-\u200F]+/gu
const SOFT_MARKS = /([\u200C-\u200F])[\u200C-\u200F]+/g
const VISIBLE = /[^\s\p{M}\u200C-\u200F]/u
const ADDRESS = /\b(?:[a-z][a-z0-9+.-]*:\/\/|(?:javascript|vbscript):(?=\S)|data:[a-z]+\/)\S+/gi
const SOURCE_MARK = /\s*[[(](?:s\d+[,;\s]*)+[\])]/g

/** A text on one line of plain characters, whole; '' where it shows nothing. */
export function toOneLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(INVISIBLE, (char) => (/\s/.test(char) ? ' ' : ''))
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(STACKED_MARKS, '$1')
    .replace(SOFT_MARKS, '$1')
    .trim()
  return VISIBLE.test(line) ? line : ''
}

/**
 * A model's text as a report may hold it: one line of plain characters, without addresses and source marks
 * (code adds both), at most `max` characters.
 */
export const toPlainText = (text: string, max: number): string =>
  cut(toOneLine(toOneLine(text).replace(SOURCE_MARK, '').replace(ADDRESS, '')), max)

/** The texts that say something, at most `count` of them. */
export const plainTexts = (texts: string[], max: number, count: number): string[] =>
  texts
    .map((text) => toPlainText(text, max))
    .filter((text) => text !== '')
    .slice(0, count)

/** A claimed quotation from a page: normalizes its spacing and cuts a long one at a word. */
export function plainQuote(quote: string): string {
  const words = toOneLine(quote)
  const chars = [...words]
  if (chars.length <= QUOTE_MAX_CHARS) return words
  const kept = chars.slice(0, QUOTE_MAX_CHARS).join('')
  // A figure that is cut in two would be another figure.
  return kept.replace(/[\s\d][^\s]*$/u, '').trim() || kept
}
