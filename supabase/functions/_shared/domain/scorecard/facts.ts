import type { Statement } from '../basis.ts'
import type { Citation } from '../citation.ts'
import type { MarketSection, Report } from '../report.ts'
import { citationsOf } from '../report-citations.ts'
import { insufficient, type Scoring } from './metric.ts'
import type { PlannedWork } from './planned-work.ts'

export interface ScorecardContext {
  /** ISO date that 'within 12 months' counts back from: when the idea was submitted. */
  asOf: string
  /** Null before the project is planned. */
  plan: PlannedWork | null
}

/** What every metric is computed from; `citations` by id, with the outcome of their check. */
export interface Facts extends ScorecardContext {
  report: Report
  citations: ReadonlyMap<string, Citation>
}

export const factsOf = (report: Report, context: ScorecardContext): Facts => ({
  ...context,
  report,
  citations: new Map(citationsOf(report).map((citation) => [citation.id, citation])),
})

const statusesOf = ({ citations }: Facts, sources: readonly string[]) =>
  sources.flatMap((id) => citations.get(id)?.check.status ?? [])

/** At least one of the sources holds its quote. */
export const isVerified = (facts: Facts, sources: readonly string[]): boolean =>
  statusesOf(facts, sources).includes('quote_found')

/** At least one of the sources is there and was not found to be dead or to say something else. */
export const isSound = (facts: Facts, sources: readonly string[]): boolean =>
  statusesOf(facts, sources).some((status) => status === 'quote_found' || status === 'not_checked')

/** Cites pages, and every one of them is dead, says something else or is not there. What cites none is not refuted. */
export const isRefuted = (facts: Facts, { basis, sources }: Statement): boolean =>
  (basis === 'source' || sources.length > 0) && !isSound(facts, sources)

/** Scores what stands in the market section, once there is one. */
export const ofMarket =
  (score: (market: MarketSection, facts: Facts) => Scoring) =>
  (facts: Facts): Scoring =>
    facts.report.market
      ? score(facts.report.market, facts)
      : insufficient('The market section is not written yet.')
