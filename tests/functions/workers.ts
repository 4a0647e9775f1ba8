import { vi } from 'vitest'
import type { Engine } from '../../supabase/functions/_shared/engine/engine.ts'
import { runStep, type StepDeps } from '../../supabase/functions/_shared/validation/run-step.ts'
import { memoryStore } from './memory-store.ts'
import { sampleEngine } from './sample-engine.ts'

/** A step that is never done. */
export const never = () => new Promise<never>(() => {})

/** Workers that wake each other in the same process, and a log of who wrote what. */
export function workersOf(
  engine: Partial<Engine> = {},
  { leaseSeconds = 60, checkCitations = async (citations) => citations }: Partial<StepDeps> = {},
) {
  const memory = memoryStore('Bread by bike')
  const handOn = vi.fn<StepDeps['handOn']>(async (run) => {
    runStep(deps, run)
  })
  const deps: StepDeps = {
    store: memory.store,
    chooseEngine: async () => ({ ...sampleEngine, ...engine }),
    checkCitations,
    plannedWork: async () => null,
    leaseSeconds,
    handOn,
  }
  return { ...memory, deps, handOn }
}
