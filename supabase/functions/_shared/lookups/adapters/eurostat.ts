import type { LookupFigure, LookupTerms } from '../../domain/lookups.ts'
import {
  type Adapter,
  type Ask,
  countryInText,
  type Finding,
  figure,
  formatGrouped,
  NotMeasured,
  type Question,
  query,
  tradeCode,
} from '../adapter.ts'
import { plainText } from '../words.ts'
import { type Cell, datasetSchema, listCells } from './json-stat.ts'

/** The EU, the EEA and Switzerland by ISO code; Eurostat's own codes where they differ. */
const GEO = Object.fromEntries([
  ...'AT BE BG CH CY CZ DE DK EE ES FI FR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'
    .split(' ')
    .map((country) => [country, country]),
  ['GR', 'EL'],
  ['EU', 'EU27_2020'],
])
const SIZES = ['0_1', '2-9', '0-9', '10-19', '20-49', '50-249', 'GE250']
const STATUS: Record<string, string> = { p: 'provisional', e: 'estimated', b: 'break in the series' }
const CAVEATS = [
  'Counts enterprises, not shops: one enterprise may have several.',
  'Counts each enterprise by its main activity only.',
]

/** One bad code fails the whole call, so a class that a table does not have is retried one level higher. */
function refusal(status: number, body: string): NotMeasured | null {
  if ((status !== 400 && status !== 404) || !/INVALID_QUERY_DIMENSION_VALUE|"id"\s*:\s*100\b/.test(body))
    return null
  return new NotMeasured('missing', 'Eurostat does not publish this activity in this table.')
}

interface Table {
  dataset: string
  indicators: readonly string[]
  /** Digits of the finest NACE level in the table. */
  digits: number
}

interface Answer {
  cells: Cell[]
  /** The activity's official label. */
  label: string
  /** Set if the table only has the activity combined with others. */
  wider: string | null
}

const linkOf = (dataset: string) =>
  `https://ec.europa.eu/eurostat/databrowser/view/${dataset}/default/table?lang=en`

/** The last five years at the finest level that has any value; tries at most two levels. */
async function askTable(ask: Ask, { dataset, indicators, digits }: Table, nace: string, country: string) {
  const levels = [4, 3, 2].filter((level) => level <= Math.min(digits, nace.length - 1)).slice(0, 2)
  let exists = false
  for (const level of levels) {
    const code = nace.slice(0, level + 1)
    const parameters = { format: 'JSON', lang: 'EN', nace_r2: code, indic_sbs: indicators }
    const found = await ask({
      path: `/${dataset}${query({ ...parameters, geo: GEO[country] ?? '', lastTimePeriod: 5 })}`,
      shown: `${code}, ${GEO[country]}`,
      schema: datasetSchema,
      refusal,
    }).catch((error: unknown) => {
      if (error instanceof NotMeasured && error.cause === 'missing') return null
      throw error
    })
    if (!found) continue
    exists = true
    const all = listCells(found).filter(
      ({ at }) => at.nace_r2 === code && at.geo === GEO[country] && /^\d{4}$/.test(at.time ?? ''),
    )
    if (!all.some(({ value }) => value !== null)) continue
    const label = plainText(found.dimension.nace_r2?.category.label[code] ?? '') || code
    const wider = level < nace.length - 1 ? `Eurostat publishes this only for all of “${label}”.` : null
    return { cells: all, label, wider } satisfies Answer
  }
  throw new NotMeasured(
    exists ? 'hidden' : 'missing',
    `Eurostat publishes no figure for this activity in ${countryInText(country)}.`,
  )
}

const noteOf = (status: string | null) =>
  status && [...status].flatMap((mark) => STATUS[mark] ?? []).join(', ')

/** The values of an indicator by year, oldest first. */
function byYear(all: Cell[], indicator: string): Cell[] {
  return all
    .filter(({ at }) => at.indic_sbs === indicator)
    .sort((a, b) => (a.at.time ?? '').localeCompare(b.at.time ?? ''))
}

/** Whether a cell is the total over a dimension that not every table has. */
const isTotal = ({ at }: Cell, dimension: string) => (at[dimension] ?? 'TOTAL') === 'TOTAL'
const latestOf = (years: Cell[]) => years.findLast(({ value }) => value !== null)
const series = (id: string, label: string, years: Cell[]) => ({
  id,
  label,
  unit: 'enterprises',
  points: years.map(({ at, value }) => ({ at: at.time ?? '', value, partial: false })),
})

function enterprises({ cells: all, label, wider }: Answer, country: string): Finding {
  const years = byYear(all, 'ENT_NR')
  const latest = latestOf(years)
  if (!latest || latest.value === null)
    throw new NotMeasured('hidden', `Eurostat keeps the number of enterprises in “${label}” confidential.`)
  const { value } = latest
  const year = latest.at.time ?? ''
  const note = noteOf(latest.status)
  const inYear = (indicator: string) =>
    byYear(all, indicator).find(({ at }) => at.time === year)?.value ?? null
  const people = inYear('EMP_NR')
  const turnover = inYear('NETTUR_MEUR')
  const before = years[years.indexOf(latest) - 1]
  const consecutive = Number(before?.at.time) === Number(year) - 1
  const steady = consecutive && !latest.status?.includes('b') && before?.value
  const figures: LookupFigure[] = [figure('enterprises', 'Enterprises', value, 'enterprises', year, note)]
  if (people !== null) figures.push(figure('people', 'People employed', people, 'people', year, note))
  if (turnover !== null && value > 0)
    figures.push(
      figure('mean-turnover', 'Mean turnover', Math.round((turnover * 1e6) / value), 'EUR', year, note),
    )
  if (steady)
    figures.push(figure('growth', 'Change in a year', 100 * (value / steady - 1), 'percent', year, note))
  return {
    outcome: value === 0 ? 'measured-none' : 'measured',
    says: `In ${year}, ${countryInText(country)} had ${formatGrouped(value)} enterprises in “${label}” (Eurostat, sbs_ovw_act${note ? `, ${note}` : ''}).`,
    figures,
    series: [series('enterprises', 'Enterprises', years)],
    caveats: [...(wider ? [wider] : []), ...CAVEATS],
  }
}

function sizes({ cells: all, label, wider }: Answer, country: string): Finding {
  const year = all
    .flatMap(({ at, value }) => (value === null ? [] : (at.time ?? [])))
    .sort()
    .at(-1)
  const ofYear = all.filter(({ at }) => at.time === year && at.indic_sbs === 'ENT_NR')
  const inClass = (size: string) => ofYear.find(({ at }) => at.size_emp === size)?.value ?? null
  // The class 0 to 9 is the sum of two other classes where those are published.
  const split = inClass('0_1') !== null && inClass('2-9') !== null
  const shown = SIZES.filter((size) => (split ? size !== '0-9' : size !== '0_1' && size !== '2-9'))
  const points = shown.map((size) => ({ at: peopleOf(size), value: inClass(size), partial: false }))
  if (points.every(({ value }) => value === null))
    throw new NotMeasured('hidden', `Eurostat publishes no size classes for “${label}”.`)
  const total = inClass('TOTAL')
  const small = split ? (inClass('0_1') ?? 0) + (inClass('2-9') ?? 0) : inClass('0-9')
  const share = total && small !== null ? (100 * small) / total : null
  return {
    outcome: 'measured',
    ...(share !== null && {
      says: `In ${year}, ${formatGrouped(share)}% of the enterprises in “${label}” in ${countryInText(country)} had fewer than 10 people (Eurostat, sbs_sc_ovw).`,
      figures: [figure('under-10-people', 'With fewer than 10 people', share, 'percent', year ?? null)],
    }),
    series: [
      { id: 'enterprises-by-size', label: `Enterprises by people, ${year}`, unit: 'enterprises', points },
    ],
    caveats: [...(wider ? [wider] : []), ...CAVEATS],
  }
}

const peopleOf = (size: string) => (size === 'GE250' ? '250+' : size.replace(/[_-]/, '–'))

function births({ cells: every, label, wider }: Answer, country: string): Finding {
  const all = every.filter((cell) => isTotal(cell, 'sizeclas') && isTotal(cell, 'age'))
  const born = byYear(all, 'ENT_BRTH_NR')
  const died = byYear(all, 'ENT_DTH_NR')
  const newest = latestOf(born)
  if (!newest || newest.value === null)
    throw new NotMeasured('hidden', `Eurostat publishes no births of enterprises in “${label}”.`)
  const year = newest.at.time ?? ''
  const rate = byYear(all, 'ENT_BRTHR_PC').find(({ at }) => at.time === year)?.value ?? null
  const lost = latestOf(died)
  const figures = [
    figure('births', 'Enterprises founded', newest.value, 'enterprises', year, noteOf(newest.status)),
  ]
  if (rate !== null) figures.push(figure('birth-rate', 'Founded, of all', rate, 'percent', year))
  if (lost && lost.value !== null)
    figures.push(
      figure('deaths', 'Enterprises closed', lost.value, 'enterprises', lost.at.time, noteOf(lost.status)),
    )
  return {
    outcome: newest.value === 0 ? 'measured-none' : 'measured',
    says: `In ${year}, ${formatGrouped(newest.value)} enterprises in “${label}” were founded in ${countryInText(country)} (Eurostat, bd_size).`,
    figures,
    series: [series('births', 'Founded', born), series('deaths', 'Closed', died)].filter(
      ({ points }) => points.length > 0,
    ),
    caveats: wider ? [wider] : [],
  }
}

const TABLES: (Table & {
  measure: string
  asks: string
  read: (answer: Answer, country: string) => Finding
})[] = [
  {
    measure: 'enterprises',
    asks: 'How many enterprises are there',
    dataset: 'sbs_ovw_act',
    indicators: ['ENT_NR', 'EMP_NR', 'NETTUR_MEUR'],
    digits: 4,
    read: enterprises,
  },
  {
    measure: 'enterprises-by-size',
    asks: 'How large are they',
    dataset: 'sbs_sc_ovw',
    indicators: ['ENT_NR'],
    digits: 3,
    read: sizes,
  },
  {
    measure: 'births',
    asks: 'How many are founded and closed',
    dataset: 'bd_size',
    indicators: ['ENT_BRTH_NR', 'ENT_DTH_NR', 'ENT_BRTHR_PC'],
    digits: 3,
    read: births,
  },
]

function questions(terms: LookupTerms): Question[] {
  const european = terms.countries.filter((country) => country in GEO)
  if (european.length === 0) return []
  const nace = tradeCode(terms, 'nace', 'Eurostat')
  // Asks for the number of enterprises in every country before any detail.
  return TABLES.flatMap(({ measure, asks, read, ...table }) =>
    european.map((country) => ({
      measure,
      question: `${asks}: ${nace} in ${countryInText(country)}?`,
      scope: country,
      link: linkOf(table.dataset),
      answer: async (ask: Ask) => read(await askTable(ask, table, nace, country), country),
    })),
  )
}

/** Enterprises by activity and size, births and deaths in the EU and EFTA. */
export const eurostat: Adapter = {
  source: 'eurostat',
  hosts: { main: 'https://ec.europa.eu/eurostat/api/dissemination/statistics/1.0/data' },
  cacheDays: 30,
  questions,
}
