import type { Scorecard } from '@domain/scorecard'
import { METRIC_NAMES, METRICS, SCORED_FOR_TOTAL } from '@domain/scorecard/metric'

/** A metric with this score or less caps the total at `CAP` (docs/scorecard.md#total). */
const WEAK_AT = 2
const CAP = 6

export const isWeak = (score: number): boolean => score <= WEAK_AT

/** Scores with one decimal, for alignment. */
export const formatScore = (score: number): string => score.toFixed(1)

/** '4 of 10 scored': replaces a missing total. */
export const formatScoredCount = (scored: number): string => `${scored} of ${METRICS.length} scored`

/** The number of metrics that a total still needs, in words; null if there is a total. */
export function formatMissingForTotal({ total, scored }: Scorecard): string | null {
  if (total !== null) return null
  const more = SCORED_FOR_TOTAL - scored
  return `A total needs ${SCORED_FOR_TOTAL}: ${more} more to go.`
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

/** Why the total is lower than the mean of the metrics; null if it is not. */
export function formatCap({ capped, metrics }: Scorecard): string | null {
  if (!capped) return null
  const weak = metrics.flatMap(({ id, score }) => (score !== null && isWeak(score) ? [METRIC_NAMES[id]] : []))
  return `Capped at ${CAP}: ${listFormat.format(weak)} scored ${WEAK_AT} or less, which strengths elsewhere do not offset.`
}

const LEVELS: Record<Scorecard['confidence']['level'], string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

export const formatLevel = ({ level }: Scorecard['confidence']): string => LEVELS[level]

/** '7 of 12 figures verified (58%)'. */
export function formatVerified({ verified, figures }: Scorecard['confidence']): string {
  if (figures === 0) return 'The report holds no figures to verify.'
  const percent = Math.round((verified / figures) * 100)
  return `${verified} of ${figures} ${figures === 1 ? 'figure' : 'figures'} verified (${percent}%)`
}
