import { RESEARCH_TOPICS } from '@domain/citation'
import { readReport } from '@domain/report-storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ASKED_FOR } from '../../supabase/functions/_shared/ai/prompts/search.ts'
import { SAMPLE_OUTPUTS } from '../ai/sample-output'
import { type Call, type Reply, reply } from '../support/fake-model-server'
import { type ModelBackend, recordsOf, startWithModels } from './model-runs'
import { attemptsOf, call, chargesOf, eventually, rowOf, untilStatus } from './runs'

const PARTS = ['market', 'competitors', 'risks']
const HALF_JSON = JSON.stringify(SAMPLE_OUTPUTS.concept).slice(0, 200)
const UNKNOWN_SOURCE = {
  ...SAMPLE_OUTPUTS.market,
  targetMarket: {
    ...SAMPLE_OUTPUTS.market.targetMarket,
    cites: [{ source: 's99', quote: 'Nobody has ever said these words anywhere.' }],
  },
}

const PAGE = { url: 'https://page.example/a', title: 'A page', quote: 'Words that stand on a page.' }

let running: ModelBackend
beforeAll(async () => {
  running = await startWithModels()
  await running.use('openai')
})
afterAll(() => running.close())

/** A part, and what its first calls are answered with. */
type Faulty = [part: string, faults: Reply[], ...unknown[]]

/** Answers the first calls of some parts with faults, and every other call well. */
const faultyAtFirst =
  (faulty: Faulty[]) =>
  ({ name, kind, nth }: Call) => {
    const [, faults] = faulty.find(([part]) => part === (kind === 'search' ? 'search' : name)) ?? []
    return faults?.[nth - 1] ?? null
  }

/** The steps that ask for a part. */
const stepsOf = (part: string) =>
  part === 'search'
    ? RESEARCH_TOPICS.map((topic) => `search-${topic}`)
    : [part === 'concept' || part === 'audience' ? part : `part-${part}`]

async function completed(validation: string) {
  const row = await untilStatus(running.backend, validation, 'completed')
  const { concept, audience, market, evidence } = readReport(row)
  expect([concept, audience, market, evidence].every((section) => section !== null)).toBe(true)
  expect(await chargesOf(running.backend, validation)).toEqual(['settled'])
  return row
}

/** Has the first attempt at a step of a run fail when its result is written. */
async function failOnceToStore(validation: string, step: string) {
  const trigger = `fail_${validation.replaceAll('-', '_')}`
  await running.backend.sql(`
    create function private.${trigger}() returns trigger language plpgsql as $$
    begin
      raise exception 'The connection to the database is lost';
    end $$`)
  const [run] = await running.backend.sql('select id from private.runs where validation_id = $1', [
    validation,
  ])
  await running.backend.sql(`
    create trigger ${trigger} before update on private.run_steps for each row
    when (new.run_id = '${run?.id}' and new.step = '${step}' and new.attempt = 1
      and new.finished_at is not null and old.finished_at is null)
    execute function private.${trigger}()`)
}

describe.concurrent('faults of the model that pass', () => {
  // Those that can happen in every call are in model-fault-table.test.ts, which also finds that nothing is asked for
  // twice. Each part meets another fault here, as the steps know nothing of each other's, with the attempts that it takes.
  it.each<[string, object, [...Faulty, fault: string, attempts: number][]]>([
    [
      'its provider',
      { calls: 1, inputTokens: 1000, outputTokens: 100 },
      [
        ['concept', [reply.status(429, { 'retry-after': '3' })], 'a limit for 3 seconds', 2],
        ['audience', [reply.status(529)], 'an overload without a time', 2],
        ['risks', [reply.silence()], 'silence', 2],
        ['competitors', [reply.large(5)], '5 MB of output', 2],
        ['search', [reply.searchError('unavailable')], 'a search that fails inside a good answer', 2],
      ],
    ],
    [
      'its answers',
      { calls: 2, inputTokens: 2000, outputTokens: 200 },
      [
        ['concept', [reply.blank(), reply.blank()], 'blank output twice', 2],
        ['audience', [reply.text(HALF_JSON, { end: 'too-long' })], 'an answer that is cut short', 1],
        ['market', [reply.json(UNKNOWN_SOURCE)], 'an unknown source', 1],
        ['risks', [reply.json(SAMPLE_OUTPUTS.risks, { tokens: null })], 'no word of the tokens', 1],
        ['search', [reply.found('Words.', [PAGE], { unknownItems: true })], 'items not known yet', 1],
      ],
    ],
  ])('in %s cost the founder nothing but time, and are counted', async (_, consumed, faulty) => {
    const { validation } = await running.startedWith(faultyAtFirst(faulty))
    const row = await completed(validation)
    const attemptsBy = await attemptsOf(running.backend, validation)
    const made = (part: string) => Math.max(...stepsOf(part).map((step) => attemptsBy[step] ?? 0))
    expect(faulty.map(([part, , fault]) => [fault, made(part)])).toEqual(
      faulty.map(([, , fault, attempts]) => [fault, attempts]),
    )
    expect(readReport(row).market?.missing).toBeUndefined()
    expect(JSON.stringify(row)).not.toContain('s99')
    const { audience } = await recordsOf(running.backend, validation)
    const { calls, inputTokens, outputTokens } = audience?.usage.at(-1) ?? {}
    expect({ calls, inputTokens, outputTokens }).toEqual(consumed)
  })
})

describe.concurrent('a search that takes longer than a call may', () => {
  it('is paid for once: the report is completed with the other topics and names the missing one', async () => {
    const { validation, calls } = await running.startedWith(({ kind, prompt }) =>
      kind === 'search' && prompt.includes(ASKED_FOR.size) ? reply.silence() : null,
    )
    const { market } = readReport(await completed(validation))
    expect(calls().filter(({ kind }) => kind === 'search')).toHaveLength(RESEARCH_TOPICS.length)
    const failed = market?.research?.queries.filter(({ outcome }) => outcome === 'failed')
    expect(failed?.map(({ topic }) => topic)).toEqual(['size'])
    expect(market?.missing).toBeUndefined()
  })
})

describe.concurrent('a database that fails while a section is stored', () => {
  it('costs a second attempt and no second call: the answer was kept', async () => {
    let name = (_validation: string) => {}
    const named = new Promise<string>((resolve) => {
      name = resolve
    })
    const { validation, calls } = await running.startedWith(async (each) => {
      if (each.name === 'audience') await failOnceToStore(await named, 'audience')
      return null
    })
    name(validation)
    await completed(validation)
    expect((await attemptsOf(running.backend, validation)).audience).toBe(2)
    expect(calls().filter((each) => each.name === 'audience')).toHaveLength(1)
    const { audience } = await recordsOf(running.backend, validation)
    expect(audience?.usage.reduce((sum, each) => sum + each.calls, 0)).toBe(1)
  })
})

describe.concurrent('a limit for two minutes', () => {
  it('is kept: nobody asks before, and the run goes on after', async () => {
    const { validation, nudge, calls } = await running.startedWith(
      faultyAtFirst([['concept', [reply.status(429, { 'retry-after': '120' })]]]),
    )
    const waiting = await eventually('the step waits', async () => {
      const { concept } = await recordsOf(running.backend, validation)
      return concept?.not_before ?? null
    })
    const seconds = (waiting.getTime() - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(60)
    expect(seconds).toBeLessThanOrEqual(120)
    expect((await nudge()).status).toBe(202)
    expect(calls().filter(({ name }) => name === 'concept')).toHaveLength(1)
    await running.backend.sql(
      `with run as (
         update private.runs set handed_over_until = null where validation_id = $1 returning id
       ) update private.run_steps set not_before = now() from run where run_id = run.id and not_before is not null`,
      [validation],
    )
    await nudge()
    await completed(validation)
  })
})

describe.concurrent('a fault of the model that stays', () => {
  it.each([
    ['an error of the server', reply.status(500), /The AI service failed to answer/, 3],
    ['blank output', reply.blank(), /an answer that could not be used/, 3],
    ['a refusal', reply.refusal(), /declined to analyze this idea/, 1],
    [
      'a page of a gateway',
      reply.status(400, {}, '<html><body>Bad <b>gateway</b></body></html>'),
      /configuration problem/,
      1,
    ],
  ])(
    'such as %s ends the run with a reason, keeps the idea and charges nothing',
    async (_, fault, reason, attempts) => {
      const { validation, nudge, answer, calls } = await running.startedWith(({ name }) =>
        PARTS.includes(name) ? fault : null,
      )
      const row = await untilStatus(running.backend, validation, 'error')
      expect(row.statusDetail).toMatch(reason)
      expect(row.statusDetail).toContain('Nothing was charged')
      expect(row.marketValidation).toBeNull()
      expect(row.projectConcept).not.toBeNull()
      const made = await attemptsOf(running.backend, validation)
      expect(PARTS.map((part) => made[`part-${part}`])).toEqual(Array(3).fill(attempts))
      expect(await chargesOf(running.backend, validation)).toEqual(['released'])

      answer(() => null)
      await nudge()
      await untilStatus(running.backend, validation, 'completed')
      // What was found is not paid for again.
      expect(
        calls()
          .map(({ name }) => name)
          .toSorted(),
      ).toEqual(PARTS.toSorted())
      expect((await chargesOf(running.backend, validation)).toSorted()).toEqual(['released', 'settled'])
    },
  )

  it('such as a refused key is named to administrators only', async () => {
    const { validation } = await running.startedWith(() =>
      reply.status(401, {}, { message: 'Incorrect API key provided: sk-proj-fake***1234' }),
    )
    const row = await untilStatus(running.backend, validation, 'error')
    expect(row.statusDetail).not.toMatch(/key|OPENAI|401/i)
    const { concept } = await recordsOf(running.backend, validation)
    expect(concept?.failures[0]?.detail).toMatch(/OPENAI_API_KEY.*401/)
    expect(JSON.stringify([row, concept])).not.toContain('sk-proj')
    expect(await chargesOf(running.backend, validation)).toEqual(['released'])
    expect((await rowOf(running.backend, validation)).originalIdea).toBeTruthy()
  })
})

describe.concurrent('a part that cannot be written', () => {
  it.each([
    ['an error of the server', reply.status(500), /failed to answer/],
    ['a refusal', reply.refusal(), /declined/],
    ['a wait of an hour', reply.status(429, { 'retry-after': '3600' }), /too busy/],
  ])(
    'for %s is named in a report that is completed without it, and is asked for again alone',
    async (_, fault, reason) => {
      const { validation, answer, calls, accessToken } = await running.startedWith(({ name }) =>
        name === 'competitors' ? fault : null,
      )
      const report = readReport(await completed(validation))
      expect(report.market?.missing).toEqual([{ part: 'competitors', reason: expect.stringMatching(reason) }])
      expect(report.market?.competitors).toEqual([])
      expect(report.market?.model?.inputs.length).toBeGreaterThan(0)

      answer(() => null)
      const body = { action: 'retry-missing', validationId: validation }
      expect((await call(running.backend, { token: accessToken, body })).status).toBe(202)
      await eventually('the part is there', async () => {
        const { market } = readReport(await rowOf(running.backend, validation))
        return market?.missing === undefined && market
      })
      expect(calls().map(({ name }) => name)).toEqual(['competitors'])
      expect(await chargesOf(running.backend, validation)).toEqual(['settled'])
    },
  )
})

describe.concurrent('a search that fails for good', () => {
  it('is named with its reason, and the report is completed with what the others found', async () => {
    const { validation, calls, answer, accessToken } = await running.startedWith(({ kind, prompt }) =>
      kind === 'search' && prompt.includes(ASKED_FOR.counter) ? reply.status(500) : null,
    )
    const report = readReport(await completed(validation))
    const queries = report.market?.research?.queries ?? []
    expect(queries.filter(({ outcome }) => outcome === 'failed')).toEqual([
      expect.objectContaining({ topic: 'counter', reason: expect.stringContaining('failed to answer') }),
    ])
    expect(report.market?.citations.length).toBeGreaterThan(5)
    expect(
      calls().filter(({ prompt }) => prompt.includes(ASKED_FOR.size) && prompt.includes('Search')),
    ).toHaveLength(1)

    answer(() => null)
    const body = { action: 'retry-missing', validationId: validation }
    await call(running.backend, { token: accessToken, body })
    await eventually('the search is made', async () => {
      const { market } = readReport(await rowOf(running.backend, validation))
      return market?.research?.queries.every(({ outcome }) => outcome !== 'failed')
    })
    expect(calls().filter(({ kind }) => kind === 'search')).toHaveLength(1)
    expect(
      calls()
        .map(({ name }) => name)
        .filter(Boolean)
        .toSorted(),
    ).toEqual(PARTS.toSorted())
  })
})

describe.concurrent('a search that fails when the market is rewritten', () => {
  it('is made again, instead of taking an older one whose sources the new parts do not know', async () => {
    const { validation, calls, answer, accessToken } = await running.startedWith(() => null)
    await completed(validation)
    const rewritten = () =>
      eventually('the market is rewritten', async () => {
        const { rerun, ...row } = await rowOf(running.backend, validation)
        return rerun === null && (readReport(row).market?.research?.queries ?? [])
      })
    const revise = async (body: object) =>
      expect((await running.revise(accessToken, { validationId: validation, ...body })).status).toBe(202)
    answer(({ kind, prompt }) =>
      kind === 'search' && prompt.includes(ASKED_FOR.size) ? reply.status(400, {}, { message: 'No.' }) : null,
    )
    await revise({ action: 'rerun', section: 'market', seen: null })
    expect((await rewritten()).filter(({ outcome }) => outcome === 'failed')).toHaveLength(1)

    answer(() => null)
    await revise({ action: 'retry-missing' })
    expect((await rewritten()).filter(({ outcome }) => outcome === 'failed')).toEqual([])
    expect(calls().filter(({ kind }) => kind === 'search')).toHaveLength(1)
    expect(calls().map(({ name }) => name)).toEqual(expect.arrayContaining(PARTS))
  })
})

describe.concurrent('a model that its provider takes away', () => {
  it('is replaced by its successor for all calls side by side, and administrators are told', async () => {
    const { validation } = await running.startedWith(({ model }) =>
      model === 'gpt-4o-mini' ? reply.unknownModel() : null,
    )
    await completed(validation)
    const { 'part-market': part } = await recordsOf(running.backend, validation)
    expect(part?.attempt).toBe(1)
    expect(part?.usage[0]?.model).toBe('gpt-6-luna')
    expect(part?.usage[0]?.notes.join()).toContain('gpt-6-luna was used instead')
  })
})

describe.concurrent('a model that answers without searching', () => {
  it('is made to search once; what it says from memory is no finding, and the report says what was not searched', async () => {
    const { validation, calls } = await running.startedWith(({ kind }) =>
      kind === 'search' ? reply.text('From memory: the market is $9 billion.') : null,
    )
    const row = await completed(validation)
    expect(JSON.stringify(row)).not.toContain('9 billion')
    const searches = calls().filter(({ kind }) => kind === 'search')
    expect(searches).toHaveLength(12)
    expect(
      searches.filter(({ raw }) => raw.tool_choice !== undefined && raw.tool_choice !== 'auto'),
    ).toHaveLength(6)
    const queries = readReport(row).market?.research?.queries ?? []
    expect(queries.map(({ outcome }) => outcome)).toEqual(Array(6).fill('not-searched'))
    const { 'search-size': size } = await recordsOf(running.backend, validation)
    expect(size?.usage[0]?.notes.join()).toContain('without searching the web')
  })
})
