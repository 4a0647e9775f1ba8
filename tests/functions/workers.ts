import { vi } from 'vitest'
import type { Engine } from '../../supabase/functions/_shared/engine/engine.ts'
import { computingOf } from '../../supabase/functions/_shared/evidence/computing.ts'
import { runNextStep, type WorkerDeps } from '../../supabase/functions/_shared/run/worker.ts'
import { type ReportWriters, reportKinds } from '../../supabase/functions/_shared/validation/write-step.ts'
import { memoryStore } from './memory-store.ts'
import { sampleEngine } from './sample-engine.ts'

export const never = () => new Promise<never>(() => {})

interface Given {
  idea?: string
  leaseSeconds?: number
  checkCitations?: ReportWriters['checkCitations']
  computing?: ReportWriters['computing']
}

/** Workers that wake each other in one process, with the store that they share. */
export function workersOf(
  engine: Partial<Engine> = {},
  {
    idea = 'Bread by bike',
    leaseSeconds = 60,
    checkCitations = async (citations) => citations,
    computing = () => computingOf(),
  }: Given = {},
) {
  const memory = memoryStore(idea)
  const invokeWorker = vi.fn<WorkerDeps['invokeWorker']>(async (run) => {
    runNextStep(deps, run)
  })
  const writers: ReportWriters = {
    chooseEngine: async () => ({ ...sampleEngine, ...engine }),
    checkCitations,
    computing,
    plannedWork: async () => null,
    catchUpWithBrief: async () => {},
    saveJudgments: async () => {},
    wake: () => {},
    lookUp: async () => null,
    followLookups: async () => {},
  }
  const deps: WorkerDeps = { store: memory.store, kinds: reportKinds(writers), leaseSeconds, invokeWorker }
  return { ...memory, deps, invokeWorker, writers }
}
