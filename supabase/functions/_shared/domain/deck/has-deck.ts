import type { Report } from '../report.ts'
import { statementsOf } from '../report-statements.ts'

/** Whether a report contains anything to make slides of. */
export const hasDeck = (report: Report): boolean =>
  statementsOf(report).length > 0 || Boolean(report.market?.model || report.market?.marketSizeText)
