import { isTooVague } from '@domain/brief/notices'
import type { Stored } from '@domain/stored-fields'
import { validationSchema } from '@domain/stored-validation'
import type { CardSummary } from './card-summary'

/** The summary of a row that carries its report. */
export function summarizeReport(row: Stored): CardSummary {
  const { report, idea } = validationSchema.parse(row)
  const { brief, concept, market } = report
  return {
    idea,
    overview: concept?.overview.text ?? null,
    roles: concept?.roles.length ?? 0,
    coreFeatures: concept?.features.core.length ?? 0,
    market: market !== null,
    scored: 0,
    vague: brief !== null && isTooVague(brief),
  }
}
