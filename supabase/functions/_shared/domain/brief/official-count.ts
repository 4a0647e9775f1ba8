import { officialCounts } from '../lookup-evidence.ts'
import type { LookupRecord } from '../lookups.ts'
import { type Brief, entriesOf } from './brief.ts'

/**
 * The brief with the official count as its number of customers, if the founder gave none and did not say that it does
 * not apply; otherwise the brief unchanged.
 */
export function withOfficialCount(brief: Brief, lookups: LookupRecord | null | undefined): Brief {
  const [official] = brief.count.state === 'open' ? officialCounts(lookups) : []
  if (!official) return brief
  const { value, source } = official
  return {
    ...brief,
    count: {
      state: 'stated',
      entries: [{ value: { value, source }, origin: { kind: 'lookup', source }, confirmed: false }],
      silenced: [],
    },
  }
}

/** Whether the number of customers comes from official statistics, so that texts say what they count. */
export const isOfficialCount = (brief: Brief): boolean =>
  entriesOf(brief, 'count')[0]?.origin.kind === 'lookup'
