import { z } from 'zod'
import type { LookupTerms } from '../../domain/lookups.ts'
import {
  type Adapter,
  type Ask,
  countryName,
  type Finding,
  figure,
  grouped,
  NotMeasured,
  type Question,
  quantitySchema,
  query,
} from '../adapter.ts'

const INDICATORS = [
  { id: 'population', code: 'SP.POP.TOTL', label: 'Population', unit: 'people' },
  { id: 'internet-users', code: 'IT.NET.USER.ZS', label: 'People who use the internet', unit: 'percent' },
] as const
type Indicator = (typeof INDICATORS)[number]

/** Errors come with status 200 and one element, so that they do not fit. The second part is null without data. */
const answerSchema = z.tuple([
  z.object({ total: z.number() }),
  z
    .array(
      z.object({
        indicator: z.object({ id: z.string() }),
        country: z.object({ id: z.string() }),
        date: z.string().regex(/^\d{4}$/),
        value: quantitySchema.nullable(),
      }),
    )
    .nullable(),
])

const worldBankCode = (country: string) => (country === 'EU' ? 'EUU' : country)

async function indicator(
  ask: Ask,
  { id, code, label, unit }: Indicator,
  countries: string[],
): Promise<Finding> {
  const [, rows] = await ask({
    path: `/country/${countries.map(worldBankCode).join(';')}/indicator/${code}${query({ format: 'json', mrnev: 1, per_page: 100 })}`,
    shown: `${code}: ${countries.join(', ')}`,
    schema: answerSchema,
  })
  // The European Union's two-letter code is EU in answers, whichever code was asked with.
  const known = countries.flatMap((country) => {
    const row = (rows ?? []).find((each) => each.indicator.id === code && each.country.id === country)
    return row && row.value !== null ? [{ name: countryName(country), date: row.date, value: row.value }] : []
  })
  if (known.length === 0)
    throw new NotMeasured('hidden', `The World Bank has no value for ${code} in this place.`)
  const percent = unit === 'percent' ? '%' : ''
  return {
    outcome: 'measured',
    says: `${label}: ${known.map(({ name, date, value }) => `${name} ${grouped(value)}${percent} (${date})`).join(', ')} (World Bank).`,
    figures: known.map(({ name, date, value }) => figure(id, `${label}, ${name}`, value, unit, date)),
    caveats: ['Context only: it says nothing about this market.'],
  }
}

/** Population and internet use of the place. */
export const worldBank: Adapter = {
  source: 'worldbank',
  hosts: { main: 'https://api.worldbank.org/v2' },
  cacheDays: 30,
  questions: ({ countries }: LookupTerms): Question[] =>
    countries.length === 0
      ? []
      : INDICATORS.map((each) => ({
          measure: each.id,
          question: `${each.label}: ${countries.map(countryName).join(', ')}?`,
          scope: countries.join(', '),
          link: `https://data.worldbank.org/indicator/${each.code}?locations=${countries.map(worldBankCode).join('-')}`,
          answer: (ask) => indicator(ask, each, countries),
        })),
}

const rateSchema = z.object({
  date: z.iso.date(),
  base: z.string(),
  quote: z.string(),
  rate: quantitySchema.positive(),
})

async function rate(ask: Ask, from: string, to: string): Promise<Finding> {
  const answer = await ask({
    path: `/v2/rate/${from}/${to}${query({ providers: 'ECB' })}`,
    shown: `${from} to ${to}`,
    schema: rateSchema,
  })
  if (answer.base !== from || answer.quote !== to)
    throw new NotMeasured('unreadable', 'Frankfurter returned a different currency.')
  return {
    outcome: 'measured',
    says: `On ${answer.date}, 1 ${from} was ${answer.rate} ${to} (European Central Bank).`,
    figures: [figure('exchange-rate', `1 ${from} in ${to}`, answer.rate, to, answer.date)],
    caveats: ['Used only to convert amounts.'],
  }
}

/** Rates from the currencies of official counts to the founder's. */
export const frankfurter: Adapter = {
  source: 'frankfurter',
  hosts: { main: 'https://api.frankfurter.dev' },
  cacheDays: 1,
  questions: ({ currency, countries }: LookupTerms): Question[] => {
    if (!currency) return []
    const counted = countries.map((country) => (country === 'US' ? 'USD' : 'EUR'))
    return [...new Set(counted)]
      .filter((from) => from !== currency)
      .map((from) => ({
        measure: 'exchange-rate',
        question: `What is 1 ${from} in ${currency}?`,
        link: `https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html`,
        answer: (ask: Ask) => rate(ask, from, currency),
      }))
  },
}
