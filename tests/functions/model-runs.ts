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

/** The sample report, researched on the sample pages, as a well-behaved model would answer. */
export function sampleReply(call: Call): Reply {
  const { kind, name, prompt } = call
  if (name === 'judge') return judgeReply(call)
  if (name === 'gaps') return reply.json({ questions: [] })
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

/** The judge's verdict for each pair in the prompt, by its position. */
export function judgeReply({ prompt }: Call, verdictOf: (at: number) => string = () => 'supports'): Reply {
  const ids = [...prompt.matchAll(/^\{"id":"(q\d+)"/gm)].map(([, id]) => id)
  return reply.json({
    verdicts: ids.map((id, at) => ({ id, verdict: verdictOf(at), reason: 'The page says so.' })),
  })
}

type Fault = (call: Call) => Reply | null | Promise<Reply | null>

export interface ModelBackend {
  backend: TestBackend
  models: FakeModelServer
  /** Answers every call normally, except those that `fault` answers. */
  answer(fault: Fault): void
  use(provider: string, model?: string): Promise<void>
  /** A founder with an idea; `nudge` starts its validation. */
  submitted(idea?: string): ReturnType<typeof submittedBy>
  /** The same, with the validation started. */
  started(idea?: string): ReturnType<typeof submittedBy>
  /** The same with a unique idea: `fault` applies to this idea only, so that many runs can go on in parallel. */
  startedWith(fault: Fault): Promise<FaultyRun>
  /** Calls revise-report as the report's owner. */
  revise(accessToken: string, body: object): Promise<Response>
  close(): Promise<void>
}

interface FaultyRun {
  validation: string
  accessToken: string
  nudge(): ReturnType<typeof call>
  /** Replaces the current fault. */
  answer(fault: Fault): void
  /** The calls for this idea, and those without an idea, since the current fault was set. */
  calls(): Call[]
}

/** A backend with the fake models and the sample pages as its web. */
export async function startWithModels(env: Record<string, string> = {}): Promise<ModelBackend> {
  const models = await startFakeModelServer()
  models.on(sampleReply)
  // Only the follow-up's own tests turn it on.
  const variables = { ...models.env, AI_CALL_TIMEOUT_SECONDS: '10', AI_FOLLOW_UP: 'off', ...env }
  const backend = await startWithFunctions(variables, workerFrom('sampled-web'))
  const started = async (idea?: string) => {
    const founder = await submittedBy(backend, idea)
    await founder.nudge()
    return founder
  }
  const faults = new Map<string, Fault>()
  return {
    backend,
    models,
    answer: (fault) => {
      models.reset()
      models.on(async (each) => (await fault(each)) ?? sampleReply(each))
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
    started,
    revise: (token, body) => call(backend, { name: 'revise-report', token, body }),
    startedWith: async (first) => {
      const idea = `${SAMPLE_IDEA} Idea ${'I'.repeat(faults.size + 1)}.`
      let since = 0
      const answer = (fault: Fault) => {
        since = models.calls.length
        faults.set(idea, fault)
        // Calls without an idea (the judge's) get the newest run's fault.
        faults.set('', fault)
      }
      answer(first)
      models.on(async (each) => (await faults.get(each.idea)?.(each)) ?? sampleReply(each))
      const { validation, nudge, accessToken } = await started(idea)
      const calls = () => models.calls.slice(since).filter((each) => each.idea === idea || each.idea === '')
      return { validation, accessToken, nudge, answer, calls }
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

/** The step records that administrators can read. */
export async function recordsOf(
  backend: TestBackend,
  validation: string,
  kind = 'validation',
): Promise<Record<string, StepRecord>> {
  const rows = await backend.sql(
    `select step, attempt, not_before, failures, usage from private.run_steps s join private.runs r on r.id = s.run_id
     where r.validation_id = $1 and r.kind = $2`,
    [validation, kind],
  )
  return Object.fromEntries(
    z
      .array(recordSchema)
      .parse(rows)
      .map((row) => [row.step, row]),
  )
}
