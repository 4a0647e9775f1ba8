import { type FailOutcome, type Failure, type FailureWords, failureOf } from './failure.ts'
import { keepLease } from './keep-lease.ts'

/** Longest time that one step may take (DESIGN §4). */
const STEP_LIMIT_MS = 60_000
/** Longest time that a worker waits for a step's next attempt; a later one is left to the sweep. */
const WAIT_LIMIT_MS = 60_000

/** One step that a worker owns for the time of its lease. */
interface Claimed {
  step: string
  lease: string
  attempt: number
  /** How many further steps of the run can be claimed right now. */
  more: number
}

/**
 * The durable state of a run's steps. Every call is one transaction. `lease` is the token of a claim; a token that
 * is no longer live changes nothing.
 */
export interface StepStore<Run, Claim, Result> {
  /** Claims one step; null when none can be claimed or the fence is stale. */
  claim(run: Run): Promise<Claim | null>
  /** False when the lease is no longer live. */
  renew(lease: string): Promise<boolean>
  /** Stores a result; null when it was discarded because the lease is no longer live. */
  finish(lease: string, result: Result): Promise<{ claimable: number } | null>
  fail(lease: string, failure: Failure): Promise<FailOutcome>
}

export interface StepWork<Run, Claim extends Claimed, Result> {
  store: StepStore<Run, Claim, Result>
  leaseSeconds: number
  /** Starts another worker for the run. Never throws: what is not handed on is found by the sweep. */
  handOn(run: Run): Promise<void>
  /** Writes what the step is for. Throws what its writer throws, and the signal's reason on abort. */
  write(claim: Claim, signal: AbortSignal): Promise<Result>
  wordsOf(claim: Claim): FailureWords
}

/**
 * Does one step of a run, if one can be claimed, and hands on what can be done next. Each worker wakes at most
 * one other when it claims and one when it finishes, so steps that run side by side start like a chain.
 */
export async function workOn<Run, Claim extends Claimed, Result>(
  work: StepWork<Run, Claim, Result>,
  run: Run,
): Promise<void> {
  const claim = await work.store.claim(run)
  if (!claim) return
  const waking = claim.more > 0 ? work.handOn(run) : null
  const waitMs = await doStep(work, claim)
  if (waitMs !== null && waitMs <= WAIT_LIMIT_MS) {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    await work.handOn(run)
  }
  await waking
}

/** Writes and stores the claimed step. Returns the ms until the run can go on, null when this worker is done. */
async function doStep<Run, Claim extends Claimed, Result>(
  { store, leaseSeconds, write, wordsOf }: StepWork<Run, Claim, Result>,
  claim: Claim,
): Promise<number | null> {
  const lease = keepLease(() => store.renew(claim.lease), leaseSeconds)
  const signal = AbortSignal.any([lease.lost, AbortSignal.timeout(STEP_LIMIT_MS)])
  try {
    const result = await Promise.race([write(claim, signal), rejectedBy(signal)])
    return (await store.finish(claim.lease, result))?.claimable ? 0 : null
  } catch (error) {
    if (lease.lost.aborted) return null
    // An engine may answer to its signal with an error of its own; the signal knows the real reason.
    const cause = signal.aborted ? signal.reason : error
    console.error(`Step ${claim.step} failed in attempt ${claim.attempt}`, cause)
    const failure = failureOf(cause, wordsOf(claim))
    if ((await store.fail(claim.lease, failure)) !== 'retry') return null
    return Math.max(0, (failure.notBefore?.getTime() ?? 0) - Date.now())
  } finally {
    lease.stop()
  }
}

/** A writer that does not listen to its signal must not hold up its worker. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
