import type { Citation } from '../citation.ts'
import {
  type Checks,
  checksIn,
  isRefuted as refutedBy,
  type Sourced,
  isSound as soundBy,
  isVerified as verifiedBy,
} from '../citation-checks.ts'
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

/** The input of every metric; `citations` by id, with the results of their checks. */
export interface Facts extends ScorecardContext {
  report: Report
  citations: ReadonlyMap<string, Citation>
  checks: Checks
}

export function factsOf(report: Report, context: ScorecardContext): Facts {
  const citations = citationsOf(report)
  return {
    ...context,
    report,
    citations: new Map(citations.map((citation) => [citation.id, citation])),
    checks: checksIn(citations),
  }
}

/** Whether at least one of the sources was read and supports the statement, or gave the figure itself. */
export const isVerified = ({ checks }: Facts, sources: readonly string[], text?: string): boolean =>
  verifiedBy(checks, sources, text)

/** Whether at least one source exists and no check found it dead or off the statement. */
export const isSound = ({ checks }: Facts, sources: readonly string[], text?: string): boolean =>
  soundBy(checks, sources, text)

/**
 * Whether a statement cites pages, and every one of them is dead, says something else or is missing. A statement
 * without citations is not refuted.
 */
export const isRefuted = ({ checks }: Facts, said: Sourced): boolean => refutedBy(checks, said)

/** Scores the market section, if there is one. */
export const ofMarket =
  (score: (market: MarketSection, facts: Facts) => Scoring) =>
  (facts: Facts): Scoring =>
    facts.report.market
      ? score(facts.report.market, facts)
      : insufficient('The market section is not written yet.')
