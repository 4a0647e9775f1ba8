import { FEATURE_GROUPS, type Feature, type Report } from '../report.ts'
import { statementsOf } from '../report-statements.ts'

/** The data that suggestions are based on. */
export interface Ground {
  /** The idea, and what the report quotes from it verbatim. */
  words: string
  /** Core and must-have features, or every feature if a report has none of these. */
  features: Feature[]
  /** Their number in words: '3 core or must-have features'. */
  counted: string
  web: number
  mobile: number
  roles: number
  report: Report
}

export function groundOf(report: Report, idea: string): Ground {
  const groups = report.concept?.features
  const first = groups ? [...groups.core, ...groups.mustHave] : []
  const features = first.length || !groups ? first : FEATURE_GROUPS.flatMap((group) => groups[group])
  const founder = statementsOf(report).filter(({ basis }) => basis === 'founder')
  return {
    words: [idea, ...founder.map(({ text }) => text)].join('\n'),
    features,
    counted: `${features.length} ${first.length ? 'core or must-have' : 'planned'} feature${features.length === 1 ? '' : 's'}`,
    web: features.filter(({ platforms }) => platforms.web).length,
    mobile: features.filter(({ platforms }) => platforms.mobile).length,
    roles: report.concept?.roles.length ?? 0,
    report,
  }
}
