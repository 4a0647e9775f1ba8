const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** US dollars as text: '$48,000', or with cents where there are any: '$48,000.50'. */
export const dollarsText = (dollars: number): string =>
  (Number.isInteger(dollars) ? whole : withCents).format(dollars)
