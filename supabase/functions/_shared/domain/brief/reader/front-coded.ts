/** The words of a front-coded list: a capital for the letters shared with the word before ('A' for none), then the rest. */
export function frontCoded(list: string): string[] {
  let before = ''
  return (list.match(/[A-Z][^A-Z]*/g) ?? []).map((word) => {
    before = before.slice(0, word.charCodeAt(0) - 65) + word.slice(1)
    return before
  })
}
