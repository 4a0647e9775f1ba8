const format = (fractionDigits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })

const whole = format(0)
const exact = format(2)

/** US dollars as a price tag: '$29', '$9.99'. */
export const priceTag = (dollars: number): string =>
  (Number.isInteger(dollars) ? whole : exact).format(dollars)

/** US dollars always with cents, for alignment: '$29.00'. */
export const exactPrice = (dollars: number): string => exact.format(dollars)

const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  // The same number of digits for all, for alignment.
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
})

interface Cost {
  dollars: number
  /** Part of the usage has no known price, and `dollars` leaves it out. */
  unknownPrice: boolean
}

/** '$0.0123', 'price unknown', or both if only part of it is known. */
export function formatCost({ dollars, unknownPrice }: Cost): string {
  if (!unknownPrice) return dollarFormat.format(dollars)
  return dollars > 0 ? `${dollarFormat.format(dollars)}, rest unknown` : 'price unknown'
}

export const formatInteger = (count: number): string => count.toLocaleString('en-US')
