import { builtInAnalyst } from '../analyst/analyst.ts'
import { editModel, type MarketEdits, type MarketModel } from '../domain/market-model.ts'
import { storeMarket } from '../domain/market-storage.ts'
import { citationsWithin, renumberCitations } from '../domain/renumber-citations.ts'
import type { Report } from '../domain/report.ts'
import { readReport, storeAudience, storeConcept, storeEvidence } from '../domain/report-storage.ts'
import type { PlannedWork } from '../domain/scorecard.ts'
import type { Corrections } from '../domain/understanding.ts'
import { SECTIONS, type Validation, validationSchema } from '../domain/validation.ts'
import { HttpError } from '../http/http-error.ts'
import { recallEvidence } from '../validation/write-evidence.ts'
import type { RevisedRow } from './revision-store.ts'

/** The steps' sections as they are stored, and the columns of the report. */
interface Recomposed {
  sections: object
  columns: object
}

const NOT_BUILT_IN =
  'A model wrote this report. What it understood cannot be corrected here: write it again instead.'

/** Whether the built-in analyst wrote every section, so that all of them can be composed anew. */
function assertBuiltIn({ engine }: Validation) {
  const writers = SECTIONS.map((section) => engine?.sections[section]?.id ?? engine?.id)
  if (writers.some((id) => id !== 'built-in')) throw new HttpError(409, NOT_BUILT_IN)
}

/** The ranges that the founder has set in the market model, for the inputs that the new one has too. */
function editsKept(before: Report, model: MarketModel | null): MarketEdits {
  const edited = before.market?.model?.inputs.filter(({ original }) => original !== null) ?? []
  const kept = edited.filter(({ id }) => model?.inputs.some((input) => input.id === id))
  return Object.fromEntries(kept.map(({ id, range }) => [id, range]))
}

/**
 * The report of a row composed anew by the built-in analyst, with its founder's corrections. Market inputs that the
 * founder has set stay. `earlier`: versions of sections that can be switched back to, whose citation numbers are taken.
 * Throws 409 for a report that a model has written.
 */
export async function recompose(
  row: RevisedRow,
  plan: PlannedWork | null,
  corrections: Corrections,
  earlier: readonly unknown[],
): Promise<Recomposed> {
  const validation = validationSchema.parse(row)
  assertBuiltIn(validation)
  const input = {
    idea: validation.idea,
    corrections,
    attempt: 1,
    checkpoint: { saved: null, save: async () => {} },
    signal: new AbortController().signal,
  }
  const taken = earlier.flatMap(citationsWithin)
  const { section: written, engine } = await builtInAnalyst.concept(input)
  const concept = renumberCitations(written, taken)
  const audience = renumberCitations((await builtInAnalyst.audience({ ...input, concept })).section, taken)
  const { section: market } = await builtInAnalyst.market({ ...input, concept })
  const model = market.model && editModel(market.model, editsKept(readReport(row), market.model))
  const sections = {
    concept,
    audience,
    market: renumberCitations({ ...market, model }, [...taken, ...citationsWithin(audience)]),
  }
  const evidence = recallEvidence(sections, [], { asOf: row.created_at, plan })
  return {
    sections: { ...sections, evidence: evidence.section },
    columns: {
      ...storeConcept(concept),
      ...storeAudience(audience),
      ...storeMarket(sections.market),
      ...storeEvidence(evidence.section),
      scorecard: evidence.scorecard,
      engine: { ...engine, sections: validation.engine?.sections ?? {} },
    },
  }
}
