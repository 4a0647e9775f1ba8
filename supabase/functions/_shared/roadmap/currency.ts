import { firstValue } from '../domain/brief/brief.ts'
import { currencyOfCountry, NO_CURRENCY } from '../domain/currency.ts'
import { rateBetween, ratesOf } from '../domain/exchange-rates.ts'
import type { Report } from '../domain/report.ts'
import type { RoadmapInput } from './engine.ts'

/** Significant digits of an amount that was converted from an assumption. */
const DIGITS = 2

/**
 * The currency of the founder's price, else that of the place where they begin; null for US dollars, and where the European
 * Central Bank publishes no rate.
 */
export function currencyOf({ brief, lookups }: Pick<Report, 'brief' | 'lookups'>): RoadmapInput['currency'] {
  const priced = brief && firstValue(brief, 'price')?.currency
  const country = brief && firstValue(brief, 'place')?.country
  const code = priced && priced !== NO_CURRENCY ? priced : country ? currencyOfCountry(country) : null
  if (!code || code === 'USD') return null
  const rates = ratesOf(lookups)
  const perDollar = rateBetween('USD', code, rates)
  if (perDollar === null) return null
  return { code, exchange: { perDollar: Number(perDollar.toPrecision(6)), date: rates.date } }
}

/** Assumed US dollars in the roadmap's currency, rounded; as they are where it is in dollars. */
export const fromDollars = (dollars: number, currency: RoadmapInput['currency']): number =>
  currency ? Number((dollars * currency.exchange.perDollar).toPrecision(DIGITS)) : dollars
