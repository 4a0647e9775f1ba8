const SCALES: [RegExp, number][] = [
  [/^(?:k|thousand|tsd)\b/i, 1e3],
  [/^(?:mn|mio|m|million(?:s|en)?|millones)\b/i, 1e6],
  [/^(?:bn|b|billion(?:s)?|milliard(?:s|en)?|mrd)\b/i, 1e9],
  [/^(?:tn|trillion(?:s)?)\b/i, 1e12],
]
const NUMBER = /\d+(?:[,’'\u00A0\u202F ]\d{3}(?!\d))*(?:\.\d+)?/g
const PERCENT = /^(?:%|percent|per cent|prozent)/i
/** How far two values may be apart and still be the same figure, rounded. */
const TOLERANCE = 0.005

/** The amounts that a text states, with their scale words; a share also as a fraction. Years are no amounts. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: digits, index }) => {
    const value = Number(digits.replace(/[^\d.]/g, ''))
    const rest = text.slice(index + digits.length).trimStart()
    if (PERCENT.test(rest)) return [value / 100]
    const scale = SCALES.find(([words]) => words.test(rest))?.[1]
    if (scale) return [value * scale]
    return /^(?:19|20)\d\d$/.test(digits) ? [] : [value]
  })
}

/** Whether a text states any amount; a year is none. */
export const statesAmount = (text: string): boolean => amountsIn(text).length > 0

/** Whether one of the values stands in the text, whichever way it is written: 0.15 as 15%, 4.2e6 as 4.2 million. */
export const statesOneOf = (text: string, values: readonly number[]): boolean =>
  amountsIn(text).some((amount) =>
    values.some((value) => Math.abs(amount - value) <= TOLERANCE * Math.max(amount, value)),
  )
