/** Whole hundredths of an amount: cents of dollars, hundredths of hours. Sums of them are exact. */
export const hundredthsOf = (amount: number): number => Math.round(amount * 100)

/** The sum of whole numbers. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** The sum of amounts of at most two decimals, exact to the second. */
export const sumOfAmounts = (amounts: readonly number[]): number => sumOf(amounts.map(hundredthsOf)) / 100

/** The sum of what is known; null when one of them is not, or when there is nothing. */
export function knownSum(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length > 0 && known.length === amounts.length ? sumOfAmounts(known) : null
}

/** Count × hours per person × dollars an hour, in dollars, rounded once to the cent. */
export const lineDollars = (count: number, hours: number, rate: number): number =>
  Math.round((count * hundredthsOf(hours) * hundredthsOf(rate)) / 100) / 100
