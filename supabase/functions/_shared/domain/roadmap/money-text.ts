import { currencySign } from '../currency.ts'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * An amount of a roadmap as text: '$48,000', 'CHF 900', or with cents if there are any: '€48,000.50'. `currency` is an
 * ISO 4217 code.
 */
export const moneyText = (amount: number, currency = 'USD'): string =>
  `${amount < 0 ? '-' : ''}${currencySign(currency)}${(Number.isInteger(amount) ? whole : withCents).format(Math.abs(amount))}`
