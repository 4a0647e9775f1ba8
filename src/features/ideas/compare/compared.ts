import { type Checks, checksOf } from '@domain/citation-checks'
import { roughDollars } from '@domain/currency'
import { competitorsIn, type OfficialCount, officialCounts } from '@domain/lookup-evidence'
import { formatSize, formatSpread } from '@domain/market-calculation'
import { currencyOf, marketSizeOf, type Range } from '@domain/market-model'
import type { Competitor } from '@domain/report'
import { type Scorecard, scorecardOf } from '@domain/scorecard'
import type { Validation } from '@domain/stored-validation'

/** One column of the comparison. The letter replaces a title that is too long. */
export interface Compared {
  letter: string
  validation: Validation
  scorecard: Scorecard
  checks: Checks
}

const LETTERS = 'ABCD'

export const comparedOf = (validations: readonly Validation[]): Compared[] =>
  validations.map((validation, index) => ({
    letter: LETTERS.charAt(index),
    validation,
    checks: checksOf(validation.report),
    // As on the results page.
    scorecard: scorecardOf(validation.report, { asOf: validation.createdAt, plan: validation.plan }),
  }))

/** The highest score; null if no score is higher than the others: fewer than two ideas are scored, or all are equal. */
export function highestScore(scores: readonly (number | null)[]): number | null {
  const scored = scores.filter((score) => score !== null)
  const best = Math.max(...scored)
  return scored.length > 1 && scored.some((score) => score < best) ? best : null
}

export const MARKETS = ['tam', 'sam', 'som'] as const
export type MarketId = (typeof MARKETS)[number]

/** One market size of an idea: formatted in its own currency, and positioned on the common scale. */
export interface ComparedSize {
  text: string
  /** '$1.1B to $9B'; null for a single value. */
  spread: string | null
  /** In US dollars, at approximate rates; null for a currency without one. */
  onScale: Range | null
}

/** Null for reports without a calculation. */
export function sizeOf({ validation: { report } }: Compared, id: MarketId): ComparedSize | null {
  const model = report.market?.model
  if (!model) return null
  const range = marketSizeOf(model)[id]
  const rate = roughDollars(1, currencyOf(model))
  const onScale = rate && { low: range.low * rate, base: range.base * rate, high: range.high * rate }
  return {
    text: formatSize(model, id, range.base),
    spread: formatSpread(model, id, range),
    onScale: onScale || null,
  }
}

/** End of the common scale of all ideas for one market size. */
export const scaleOf = (ideas: readonly Compared[], id: MarketId): number =>
  Math.max(0, ...ideas.map((idea) => sizeOf(idea, id)?.onScale?.high ?? 0))

/** Whether an idea's currency is not the US dollar. */
export const hasOtherCurrency = (ideas: readonly Compared[]): boolean =>
  ideas.some(
    ({ validation: { report } }) => report.market?.model && currencyOf(report.market.model) !== 'USD',
  )

const sameName = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

const competitorsOf = ({ validation: { report } }: Compared): Competitor[] => competitorsIn(report)

/** Official count of such customers, for the first country that has one. */
export const countOf = ({ validation: { report } }: Compared): OfficialCount | null =>
  officialCounts(report.lookups)[0] ?? null

export interface ComparedCompetitor {
  competitor: Competitor
  /** Letters of the other ideas with the same competitor. */
  sharedWith: string[]
}

/** The competitors of one idea, shared ones first, each name once. */
export function comparedCompetitors(idea: Compared, ideas: readonly Compared[]): ComparedCompetitor[] {
  const others = ideas
    .filter(({ letter }) => letter !== idea.letter)
    .map((other) => ({
      letter: other.letter,
      names: new Set(competitorsOf(other).map(({ name }) => sameName(name.text))),
    }))
  const own = new Map(competitorsOf(idea).map((competitor) => [sameName(competitor.name.text), competitor]))
  return [...own]
    .map(([name, competitor]) => ({
      competitor,
      sharedWith: others.filter(({ names }) => names.has(name)).map(({ letter }) => letter),
    }))
    .sort((a, b) => b.sharedWith.length - a.sharedWith.length)
}
