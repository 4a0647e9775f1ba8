const NAMES = new Map([
  ['"', 'quotation-mark'],
  ['\\', 'backslash'],
  ['^', 'circumflex'],
  ['(', 'left-parenthesis'],
  [')', 'right-parenthesis'],
])
const SPECIAL = /[.*+?{}|$[]/

/**
 * A regular expression that matches `text` literally. It contains no backslash, quotation mark or parenthesis,
 * because servers parse these differently in filters; Postgres accepts their collating names.
 */
function escapeRegex(text: string): string {
  return [...text]
    .map((char) => {
      const name = NAMES.get(char)
      if (name) return `[[.${name}.]]`
      return SPECIAL.test(char) ? `[${char}]` : char
    })
    .join('')
}

/** Alternatives for `pageOf`: any of `columns` contains `q`, ignoring case. Null without a search. */
export function searchFilter(q: string, columns: readonly string[]): string | null {
  if (q === '') return null
  const pattern = `imatch."${escapeRegex(q)}"`
  return columns.map((column) => `${column}.${pattern}`).join()
}
