import { RESEARCH_TOPICS } from '@domain/citation'
import { z } from 'zod'
import { SAMPLE_IDEA, SAMPLE_OUTPUTS, SAMPLE_SEARCHES } from '../ai/sample-output'
import type { TestBackend } from '../support/backend'
import {
  type Call,
  type FakeModelServer,
  type Reply,
  reply,
  startFakeModelServer,
} from '../support/fake-model-server'
import { call, founderOf, startWithFunctions, workerFrom } from './runs'

/** What a well-behaved model answers: the sample report, researched on the sample pages. */
export function sampleReply({ kind, name, prompt }: Call): Reply {
  if (kind === 'write') return reply.json(SAMPLE_OUTPUTS[name as keyof typeof SAMPLE_OUTPUTS])
  const topic = RESEARCH_TOPICS.find((each) => prompt.includes(SAMPLE_SEARCHES[each].question))
  const { text, hits } = SAMPLE_SEARCHES[topic ?? 'size']
  return reply.found(
    text,
    hits.map(({ url, title, quote, date }) => ({
      url,
      title,
      ...(quote && { quote }),
      ...(date && { date }),
    })),
  )
}

export interface ModelBackend {
  backend: TestBackend
  models: FakeModelServer
  /** Lets everything be answered well but what `fault` answers. */
  answer(fault: (call: Call) => Reply | null): void
  /** Makes a provider the active one. */
  use(provider: string, model?: string): Promise<void>
  /** A founder with an idea; `nudge` starts its validation. */
  submitted(idea?: string): ReturnType<typeof submittedBy>
  /** The same, started. */
  started(idea?: string): ReturnType<typeof submittedBy>
  close(): Promise<void>
}

/** A backend whose models are the fake and whose web are the sample pages. */
export async function startWithModels(env: Record<string, string> = {}): Promise<ModelBackend> {
  const models = await startFakeModelServer()
  models.on(sampleReply)
  const variables = { ...models.env, AI_CALL_TIMEOUT_SECONDS: '2', ...env }
  const backend = await startWithFunctions(variables, workerFrom('sampled-web'))
  return {
    backend,
    models,
    answer: (fault) => {
      models.reset()
      models.on((each) => fault(each) ?? sampleReply(each))
    },
    use: async (provider, model) => {
      await backend.sql('update public.ai_provider_settings set is_active = (provider = $1)', [provider])
      if (model)
        await backend.sql(
          `update public.ai_provider_settings set ${provider}_model = $2 where provider = $1`,
          [provider, model],
        )
    },
    submitted: (idea) => submittedBy(backend, idea),
    started: async (idea) => {
      const founder = await submittedBy(backend, idea)
      await founder.nudge()
      return founder
    },
    close: async () => {
      await backend.close()
      await models.close()
    },
  }
}

async function submittedBy(backend: TestBackend, idea = SAMPLE_IDEA) {
  const founder = await founderOf(backend, idea)
  const body = { validationId: founder.validation }
  return { ...founder, nudge: () => call(backend, { token: founder.accessToken, body }) }
}

const recordSchema = z.object({
  step: z.string(),
  attempt: z.number(),
  not_before: z.coerce.date().nullable(),
  failures: z.array(z.looseObject({ detail: z.string() })),
  usage: z.array(
    z.looseObject({
      model: z.string(),
      calls: z.number(),
      searches: z.number(),
      inputTokens: z.number(),
      outputTokens: z.number(),
      costDollars: z.number().nullable(),
      notes: z.array(z.string()),
    }),
  ),
})
export type StepRecord = z.infer<typeof recordSchema>

/** What administrators can read of each step. */
export async function recordsOf(
  backend: TestBackend,
  validation: string,
): Promise<Record<string, StepRecord>> {
  const rows = await backend.sql(
    'select step, attempt, not_before, failures, usage from private.validation_steps where validation_id = $1',
    [validation],
  )
  return Object.fromEntries(
    z
      .array(recordSchema)
      .parse(rows)
      .map((row) => [row.step, row]),
  )
}
