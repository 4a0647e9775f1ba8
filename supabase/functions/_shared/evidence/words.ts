// Scripts that are written without spaces: each character is a word.
const UNSPACED =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}ー'
const NUMBER = '(?:(?<![^\\s(])-)?\\p{Nd}+(?:[.,]\\p{Nd}+)*'
// Signs that change what a number says.
const SIGNS = '[%‰<>≤≥±\\p{Sc}]'
const WORD = new RegExp(`${NUMBER}|[${UNSPACED}]\\p{M}*|(?:(?![${UNSPACED}])\\p{L}\\p{M}*)+|${SIGNS}`, 'gu')
const UNSPACED_WORD = new RegExp(`^[${UNSPACED}]`, 'u')

/**
 * The words of a text in the form in which they are compared: letters in lower case and compatibility form, numbers
 * with decimals and sign but without thousands separators, and the signs that belong to numbers. Punctuation, quotes,
 * footnote marks such as [3] and white space are gone; 'per cent' is %, '&' is 'and'.
 */
export function wordsOf(text: string): string[] {
  return plain(text).match(WORD) ?? []
}

export const isNumber = (word: string) => /\p{Nd}/u.test(word)
export const isUnspaced = (word: string) => UNSPACED_WORD.test(word)

/** A word of an alphabet: neither a number nor a sign nor a character of a script without spaces. */
export const isSpelled = (word: string) => /^\p{L}/u.test(word) && !isUnspaced(word)

function plain(text: string): string {
  return text
    .replace(/(?<=\p{Nd})(?=[¼-¾⅐-⅞²³¹⁰-₉])/gu, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/(?<=\p{L})['’‘ʼ`´](?=\p{L})/gu, '')
    .replace(/\[(?:\d{1,3}|note \d{1,3}|edit|citation needed)\]/g, ' ')
    .replace(/[‐-―−﹘﹣－]/g, '-')
    .replace(/(?<=\p{Nd}),(?=\p{Nd}{3}(?!\p{Nd}))/gu, '')
    .replace(/\bper ?cent\b/g, '%')
    .replaceAll('&', ' and ')
}
