import type { DeliveryOutput, TasksOutput } from '../../supabase/functions/_shared/roadmap/model/output'
import type { TestBackend } from '../support/backend'
import {
  type Call,
  type FakeModelServer,
  type Reply,
  reply,
  startFakeModelServer,
} from '../support/fake-model-server'
import { startWithFunctions } from './runs'

/** The feature ids in a prompt, must-not-forget features first. */
const featuresIn = (prompt: string): string[] =>
  [...prompt.matchAll(/^(f\d+) \(/gm)].map(([, id]) => id ?? '')

/** The ids of the checklist items in a prompt. */
export const checklistIn = (prompt: string): string[] =>
  [...prompt.matchAll(/^(c\d+) \(/gm)].map(([, number]) => number ?? '')

/** A well-behaved model's plan: a setup task, then two tasks per feature. */
export function plannedBy({ prompt }: Call): TasksOutput {
  const work = (id: string, changes: Partial<TasksOutput['tasks'][number]>) => ({
    id,
    name: `Work ${id}`,
    feature: null,
    role: 'Backend Developer',
    dependsOn: [],
    lowHours: 4,
    baseHours: 8,
    highHours: 20,
    covers: [],
    waitingDays: 0,
    waitingFor: '',
    ...changes,
  })
  return {
    team: [
      { role: 'Backend Developer', hourlyRate: null, count: 2, skills: ['PostgreSQL'] },
      { role: 'qa engineer', hourlyRate: null, count: 1, skills: [] },
    ],
    tasks: [
      work('start', { name: 'Settle what must hold', covers: checklistIn(prompt) }),
      ...featuresIn(prompt).flatMap((feature) => [
        work(`${feature}-do`, { feature, dependsOn: ['start'] }),
        work(`${feature}-try`, { feature, role: 'QA Engineer', dependsOn: [`${feature}-do`] }),
      ]),
    ],
    leftOut: [],
    costs: [],
  }
}

/** Its answer about how the settled work is delivered. */
export const DELIVERED: DeliveryOutput = {
  summary: 'This phase shows whether bakers can keep up with the rides.',
  deliverables: ['A list of what was shown'],
  milestones: [{ name: 'Everything was tried', tasks: ['t1', 't3'] }],
  risks: [
    { description: 'Bakers have no time at six in the morning.', mitigation: 'Ride along for a week.' },
  ],
  recommendations: ['Ask three bakers first.'],
}

const wellBehaved = (call: Call): Reply =>
  reply.json(call.name === 'roadmap_tasks' ? plannedBy(call) : DELIVERED)

export interface RoadmapModels {
  backend: TestBackend
  models: FakeModelServer
  /** Answers every call normally, except those that `fault` answers, and forgets earlier calls. */
  answer(fault?: (call: Call) => Reply | null): void
  use(provider: string): Promise<unknown>
  close(): Promise<void>
}

/** A backend with the fake models. */
export async function startWithRoadmapModels(): Promise<RoadmapModels> {
  const models = await startFakeModelServer()
  const backend = await startWithFunctions({ ...models.env, AI_CALL_TIMEOUT_SECONDS: '5' })
  return {
    backend,
    models,
    answer: (fault) => {
      models.reset()
      models.on((call) => fault?.(call) ?? wellBehaved(call))
    },
    use: (provider) =>
      backend.sql('update public.ai_provider_settings set is_active = (provider = $1)', [provider]),
    close: async () => {
      await backend.close()
      await models.close()
    },
  }
}
