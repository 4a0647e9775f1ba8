import { firstValue } from '../domain/brief/brief.ts'
import { currencyOfCountry, NO_CURRENCY, ROUGH_RATES_OF, roughDollars } from '../domain/currency.ts'
import { rateBetween, ratesOf } from '../domain/exchange-rates.ts'
import type { Report } from '../domain/report.ts'
import type { RoadmapInput } from './engine.ts'
import { startCountry } from './start-country.ts'

/** Significant digits of an amount that was converted from an assumption. */
const DIGITS = 2

/** The currency of the founder's price, or else that of the country where they start; null if neither is known. */
export function ownCurrency(brief: Report['brief'], idea: string): string | null {
  const priced = brief && firstValue(brief, 'price')?.currency
  if (priced && priced !== NO_CURRENCY) return priced
  const start = startCountry(brief, idea)
  return start && currencyOfCountry(start.country)
}

/**
 * The currency of the founder's price, or else that of the place where they start; null for US dollars. If the European
 * Central Bank publishes no rate, the rate is a rounded one and marked as such; null if none is known.
 */
export function currencyOf(
  { brief, lookups }: Pick<Report, 'brief' | 'lookups'>,
  idea: string,
): RoadmapInput['currency'] {
  const code = ownCurrency(brief, idea)
  if (!code || code === 'USD') return null
  const rates = ratesOf(lookups)
  const perDollar = rateBetween('USD', code, rates)
  if (perDollar !== null)
    return { code, exchange: { perDollar: Number(perDollar.toPrecision(6)), date: rates.date } }
  const rough = roughDollars(1, code)
  return rough === null
    ? null
    : {
        code,
        exchange: {
          perDollar: Number((1 / rough).toPrecision(DIGITS)),
          date: ROUGH_RATES_OF,
          isRounded: true,
        },
      }
}

/** Assumed US dollars in the roadmap's currency, rounded; unchanged if the roadmap is in dollars. */
export const fromDollars = (dollars: number, currency: RoadmapInput['currency']): number =>
  currency ? Number((dollars * currency.exchange.perDollar).toPrecision(DIGITS)) : dollars
