import { storedCitations } from '../domain/citation.ts'
import type { Report } from '../domain/report.ts'
import { readReport, storeMarket } from '../domain/report-storage.ts'
import { type PlannedWork, scorecardOf } from '../domain/scorecard.ts'
import { validationSchema } from '../domain/stored-validation.ts'
import { HttpError } from '../http/http-error.ts'
import { reuseEvidence } from '../validation/write-evidence.ts'
import type { PreviousSection, RevisedRow } from './revision-store.ts'

type Model = NonNullable<NonNullable<Report['market']>['model']>

/**
 * The columns of a report with another market model: the market with its size, and the scorecard. Throws 409 for a report
 * without a calculation.
 */
export function reviseMarketModel(
  row: RevisedRow,
  plan: PlannedWork | null,
  change: (model: Model) => Model,
) {
  const report = readReport(row)
  if (!report.market?.model) throw new HttpError(409, 'This report holds no calculation to change.')
  const market = { ...report.market, model: change(report.market.model) }
  const scorecard = scorecardOf({ ...report, market }, { asOf: row.created_at, plan })
  return { ...storeMarket(market), scorecard }
}

/**
 * Citations and scorecard after one section is restored to its earlier version. Check results of both versions are
 * reused; no page is fetched.
 */
export function mergeEvidence(row: RevisedRow, plan: PlannedWork | null, previous: PreviousSection) {
  const { report } = validationSchema.parse({ ...row, ...previous.columns })
  const known = [...(report.evidence?.citations ?? []), ...storedCitations.parse(previous.real_citations)]
  const evidence = reuseEvidence(report, known, { asOf: row.created_at, plan })
  return { real_citations: evidence.section.citations, scorecard: evidence.scorecard }
}

/** The scorecard of a row with the current plan. */
export const scorecardWith = (row: RevisedRow, plan: PlannedWork | null) =>
  scorecardOf(readReport(row), { asOf: row.created_at, plan })
