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

/** Every run of one to three words of a text as terms, with how often each occurs. */
export function termsOf(text: string): Map<string, number> {
  const words = wordsOf(text.replaceAll('-', ' ')).map(foldWord)
  const counts = new Map<string, number>()
  for (let at = 0; at < words.length; at++) {
    for (const length of [1, 2, 3]) {
      if (at + length > words.length) break
      const term = words.slice(at, at + length).join('_')
      counts.set(term, (counts.get(term) ?? 0) + 1)
    }
  }
  return counts
}
