// Scripts that are written without spaces: each character is a word.
const UNSPACED =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}ー'
const NUMBER = '(?:(?<![^\\s(])-)?\\p{Nd}+(?:[.,]\\p{Nd}+)*'
// Signs that belong to a number.
const SIGNS = '[%‰<>≤≥±\\p{Sc}]'
const WORD = `${NUMBER}|[${UNSPACED}]\\p{M}*|(?:(?![${UNSPACED}])\\p{L}\\p{M}*)+|${SIGNS}`
const MARK = '[.!?。…।؟۔]|[,;:()、]|-(?=\\s)'
const BLANK_LINE = '\\n\\s*\\n'
/** Separators of table cells and list items. */
const BOUND = '\\n|[|·•▪›»«]'
const WORDS_AND_MARKS = new RegExp(
  `(?<word>${WORD})|(?<blank>${BLANK_LINE})|(?<bound>${BOUND})|${MARK}`,
  'gu',
)
const UNSPACED_WORD = new RegExp(`^[${UNSPACED}]`, 'u')

/** A text prepared for comparison. */
export interface Wording {
  words: string[]
  /** The punctuation before a word, by the word's index. */
  marks: ReadonlyMap<number, string>
  /** Indexes of the words after a blank line. */
  paragraphs: ReadonlySet<number>
  /** Indexes of the words after a line break, a bullet or a cell border. */
  bounds: ReadonlySet<number>
}

/**
 * The words of a text normalized for comparison: letters in lower case and compatibility form, numbers
 * with decimals and sign but without thousands separators, and the signs that belong to numbers. Punctuation is
 * kept apart; quotes, footnote marks such as [3] and white space are removed; 'per cent' becomes %, '&' becomes 'and'.
 */
export function wordingOf(text: string): Wording {
  const words: string[] = []
  const marks = new Map<number, string>()
  const paragraphs = new Set<number>()
  const bounds = new Set<number>()
  for (const { 0: found, groups } of plain(text).matchAll(WORDS_AND_MARKS)) {
    if (groups?.word !== undefined) words.push(found)
    else if (groups?.blank !== undefined) paragraphs.add(words.length)
    else if (groups?.bound !== undefined) bounds.add(words.length)
    else marks.set(words.length, (marks.get(words.length) ?? '') + found)
  }
  return { words, marks, paragraphs, bounds }
}

export const wordsOf = (text: string): string[] => wordingOf(text).words

export const isNumber = (word: string) => /\p{Nd}/u.test(word)
/** A word or a number, not a sign. */
export const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word)
const isUnspaced = (word: string) => UNSPACED_WORD.test(word)

/** A word of an alphabet: not a number, a sign or a character of a script without spaces. */
export const isSpelled = (word: string) => /^\p{L}/u.test(word) && !isUnspaced(word)

function plain(text: string): string {
  return (
    text
      // Leader dots between a name and its price
      .replace(/\.{5,}|(?:\. ){4,}\.?|…{2,}|_{3,}/g, ' ')
      // A footnote mark is not a digit of the text, but the exponent of 'm²' is.
      .replace(/(?<=\p{L}{4}|(?:19|20)\d\d|[\s.,;:!?%)"”»]|^)[¹²³⁰⁴-⁹]{1,2}(?![\p{L}\d])/gu, ' ')
      .replace(/(?<=\p{Nd})(?=[¼-¾⅐-⅞²³¹⁰-₉])/gu, ' ')
      .normalize('NFKC')
      // 'max. price' and 'approx. 12' do not end a sentence.
      .replace(/(?<=\p{L})\.(?=\s+\p{Ll}|\s*\))/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
      .replace(/(?<=\p{L})['’‘ʼ`´](?=\p{L})/gu, '')
      // '[m]achine' is a word whose capitalization was changed to fit the quoting sentence.
      .replace(/(?<![\p{L}\d])\[(\p{L})\](?=\p{Ll}{2})/gu, '$1')
      .replace(/\[(?:\d{1,3}|[a-z]|note\s\d{1,3}|edit|citation\sneeded)\]/g, ' ')
      .replace(/[‐-―−﹘﹣－]/g, '-')
      .replace(/(?<=\p{Nd}),(?=\p{Nd}{3}(?!\p{Nd}))/gu, '')
      .replace(/\bper\s?cent\b/g, '%')
      .replaceAll('&', ' and ')
  )
}
