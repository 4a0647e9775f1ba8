/** Matches the start of a spreadsheet formula, including after white space and in full width. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** The value of one cell; null leaves it empty. */
export type CsvCell = string | number | null

const written = (cell: CsvCell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`
}

/**
 * Rows, the column names first, as CSV (RFC 4180, UTF-8 with byte order mark). Texts that a spreadsheet would read as a
 * formula are prefixed with '.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')}`
}
