import { z } from 'zod'
import { REFERENCE_RATES } from '../../domain/exchange-rates.ts'
import type { LookupTerms } from '../../domain/lookups.ts'
import {
  type Adapter,
  type Ask,
  countryName,
  type Finding,
  figure,
  formatGrouped,
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

/** Errors come with status 200 and a single element, so they do not match. The second element is null without data. */
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
  // In answers, the European Union's two-letter code is always EU, whichever code was requested.
  const known = countries.flatMap((country) => {
    const row = (rows ?? []).find((each) => each.indicator.id === code && each.country.id === country)
    return row && row.value !== null ? [{ name: countryName(country), date: row.date, value: row.value }] : []
  })
  if (known.length === 0)
    throw new NotMeasured('hidden', `The World Bank has no value for ${code} in this place.`)
  const percent = unit === 'percent' ? '%' : ''
  return {
    outcome: 'measured',
    says: `${label}: ${known.map(({ name, date, value }) => `${name} ${formatGrouped(value)}${percent} (${date})`).join(', ')} (World Bank).`,
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

/**
 * The European Central Bank's own file: `<Cube time='…'>` around `<Cube currency='…' rate='…'/>`, the value of one euro
 * in each currency.
 */
const ratesSchema = z.object({
  elements: z.array(z.object({ name: z.string(), attributes: z.record(z.string(), z.string()) })),
})
const cubeSchema = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  rate: z.coerce.number().positive().max(1e6),
})
const SHOWN = ['USD', 'GBP', 'CHF', 'JPY']

async function referenceRates(ask: Ask): Promise<Finding> {
  const { elements } = await ask({
    path: '/stats/eurofxref/eurofxref-daily.xml',
    shown: 'Euro reference rates of today',
    format: 'xml',
    schema: ratesSchema,
    keep: ({ elements }) => ({ elements: elements.filter(({ name }) => name === 'Cube') }),
  })
  const cubes = elements.filter(({ name }) => name === 'Cube').map(({ attributes }) => attributes)
  const { data: date } = z.iso.date().safeParse(cubes.find(({ time }) => time)?.time)
  const rates = cubes.flatMap((cube) => cubeSchema.safeParse(cube).data ?? [])
  if (!date || !rates.some(({ currency }) => currency === 'USD'))
    throw new NotMeasured(
      'unreadable',
      'The European Central Bank answered in a format other than the documented one.',
    )
  const named = rates.filter(({ currency }) => SHOWN.includes(currency))
  return {
    outcome: 'measured',
    says: `On ${date}, 1 EUR was ${named.map(({ currency, rate }) => `${rate} ${currency}`).join(', ')} (European Central Bank).`,
    figures: rates.map(({ currency, rate }) =>
      figure('per-euro', `1 EUR in ${currency}`, rate, currency, date),
    ),
    caveats: ['Used only to convert amounts.'],
  }
}

/** Reference rates for prices in other currencies. All founders share one file, so nothing about the idea is sent. */
export const ecb: Adapter = {
  source: 'ecb',
  hosts: { main: 'https://www.ecb.europa.eu' },
  cacheDays: 1,
  questions: ({ article: _, ...terms }: LookupTerms): Question[] =>
    Object.values(terms).every((term) => term === null || (Array.isArray(term) && term.length === 0))
      ? []
      : [
          {
            measure: REFERENCE_RATES,
            question: 'What are the euro reference rates?',
            link: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
            answer: referenceRates,
          },
        ],
}
