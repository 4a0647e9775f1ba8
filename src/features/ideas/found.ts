import { formatEntries } from '@domain/brief/format'
import { formatCount } from '@domain/figures'
import { measuredIn, officialCounts } from '@domain/lookup-evidence'
import { FEATURE_GROUPS, type Report } from '@domain/report'
import { citationsOf } from '@domain/report-citations'

/** Results of a run so far, one line per result, for each of its three steps in order. */
export type Found = [concept: string[], personas: string[], market: string[]]

/** Lines for the stored parts of a report; none for parts that are not written yet. */
export const foundIn = (report: Report): Found => [
  [...readLine(report), ...conceptLine(report)],
  personasLine(report),
  [...lookupLines(report), ...competitorsLine(report), ...sourcesLine(report)],
]

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

/** '1 role', '3 roles'. */
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** 'Read: “small bakeries”, Munich, €49 a month'. */
function readLine({ brief }: Report): string[] {
  if (!brief) return []
  const [customer] = formatEntries(brief, 'customer')
  const [place] = formatEntries(brief, 'place')
  const [price] = formatEntries(brief, 'price')
  const isNamed = place !== undefined && customer?.includes(place)
  const read = [customer && `“${customer}”`, isNamed ? undefined : place, price].filter(Boolean)
  return read.length > 0 ? [`Read: ${read.join(', ')}`] : []
}

function conceptLine({ concept }: Report): string[] {
  if (!concept) return []
  const features = FEATURE_GROUPS.reduce((sum, group) => sum + concept.features[group].length, 0)
  const parts = [
    features > 0 && counted(features, 'feature'),
    concept.roles.length > 0 && counted(concept.roles.length, 'user role'),
  ].filter((part) => part !== false)
  return parts.length > 0 ? [`Listed ${listFormat.format(parts)}`] : []
}

const personasLine = ({ audience }: Report): string[] =>
  audience && audience.personas.length > 0
    ? [`Described ${counted(audience.personas.length, 'persona')}`]
    : []

/** The number of public sources that answered, and the official count of the customer's trade. */
function lookupLines({ lookups }: Report): string[] {
  const asked = new Set(
    (lookups?.lookups ?? []).filter(({ queries }) => queries.length > 0).map(({ source }) => source),
  )
  if (asked.size === 0) return []
  const answered = new Set(measuredIn(lookups).map(({ source }) => source))
  const [count] = officialCounts(lookups)
  return [
    `Searched ${counted(asked.size, 'public source')}, ${formatCount(answered.size)} had figures`,
    ...(count ? [`${count.source}: ${formatCount(count.value)} ${count.unit}`] : []),
  ]
}

const MOST_NAMES = 3

function competitorsLine({ market }: Report): string[] {
  const names = (market?.competitors ?? []).map(({ name }) => name.text)
  if (names.length === 0) return []
  const more = names.length - MOST_NAMES
  const shown = names.slice(0, MOST_NAMES)
  return [`Compared with: ${listFormat.format(more > 0 ? [...shown, `${more} more`] : shown)}`]
}

/** 'Found 9 sources, checking quotes', then 'Found 9 sources, 6 quotes checked'. */
function sourcesLine(report: Report): string[] {
  if (!report.market && !report.evidence) return []
  const sources = citationsOf({ ...report, lookups: null })
  const quotes = sources.filter(({ quote }) => quote !== null)
  const checked = quotes.filter(({ check: { status } }) => status.startsWith('quote_'))
  if (sources.length === 0) return []
  const found = `Found ${counted(sources.length, 'source')}`
  if (quotes.length === 0) return [found]
  return [
    report.evidence ? `${found}, ${counted(checked.length, 'quote')} checked` : `${found}, checking quotes`,
  ]
}
