import { currencySign } from './currency.ts'

/** Removes binary rounding errors: 10 billion × $0.07 × 1/7 is exactly $100M. */
export const settled = (value: number): number => Number(value.toPrecision(12))

/** More than the whole world counts or earns in a year. */
export const ALL_THERE_IS = 1e15

const CENTS = 2
const SIGNIFICANT = 3 as const
const DECIMALS_MAX = 20
const WHOLE_FROM = 1000

/** No decimals from a thousand on, two below that, and below one at least three significant digits. */
function decimalsOf(value: number): number {
  if (value >= WHOLE_FROM) return 0
  if (value === 0 || value >= 1) return CENTS
  return Math.min(DECIMALS_MAX, Math.max(CENTS, SIGNIFICANT - 1 - Math.floor(Math.log10(value))))
}

/** Formats by their decimals, cached because creating one costs more than using it. */
const formats = new Map<string, Intl.NumberFormat>()

function formatWith(least: number, most: number): Intl.NumberFormat {
  const key = `${least} ${most}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat('en', { minimumFractionDigits: least, maximumFractionDigits: most })
  formats.set(key, made)
  return made
}

/** A number with at least `least` decimals, unless it is whole. */
function withDecimals(value: number, least: number): string {
  const decimals = decimalsOf(value)
  const rounded = Number(value.toFixed(decimals))
  return (Number.isInteger(rounded) ? formatWith(0, 0) : formatWith(least, decimals)).format(rounded)
}

const twoDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 })

/** A number of two significant digits: '0.58', '19', '1,200'. */
export const formatRough = (value: number): string => twoDigits.format(value)

/** A count: '120,000', '2.5'. */
export const formatCount = (count: number): string => withDecimals(count, 0)

/** Money in full, with cents below a thousand: '$1,234', '€10.50', 'CHF 0.005'. `currency` is an ISO 4217 code. */
export const formatAmount = (amount: number, currency = 'USD'): string =>
  `${currencySign(currency)}${withDecimals(amount, CENTS)}`

const STEPS = [
  { at: 1e12, suffix: 'T' },
  { at: 1e9, suffix: 'B' },
  { at: 1e6, suffix: 'M' },
  { at: 1e3, suffix: 'K' },
] as const

/**
 * Money to three significant digits with a unit letter: 4.2e9 → '$4.2B', 950 → '$950'. `digits` is 2 for amounts based
 * on assumptions. `currency` is an ISO 4217 code.
 */
export function formatMoney(amount: number, currency = 'USD', digits: 2 | 3 = SIGNIFICANT): string {
  if (amount > ALL_THERE_IS) return `over ${formatMoney(ALL_THERE_IS, currency)}`
  // The unit is chosen after rounding, so that 999,950 reads '$1M' and not '$1,000K'.
  const rounded = Number(amount.toPrecision(digits))
  const step = STEPS.find(({ at }) => rounded >= at)
  return step
    ? `${currencySign(currency)}${Number((rounded / step.at).toPrecision(SIGNIFICANT))}${step.suffix}`
    : formatAmount(rounded, currency)
}

/** Growth in percent per year, with the digits in which it is published: '7.25%'. */
export const formatGrowth = (percentPerYear: number): string =>
  `${percentPerYear.toLocaleString('en', { maximumFractionDigits: 2 })}%`

/** '1 day', '1,400 days'. */
export const formatDays = (days: number): string =>
  `${days.toLocaleString('en')} ${days === 1 ? 'day' : 'days'}`

/** A larger gap is a mistake, so its digits are meaningless. */
const GAP_SHOWN = 1_000

/** The ratio of two numbers: '3.9', '77', 'more than 1,000'. */
export function formatGap(gap: number): string {
  if (gap > GAP_SHOWN) return `more than ${GAP_SHOWN.toLocaleString('en')}`
  return gap.toLocaleString('en', { maximumFractionDigits: gap < 20 ? 1 : 0 })
}

/** Rounds a required minimum up to this many significant digits, because fewer would not be enough. */
export function roundedUp(count: number, digits: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) + 1 - digits)
  return Math.ceil(count / step) * step
}
