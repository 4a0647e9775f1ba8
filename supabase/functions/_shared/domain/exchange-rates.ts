import { roughDollars } from './currency.ts'
import type { LookupRecord } from './lookups.ts'

/** The value of one euro on a day, in units of each currency by its ISO 4217 code. */
export interface ReferenceRates {
  /** ISO date for which the European Central Bank published them. */
  date: string
  perEuro: Readonly<Record<string, number>>
}

/** The measure of the lookup that fetches the rates, and the id of its figures. */
export const REFERENCE_RATES = 'reference-rates'

/**
 * Euro foreign exchange reference rates of the European Central Bank as published on 6 July 2026, for reports whose
 * lookups are off or failed. Taken from the copy of the bank's `eurofxref-daily.xml` that libqalculate keeps
 * (docs/evidence.md#money-and-time).
 */
export const BUNDLED_RATES: ReferenceRates = {
  date: '2026-07-06',
  perEuro: {
    USD: 1.1415,
    JPY: 185.31,
    CZK: 24.157,
    DKK: 7.4748,
    GBP: 0.85538,
    HUF: 353.5,
    PLN: 4.2883,
    RON: 5.231,
    SEK: 11.015,
    CHF: 0.9201,
    ISK: 144,
    NOK: 11.234,
    TRY: 53.4222,
    AUD: 1.6462,
    BRL: 5.913,
    CAD: 1.6236,
    CNY: 7.7573,
    HKD: 8.9528,
    IDR: 20565.38,
    ILS: 3.4414,
    INR: 108.9035,
    KRW: 1747.72,
    MXN: 19.9586,
    MYR: 4.663,
    NZD: 2.0079,
    PHP: 70.227,
    SGD: 1.4765,
    THB: 38.04,
    ZAR: 18.5318,
  },
}

/** The rates that a report's lookups found, or those of this file if they found none. */
export function ratesOf(record: LookupRecord | null | undefined): ReferenceRates {
  const found = record?.lookups.find(
    ({ measure, outcome, figures }) =>
      measure === REFERENCE_RATES && outcome === 'measured' && figures.length > 0,
  )
  const date = found?.figures[0]?.period
  if (!found || !date) return BUNDLED_RATES
  return { date, perEuro: Object.fromEntries(found.figures.map(({ unit, value }) => [unit, value])) }
}

/**
 * The value of one unit of `from` in units of `to`, both ISO 4217 codes; null if the European Central Bank publishes no
 * rate for one of them.
 */
export function rateBetween(from: string, to: string, { perEuro }: ReferenceRates): number | null {
  if (from === to) return 1
  const [a, b] = [from, to].map((code) => (code === 'EUR' ? 1 : perEuro[code]))
  return a === undefined || b === undefined || a <= 0 ? null : b / a
}

/**
 * An amount in US dollars at dated rates. Currencies that the European Central Bank does not publish use the rounded
 * rates of `currency.ts`, which are only good for placing an amount in a band; null if that file does not list the
 * currency either.
 */
export function dollarsOf(amount: number, currency: string, rates: ReferenceRates): number | null {
  const rate = rateBetween(currency, 'USD', rates)
  return rate === null ? roughDollars(amount, currency) : amount * rate
}
