import type { ChooseEngine } from '../engine/engine.ts'
import type { FailureWords } from '../run/failure.ts'
import { workOn } from '../run/step-worker.ts'
import type { Claim } from './claim.ts'
import type { ReadPlannedWork } from './planned-work.ts'
import type { Run, RunStore } from './run-store.ts'
import type { CheckCitations } from './write-evidence.ts'
import { writeStep } from './write-step.ts'

export interface StepDeps {
  store: RunStore
  chooseEngine: ChooseEngine
  checkCitations: CheckCitations
  plannedWork: ReadPlannedWork
  leaseSeconds: number
  /** Starts another worker for the run. Never throws: what is not handed on is found by the sweep. */
  handOn(run: Run): Promise<void>
}

/** What the founder reads of a failure that nobody foresaw: of a run, and of a section written anew. */
const WORDS: Record<'run' | 'rerun', FailureWords> = {
  run: {
    late: 'The analysis took too long. Nothing was charged. Press Retry to continue where it stopped.',
    unexpected:
      'The analysis stopped unexpectedly. Nothing was charged. Press Retry to continue where it stopped.',
  },
  rerun: {
    late: 'The section could not be written: it took too long. Your report is as it was, and nothing was charged.',
    unexpected:
      'The section could not be written: the work on it stopped unexpectedly. Your report is as it was, and nothing was charged.',
  },
}

/** Does one step of a run, if one can be claimed, and hands on what can be done next. */
export const runStep = (deps: StepDeps, run: Run): Promise<void> =>
  workOn({ ...deps, write: writerOf(deps, run), wordsOf: ({ rerun }) => WORDS[rerun ? 'rerun' : 'run'] }, run)

const writerOf =
  ({ store, chooseEngine, checkCitations, plannedWork }: StepDeps, { validation }: Run) =>
  (claim: Claim, signal: AbortSignal) => {
    const saveCheckpoint = (value: object) => store.saveCheckpoint(claim.lease, value)
    const writers = {
      chooseEngine,
      checkCitations,
      saveCheckpoint,
      plannedWork: () => plannedWork(validation),
    }
    return writeStep(writers, claim, signal)
  }
