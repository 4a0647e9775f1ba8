import { RESEARCH_TOPICS } from '@domain/citation'
import { validationSchema } from '@domain/stored-validation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ASKED_FOR } from '../../supabase/functions/_shared/ai/prompts/search.ts'
import { SAMPLE_IDEA, SAMPLE_OUTPUTS } from '../ai/sample-output'
import { type Call, type Reply, reply } from '../support/fake-model-server'
import { type ModelBackend, sampleReply, startWithModels } from './model-runs'
import { attemptsOf, chargesOf, eventually, rowOf } from './runs'

/*
 * Every fault on every call of a run, for each way to reach a model. On the first way, one run meets the same fault at
 * the first call of every part. On the others, each part of a run meets a different fault, rotated so that every part
 * meets every fault. Refusals end a run, so further runs spare the earlier parts.
 */

const SEARCHES = RESEARCH_TOPICS.map((topic) => `search-${topic}`)
const WRITES = ['concept', 'audience', 'market', 'competitors', 'risks']
const FOLLOWING = ['judge', 'gaps']

/** The part that a call is for: a search is named by its topic, any other call by its answer's schema. */
function partOf({ kind, name, prompt }: Call): string {
  if (kind !== 'search') return name
  return `search-${RESEARCH_TOPICS.find((topic) => prompt.includes(ASKED_FOR[topic]))}`
}

const HALF = JSON.stringify(SAMPLE_OUTPUTS.concept).slice(0, 200)
/** Wraps the answer in thoughts and stray braces; a search gets text without any search results. */
const asProse = (call: Call, good: Reply): Reply =>
  good.kind !== 'said' || call.kind === 'search'
    ? reply.text('Sorry, here are some thoughts { instead }.')
    : reply.text(`<think>{"a": }</think>Here it is {as asked}:\n${good.said.text}\nI hope that {helps}.`)

type Fault = (call: Call, good: Reply) => Reply

/** Each fault with the allowed number of attempts at a step that meets it once. Deno may retry a reset connection itself. */
const FAULTS: [string, Fault, number[]][] = [
  ['a limit for 90 seconds', () => reply.status(429, { 'retry-after': '90' }), [2]],
  ['an error of the server', () => reply.status(500), [2]],
  ['a connection that is reset', () => reply.reset(), [1, 2]],
  ['half a body', () => reply.cut(), [2]],
  ['an answer that is cut short', () => reply.text(HALF, { end: 'too-long' }), [1]],
  ['a wrong schema', () => reply.json({ wrong: true }), [1]],
  ['prose around or instead of the answer', asProse, [1]],
  ['blank output', () => reply.blank(), [1]],
]

/** The sample answer with a mark in every cited text, because judge calls contain neither the idea nor the run. */
function marked(call: Call, mark: string): Reply {
  const good = sampleReply(call)
  if (good.kind !== 'said' || call.kind !== 'write' || FOLLOWING.includes(call.name)) return good
  const value: unknown = JSON.parse(good.said.text, (_, each: unknown) => {
    if (typeof each !== 'object' || each === null || !('cites' in each)) return each
    const { text, label } = { text: undefined, label: undefined, ...each }
    return {
      ...each,
      ...(typeof text === 'string' && { text: `${text} ${mark}` }),
      ...(typeof label === 'string' && { label: `${label} ${mark}` }),
    }
  })
  return reply.json(value)
}

/** Ways to reach a model: the provider, and the settings that differ from a hosted model with web search. */
const WAYS = [
  ['the Responses API of OpenAI', 'openai', {}, SEARCHES],
  ['the Messages API of Anthropic', 'anthropic', {}, SEARCHES],
  ['the two APIs of DeepSeek', 'deepseek', {}, SEARCHES],
  ['chat completions of a local server', 'openai', { AI_WEB_SEARCH: 'off', AI_PARALLEL_CALLS: 'off' }, []],
] as const

const MARKET = 'every part of the market'
/** The part that is refused, the parts that are spared, and the status in which the run ends. */
const REFUSED: [string, string[], 'error' | 'completed'][] = [
  ['concept', [], 'error'],
  ['audience', ['concept'], 'error'],
  [MARKET, ['concept', 'audience'], 'error'],
  ['every search', WRITES, 'completed'],
  ['what follows', [...WRITES, ...SEARCHES], 'completed'],
]

describe.each(WAYS)('a run over %s', (way, provider, env, searches) => {
  const isFirst = way === WAYS[0][0]
  // Without sources there is nothing to judge, and gaps can't be searched.
  const following = searches.length > 0 ? FOLLOWING : []
  let running: ModelBackend
  const runs = new Map<string, (call: Call) => Reply>()
  beforeAll(async () => {
    running = await startWithModels({ AI_FOLLOW_UP: 'on', ...env })
    await running.use(provider)
    running.models.on((each) => {
      const run = [...runs].find(([mark]) => each.prompt.includes(mark))
      return run ? run[1](each) : reply.status(500)
    })
  })
  afterAll(() => running.close())

  /** Every part meets the fault at its first call, except the spared ones. */
  async function runWith(fault: Fault, spared: readonly string[] = []) {
    const mark = `Mark${'abcdefghijklmnopqrstuvwxyz'[runs.size]}.`
    const met = new Set<string>()
    const answered: string[] = []
    runs.set(mark, (each) => {
      const part = partOf(each)
      if (!met.has(part) && !spared.includes(part)) {
        met.add(part)
        return fault(each, marked(each, mark))
      }
      answered.push(part === 'judge' ? each.prompt : part)
      return marked(each, mark)
    })
    const founder = await running.started(`${SAMPLE_IDEA} ${mark}`)
    return { ...founder, met, answered }
  }

  const reportOf = async (validation: string) =>
    validationSchema.parse(await rowOf(running.backend, validation))

  /** Waits until the run and its follow-up are over; brings forward any step that is waiting for a later time. */
  async function ended({ validation, nudge }: Awaited<ReturnType<typeof runWith>>) {
    return eventually('the run is over', async () => {
      const waiting = await running.backend.sql(
        `with run as (
           update private.runs set handed_over_until = null where validation_id = $1 returning id
         ) update private.run_steps set not_before = now() from run
           where run_id = run.id and not_before > now() + interval '20 seconds' returning step`,
        [validation],
      )
      if (waiting.length > 0) await nudge()
      const over = await running.backend.sql(
        `select 1 from public.idea_validations where id = $1
           and (status = 'error' or status = 'completed' and follow_up->>'state' is distinct from 'running')`,
        [validation],
      )
      return over.length > 0 && reportOf(validation)
    })
  }

  const repeated = (answered: readonly string[]) =>
    answered.filter((part, at) => answered.indexOf(part) !== at)

  async function expectCompleted(run: Awaited<ReturnType<typeof runWith>>) {
    const row = await ended(run)
    expect(row.statusDetail).not.toMatch(/charged/)
    expect(row.status).toBe('completed')
    expect([...run.met]).toEqual(expect.arrayContaining([...searches, ...WRITES, ...following]))
    expect(row.report.market?.missing).toBeUndefined()
    expect(repeated(run.answered)).toEqual([])
    expect(await chargesOf(running.backend, run.validation)).toEqual(['settled'])
  }

  it.concurrent.each(isFirst ? FAULTS : [])(
    'that meets %s at every call is completed, and pays for no answer twice',
    async (_name, fault, attempts) => {
      const run = await runWith(fault)
      await expectCompleted(run)
      expect(attempts).toContain((await attemptsOf(running.backend, run.validation)).concept)
    },
  )

  // Each run shifts the faults by one part, so that over all runs every call meets every fault once.
  it.concurrent.each(isFirst ? [] : FAULTS.map((_fault, first) => first))(
    'whose calls meet another fault each, from number %i on, is completed, and pays for no answer twice',
    async (first) => {
      const parts = [...WRITES, ...searches, ...following]
      const run = await runWith((each, good) => {
        const [, fault] = FAULTS[(first + parts.indexOf(partOf(each))) % FAULTS.length] ?? []
        return fault?.(each, good) ?? good
      })
      await expectCompleted(run)
    },
  )

  it.concurrent.each(searches.length > 0 ? [searches] : [])(
    'whose searches all take longer than a call may is completed, and makes none of them again',
    async () => {
      const run = await runWith(() => reply.silence(), [...WRITES, ...FOLLOWING])
      const row = await ended(run)
      expect(row.status).toBe('completed')
      expect([...run.met].toSorted()).toEqual([...searches].toSorted())
      expect(run.answered.filter((part) => part.startsWith('search-'))).toEqual([])
      const queries = row.report.market?.research?.queries ?? []
      expect(queries.every(({ outcome }) => outcome === 'failed')).toBe(true)
      expect(await chargesOf(running.backend, run.validation)).toEqual(['settled'])
    },
  )

  it.concurrent.each(isFirst ? REFUSED : REFUSED.filter(([part]) => part === MARKET))(
    'whose model refuses %s ends readable, and pays for no answer twice',
    async (_name, spared, status) => {
      const run = await runWith(() => reply.refusal(), spared)
      const row = await ended(run)
      expect(row.status).toBe(status)
      if (status === 'error') expect(row.statusDetail).toMatch(/declined.*Nothing was charged/s)
      expect(repeated(run.answered)).toEqual([])
      expect(await chargesOf(running.backend, run.validation)).toEqual([
        status === 'error' ? 'released' : 'settled',
      ])
    },
  )
})
