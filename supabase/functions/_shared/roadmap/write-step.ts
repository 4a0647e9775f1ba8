import { problemsOf } from '../domain/roadmap/problems.ts'
import { StepFailure } from '../engine/engine.ts'
import { type Claim, ratesOf, regionName } from './claim.ts'
import { contentOf } from './content.ts'
import type { ChooseRoadmapEngine, RoadmapEngine, RoadmapInput } from './engine.ts'
import type { FinishedRoadmapStep } from './run-store.ts'

const UNUSABLE = 'The roadmap that was written does not hold together. Nothing was lost. Please try again.'

const inputOf = (claim: Claim, signal: AbortSignal): RoadmapInput => ({
  phase: claim.phase,
  idea: claim.validation.idea,
  title: claim.validation.title,
  report: claim.validation.report,
  planning: claim.planning.form,
  rates: ratesOf(claim),
  region: regionName(claim.region),
  signal,
})

/** Writes the claimed step. Throws what the engine throws, and `StepFailure` for a roadmap that cannot be stored. */
export async function writeRoadmapStep(
  choose: ChooseRoadmapEngine,
  claim: Claim,
  signal: AbortSignal,
): Promise<FinishedRoadmapStep> {
  const engine = await choose()
  const input = inputOf(claim, signal)
  return claim.step === 'tasks' ? writeTasks(engine, input) : writeDelivery(engine, input, claim)
}

async function writeTasks(engine: RoadmapEngine, input: RoadmapInput): Promise<FinishedRoadmapStep> {
  const { section, writer, usage } = await engine.tasks(input)
  return { section: { ...section, writer }, content: null, usage }
}

async function writeDelivery(
  engine: RoadmapEngine,
  input: RoadmapInput,
  { sections: { tasks: plan } }: Extract<Claim, { step: 'delivery' }>,
): Promise<FinishedRoadmapStep> {
  const { section, usage } = await engine.delivery({ ...input, plan })
  // Whoever planned the work and its hours has written the roadmap.
  const content = contentOf(input, plan, section, plan.writer)
  const [problem] = problemsOf(content)
  if (problem)
    throw new StepFailure(UNUSABLE, { detail: `${problem.path.join('.')}: ${problem.message}`, usage })
  return { section, content, usage }
}
