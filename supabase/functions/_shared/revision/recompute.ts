import { builtInAnalyst } from '../analyst/analyst.ts'
import { emptyBrief } from '../domain/brief/brief.ts'
import { isSame } from '../domain/brief/changes.ts'
import { followBrief, modelFollowing } from '../domain/brief/follow.ts'
import { readIdea } from '../domain/brief/reader/read-idea.ts'
import { withReading } from '../domain/brief/with-reading.ts'
import { citationsWithin, renumberCitations } from '../domain/renumber-citations.ts'
import { storeAudience, storeConcept, storeEvidence, storeMarket } from '../domain/report-storage.ts'
import { type PlannedWork, scorecardOf } from '../domain/scorecard.ts'
import { type Validation, validationSchema } from '../domain/stored-validation.ts'
import { isBuiltIn, SECTIONS } from '../domain/validation.ts'
import { reuseEvidence } from '../validation/write-evidence.ts'
import type { RevisedRow } from './revision-store.ts'

/** A report recomputed from its current brief: sections as steps store them, and columns of the row. */
export interface Recomputed {
  sections: object
  columns: object
  /** Version of the brief that it was computed from. */
  briefVersion: number
}

/**
 * Recomputes a completed report from its current brief, without calling a model. A report of the built-in analyst is
 * rewritten as a whole; in a model's report, market arithmetic and score follow the brief and the texts stay. Market
 * inputs that the founder has set stay. `earlier`: section versions that can be restored, whose citation numbers are
 * taken.
 */
export async function recompute(
  row: RevisedRow,
  plan: PlannedWork | null,
  earlier: readonly unknown[],
): Promise<Recomputed> {
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
): Promise<Recomputed> {
  const brief = withReading(report.brief ?? emptyBrief(), readIdea(idea), idea)
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
    briefVersion,
    sections: { ...sections, evidence: evidence.section },
    columns: {
      ...storeConcept(concept),
      ...storeAudience(audience),
      ...storeMarket(sections.market),
      ...storeEvidence(evidence.section),
      scorecard: evidence.scorecard,
      engine: { ...engine, sections: Object.fromEntries(writers) },
    },
  }
}

/** Market arithmetic and score follow the founder's numbers; the texts stay. */
function followWithModel({ idea, report, briefVersion }: Validation, context: Context): Recomputed {
  const { market } = report.brief ? followBrief(report, report.brief, false, idea) : report
  const scorecard = scorecardOf({ ...report, market }, context)
  if (!market || isSame(market, report.market)) return { briefVersion, sections: {}, columns: { scorecard } }
  return { briefVersion, sections: { market }, columns: { ...storeMarket(market), scorecard } }
}
