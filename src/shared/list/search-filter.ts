const NAMES = new Map([
  ['"', 'quotation-mark'],
  ['\\', 'backslash'],
  ['^', 'circumflex'],
  ['(', 'left-parenthesis'],
  [')', 'right-parenthesis'],
])
const SPECIAL = /[.*+?{}|$[]/

/**
 * A pattern that finds `text` as it is. Neither backslash, nor quotation mark, nor parenthesis stands in it, as
 * servers differ in how they read these inside a filter; Postgres knows them by their names.
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

/**
 * Alternatives for `pageOf`: one of `columns` holds `q`, in small or capital letters. Null when nothing is sought.
 */
export function searchFilter(q: string, columns: readonly string[]): string | null {
  if (q === '') return null
  const pattern = `imatch."${escapeRegex(q)}"`
  return columns.map((column) => `${column}.${pattern}`).join()
}
