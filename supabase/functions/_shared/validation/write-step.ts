import { storeAudience, storeConcept, storeEvidence, storeMarket } from '../domain/report-storage.ts'
import type { EngineNote } from '../domain/validation.ts'
import type { Engine, Usage, Written } from '../engine/engine.ts'
import type { Claim } from './claim.ts'

/** What a finished step leaves behind: its section for later steps, and columns of the report for its reader. */
export interface FinishedStep {
  section: object
  columns: object & { engine: EngineNote }
  usage: Usage | null
}

/** Lets the engine write the claimed step. Throws what the engine throws, and the signal's reason on abort. */
export function writeStep(engine: Engine, claim: Claim, signal: AbortSignal): Promise<FinishedStep> {
  return Promise.race([write(engine, claim, signal), rejectedBy(signal)])
}

function write(engine: Engine, claim: Claim, signal: AbortSignal): Promise<FinishedStep> {
  const input = { idea: claim.idea, signal }
  switch (claim.step) {
    case 'concept':
      return finished(engine.concept(input), storeConcept)
    case 'audience':
      return finished(engine.audience({ ...input, ...claim.sections }), storeAudience)
    case 'market':
      return finished(engine.market({ ...input, ...claim.sections }), storeMarket)
    case 'evidence':
      return finished(engine.evidence({ ...input, ...claim.sections }), storeEvidence)
  }
}

async function finished<Section extends object>(
  writing: Promise<Written<Section>>,
  store: (section: Section) => object,
): Promise<FinishedStep> {
  const { section, engine, usage } = await writing
  return { section, columns: { ...store(section), engine }, usage }
}

/** An engine that does not listen to its signal must not hold up its worker. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
