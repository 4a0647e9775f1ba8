import { state } from './basis.ts'
import type { Citation } from './citation.ts'
import { formatAmount, formatCount } from './figures.ts'
import {
  LOOKUP_SOURCES,
  type Lookup,
  type LookupItem,
  type LookupOutcome,
  type LookupRecord,
} from './lookups.ts'
import type { Competitor, Report } from './report.ts'

/*
 * Turns lookups into evidence of a report: each lookup with a result is a citation with its own id ('l3'), separate
 * from the numbers of cited pages. A newer round replaces the record, the citations and everything computed from them
 * together.
 */

/** Lookups that may be used: those with outcome `measured` or `measured-none`. Ambiguous ones are shown but not used. */
export const measuredIn = (record: LookupRecord | null | undefined): Lookup[] =>
  (record?.lookups ?? []).filter(({ outcome }) => outcome === 'measured' || outcome === 'measured-none')

const FROM_SOURCE = 'The source gave these figures itself.'

/** Questions name countries themselves, so 'FR' adds nothing. */
const COUNTRIES = /^[A-Z]{2}(?:, [A-Z]{2})*$/

const citationOf = ({ id, source, question, link, says, retrievedAt, scope, caveats }: Lookup): Citation => ({
  id,
  title: `${question}${scope && !COUNTRIES.test(scope) && !question.includes(scope) ? ` (${scope})` : ''}`,
  source: LOOKUP_SOURCES[source].name,
  url: link,
  date: retrievedAt?.slice(0, 10) ?? null,
  relevance: null,
  relevance_text: caveats.length > 0 ? caveats.join(' ') : null,
  snippet: says,
  quote: null,
  topic: null,
  firstHand: false,
  check: { status: 'from_source', at: retrievedAt, reason: FROM_SOURCE },
})

/** The citations of the lookups, in the order of the record. */
export const citationsOfLookups = (record: LookupRecord | null | undefined): Citation[] =>
  measuredIn(record).map(citationOf)

/** Measures that count the businesses of a trade, and the figure that contains the count. */
const COUNTS: readonly { measure: string; figure: string }[] = [
  { measure: 'enterprises', figure: 'enterprises' },
  { measure: 'establishments', figure: 'establishments' },
]

/** A public source's count of such businesses. */
export interface OfficialCount {
  value: number
  /** 'enterprises', 'establishments'. */
  unit: string
  /** The year or month of the count. */
  period: string | null
  /** ISO code of the country that was counted. */
  country: string | null
  /** Name of the source. */
  source: string
  /** A sentence about the count, and its limits. */
  says: string
  caveats: string[]
  link: string
  /** Id of its citation. */
  citation: string
}

/** The official counts of the trade, the first country first; empty if no source counts it. */
export const officialCounts = (record: LookupRecord | null | undefined): OfficialCount[] =>
  measuredIn(record)
    .flatMap((lookup): OfficialCount[] => {
      const counted = COUNTS.find(({ measure }) => measure === lookup.measure)
      const figure = lookup.figures.find(({ id }) => id === counted?.figure)
      if (!figure || figure.value <= 0) return []
      return [
        {
          value: figure.value,
          unit: figure.unit,
          period: figure.period,
          country: lookup.scope,
          source: LOOKUP_SOURCES[lookup.source].name,
          says: lookup.says ?? lookup.question,
          caveats: lookup.caveats,
          link: lookup.link,
          citation: lookup.id,
        },
      ]
    })
    .toSorted((a, b) => rankIn(record, a) - rankIn(record, b))

function rankIn(record: LookupRecord | null | undefined, { country }: OfficialCount): number {
  const rank = (record?.terms.countries ?? []).map(String).indexOf(country ?? '')
  return rank === -1 ? Number.POSITIVE_INFINITY : rank
}

/** Measures whose items are products that a founder competes with. */
const RIVALS = new Set(['apps', 'projects'])
const MOST_RIVALS = 8

const numberOf = (fact: LookupItem['facts'][string] | undefined): number | null =>
  typeof fact === 'number' ? fact : null

/** '1,200 ratings, 4.5 of 5, updated 2026-06-01'. */
function knownFrom({ facts }: LookupItem): string {
  const { updated, license, description } = facts
  const ratings = numberOf(facts.ratings)
  const rating = numberOf(facts.rating)
  const stars = numberOf(facts.stars)
  return [
    description,
    ratings !== null && `${formatCount(ratings)} ${ratings === 1 ? 'rating' : 'ratings'}`,
    ratings && rating && `${rating.toLocaleString('en', { maximumFractionDigits: 1 })} of 5`,
    stars !== null && `${formatCount(stars)} ${stars === 1 ? 'star' : 'stars'}`,
    license,
    updated && `updated ${updated}`,
  ]
    .filter((part) => part)
    .join(', ')
}

function priceIn({ facts: { price, currency } }: LookupItem): string | null {
  if (typeof price !== 'number') return null
  return price === 0 ? 'Free' : formatAmount(price, typeof currency === 'string' ? currency : undefined)
}

const rivalOf = (item: LookupItem, lookup: string): Competitor => {
  const say = (text: string) => state(text, 'source', [lookup])
  const known = knownFrom(item)
  const price = priceIn(item)
  return {
    name: say(item.title),
    strengths: [],
    weaknesses: [],
    live: null,
    dominant: false,
    price: price === null ? null : { text: say(price), dollarsPerYear: null },
    knownFor: known ? say(known) : null,
    link: item.link,
    answers: [],
  }
}

/** Apps and projects that public sources list, as competitors; those with the most ratings or stars first. */
export const rivalsIn = (record: LookupRecord | null | undefined): Competitor[] =>
  measuredIn(record)
    .filter(({ measure }) => RIVALS.has(measure))
    .flatMap(({ id, items }) => items.slice(0, MOST_RIVALS).map((item) => rivalOf(item, id)))

/** All competitors of a report: those of its section, and those that public sources list. */
export const competitorsIn = ({ market, lookups }: Pick<Report, 'market' | 'lookups'>): Competitor[] => [
  ...(market?.competitors ?? []),
  ...(market ? rivalsIn(lookups) : []),
]

/** Measures shown in the part on public sources, in reading order; the rest are competitors or context. */
const SHOWN_MEASURES = [
  'enterprises',
  'establishments',
  'enterprises-by-size',
  'births',
  'interest',
  'discussion',
  'questions',
  'tenders',
]

/** An unclear answer is worth showing if there is something to look at. */
const isShown = ({ outcome, cause, items, series }: Lookup): boolean =>
  outcome === 'measured' ||
  outcome === 'measured-none' ||
  ((outcome === 'ambiguous' || cause === 'stale') && items.length + series.length > 0)

/** Lookups that tell the founder something, including unclear ones with their reason. */
export const shownLookups = (record: LookupRecord | null | undefined): Lookup[] =>
  (record?.lookups ?? [])
    .filter((lookup) => SHOWN_MEASURES.includes(lookup.measure) && isShown(lookup))
    .toSorted((a, b) => SHOWN_MEASURES.indexOf(a.measure) - SHOWN_MEASURES.indexOf(b.measure))

export const OUTCOME_NAMES: Record<LookupOutcome, string> = {
  measured: 'Measured',
  'measured-none': 'None found',
  ambiguous: 'Unclear, not used',
  'not-measured': 'Not measured',
}

/** An item's points, comments and other facts, for people: '12 points, 3 comments'. */
export function itemFacts({ facts, by, date }: LookupItem): string {
  const counts = ['points', 'comments', 'views', 'answers'].flatMap((name) => {
    const count = numberOf(facts[name])
    return count === null ? [] : [`${formatCount(count)} ${name}`]
  })
  const value = numberOf(facts.value)
  const amount = value === null ? [] : [formatAmount(value, String(facts.currency ?? 'USD'))]
  return [by, date, ...amount, ...counts, facts.status].filter((part) => part).join(', ')
}
