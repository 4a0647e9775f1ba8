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
  tradeCode,
} from '../adapter.ts'

const count = z.string().regex(/^\d{1,13}(?:\.\d+)?$/)
const change = z.string().regex(/^-?\d{1,13}(?:\.\d+)?$/)
/** The columns that we use, of 38; all are text. */
const rowsSchema = z
  .array(
    z.object({
      area_fips: z.string(),
      own_code: z.string(),
      industry_code: z.string(),
      size_code: z.string(),
      year: z.string().regex(/^\d{4}$/),
      disclosure_code: z.string(),
      annual_avg_estabs: count,
      annual_avg_emplvl: count,
      avg_annual_pay: count,
      oty_annual_avg_estabs_chg: change,
      oty_annual_avg_estabs_pct_chg: change,
    }),
  )
  .min(1)
type Row = z.infer<typeof rowsSchema>[number]

const PRIVATE = '5'
/** The figures of a year are published at the end of the following August. */
const PUBLISHED_MONTH = 8
const FINEST = 6

const isWanted = ({ area_fips, own_code, size_code }: Row) =>
  area_fips === 'US000' && own_code === PRIVATE && size_code === '0'

/** Fetches all national industries, so that no code is sent and one answer serves every founder. */
async function nationalRows(ask: Ask, today: Date): Promise<Row[]> {
  const newest = today.getUTCFullYear() - (today.getUTCMonth() >= PUBLISHED_MONTH ? 1 : 2)
  const asked = (year: number) =>
    ask({
      path: `/${year}/a/area/US000.csv`,
      shown: `all industries, ${year}`,
      format: 'csv',
      schema: rowsSchema,
      keep: (rows) => rows.filter(isWanted),
    })
  const rows = await asked(newest).catch((error: unknown) => {
    if (error instanceof NotMeasured && error.cause === 'missing') return asked(newest - 1)
    throw error
  })
  return rows.filter(isWanted)
}

function establishments(rows: Row[], naics: string, label: string): Finding {
  const levels = Array.from({ length: FINEST }, (_, cut) => naics.slice(0, naics.length - cut)).filter(
    (code) => code.length > 1,
  )
  const row = levels
    .flatMap((code) => rows.filter(({ industry_code }) => isIndustry(industry_code, code)))
    .at(0)
  if (!row) throw new NotMeasured('missing', `QCEW has no industry ${naics}.`)
  const year = row.year
  const value = Number(row.annual_avg_estabs)
  const before = value - Number(row.oty_annual_avg_estabs_chg)
  const hidden = row.disclosure_code === 'N'
  const industry = row.industry_code === naics ? `“${label}” (NAICS ${naics})` : `NAICS ${row.industry_code}`
  const figures = [figure('establishments', 'Establishments', value, 'establishments', year)]
  if (before > 0)
    figures.push(
      figure('growth', 'Change in a year', Number(row.oty_annual_avg_estabs_pct_chg), 'percent', year),
    )
  // Where there are few employers, jobs and pay are hidden as zeros; the number of establishments is not.
  if (!hidden)
    figures.push(
      figure('people', 'People employed', Number(row.annual_avg_emplvl), 'people', year),
      figure('mean-pay', 'Mean annual pay', Number(row.avg_annual_pay), 'USD', year),
    )
  return {
    outcome: value === 0 ? 'measured-none' : 'measured',
    says: `In ${year}, the United States had ${formatGrouped(value)} private establishments with employees in ${industry} (BLS, QCEW).`,
    figures,
    series: [
      {
        id: 'establishments',
        label: 'Establishments',
        unit: 'establishments',
        points: [
          { at: String(Number(year) - 1), value: before, partial: false },
          { at: year, value, partial: false },
        ],
      },
    ],
    caveats: [
      'Counts employers only: businesses without employees are missing.',
      'Counts establishments: a company with three shops counts three times.',
      ...(row.industry_code === naics ? [] : [`Counts all of NAICS ${row.industry_code}, which is broader.`]),
    ],
  }
}

/** Sectors are published in ranges: 44-45 is retail. */
function isIndustry(published: string, code: string): boolean {
  const [first = '', last] = published.split('-')
  return published === code || (last !== undefined && code.length === 2 && code >= first && code <= last)
}

function questions(terms: LookupTerms, today: Date): Question[] {
  if (!terms.countries.some((country) => country === 'US')) return []
  const naics = tradeCode(terms, 'naics', 'QCEW')
  const label = terms.trade?.label ?? naics
  return [
    {
      measure: 'establishments',
      question: `How many establishments are there: NAICS ${naics} in the United States?`,
      scope: 'US',
      link: 'https://data.bls.gov/cew/apps/data_views/data_views.htm#tab=Tables',
      answer: async (ask) => establishments(await nationalRows(ask, today), naics, label),
    },
  ]
}

/** US establishments, jobs and pay by industry: the Quarterly Census of Employment and Wages. */
export const qcew: Adapter = {
  source: 'qcew',
  hosts: { main: 'https://data.bls.gov/cew/data/api' },
  cacheDays: 30,
  questions,
}
