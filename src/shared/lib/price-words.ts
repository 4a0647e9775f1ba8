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

/** US dollars with cents in every case, so that they stand under each other: '$29.00'. */
export const exactPrice = (dollars: number): string => exact.format(dollars)
