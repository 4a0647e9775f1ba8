import { z } from 'zod'
import { cut } from '../domain/title.ts'
import { StepFailure, StepPause, type Usage } from '../engine/engine.ts'

/** Maximum time that a worker may take for one step, unless its settings say otherwise (docs/runs-and-quota.md#steps). */
const STEP_LIMIT_MS = 60_000
/** Maximum time that a worker waits for a step's next attempt; a later one is left to the sweep. */
const WAIT_LIMIT_MS = 60_000
/** Renewals per lease: every 20 s of 60 (docs/runs-and-quota.md#leases-and-fences). */
const RENEWALS_PER_LEASE = 3
// A reason is shown in statusDetail, which holds 500 characters.
const REASON_MAX_CHARS = 400
const DETAIL_MAX_CHARS = 2000

/** A run to work on. A worker with the fence of an earlier start of the run is refused everywhere. */
export const runSchema = z.object(
  {
    run: z.guid('must be a UUID'),
    fence: z.guid('must be a UUID'),
    /** The edge function that works on runs of this kind. */
    worker: z.string('must be text'),
  },
  { error: 'The body must be a JSON object with a run, its fence and its worker' },
)
export type Run = z.infer<typeof runSchema>

/** One step that a worker owns for the duration of its lease; its other fields depend on the kind of run. */
export const claimSchema = z.looseObject({
  kind: z.string(),
  step: z.string(),
  lease: z.guid(),
  attempt: z.number(),
  /** How many more steps of the run can be claimed right now. */
  more: z.number(),
})
type Claim = z.infer<typeof claimSchema>

/** The output of a step: its result for later steps and for the hooks of its kind in the database. */
export interface FinishedStep {
  result: object
  usage: Usage | null
}

/** Why a step failed: `reason` for the founder, `detail` for administrators. */
export interface Failure {
  reason: string
  detail: string
  retryable: boolean
  notBefore: Date | null
  /** Usage of the failed attempt. */
  usage: Usage | null
}

export const failOutcomeSchema = z.enum(['retry', 'failed', 'skipped', 'stale'])
type FailOutcome = z.infer<typeof failOutcomeSchema>

/**
 * The durable state of runs (docs/runs-and-quota.md). Every call is one transaction. `lease` is the token of a claim;
 * an expired token changes nothing.
 */
export interface RunStore {
  /** Claims one step; null when none can be claimed or the fence is stale. */
  claim(run: Run): Promise<Claim | null>
  /** False when the lease is no longer live. */
  renew(lease: string): Promise<boolean>
  /** Keeps what an attempt has found for the next one; false when the lease is no longer live. */
  saveCheckpoint(lease: string, value: object): Promise<boolean>
  /** Stores a result; null when it was discarded because the lease is no longer live. */
  finish(lease: string, step: FinishedStep): Promise<{ claimable: number; completed: boolean } | null>
  /** With `skipped`, the run continues without the step. */
  fail(lease: string, failure: Failure): Promise<FailOutcome>
  /** Releases a step for another worker to continue from its checkpoint; false when the lease is no longer live. */
  pause(lease: string, pause: { notBefore: Date; usage: Usage | null }): Promise<boolean>
  /** Ends runs that cannot continue and returns those that can but have no worker. */
  sweep(signal: AbortSignal): Promise<Run[]>
}

export interface StepContext {
  /** Aborts when the step takes too long or belongs to another worker. */
  signal: AbortSignal
  saveCheckpoint(value: object): Promise<unknown>
}

/** Messages for founders when a step fails in a way that its writer did not foresee. */
interface FailureTexts {
  late: string
  unexpected: string
}

/** What the worker needs to know about one kind of run. */
export interface RunKind {
  /** Writes the claimed step. Throws the writer's errors, and a zod error if the claim has another shape. */
  write(claim: Claim, context: StepContext): Promise<FinishedStep>
  failureTexts: FailureTexts
  /** Called once the claim's run is complete. Errors are logged. */
  afterRun(claim: Claim): Promise<void>
}

/** A kind of run whose claims have the shape of `schema`. */
export const runKind = <Typed>(
  schema: z.ZodType<Typed>,
  write: (claim: Typed, context: StepContext) => Promise<FinishedStep>,
  failureTexts: FailureTexts,
  afterRun: (claim: Typed) => Promise<void> = async () => {},
): RunKind => ({
  write: async (claim, context) => write(schema.parse(claim), context),
  failureTexts,
  afterRun: async (claim) => afterRun(schema.parse(claim)),
})

export interface WorkerDeps {
  store: RunStore
  /** The kinds of runs that this worker can write, by their names in the database. */
  kinds: Record<string, RunKind>
  leaseSeconds: number
  /** Maximum time that a worker may take for one step. */
  stepLimitMs?: number
  /** Starts another worker for the run. Never throws: the sweep finds runs that were not handed on. */
  invokeWorker(run: Run): Promise<void>
}

/**
 * Does one step of a run, if one can be claimed, and hands on what can be done next. Each worker wakes at most one
 * other when it claims and one when it finishes, so parallel steps start like a chain.
 */
export async function runNextStep(deps: WorkerDeps, run: Run): Promise<void> {
  const claim = await deps.store.claim(run)
  if (!claim) return
  const waking = claim.more > 0 ? deps.invokeWorker(run) : null
  const waitMs = await doStep(deps, claim)
  if (waitMs !== null && waitMs <= WAIT_LIMIT_MS) {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    await deps.invokeWorker(run)
  }
  await waking
}

/** Writes and stores the claimed step. Returns the ms until the run can continue, or null if this worker is done. */
async function doStep(
  { store, kinds, leaseSeconds, stepLimitMs = STEP_LIMIT_MS }: WorkerDeps,
  claim: Claim,
): Promise<number | null> {
  const kind = kinds[claim.kind]
  if (!kind) throw new Error(`This function does not write runs of the kind ${claim.kind}`)
  const lease = keepLease(() => store.renew(claim.lease), leaseSeconds)
  const signal = AbortSignal.any([lease.lost, AbortSignal.timeout(stepLimitMs)])
  const saveCheckpoint = (value: object) => store.saveCheckpoint(claim.lease, value)
  try {
    const step = await Promise.race([kind.write(claim, { signal, saveCheckpoint }), rejectedBy(signal)])
    const finished = await store.finish(claim.lease, step)
    if (finished?.completed) await afterRun(kind, claim)
    return finished?.claimable ? 0 : null
  } catch (error) {
    if (lease.lost.aborted) return null
    // An engine may throw its own error when its signal aborts; the signal has the real reason.
    const cause = signal.aborted ? signal.reason : error
    if (cause instanceof StepPause) {
      const isPaused = await store.pause(claim.lease, cause)
      return isPaused ? Math.max(0, cause.notBefore.getTime() - Date.now()) : null
    }
    console.error(`Step ${claim.step} failed in attempt ${claim.attempt}`, cause)
    const failure = failureOf(cause, kind.failureTexts)
    const outcome = await store.fail(claim.lease, failure)
    if (outcome === 'skipped') return 0
    if (outcome !== 'retry') return null
    return Math.max(0, (failure.notBefore?.getTime() ?? 0) - Date.now())
  } finally {
    lease.stop()
  }
}

/** The run is already stored as complete, so an error here cannot fail it. */
async function afterRun(kind: RunKind, claim: Claim): Promise<void> {
  try {
    await kind.afterRun(claim)
  } catch (error) {
    console.error(`What follows a run of the kind ${claim.kind} failed`, error)
  }
}

/**
 * Renews a lease until `stop`. `lost` aborts when a renewal is refused, or when none succeeded for a whole lease: the
 * step then belongs to another worker.
 */
function keepLease(renew: () => Promise<boolean>, leaseSeconds: number) {
  const lost = new AbortController()
  let renewedAt = Date.now()
  const attempt = async () => {
    const sentAt = Date.now()
    if (sentAt - renewedAt >= leaseSeconds * 1000) return lost.abort()
    try {
      if (await renew()) renewedAt = sentAt
      else lost.abort()
    } catch (error) {
      console.error('Lease not renewed', error)
    }
  }
  const timer = setInterval(attempt, (leaseSeconds * 1000) / RENEWALS_PER_LEASE)
  return { lost: lost.signal, stop: () => clearInterval(timer) }
}

/** A writer that ignores its signal must not hold up its worker. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Turns whatever stopped a step into its stored failure. Only the reason of a `StepFailure` is shown to the founder. */
function failureOf(error: unknown, texts: FailureTexts): Failure {
  if (error instanceof StepFailure) {
    const { message, detail, retryable, notBefore, usage } = error
    return {
      reason: cut(message, REASON_MAX_CHARS),
      detail: cut(detail, DETAIL_MAX_CHARS),
      retryable,
      notBefore,
      usage,
    }
  }
  const timedOut = error instanceof Error && error.name === 'TimeoutError'
  return {
    reason: texts[timedOut ? 'late' : 'unexpected'],
    detail: cut(String(error), DETAIL_MAX_CHARS),
    retryable: true,
    notBefore: null,
    usage: null,
  }
}
