import type { LookupFigure, LookupItem, LookupSeries } from '../../domain/lookups.ts'
import { type Finding, figure, formatGrouped } from '../adapter.ts'
import { isAboutProduct, judge, median } from '../words.ts'

const LISTED = 20
const MONTHS = 12
const CAVEAT =
  'Contracts of every size and length, including framework agreements: the median says more than any total.'

const WIDE =
  'Counts all that public buyers need of this kind, whatever it is for, so it does not enter the score.'

/** A notice or an award from any of the three sources. */
export interface Tender extends LookupItem {
  value: number | null
  currency: string
}

/** The first day of the twelve months examined. */
export const startOfPeriod = (today: Date) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS, today.getUTCDate()))
    .toISOString()
    .slice(0, 10)
/** The day of an ISO date or time; null for anything else. */
export const dayOf = (text: string | null | undefined): string | null =>
  /^\d{4}-\d\d-\d\d/.exec(text ?? '')?.[0] ?? null

const quarterOf = (day: string) => `${day.slice(0, 4)} Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/** Notices by quarter; the first and the last quarter are incomplete. */
function byQuarter(tenders: Tender[]): LookupSeries[] {
  const quarters = tenders.flatMap(({ date }) => (date ? [quarterOf(date)] : [])).sort()
  const names = [...new Set(quarters)]
  if (names.length < 2) return []
  const points = names.map((at, index) => ({
    at,
    value: quarters.filter((quarter) => quarter === at).length,
    partial: index === 0 || index === names.length - 1,
  }))
  return [{ id: 'notices', label: 'Notices by quarter', unit: 'notices', points }]
}

/** The median in the most common currency; nothing is converted. */
function medianValue(tenders: Tender[]): LookupFigure[] {
  const valued = tenders.filter(({ value }) => value !== null && value > 0)
  const currencies = [...new Set(valued.map(({ currency }) => currency))]
  const most = currencies
    .map((currency) => valued.filter((tender) => tender.currency === currency))
    .sort((a, b) => b.length - a.length)[0]
  const middle = most && median(most.map(({ value }) => value ?? 0))
  if (!most?.[0] || !middle) return []
  return [
    figure('median-value', 'Median value', middle, most[0].currency, null, `${most.length} with a value`),
  ]
}

interface Found {
  tenders: Tender[]
  /** Number of all matches, listed or not; null if the source does not say. */
  total: number | null
  /** The words that were searched for; null for a code, whose results need no judging. */
  term: string | null
  /** Whether the search covers far more than the product, such as a whole division of software. */
  wide?: boolean
  /** 'notices of public buyers in Germany mention …' */
  what: string
  period: string
}

/** The finding from the notices of a search. */
export function finding({ tenders, total, term, wide = false, what, period }: Found): Finding {
  const about = isAboutProduct(term ?? '')
  const judgment =
    term !== null
      ? judge(tenders, ({ title }) => about(title), term)
      : { outcome: tenders.length > 0 ? ('measured' as const) : ('measured-none' as const), relevance: null }
  const matching = term === null ? tenders : tenders.filter(({ title }) => about(title))
  const items = matching.slice(0, LISTED).map(({ value, currency, ...item }) => ({
    ...item,
    // Zero means that no value was given, and less than zero that a contract was reduced.
    facts: value === null || value <= 0 ? item.facts : { ...item.facts, value, currency },
  }))
  if (judgment.outcome === 'ambiguous') return { ...judgment, items }
  const count = total ?? tenders.length
  const [middle] = medianValue(matching)
  return {
    ...judgment,
    says: `${total === null && count > 0 ? 'At least ' : ''}${count === 0 ? 'No' : formatGrouped(count)} ${what}${
      middle
        ? `; the median value is ${formatGrouped(Math.round(middle.value))} ${middle.unit} (${middle.note})`
        : ''
    }.`,
    figures: [
      figure(
        wide ? 'division-notices' : 'notices',
        'Notices',
        count,
        'notices',
        period,
        total === null && count > 0 ? 'at least' : null,
      ),
      ...(middle ? [middle] : []),
    ],
    series: count === tenders.length ? byQuarter(matching) : [],
    items,
    caveats: [...(wide ? [WIDE] : []), CAVEAT],
  }
}
