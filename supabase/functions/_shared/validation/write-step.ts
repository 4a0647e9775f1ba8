import { storeMarket } from '../domain/market-storage.ts'
import { citationsWithin, renumberCitations } from '../domain/renumber-citations.ts'
import { storeAudience, storeConcept, storeEvidence } from '../domain/report-storage.ts'
import type { PlannedWork } from '../domain/scorecard.ts'
import type { EngineNote } from '../domain/validation.ts'
import type { Checkpoint, ChooseEngine, Engine, StepInput, Usage, Written } from '../engine/engine.ts'
import type { Claim } from './claim.ts'
import { type CheckCitations, writeEvidence } from './write-evidence.ts'

/** What a finished step leaves behind: its section for later steps, and columns of the report for its reader. */
export interface FinishedStep {
  section: object
  columns: { engine?: EngineNote; [column: string]: unknown }
  usage: Usage | null
}

export interface StepWriters {
  chooseEngine: ChooseEngine
  checkCitations: CheckCitations
  saveCheckpoint(value: object): Promise<unknown>
  /** What is planned for the validation; null before it is. */
  plannedWork(): Promise<PlannedWork | null>
}

/** Writes the claimed step. Throws what its writer throws, and the signal's reason on abort. */
export async function writeStep(
  writers: StepWriters,
  claim: Claim,
  signal: AbortSignal,
): Promise<FinishedStep> {
  // The evidence is gathered by no engine, so no setting of one may stand in its way.
  if (claim.step === 'evidence') return evidence(writers, claim, signal)
  const { idea, corrections, attempt } = claim
  const input = { idea, corrections, attempt, checkpoint: checkpointOf(writers, claim), signal }
  return writeSection(await writers.chooseEngine(), input, claim)
}

type Writing = Exclude<Claim, { step: 'evidence' }>

function writeSection(engine: Engine, input: StepInput, claim: Writing): Promise<FinishedStep> {
  const others = [...Object.values(claim.sections), ...claim.earlier]
  switch (claim.step) {
    case 'concept':
      return finished(engine.concept(input), storeConcept, others)
    case 'audience':
      return finished(engine.audience({ ...input, ...claim.sections }), storeAudience, others)
    case 'market':
      return finished(engine.market({ ...input, ...claim.sections }), storeMarket, others)
  }
}

const checkpointOf = ({ saveCheckpoint }: StepWriters, { checkpoint }: Claim): Checkpoint => ({
  saved: checkpoint,
  save: async (value) => {
    await saveCheckpoint(value)
  },
})

async function finished<Section extends object>(
  writing: Promise<Written<Section>>,
  store: (section: Section) => object,
  others: unknown[],
): Promise<FinishedStep> {
  const { section: written, engine, usage } = await writing
  const section = renumberCitations(written, others.flatMap(citationsWithin))
  return { section, columns: { ...store(section), engine }, usage }
}

async function evidence(
  { checkCitations, plannedWork }: StepWriters,
  { sections, citations: known, created_at: asOf }: Extract<Claim, { step: 'evidence' }>,
  signal: AbortSignal,
): Promise<FinishedStep> {
  const context = { known, asOf, plan: await plannedWork() }
  const { section, scorecard } = await writeEvidence(sections, context, checkCitations, signal)
  return { section, columns: { ...storeEvidence(section), scorecard }, usage: null }
}
