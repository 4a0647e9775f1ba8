import { type Figure, figuresIn } from './read-figures.ts'

const AMOUNT_IN_WORDS = /million|millón|milliard|billion|billón|trillion|percent|per cent|prozent/i

type Amount = Pick<Figure, 'values' | 'kind'>

/** Whether two figures can be the same amount of the same kind, however each is written. */
const isSame = (a: Amount, b: Amount) =>
  a.kind === b.kind &&
  a.values.some((value) => b.values.some((other) => Math.abs(value - other) <= 1e-9 * Math.max(value, other)))

/** The figures of a text that none of the others contains: 40 is neither $40 nor 40%. */
function figuresMissingIn(text: string, others: readonly string[]): Figure[] {
  const known = others.flatMap(figuresIn)
  return figuresIn(text).filter((figure) => !known.some((other) => isSame(figure, other)))
}

/** Whether a text states any amount. */
export const statesFigures = (text: string): boolean =>
  figuresIn(text).length > 0 || AMOUNT_IN_WORDS.test(text)

/** Whether a text states an amount in digits; a year is not one. */
export const statesAmount = (text: string): boolean => figuresIn(text).some(({ isYear }) => !isYear)

/** The places where a text states exactly this value of this kind; a share of 0.15 is 15 of '%'. */
export const placesOf = (text: string, value: number, kind: string): Figure[] =>
  figuresIn(text).filter((figure) => !figure.isYear && isSame(figure, { values: [value], kind }))

/** Whether the idea contains every amount of a text. */
export const figuresAreFrom = (idea: string, text: string): boolean =>
  figuresMissingIn(text, [idea]).length === 0 && (AMOUNT_IN_WORDS.test(idea) || !AMOUNT_IN_WORDS.test(text))

/**
 * Whether the quotes contain every figure of the text that cites them, with its currency, percent sign and magnitude.
 * Years may be missing: pages often state them beside the sentence, as its date.
 */
export const figuresAreQuoted = (text: string, quotes: readonly string[]): boolean =>
  figuresMissingIn(text, quotes).every(({ isYear }) => isYear)
