import { builtInAnalyst } from '../analyst/analyst.ts'
import { emptyBrief } from '../domain/brief/brief.ts'
import { isSame } from '../domain/brief/changes.ts'
import { followBrief, modelFollowing } from '../domain/brief/follow.ts'
import { readText } from '../domain/brief/read-text.ts'
import { withReading } from '../domain/brief/with-reading.ts'
import { citationsWithin, renumberCitations } from '../domain/renumber-citations.ts'
import { storeAudience, storeConcept, storeEvidence, storeMarket } from '../domain/report-storage.ts'
import { type PlannedWork, scorecardOf } from '../domain/scorecard.ts'
import { type Validation, validationSchema } from '../domain/stored-validation.ts'
import { isBuiltIn, SECTIONS } from '../domain/validation.ts'
import { reuseEvidence } from '../validation/write-evidence.ts'
import type { RevisedRow } from './revision-store.ts'

/**
 * The columns of a completed report as its brief makes it now, without asking any model. A report of the built-in analyst
 * is written again as a whole; of a model's report, market arithmetic and score follow the brief and the texts stay. Market
 * inputs that the founder has set stay. `earlier`: versions of sections that can be switched back to, whose citation
 * numbers are taken.
 */
export async function recompute(
  row: RevisedRow,
  plan: PlannedWork | null,
  earlier: readonly unknown[],
): Promise<object> {
  const validation = validationSchema.parse(row)
  return isBuiltIn(validation.engine)
    ? rewriteBuiltIn(validation, { plan, asOf: row.created_at }, earlier)
    : followWithModel(validation, { plan, asOf: row.created_at })
}

interface Context {
  plan: PlannedWork | null
  asOf: string
}

async function rewriteBuiltIn(
  { idea, report, briefVersion, engine: note }: Validation,
  context: Context,
  earlier: readonly unknown[],
): Promise<object> {
  const brief = withReading(report.brief ?? emptyBrief(), readText(idea), idea)
  const input = {
    idea,
    brief,
    briefVersion,
    lookups: report.lookups,
    attempt: 1,
    checkpoint: { saved: null, save: async () => {} },
    signal: new AbortController().signal,
  }
  const taken = earlier.flatMap(citationsWithin)
  const { section: written, engine } = await builtInAnalyst.concept(input)
  const concept = renumberCitations(written, taken)
  const { section: audience } = await builtInAnalyst.audience({ ...input, concept })
  const { section: market } = await builtInAnalyst.market({ ...input, concept })
  const sections = {
    concept,
    audience,
    market: renumberCitations({ ...market, model: modelFollowing({ ...report, brief }, true, idea) }, taken),
  }
  const evidence = reuseEvidence({ brief, lookups: report.lookups, ...sections }, [], context)
  const writers = SECTIONS.flatMap((section) => {
    const writer = note?.sections[section]
    return writer ? [[section, { ...writer, briefVersion }]] : []
  })
  return {
    ...storeConcept(concept),
    ...storeAudience(audience),
    ...storeMarket(sections.market),
    ...storeEvidence(evidence.section),
    scorecard: evidence.scorecard,
    engine: { ...engine, sections: Object.fromEntries(writers) },
  }
}

/** Market arithmetic and score follow the founder's numbers; what was written stays. */
function followWithModel({ idea, report }: Validation, context: Context): object {
  const { market } = report.brief ? followBrief(report, report.brief, false, idea) : report
  const scorecard = scorecardOf({ ...report, market }, context)
  return !market || isSame(market, report.market) ? { scorecard } : { ...storeMarket(market), scorecard }
}
