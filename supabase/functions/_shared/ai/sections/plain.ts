import { cut } from '../../domain/title.ts'

/** Maximum lengths of a report's texts, in characters. */
export const LENGTH = { name: 80, line: 180, statement: 400, paragraph: 900 } as const

const QUOTE_MAX_CHARS = 400

// Control and format characters are invisible and can change the direction of the text around them. The joiners and the
// soft direction marks stay, because emoji and many scripts need them. Fillers are invisible letters.
const INVISIBLE =
  /(?!\u200C|\u200D|\u200E|\u200F)[\p{Cc}\p{Cf}\p{Co}]|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u2800|\u3164|\uFFA0/gu
/** More marks stacked on one letter than any script needs; they cover the lines around them. */
const STACKED_MARKS = /((?:[\u200C-\u200F]?\p{M}){3})[\p{M}\u200C-\u200F]+/gu
const SOFT_MARKS = /([\u200C-\u200F])[\u200C-\u200F]+/g
const VISIBLE = /[^\s\p{M}\u200C-\u200F]/u
const ADDRESS = /\b(?:[a-z][a-z0-9+.-]*:\/\/|(?:javascript|vbscript):(?=\S)|data:[a-z]+\/)\S+/gi
const SOURCE_MARK = /\s*[[(](?:s\d+[,;\s]*)+[\])]/g

/** The whole text as one line of plain characters; '' if nothing visible is left. */
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

/** The texts that are not empty, at most `count` of them. */
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
  // A figure that is cut in two would be a different figure.
  return kept.replace(/[\s\d][^\s]*$/u, '').trim() || kept
}
