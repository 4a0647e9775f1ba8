/** Digits with what groups them: 1,200 or 1.200 or 1 200, and 2.5 or 2,5. */
const NUMBER = String.raw`\d+(?:[.,'’\u00A0\u202F ]\d{3}(?!\d)|[.,]\d+)*`
/** What may follow a figure without a space; other letters make it a name (5G, 2FA). */
const UNIT = String.raw`(?:k|m|mn|mio|bn|b|x|h|min|km|kg)\b`
// Nor are the digits of MP3, B2B and GPT-4 figures.
const FIGURE = new RegExp(String.raw`(?<![A-Za-z\d_]|[A-Za-z]-)${NUMBER}(?!\d|(?!${UNIT})[A-Za-z])`, 'gi')
const AMOUNT_IN_WORDS = /million|millón|milliard|billion|billón|trillion|percent|per cent|prozent/i
const YEAR = /^(?:19|20)\d\d$/

/** Digits alone, so that 1,200, 1.200 and 1 200 are the same; cents of zero say nothing. */
const digitsOf = (figure: string) => figure.replace(/[.,]00?$/, '').replace(/\D/g, '')

/** Digits of other scripts as 0 to 9. Unicode lays out each script's ten in a row, from nought to nine. */
const inLatinDigits = (text: string) =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let nought = code
    while (/\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought--
    return String((code - nought) % 10)
  })

/** The figures in a text, each as its digits. */
const figuresIn = (text: string): string[] =>
  [...inLatinDigits(text).replaceAll('24/7', '').matchAll(FIGURE)].map(([figure]) => digitsOf(figure))

/** The figures of a text that stand in none of the others. */
function figuresMissingIn(text: string, others: readonly string[]): string[] {
  const known = new Set(others.flatMap(figuresIn))
  return figuresIn(text).filter((figure) => !known.has(figure))
}

/** Whether a text states any amount. */
export const statesFigures = (text: string): boolean =>
  figuresIn(text).length > 0 || AMOUNT_IN_WORDS.test(text)

/** Whether every amount of a text is the founder's own: it stands in the idea. */
export const figuresAreFrom = (idea: string, text: string): boolean =>
  figuresMissingIn(text, [idea]).length === 0 && (AMOUNT_IN_WORDS.test(idea) || !AMOUNT_IN_WORDS.test(text))

/**
 * Whether the quotes (or the idea) hold every figure of the text that rests on them. Years may be missing: they
 * often stand beside the sentence, as its date.
 */
export const figuresAreQuoted = (text: string, quotes: readonly string[]): boolean =>
  figuresMissingIn(text, quotes).every((figure) => YEAR.test(figure))
