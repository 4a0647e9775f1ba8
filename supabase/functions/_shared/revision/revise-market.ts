import type { Citation } from '../domain/citation.ts'
import { storeMarket } from '../domain/market-storage.ts'
import type { Report } from '../domain/report.ts'
import { readReport } from '../domain/report-storage.ts'
import { type PlannedWork, scorecardOf } from '../domain/scorecard.ts'
import { type Section, validationSchema } from '../domain/validation.ts'
import { HttpError } from '../http/http-error.ts'
import { recallEvidence } from '../validation/write-evidence.ts'
import type { RevisedRow } from './revision-store.ts'

type Model = NonNullable<NonNullable<Report['market']>['model']>

/**
 * The market section of a row with another model, and the columns that follow from it: the stored market size and
 * the scorecard. Throws 409 for a report without a calculation.
 */
export function withModel(row: RevisedRow, plan: PlannedWork | null, change: (model: Model) => Model) {
  const report = readReport(row)
  if (!report.market?.model) throw new HttpError(409, 'This report holds no calculation to change.')
  const market = { ...report.market, model: change(report.market.model) }
  const scorecard = scorecardOf({ ...report, market }, { asOf: row.created_at, plan })
  return { market, columns: { ...storeMarket(market), scorecard } }
}

/**
 * What citations and scorecard become when one section goes back to its earlier version. Outcomes of checks are
 * taken from both times; no page is asked.
 */
export function evidenceWith(
  row: RevisedRow,
  plan: PlannedWork | null,
  section: Section,
  earlier: object,
  known: Citation[],
) {
  const { report } = validationSchema.parse(row)
  const sections = { ...report, [section]: earlier }
  const now = report.evidence?.citations ?? []
  const evidence = recallEvidence(sections, [...now, ...known], { asOf: row.created_at, plan })
  return { real_citations: evidence.section.citations, scorecard: evidence.scorecard }
}

/** The scorecard of a row as it becomes with what is planned now. */
export const scorecardWith = (row: RevisedRow, plan: PlannedWork | null) =>
  scorecardOf(readReport(row), { asOf: row.created_at, plan })
