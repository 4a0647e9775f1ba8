import { RESEARCH_TOPICS, type ResearchTopic } from '@domain/citation'
import type { SearchHit } from '../../supabase/functions/_shared/ai/hits.ts'
import type {
  ModelClient,
  SearchRequest,
  WriteRequest,
} from '../../supabase/functions/_shared/ai/model-client.ts'
import { emptyBrief } from '../../supabase/functions/_shared/domain/brief/brief'
import { StepFailure, type StepInput, type Usage } from '../../supabase/functions/_shared/engine/engine.ts'
import { SAMPLE_IDEA, SAMPLE_OUTPUTS, SAMPLE_SEARCHES } from './sample-output'

type Asked = Pick<WriteRequest<unknown>, 'name' | 'system' | 'prompt'>
type Found = { text: string; hits: SearchHit[]; searched?: boolean }

/** The answers of the fake model; an Error is thrown, and a list is returned item by item. */
export interface Script {
  outputs?: Partial<Record<keyof typeof SAMPLE_OUTPUTS, unknown>>
  searches?: Partial<Record<ResearchTopic, Found | Error>>
  canSearch?: boolean
  /** Time left for writing after the searches, in ms. */
  leftMs?: number
  model?: string
}

export interface FakeClient extends ModelClient {
  asked: Asked[]
  searched: { topic: ResearchTopic; request: SearchRequest }[]
  /** Problems that were sent back for repair. */
  problems: string[]
}

export const usageOf = (calls: number, searches = 0): Usage => ({
  provider: 'openai',
  model: 'gpt-6-luna',
  calls,
  searches,
  inputTokens: 100 * calls,
  cachedTokens: 0,
  outputTokens: 10 * calls,
  costDollars: 0.01 * calls,
  notes: [],
})

const topicOf = (prompt: string): ResearchTopic =>
  RESEARCH_TOPICS.find((topic) => prompt.includes(SAMPLE_SEARCHES[topic].question)) ?? 'size'

/** A model that follows a script and, like every real client, sends faults back once. */
export function fakeClient({
  outputs,
  searches,
  canSearch = true,
  leftMs = 50_000,
  model = 'gpt-6-luna',
}: Script = {}): FakeClient {
  const fake: FakeClient = {
    id: 'openai',
    model,
    canSearch,
    oneAtATime: false,
    followUp: 'on',
    get cheap() {
      return fake
    },
    endsAt: Date.now() + leftMs,
    asked: [],
    searched: [],
    problems: [],
    async write({ schema, problems, wishes, checkpoint, ...request }) {
      fake.asked.push(request)
      const scripted: unknown = { ...SAMPLE_OUTPUTS, ...outputs }[request.name as keyof typeof SAMPLE_OUTPUTS]
      const answers: unknown[] = Array.isArray(scripted) ? scripted : [scripted]
      let calls = 0
      for (const answer of answers.length > 1 ? answers : [...answers, ...answers]) {
        if (answer instanceof Error) throw answer
        calls++
        const value = schema.parse(JSON.parse(JSON.stringify(answer)))
        const faults = problems?.(value) ?? []
        if (faults.length === 0) return { value, usage: usageOf(calls) }
        fake.problems.push(...faults)
      }
      throw new StepFailure('The answer could not be used.', { usage: usageOf(calls) })
    },
    async search(request) {
      const topic = topicOf(request.prompt)
      fake.searched.push({ topic, request })
      const found = { ...SAMPLE_SEARCHES, ...searches }[topic]
      if (found instanceof Error) throw found
      return { searched: true, ...found, usage: usageOf(1, 1) }
    },
  }
  return fake
}

/** A step's input that records saved checkpoints as JSON. */
export function stepInput(saved: unknown = null, idea = SAMPLE_IDEA) {
  const saves: unknown[] = []
  const input: StepInput = {
    idea,
    attempt: 1,
    brief: emptyBrief(),
    briefVersion: 0,
    checkpoint: { saved, save: async (value) => void saves.push(JSON.parse(JSON.stringify(value))) },
    signal: new AbortController().signal,
  }
  return { ...input, saves, last: () => saves.at(-1) ?? saved }
}
