import type { SourceStates, SourceTest } from '../domain/ai-connection.ts'
import {
  LOOKUP_SOURCE_IDS,
  LOOKUP_SOURCES,
  type LookupCause,
  type LookupSource,
  lookupTermsSchema,
} from '../domain/lookups.ts'
import { ADAPTERS } from './adapters.ts'
import type { Gateway } from './gateway.ts'
import { lookUp } from './look-up.ts'
import type { LookupSettings } from './settings.ts'

/** An example that every source can be queried with, and that most of them have results for. */
export const EXAMPLE_TERMS = lookupTermsSchema.parse({
  buyer: 'freelancers',
  job: 'sending invoices',
  category: 'invoicing software',
  countries: ['DE', 'US', 'GB'],
  trade: { nace: 'C1071', naics: '311811', sic: '10710', label: 'Bakeries' },
  cpv: '48',
  currency: 'GBP',
})

/** Causes that mean there was no usable answer; with all others, an answer was read. */
export const FAILURES: ReadonlySet<LookupCause | null> = new Set<LookupCause | null>([
  'unreachable',
  'slow',
  'limited',
  'unreadable',
  'off',
  'contact',
  'budget',
])

/** Whether this server queries each source, and why it does not. */
export const sourceStates = (settings: LookupSettings): SourceStates =>
  LOOKUP_SOURCE_IDS.map((source) => ({ source, off: offReason(source, settings) }))

function offReason(source: LookupSource, { isOn, hasContact }: LookupSettings): string | null {
  if (!isOn(source)) return 'Switched off by LOOKUPS'
  const { needsContact } = ADAPTERS.find((adapter) => adapter.source === source) ?? {}
  return needsContact && !hasContact ? 'Needs LOOKUPS_CONTACT' : null
}

/** Queries one source for the example. `gateway` must not answer from the cache. Never throws for a source's failure. */
export async function testSource(
  source: LookupSource,
  gateway: Gateway,
  signal: AbortSignal,
): Promise<SourceTest> {
  const started = performance.now()
  const { lookups } = await lookUp(EXAMPLE_TERMS, { gateway, signal, only: source })
  const milliseconds = Math.round(performance.now() - started)
  const failed = lookups.find(({ cause }) => FAILURES.has(cause))
  if (failed) return { source, ok: false, milliseconds, note: failed.reason }
  const said = lookups.find(({ says }) => says !== null)
  const note = said?.says ?? lookups.find(({ reason }) => reason !== null)?.reason ?? null
  const unasked = lookups.every(({ queries }) => queries.length === 0)
  const nothing = `${LOOKUP_SOURCES[source].name} was not asked.`
  return { source, ok: !unasked, milliseconds, note: unasked ? (note ?? nothing) : note }
}
