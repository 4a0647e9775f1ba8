import { state } from '@domain/basis'
import { BUNDLED_RATES, dollarsOf, rateBetween } from '@domain/exchange-rates'
import { reportMarkdown } from '@domain/report-markdown'
import { dollarsPerYear, withRate, yearlyAmount, yearlyPriceText } from '@domain/yearly-price'
import { describe, expect, it } from 'vitest'
import { quotedPrice } from '../../supabase/functions/_shared/ai/sections/quoted-price'
import { competitorWith, withMarket } from '../domain/scorecard/given'

const from = (text: string, quote: string, host = 'vendor.example') => quotedPrice(text, [{ quote, host }])

describe('a price a year', () => {
  it.each([
    ['$29 a month', 'Starter costs $29 per month.', 348, 'USD'],
    ['$29/mo', 'Pro: $29/mo', 348, 'USD'],
    ['£49 per month, billed yearly', 'WrenchLog costs £49 per month when billed yearly', 588, 'GBP'],
    ['49 € im Monat', 'Der Tarif kostet 49 € pro Monat.', 588, 'EUR'],
    ['15 € par semaine', 'Abonnement : 15 € par semaine', 780, 'EUR'],
    ['39 euros al mes', 'El programa cuesta 39 euros al mes', 468, 'EUR'],
    ['$240 a year', 'It costs $240 a year.', 240, 'USD'],
    ['€90 a quarter', 'Members pay €90 per quarter.', 360, 'EUR'],
    ['A$55 a month', 'Plans begin at A$55 per month', 660, 'AUD'],
  ])('of %s follows from the quotation', (text, quote, year, currency) => {
    const price = from(text, quote)
    expect(price).toMatchObject({ currency })
    expect(price && yearlyAmount(price)).toBe(year)
  })

  it('is that of the cheapest plan of those named', () => {
    const quote = 'Starter $19 per month, Pro $49 per month, Chain $99 per month'
    expect(from('$19, $49 or $99 a month', quote)).toMatchObject({ quoted: 19 })
    expect(from('Pro at $49 a month', quote)).toMatchObject({ quoted: 49 })
  })

  it('names what one price is for', () => {
    expect(from('$12 per user and month', 'It is $12 per user per month')).toMatchObject({ each: 'user' })
  })

  it('is zero for what is free', () => {
    expect(from('Free', 'The app is free for shops.')).toMatchObject({ quoted: 0 })
    expect(from('Free trial', 'Start your free trial today')).toBeNull()
  })

  it.each([
    ['no period is quoted', '$29 a month', 'Starter costs $29.'],
    ['the quotation has another amount', '$29 a month', 'Starter costs $39 per month.'],
    ['it is paid once', '$299 once', 'A one-time payment of $299, updates for a year'],
    ['it is paid by the hour', '$40 an hour', 'We charge $40 per hour.'],
    ['the currencies differ', '$10 or €9 a month', 'Pay $10 per month or €9 per month'],
    ['the currency is one of several', '10 pesos al mes', 'Cuesta 10 pesos al mes'],
  ])('is not worked out where %s', (_, text, quote) => {
    expect(from(text, quote)).toBeNull()
  })

  it('takes no Canadian dollar for another', () => {
    expect(from('$29 a month', 'It is $29 per month', 'shop.example.ca')).toBeNull()
  })
})

describe('the calculation', () => {
  const rates = { date: '2026-11-20', perEuro: { USD: 1.25, GBP: 0.8 } }

  it('names rate and date', () => {
    const price = withRate({ quoted: 49, currency: 'GBP', period: 'month', each: null }, rates)
    expect(dollarsPerYear(price)).toBe(918.75)
    expect(yearlyPriceText(price)).toBe(
      '£49 a month × 12 = £588 a year × 1.5625 = about $918.75 (ECB reference rate of Nov 20, 2026)',
    )
  })

  it('converts nothing that is in dollars already', () => {
    const price = withRate({ quoted: 29, currency: 'USD', period: 'month', each: 'user' }, rates)
    expect(yearlyPriceText(price)).toBe('$29 a month × 12 = $348 a year for each user')
  })

  it('abstains where there is no rate', () => {
    const price = withRate({ quoted: 5000, currency: 'NGN', period: 'month', each: null }, rates)
    expect(dollarsPerYear(price)).toBeNull()
    expect(yearlyPriceText(price)).toBe(
      '₦5,000 a month × 12 = ₦60,000 a year; not converted, because the ECB publishes no rate for it',
    )
  })
})

it('stands in the export with rate and date', () => {
  const yearly = withRate(
    { quoted: 49, currency: 'GBP', period: 'month', each: null },
    { date: '2026-11-20', perEuro: { USD: 1.25, GBP: 0.8 } },
  )
  const price = { text: state('£49 a month', 'source', ['s1']), dollarsPerYear: 918.75, yearly }
  const text = reportMarkdown({
    title: 'T',
    idea: 'I',
    createdAt: '2026-11-20',
    engine: null,
    report: withMarket({ competitors: [competitorWith({ price })] }),
    plan: null,
  })
  expect(text).toContain(`Price a year: ${yearlyPriceText(yearly)}`)
})

describe('reference rates', () => {
  it('are bundled with their date, one euro in each currency', () => {
    expect(BUNDLED_RATES.date).toBe('2026-07-06')
    expect(rateBetween('EUR', 'USD', BUNDLED_RATES)).toBe(1.1415)
    expect(rateBetween('USD', 'EUR', BUNDLED_RATES)).toBeCloseTo(0.87604, 5)
    expect(rateBetween('GBP', 'USD', BUNDLED_RATES)).toBeCloseTo(1.33449, 5)
  })

  it('say nothing of a currency that the bank does not publish', () => {
    expect(rateBetween('NGN', 'USD', BUNDLED_RATES)).toBeNull()
    expect(dollarsOf(1_000_000, 'NGN', BUNDLED_RATES)).toBeCloseTo(700)
    expect(dollarsOf(100, 'XXX', BUNDLED_RATES)).toBeNull()
  })
})
