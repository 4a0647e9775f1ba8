import { oneLine } from '../deck/cut.ts'

/** Characters that begin markup anywhere; `<` and an `&` that begins an entity become entities, so no HTML can form. */
const SIGNS = /[\\`*_[\]#|~^]/g
/** Characters that start a list, a heading or a rule at the beginning of a line. */
const LINE_START = /^(?:[-+=>]|\d+(?=[.)](?:\s|$)))/

/** Escapes a text to one line that Markdown shows verbatim: no markup, no HTML, no link. */
export const escapeMarkdown = (text: string): string =>
  oneLine(text)
    .replace(SIGNS, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\bwww\./gi, (address) => address.replace('.', '\\.'))
    .replace(/(?<=\S)@(?=\S)/g, '\\@')
    .replace(LINE_START, (start) => (/\d/.test(start) ? start : `\\${start}`))
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')

/** The founder's text with its paragraphs, as a blockquote. */
export const quoted = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${escapeMarkdown(line)}`.trimEnd())
    .join('\n')

const WEB_ADDRESS = /^https?:\/\//i

/** A link to a web address; anything else is shown without a link. */
export function link(title: string, address: string): string {
  const words = escapeMarkdown(title) || escapeMarkdown(address)
  if (!WEB_ADDRESS.test(address)) return words
  const safe = oneLine(address).replace(/[<>\\\s]/g, (sign) => encodeURIComponent(sign))
  return `[${words}](<${safe}>)`
}

/** A table row, each cell on one line. */
const row = (cells: string[]): string => `| ${cells.join(' | ')} |`

export const table = (heads: string[], rows: string[][]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n')

export const list = (items: string[], empty: string): string =>
  items.length > 0 ? items.map((item) => `- ${item}`).join('\n') : empty
