import { z } from 'zod'
import type { LookupTerms } from '../../domain/lookups.ts'
import {
  type Adapter,
  type Ask,
  type Finding,
  figure,
  formatGrouped,
  NotMeasured,
  type Question,
  quantitySchema,
  query,
  tradeCode,
} from '../adapter.ts'
import { plainText } from '../words.ts'

const DATASET = 'NM_142_1'
const UNITED_KINGDOM = 'K02000001'
/** The band that covers all sizes. */
const ALL = 0
const BANDS = { 10: '0–9', 20: '10–49', 30: '50–249', 40: '250+' }
/** More industries than any class has subclasses. */
const MOST_INDUSTRIES = 12

const codesSchema = z.object({
  structure: z.object({
    codelists: z.object({
      codelist: z
        .array(
          z.object({
            code: z
              .array(
                z.object({
                  value: z.union([z.int(), z.string().regex(/^\d+$/)]),
                  description: z.object({ value: z.string() }),
                }),
              )
              .default([]),
          }),
        )
        .default([]),
    }),
  }),
})

/** Some deployments of the service return values as text. */
const value = z
  .union([
    quantitySchema,
    z
      .string()
      .regex(/^\d{1,13}(?:\.\d+)?$/)
      .transform(Number),
  ])
  .nullable()
const countsSchema = z.object({
  obs: z.array(
    z.object({
      employment_sizeband: z.object({
        value: z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]),
      }),
      time: z.object({ description: z.string().regex(/^\d{4}$/) }),
      obs_value: z.object({ value }),
    }),
  ),
})

interface Industry {
  value: string
  /** UK SIC digits. */
  sic: string
  label: string
}

/** The industries of a code: its own entry, or its subclasses if it has none. */
async function industriesOf(ask: Ask, digits: string): Promise<Industry[]> {
  const { structure } = await ask({
    path: `/dataset/${DATASET}/industry.def.sdmx.json${query({ search: `*${digits}*` })}`,
    shown: `SIC ${digits}`,
    schema: codesSchema,
  })
  const all = (structure.codelists.codelist[0]?.code ?? []).flatMap(({ value, description }) => {
    const [, sic, label] = /^(\d{2,5})\s*:\s*(.+)$/.exec(plainText(description.value)) ?? []
    return sic && label ? [{ value: String(value), sic, label }] : []
  })
  const own = all.filter(({ sic }) => sic === digits)
  const parts = all.filter(({ sic }) => sic.length === 5 && sic.startsWith(digits))
  const found = own.length > 0 ? own.slice(0, 1) : parts
  if (found.length === 0 || found.length > MOST_INDUSTRIES)
    throw new NotMeasured('missing', `Nomis has no industry ${digits}.`)
  return found
}

async function enterprises(ask: Ask, digits: string): Promise<Finding> {
  const industries = await industriesOf(ask, digits)
  const parameters = {
    geography: UNITED_KINGDOM,
    industry: industries.map(({ value }) => value).join(),
    employment_sizeband: [ALL, ...Object.keys(BANDS)].join(),
    legal_status: 0,
    measures: 20100,
    date: 'latestMINUS4-latest',
  }
  const { obs } = await ask({
    path: `/dataset/${DATASET}.data.json${query(parameters)}`,
    shown: `SIC ${industries.map(({ sic }) => sic).join(', ')}, United Kingdom`,
    schema: countsSchema,
  })
  const years = [...new Set(obs.map(({ time }) => time.description))].sort()
  const period = years.at(-1) ?? ''
  /** Sum over all industries; null if any of them is hidden. */
  const count = (band: number, year: string): number | null => {
    const counts = obs.filter(
      ({ employment_sizeband, time }) => employment_sizeband.value === band && time.description === year,
    )
    if (counts.length < industries.length) return null
    return counts.reduce<number | null>(
      (sum, { obs_value }) => (sum === null || obs_value.value === null ? null : sum + obs_value.value),
      0,
    )
  }
  const total = count(ALL, period)
  if (total === null) throw new NotMeasured('hidden', `Nomis publishes no number for industry ${digits}.`)
  const small = count(10, period)
  const before = count(ALL, years.at(-2) ?? '')
  const label = industries.map((industry) => industry.label).join('; ')
  return {
    outcome: total === 0 ? 'measured-none' : 'measured',
    says: `In ${period}, the United Kingdom had ${formatGrouped(total)} enterprises in “${label}” (Nomis, UK Business Counts).`,
    figures: [
      figure('enterprises', 'Enterprises', total, 'enterprises', period),
      ...(small !== null && total > 0
        ? [figure('under-10-people', 'With fewer than 10 people', (100 * small) / total, 'percent', period)]
        : []),
      ...(before
        ? [figure('growth', 'Change in a year', 100 * (total / before - 1), 'percent', period)]
        : []),
    ],
    series: [
      {
        id: 'enterprises',
        label: 'Enterprises',
        unit: 'enterprises',
        points: years.map((at) => ({ at, value: count(ALL, at), partial: false })),
      },
      {
        id: 'enterprises-by-size',
        label: `Enterprises by people, ${period}`,
        unit: 'enterprises',
        points: Object.entries(BANDS).map(([band, at]) => ({
          at,
          value: count(Number(band), period),
          partial: false,
        })),
      },
    ],
    caveats: [
      'Counts only businesses registered for VAT or PAYE.',
      'Counts enterprises, not shops, each rounded to 5.',
    ],
  }
}

function questions(terms: LookupTerms): Question[] {
  if (!terms.countries.some((country) => country === 'GB')) return []
  const digits = tradeCode(terms, 'sic', 'Nomis')
  return [
    {
      measure: 'enterprises',
      question: `How many enterprises are there: SIC ${digits} in the United Kingdom?`,
      scope: 'GB',
      link: 'https://www.nomisweb.co.uk/datasets/idbrent',
      answer: (ask) => enterprises(ask, digits),
    },
  ]
}

/** UK enterprises by industry and size: the yearly snapshot of the business register. */
export const nomis: Adapter = {
  source: 'nomis',
  hosts: { main: 'https://www.nomisweb.co.uk/api/v01' },
  cacheDays: 30,
  questions,
}
