import type { FailureWords } from '../run/failure.ts'
import { workOn } from '../run/step-worker.ts'
import type { ChooseRoadmapEngine } from './engine.ts'
import type { RoadmapRun, RoadmapStore } from './run-store.ts'
import { writeRoadmapStep } from './write-step.ts'

export interface RoadmapStepDeps {
  store: RoadmapStore
  chooseEngine: ChooseRoadmapEngine
  leaseSeconds: number
  /** Starts another worker for the run. Never throws: what is not handed on is found by the sweep. */
  handOn(run: RoadmapRun): Promise<void>
}

const WORDS: FailureWords = {
  late: 'Writing the roadmap took too long. What was finished is kept. Generate it again to go on.',
  unexpected:
    'Writing the roadmap stopped unexpectedly. What was finished is kept. Generate it again to go on.',
}

/** Does one step of a roadmap's run, if one can be claimed, and hands on the next. */
export const runRoadmapStep = (deps: RoadmapStepDeps, run: RoadmapRun): Promise<void> =>
  workOn(
    {
      ...deps,
      write: (claim, signal) => writeRoadmapStep(deps.chooseEngine, claim, signal),
      wordsOf: () => WORDS,
    },
    run,
  )
