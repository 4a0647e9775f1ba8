const WORD = /[\p{L}\p{N}]+(?:['’+#-][\p{L}\p{N}]+)*/gu

/** Folds a word for matching: lower case, no possessive, simple plural to singular. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s?$/, '')
  if (lower.length <= 3 || /(ss|us|is)$/.test(lower)) return lower
  if (/ies$/.test(lower)) return `${lower.slice(0, -3)}y`
  if (/(ch|sh|x|ss|zz)es$/.test(lower)) return lower.slice(0, -2)
  return lower.endsWith('s') ? lower.slice(0, -1) : lower
}

/** The words of a text as they stand. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? []

/** A vocabulary phrase as one term: 'Meal plans' → 'meal_plan'. */
export const termOf = (phrase: string): string => wordsOf(phrase.replaceAll('-', ' ')).map(foldWord).join('_')

/** How often a term occurs, and how the founder wrote it first. */
export interface TermUse {
  count: number
  written: string
}

const MAX_RUN = 3

/** Every run of one to three words of a text as terms. */
export function termsOf(text: string): Map<string, TermUse> {
  const words = wordsOf(text.replaceAll('-', ' '))
  const folded = words.map(foldWord)
  const uses = new Map<string, TermUse>()
  for (let at = 0; at < words.length; at++) {
    for (let length = 1; length <= MAX_RUN && at + length <= words.length; length++) {
      const term = folded.slice(at, at + length).join('_')
      const known = uses.get(term)
      if (known) known.count++
      else uses.set(term, { count: 1, written: words.slice(at, at + length).join(' ') })
    }
  }
  return uses
}
