import { problemsOf } from '../domain/roadmap/problems.ts'
import { StepFailure, type Usage } from '../engine/engine.ts'
import { runKind, type StepContext } from '../run/worker.ts'
import { type Claim, claimSchema, ratesOf, regionName, regionOf } from './claim.ts'
import { contentOf } from './content.ts'
import { currencyOf, fromDollars } from './currency.ts'
import type { ChooseRoadmapEngine, RoadmapEngine, RoadmapInput } from './engine.ts'

/** What the step leaves: its section for the next step and, after the last step, the whole roadmap. */
interface FinishedSection {
  result: { section: object; content: object | null }
  usage: Usage | null
}

const UNUSABLE = 'The generated roadmap is inconsistent. Nothing was lost. Please try again.'

function inputOf(claim: Claim, { signal, saveCheckpoint }: StepContext): RoadmapInput {
  const region = regionOf(claim)
  const currency = currencyOf(claim.validation.report, claim.validation.idea)
  const rates = Object.entries(ratesOf(claim.rates, region))
  return {
    phase: claim.phase,
    idea: claim.validation.idea,
    title: claim.validation.title,
    report: claim.validation.report,
    planning: claim.planning.form,
    rates: Object.fromEntries(rates.map(([role, rate]) => [role, fromDollars(rate, currency)])),
    currency,
    region: regionName(region),
    checkpoint: {
      saved: claim.checkpoint,
      save: async (value) => {
        await saveCheckpoint(value)
      },
    },
    signal,
  }
}

/** The run that writes a roadmap. Its steps throw `StepFailure` if a roadmap cannot be stored. */
export const roadmapKind = (choose: ChooseRoadmapEngine) => ({
  roadmap: runKind(
    claimSchema,
    async (claim, context) => {
      const engine = await choose()
      const input = inputOf(claim, context)
      return claim.step === 'tasks' ? writeTasks(engine, input) : writeDelivery(engine, input, claim)
    },
    {
      late: 'Writing the roadmap took too long. Finished parts are kept. Generate it again to continue.',
      unexpected:
        'Writing the roadmap stopped unexpectedly. Finished parts are kept. Generate it again to continue.',
    },
  ),
})

async function writeTasks(engine: RoadmapEngine, input: RoadmapInput): Promise<FinishedSection> {
  const { section, writer, usage } = await engine.tasks(input)
  return { result: { section: { ...section, writer }, content: null }, usage }
}

async function writeDelivery(
  engine: RoadmapEngine,
  input: RoadmapInput,
  { sections: { tasks: plan } }: Extract<Claim, { step: 'delivery' }>,
): Promise<FinishedSection> {
  const { section, usage } = await engine.delivery({ ...input, plan })
  // The roadmap's writer is the engine that planned the work and its hours.
  const content = contentOf(input, plan, section, plan.writer)
  const [problem] = problemsOf(content)
  if (problem)
    throw new StepFailure(UNUSABLE, { detail: `${problem.path.join('.')}: ${problem.message}`, usage })
  return { result: { section, content }, usage }
}
