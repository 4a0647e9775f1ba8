import { RESEARCH_TOPICS } from '@domain/citation'
import { validationSchema } from '@domain/stored-validation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ASKED_FOR } from '../../supabase/functions/_shared/ai/prompts/search.ts'
import { SAMPLE_IDEA, SAMPLE_OUTPUTS } from '../ai/sample-output'
import { type Call, type Reply, reply } from '../support/fake-model-server'
import { type ModelBackend, sampleReply, startWithModels } from './model-runs'
import { attemptsOf, chargesOf, eventually, rowOf } from './runs'

/*
 * Every fault on every call of a run, and on every kind of call over every way to a model.
 *
 * What differs                                | covered by
 * --------------------------------------------|------------------------------------------------------------------
 * what the step of a part does with a fault   | the first way: one run per fault, which each of the 13 parts meets
 * how an API tells a fault of a write or of a | each other way: two runs, in which each part meets another fault,
 * search                                      | so that writes meet all eight, and searches too
 * steps one after the other, without searches | the two runs over a local server
 * where a refusal ends a run                  | the first way: further runs spare the parts before
 * how an API tells a refusal, or is silent    | one run of each per way
 *
 * model-client-faults.test.ts has every fault of a single call over every provider.
 */

const SEARCHES = RESEARCH_TOPICS.map((topic) => `search-${topic}`)
const WRITES = ['concept', 'audience', 'market', 'competitors', 'risks']
const FOLLOWING = ['judge', 'gaps']

/** What a call is for: a search by its topic, anything else by the name of its answer. */
function partOf({ kind, name, prompt }: Call): string {
  if (kind !== 'search') return name
  return `search-${RESEARCH_TOPICS.find((topic) => prompt.includes(ASKED_FOR[topic]))}`
}

const HALF = JSON.stringify(SAMPLE_OUTPUTS.concept).slice(0, 200)
/** The answer among thoughts and stray braces; a search gets words without a search. */
const asProse = (call: Call, good: Reply): Reply =>
  good.kind !== 'said' || call.kind === 'search'
    ? reply.text('Sorry, here are some thoughts { instead }.')
    : reply.text(`<think>{"a": }</think>Here it is {as asked}:\n${good.said.text}\nI hope that {helps}.`)

type Fault = (call: Call, good: Reply) => Reply

/** Each with the attempts at a step that meets it once; Deno may repeat a request whose connection was reset by itself. */
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

/** The sample's answer with a mark in everything that it says with a source: a judge is told neither idea nor run. */
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

/** Ways to reach a model: the provider, and what differs from a hosted one with searching. */
const WAYS = [
  ['the Responses API of OpenAI', 'openai', {}, SEARCHES],
  ['the Messages API of Anthropic', 'anthropic', {}, SEARCHES],
  ['the two APIs of DeepSeek', 'deepseek', {}, SEARCHES],
  ['chat completions of a local server', 'openai', { AI_WEB_SEARCH: 'off', AI_PARALLEL_CALLS: 'off' }, []],
] as const

/** From which fault on the parts of a run meet one each: between the two, writes meet all of them, and searches too. */
const TURNS = [0, WRITES.length]

const MARKET = 'every part of the market'
/** What is refused, the parts that are spared, and how the run ends. */
const REFUSED: [string, string[], 'error' | 'completed'][] = [
  ['concept', [], 'error'],
  ['audience', ['concept'], 'error'],
  [MARKET, ['concept', 'audience'], 'error'],
  ['every search', WRITES, 'completed'],
  ['what follows', [...WRITES, ...SEARCHES], 'completed'],
]

describe.each(WAYS)('a run over %s', (way, provider, env, searches) => {
  const isFirst = way === WAYS[0][0]
  // Without sources nothing is judged, and no gap can be searched.
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

  /** Every part meets the fault at its first call, but those that are spared. */
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

  /** Until the run and what follows it are over; what waits for a time is told that it has come. */
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

  it.concurrent.each(isFirst ? [] : TURNS)(
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
