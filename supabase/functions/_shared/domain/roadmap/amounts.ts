/** An amount in whole hundredths: cents, or hundredths of hours. Their sums are exact. */
export const hundredthsOf = (amount: number): number => Math.round(amount * 100)

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** The sum of amounts with at most two decimals, exact to the second decimal. */
export const sumOfAmounts = (amounts: readonly number[]): number => sumOf(amounts.map(hundredthsOf)) / 100

/** The sum of the amounts; null if any of them is unknown, or if there are none. */
export function knownSum(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length > 0 && known.length === amounts.length ? sumOfAmounts(known) : null
}

/** Count × hours per person × dollars per hour, in dollars, rounded once to the cent. */
export const lineDollars = (count: number, hours: number, rate: number): number =>
  Math.round((count * hundredthsOf(hours) * hundredthsOf(rate)) / 100) / 100

/** From this amount on, an assumed share of a sum has no cents. */
const WITHOUT_CENTS = 100

/** A share of a sum, rounded once: to whole units, or to cents if it is small. */
export const settledAmount = (amount: number): number =>
  amount >= WITHOUT_CENTS ? Math.round(amount) : Math.round(amount * 100) / 100
