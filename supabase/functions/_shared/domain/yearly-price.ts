import { z } from 'zod'
import { type ReferenceRates, rateBetween } from './exchange-rates.ts'
import { formatAmount } from './figures.ts'

/** Number of times that each period of a price occurs in a year. */
export const PRICE_PERIODS = { week: 52, month: 12, quarter: 4, 'half-year': 2, year: 1 } as const
export type PricePeriod = keyof typeof PRICE_PERIODS

const periods = z.enum(['week', 'month', 'quarter', 'half-year', 'year'])
const amount = z.number().nonnegative()
const currency = z.string().regex(/^[A-Z]{3}$/)

/** A price stated by a page, with the values that convert it to a yearly price. */
export const yearlyPriceSchema = z.object({
  /** As quoted, in `currency` per `period`. */
  quoted: amount,
  currency,
  period: periods,
  /** The unit of a price that does not cover the whole customer: 'user', 'location'; null if none is stated. */
  each: z.string().nullable().default(null),
  /** The rate that converts the yearly amount to US dollars; null if it is in dollars, or has no rate. */
  rate: z.object({ perUnit: z.number().positive(), date: z.iso.date() }).nullable().default(null),
})
export type YearlyPrice = z.infer<typeof yearlyPriceSchema>

/** The yearly amount in the price's own currency. */
export const yearlyAmount = ({ quoted, period }: Pick<YearlyPrice, 'quoted' | 'period'>): number =>
  Number((quoted * PRICE_PERIODS[period]).toPrecision(12))

/** The same in US dollars; null if its currency has no reference rate. */
export function dollarsPerYear(price: YearlyPrice): number | null {
  if (price.currency === 'USD') return yearlyAmount(price)
  return price.rate && Number((yearlyAmount(price) * price.rate.perUnit).toFixed(2))
}

/** A quoted price with the rate that converts it. */
export function withRate(price: Omit<YearlyPrice, 'rate'>, rates: ReferenceRates): YearlyPrice {
  if (price.currency === 'USD') return { ...price, rate: null }
  const perUnit = rateBetween(price.currency, 'USD', rates)
  return {
    ...price,
    rate: perUnit === null ? null : { perUnit: Number(perUnit.toPrecision(6)), date: rates.date },
  }
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/**
 * The calculation in words: '€49 a month × 12 = €588 a year × 1.1415 = about $671.20 (ECB reference rate of
 * Jul 6, 2026)'.
 */
export function yearlyPriceText(price: YearlyPrice): string {
  const { quoted, currency, period, each, rate } = price
  const money = (value: number) => formatAmount(value, currency)
  const times = PRICE_PERIODS[period]
  const perYear = `${money(yearlyAmount(price))} a year`
  const year = times === 1 ? perYear : `${money(quoted)} a ${period} × ${times} = ${perYear}`
  const of = each ? ` for each ${each}` : ''
  const dollars = dollarsPerYear(price)
  if (currency === 'USD') return `${year}${of}`
  if (!rate || dollars === null)
    return `${year}${of}; not converted, because the ECB publishes no rate for it`
  const on = day.format(new Date(`${rate.date}T00:00:00Z`))
  return `${year}${of} × ${rate.perUnit} = about ${formatAmount(dollars)} (ECB reference rate of ${on})`
}
