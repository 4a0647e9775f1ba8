import type { ChooseEngine } from '../engine/engine.ts'
import type { Claim } from './claim.ts'
import { keepLease } from './keep-lease.ts'
import type { Failure, Run, RunStore } from './run-store.ts'
import { failureOf } from './step-failure.ts'
import type { CheckCitations } from './write-evidence.ts'
import { writeStep } from './write-step.ts'

/** Longest time that one step may take (DESIGN §4). */
const STEP_LIMIT_MS = 60_000
/** Longest time that a worker waits for a step's next attempt; a later one is left to the sweep. */
const WAIT_LIMIT_MS = 60_000

export interface StepDeps {
  store: RunStore
  chooseEngine: ChooseEngine
  checkCitations: CheckCitations
  leaseSeconds: number
  /** Starts another worker for the run. Never throws: what is not handed on is found by the sweep. */
  handOn(run: Run): Promise<void>
}

/**
 * Does one step of a run, if one can be claimed, and hands on what can be done next. Each worker wakes at most
 * one other when it claims and one when it finishes, so steps that run side by side start like a chain.
 */
export async function runStep(deps: StepDeps, run: Run): Promise<void> {
  const claim = await deps.store.claim(run)
  if (!claim) return
  const waking = claim.more > 0 ? deps.handOn(run) : null
  const waitMs = await work(deps, claim)
  if (waitMs !== null && waitMs <= WAIT_LIMIT_MS) {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    await deps.handOn(run)
  }
  await waking
}

/** Writes and stores the claimed step. Returns the ms until the run can go on, null when this worker is done. */
async function work(deps: StepDeps, claim: Claim): Promise<number | null> {
  const { store, leaseSeconds } = deps
  const lease = keepLease(() => store.renew(claim.lease), leaseSeconds)
  const signal = AbortSignal.any([lease.lost, AbortSignal.timeout(STEP_LIMIT_MS)])
  try {
    const finished = await store.finish(claim.lease, await writeClaimed(deps, claim, signal))
    return finished?.claimable ? 0 : null
  } catch (error) {
    if (lease.lost.aborted) return null
    // An engine may answer to its signal with an error of its own; the signal knows the real reason.
    const cause = signal.aborted ? signal.reason : error
    console.error(`Step ${claim.step} failed in attempt ${claim.attempt}`, cause)
    return await recover(store, claim, failureOf(cause, claim))
  } finally {
    lease.stop()
  }
}

function writeClaimed({ store, chooseEngine, checkCitations }: StepDeps, claim: Claim, signal: AbortSignal) {
  const saveCheckpoint = (value: object) => store.saveCheckpoint(claim.lease, value)
  return writeStep({ chooseEngine, checkCitations, saveCheckpoint }, claim, signal)
}

/** Records a failed step. Returns the ms until its next attempt, null when there will be none. */
async function recover(store: RunStore, { lease }: Claim, failure: Failure): Promise<number | null> {
  if ((await store.fail(lease, failure)) !== 'retry') return null
  return Math.max(0, (failure.notBefore?.getTime() ?? 0) - Date.now())
}
