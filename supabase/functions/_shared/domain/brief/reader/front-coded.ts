/**
 * The word lists of a table by their signs. An entry of the table is a capital for the letters shared with the word before
 * ('A' for none), the rest of the word, and the sign of every list that has it.
 */
export function wordLists(table: string): (sign: string) => ReadonlySet<string> {
  const lists = new Map<string, Set<string>>()
  let word = ''
  for (const [, shared = '', rest = '', signs = ''] of table.matchAll(/([A-Z])([\p{Ll}\d' -]*)([^A-Z]+)/gu)) {
    word = word.slice(0, shared.charCodeAt(0) - 65) + rest
    for (const sign of signs.trim()) lists.set(sign, (lists.get(sign) ?? new Set()).add(word))
  }
  return (sign) => lists.get(sign) ?? new Set()
}
