import { METRIC_NAMES, type Scorecard } from '@domain/scorecard'

/** Fewer scored metrics than this, and the total is called provisional. */
const FIRM_FROM = 5
/** A metric of this score or less holds the total at `CAP` (DESIGN §5). */
const WEAK_AT = 2
const CAP = 6

export const isWeak = (score: number): boolean => score <= WEAK_AT

/** Scores with one decimal, so that they stand under each other. */
export const formatScore = (score: number): string => score.toFixed(1)

export const scoredWords = ({ scored, metrics }: Scorecard): string => `${scored} of ${metrics.length} scored`

/** Whether a total says little, out of how many metrics it is made. */
export const isProvisional = (scored: number): boolean => scored > 0 && scored < FIRM_FROM

/** Why the total says little; null when enough metrics are scored, or none is. */
export const provisionalWords = ({ scored }: Scorecard): string | null =>
  isProvisional(scored)
    ? 'Provisional: fewer than five metrics could be scored, so the total may change a lot.'
    : null

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

/** Why the total is lower than the mean of the metrics; null when it is not. */
export function cappedWords({ capped, metrics }: Scorecard): string | null {
  if (!capped) return null
  const weak = metrics.flatMap(({ id, score }) => (score !== null && isWeak(score) ? [METRIC_NAMES[id]] : []))
  return `Held at ${CAP}: ${listFormat.format(weak)} scored ${WEAK_AT} or less, which strengths elsewhere do not make up for.`
}

const LEVELS: Record<Scorecard['confidence']['level'], string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

export const levelWord = ({ level }: Scorecard['confidence']): string => LEVELS[level]

/** '7 of 12 figures verified (58%)'. */
export function verifiedWords({ verified, figures }: Scorecard['confidence']): string {
  if (figures === 0) return 'The report holds no figures to verify.'
  const percent = Math.round((verified / figures) * 100)
  return `${verified} of ${figures} ${figures === 1 ? 'figure' : 'figures'} verified (${percent}%)`
}
