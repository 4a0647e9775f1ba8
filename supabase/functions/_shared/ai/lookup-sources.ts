import type { ResearchTopic } from '../domain/citation.ts'
import { REFERENCE_RATES } from '../domain/exchange-rates.ts'
import { measuredIn } from '../domain/lookup-evidence.ts'
import { LOOKUP_SOURCES, type Lookup, type LookupRecord } from '../domain/lookups.ts'
import type { Source } from './research-sources.ts'

const TOPICS: Record<string, ResearchTopic> = { apps: 'competitors', projects: 'competitors' }
const SIZES = new Set(['enterprises', 'establishments', 'enterprises-by-size', 'births', 'population'])
const MOST_ITEMS = 8

/** Sentences that a model may quote verbatim: findings, figures and titles. */
function passagesOf({ says, figures, items }: Lookup): string[] {
  const figureText = figures.map(
    ({ label, value, unit, period }) =>
      `${label}: ${value.toLocaleString('en', { maximumFractionDigits: 2 })} ${unit}${period ? ` (${period})` : ''}`,
  )
  return [...(says ? [says] : []), ...figureText, ...items.slice(0, MOST_ITEMS).map(({ title }) => title)]
}

/** Results of public sources, each with its passages, numbered after the `after` web pages. */
export const lookupSources = (record: LookupRecord | null | undefined, after: number): Source[] =>
  measuredIn(record)
    .filter(({ measure }) => measure !== REFERENCE_RATES)
    .map((lookup, index) => ({
      id: `s${after + index + 1}`,
      topic: TOPICS[lookup.measure] ?? (SIZES.has(lookup.measure) ? 'size' : 'demand'),
      url: lookup.link,
      title: lookup.question,
      date: lookup.retrievedAt?.slice(0, 10) ?? null,
      quotes: passagesOf(lookup),
      given: { by: LOOKUP_SOURCES[lookup.source].name, at: lookup.retrievedAt, caveats: lookup.caveats },
    }))

/** Lookups without a result, one line each with the reason; '' if there are none. */
export const notMeasuredText = (record: LookupRecord | null | undefined): string =>
  (record?.lookups ?? [])
    .filter(({ outcome }) => outcome === 'not-measured' || outcome === 'ambiguous')
    .map(
      ({ source, question, reason }) =>
        `- ${LOOKUP_SOURCES[source].name}, ${question}: ${reason ?? 'unclear'}`,
    )
    .join('\n')
