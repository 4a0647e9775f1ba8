import { STEPS, type Step } from '../../supabase/functions/_shared/domain/validation.ts'
import type { Failure, Run, RunStore } from '../../supabase/functions/_shared/run/worker.ts'

export const VALIDATION = '33333333-3333-4333-8333-333333333333'
export const RUN: Run = {
  run: '11111111-1111-4111-8111-111111111111',
  fence: '22222222-2222-4222-8222-222222222222',
  worker: 'enhanced-idea-validation-full',
}

const NEEDS: Record<Step, Step[]> = {
  concept: [],
  audience: ['concept'],
  market: ['concept'],
  evidence: ['audience', 'market'],
}

/** The stored result of a finished step. */
interface Result {
  columns: object
}

interface StepState {
  lease: string | null
  attempts: number
  result: Result | null
  checkpoint: object | null
  failure: Failure | null
}

/** One run in memory that follows the database's rules; `takeOver` gives a step's lease to another worker. */
export function memoryStore(idea = 'An idea', attemptsAllowed = 3) {
  const steps = new Map<Step, StepState>(
    STEPS.map((step) => [step, { lease: null, attempts: 0, result: null, checkpoint: null, failure: null }]),
  )
  const of = (step: Step): StepState => {
    const found = steps.get(step)
    if (!found) throw new Error(`No step ${step}`)
    return found
  }
  const done = (step: Step) => of(step).result !== null
  const claimable = () => STEPS.filter((step) => !done(step) && !of(step).lease && NEEDS[step].every(done))
  const heldBy = (lease: string) => STEPS.find((step) => of(step).lease === lease)
  let failed: string | null = null

  const store: RunStore = {
    claim: async ({ fence }) => {
      const [step, ...more] = claimable()
      if (!step || fence !== RUN.fence || failed) return null
      const lease = crypto.randomUUID()
      of(step).lease = lease
      of(step).attempts += 1
      const sections = Object.assign({}, ...STEPS.filter(done).map((name) => of(name).result?.columns))
      return {
        kind: 'validation',
        validationId: VALIDATION,
        step,
        lease,
        attempt: of(step).attempts,
        idea,
        created_at: '2026-11-20T10:00:00+00:00',
        checkpoint: of(step).checkpoint,
        citations: [],
        sections,
        more: more.length,
      }
    },
    renew: async (lease) => heldBy(lease) !== undefined,
    saveCheckpoint: async (lease, checkpoint) => {
      const step = heldBy(lease)
      if (step) of(step).checkpoint = checkpoint
      return step !== undefined
    },
    finish: async (lease, { result }) => {
      const step = heldBy(lease)
      if (!step) return null
      Object.assign(of(step), { lease: null, result })
      return { claimable: claimable().length, completed: STEPS.every(done) }
    },
    fail: async (lease, failure) => {
      const step = heldBy(lease)
      if (!step) return 'stale'
      Object.assign(of(step), { lease: null, failure })
      if (failure.retryable && of(step).attempts < attemptsAllowed) return 'retry'
      failed = failure.reason
      return 'failed'
    },
    pause: async (lease) => {
      const step = heldBy(lease)
      if (step) Object.assign(of(step), { lease: null, attempts: of(step).attempts - 1 })
      return step !== undefined
    },
    sweep: async () => (claimable().length ? [RUN] : []),
  }
  return {
    store,
    of,
    completed: () => STEPS.every(done),
    failed: () => failed,
    takeOver: (step: Step) => {
      of(step).lease = crypto.randomUUID()
    },
  }
}
