import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
// Modules that the steps import lazily: with fake timers, an import that is still loading would keep the steps from
// finishing.
import '../../supabase/functions/_shared/analyst/compose-concept.ts'
import '../../supabase/functions/_shared/analyst/compose-market.ts'
import { state } from '../../supabase/functions/_shared/domain/basis.ts'
import { emptyBrief } from '../../supabase/functions/_shared/domain/brief/brief'
import { type Citation, citationSchema } from '../../supabase/functions/_shared/domain/citation.ts'
import { EMPTY_CONCEPT } from '../../supabase/functions/_shared/domain/report.ts'
import { StepFailure } from '../../supabase/functions/_shared/engine/engine.ts'
import { computingOf } from '../../supabase/functions/_shared/evidence/computing.ts'
import {
  type FinishedStep,
  runKind,
  runNextStep,
  type WorkerDeps,
} from '../../supabase/functions/_shared/run/worker.ts'
import { memoryStore, RUN } from './memory-store.ts'
import { sampleEngine } from './sample-engine.ts'
import { never, workersOf } from './workers.ts'

const INPUT = {
  idea: 'Bread by bike',
  attempt: 1,
  brief: emptyBrief(),
  briefVersion: 0,
  checkpoint: { saved: null, save: async () => {} },
  signal: new AbortController().signal,
  concept: {
    ...EMPTY_CONCEPT,
    overview: state('Bread', 'model'),
  },
}
const USAGE = {
  provider: 'openai',
  model: 'gpt-4o-mini',
  calls: 1,
  searches: 0,
  inputTokens: 9,
  outputTokens: 9,
  costDollars: 0.01,
  notes: [],
}
const citationOf = (id: string) =>
  citationSchema.parse({
    id,
    title: 'Bread',
    source: 'Bread Board',
    url: 'https://bread.example',
    quote: 'Bread',
  })

async function runToEnd(deps: WorkerDeps) {
  const first = runNextStep(deps, RUN)
  await vi.runAllTimersAsync()
  await first
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the steps of a run', () => {
  it('are all done once, the report standing in its columns', async () => {
    const { deps, of, completed } = workersOf()
    await runToEnd(deps)
    expect(completed()).toBe(true)
    expect(of('concept').result?.columns).toMatchObject({
      projectConcept: { overview: 'Bread by bike', basis: { overview: { kind: 'founder' } } },
      userRoles: [],
      engine: { id: 'built-in' },
    })
    expect(of('audience').result?.columns).toMatchObject({ targetUsers: [] })
    expect(of('market').result?.columns).toMatchObject({ marketValidation: { targetMarket: 'Bakeries' } })
    expect(of('evidence').result?.columns).toMatchObject({ real_citations: [] })
    for (const step of ['concept', 'audience', 'market', 'evidence'] as const)
      expect(of(step).attempts).toBe(1)
  })

  it('wake one worker each: three hand-ons bring four steps to their end', async () => {
    const { deps, invokeWorker } = workersOf()
    await runToEnd(deps)
    expect(invokeWorker).toHaveBeenCalledTimes(3)
  })

  it('go on with the market while the audience is still being written', async () => {
    const { deps, of } = workersOf({ audience: never })
    runNextStep(deps, RUN)
    await vi.advanceTimersByTimeAsync(10)
    expect(of('market').result).not.toBeNull()
    expect(of('audience').lease).not.toBeNull()
  })

  it('give later steps the sections of the earlier ones', async () => {
    const market = vi.fn(sampleEngine.market)
    const { deps } = workersOf({ market })
    await runToEnd(deps)
    expect(market.mock.lastCall?.[0]).toMatchObject({
      idea: 'Bread by bike',
      concept: { overview: { text: 'Bread by bike' } },
    })
  })

  it('are written by no model where it has found nothing to write about, though its reading is counted', async () => {
    const guess = { ...(await sampleEngine.concept(INPUT)), usage: USAGE, brief: emptyBrief() }
    const market = vi.fn(sampleEngine.market)
    const { deps, of } = workersOf({ concept: async () => guess, market }, { idea: 'Hello' })
    const finish = vi.spyOn(deps.store, 'finish')
    await runToEnd(deps)
    expect(finish.mock.calls[0]?.[1].usage).toEqual(USAGE)
    expect(of('concept').result?.columns).toMatchObject({ projectConcept: { overview: '“Hello”' } })
    expect(market).not.toHaveBeenCalled()
  })

  it('check what the sections cite and score the report', async () => {
    const cited = { ...(await sampleEngine.market(INPUT)).section, citations: [citationOf('s1')] }
    const market = async () => ({ ...(await sampleEngine.market(INPUT)), section: cited })
    const check = { status: 'quote_found', at: '2026-11-20T10:00:01.000Z', reason: null } as const
    const checkCitations = async (citations: Citation[]) =>
      citations.map((citation) => ({ ...citation, check }))
    const { deps, of } = workersOf({ market }, { checkCitations })
    await runToEnd(deps)
    expect(of('evidence').result?.columns).toMatchObject({
      real_citations: [{ id: 's1', check: { status: 'quote_found' } }],
      scorecard: { metrics: expect.any(Array), total: expect.any(Object) },
    })
  })

  it('check in code as many statements as one invocation may compute, and the others in the next ones', async () => {
    const found = {
      status: 'quote_found',
      at: null,
      reason: null,
      context: 'We counted 212 bakers.',
    } as const
    const checkCitations = vi.fn(async (citations: Citation[]) =>
      citations.map((citation) => ({ ...citation, check: found })),
    )
    let clock = 0
    const checked: number[] = []
    // Every check takes 400 ms of an invocation's 1,200 ms.
    const computing = () => {
      const at = checked.push(0) - 1
      const { leftMs, measure } = computingOf(() => (clock += 400))
      const counted: typeof measure = (work) => {
        checked[at] = (checked[at] ?? 0) + 1
        return measure(work)
      }
      return { leftMs, measure: counted }
    }
    const statements = Array.from({ length: 7 }, (_, n) => `Town ${n} has ${n + 300} bakers.`)
    const written = await sampleEngine.market(INPUT)
    const section = {
      ...written.section,
      opportunities: statements.map((text) => state(text, 'source', ['s1'])),
      citations: [{ ...citationOf('s1'), quote: 'We counted 212 bakers.' }],
    }
    const { deps, of, completed, invokeWorker } = workersOf(
      { market: async () => ({ ...written, section }) },
      { checkCitations, computing },
    )
    await runToEnd(deps)
    expect(completed()).toBe(true)
    expect(of('evidence').attempts).toBe(1)
    expect(checkCitations).toHaveBeenCalledTimes(1)
    expect(checked).toEqual([3, 3, 1])
    expect(invokeWorker).toHaveBeenCalledTimes(3 + 2)
    expect(of('evidence').result?.columns).toMatchObject({
      real_citations: [{ check: { support: statements.map((statement) => ({ statement, by: 'code' })) } }],
    })
  })

  it('gather the evidence without asking which engine is set', async () => {
    const { deps, writers, completed } = workersOf()
    const chooseEngine = vi.spyOn(writers, 'chooseEngine')
    await runToEnd(deps)
    expect(completed()).toBe(true)
    expect(chooseEngine).toHaveBeenCalledTimes(3)
  })

  it('keep what an attempt has found out for the next one', async () => {
    const market = vi.fn(sampleEngine.market).mockImplementationOnce(async ({ checkpoint }) => {
      await checkpoint.save({ found: 'a page' })
      throw new StepFailure('Busy')
    })
    const { deps } = workersOf({ market })
    await runToEnd(deps)
    expect(market.mock.calls.map(([{ attempt, checkpoint }]) => [attempt, checkpoint.saved])).toEqual([
      [1, null],
      [2, { found: 'a page' }],
    ])
  })

  it('are not touched with a stale fence', async () => {
    const { deps, of } = workersOf()
    await runNextStep(deps, { ...RUN, fence: crypto.randomUUID() })
    expect(of('concept').attempts).toBe(0)
  })
})

describe('a step that cannot finish', () => {
  it('is tried again at once after a failure that may pass', async () => {
    const market = vi.fn(sampleEngine.market)
    market.mockRejectedValueOnce(new StepFailure('Busy')).mockRejectedValueOnce(new StepFailure('Busy'))
    const { deps, of, completed } = workersOf({ market })
    await runToEnd(deps)
    expect(completed()).toBe(true)
    expect(of('market').attempts).toBe(3)
  })

  it('waits until the time that the failure names', async () => {
    const notBefore = new Date(Date.now() + 20_000)
    const concept = vi.fn(sampleEngine.concept).mockRejectedValueOnce(new StepFailure('Busy', { notBefore }))
    const { deps, of, completed } = workersOf({ concept })
    runNextStep(deps, RUN)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(of('concept').attempts).toBe(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(completed()).toBe(true)
  })

  it('is left to the sweep when that time is far away', async () => {
    const notBefore = new Date(Date.now() + 3_600_000)
    const concept = vi.fn(sampleEngine.concept).mockRejectedValueOnce(new StepFailure('Busy', { notBefore }))
    const { deps, invokeWorker } = workersOf({ concept })
    await runNextStep(deps, RUN)
    expect(invokeWorker).not.toHaveBeenCalled()
  })

  it('ends the run with its own reason when trying again is no use', async () => {
    const refusal = new StepFailure('The model refused this idea.', { detail: 'policy 4', retryable: false })
    const { deps, of, failed, invokeWorker } = workersOf({ concept: () => Promise.reject(refusal) })
    await runNextStep(deps, RUN)
    expect(failed()).toBe('The model refused this idea.')
    expect(of('concept').failure?.detail).toBe('policy 4')
    expect(invokeWorker).not.toHaveBeenCalled()
  })

  it('tells the founder nothing of an error that nobody foresaw, and the admin all', async () => {
    const { deps, of, failed } = workersOf({ concept: () => Promise.reject(new TypeError('x is undefined')) })
    await runToEnd(deps)
    expect(failed()).toBe(
      'The analysis stopped unexpectedly. Nothing was charged. Press Retry to continue where it stopped.',
    )
    expect(of('concept').failure?.detail).toBe('TypeError: x is undefined')
  })

  it('is stopped after a minute, even when the engine does not listen', async () => {
    const signals: AbortSignal[] = []
    const { deps, of } = workersOf({
      concept: ({ signal }) => {
        signals.push(signal)
        return never()
      },
    })
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => abortedAfter(ms))
    runNextStep(deps, RUN)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(of('concept').failure).toBeNull()
    await vi.advanceTimersByTimeAsync(1_001)
    expect(signals[0]?.aborted).toBe(true)
    expect(of('concept').failure).toMatchObject({ retryable: true, detail: 'TimeoutError: too late' })
  })
})

describe('another kind of run', () => {
  const TEXTS = { late: 'The errand took too long.', unexpected: 'The errand was forgotten.' }
  type Write = (claim: { idea: string }) => Promise<FinishedStep>
  const errands = (write: Write) => {
    const { store, of } = memoryStore('Buy bread', 1)
    const claim = async (run: typeof RUN) => {
      const claimed = await store.claim(run)
      return claimed && { ...claimed, kind: 'errand' }
    }
    const kinds = { errand: runKind(z.object({ idea: z.string() }), write, TEXTS) }
    const deps: WorkerDeps = {
      store: { ...store, claim },
      kinds,
      leaseSeconds: 60,
      invokeWorker: async () => {},
    }
    return { of, deps }
  }

  it('says what it writes from its own input', async () => {
    const write = vi.fn<Write>(async ({ idea }) => ({ result: { told: `${idea}: done` }, usage: null }))
    const { deps, of } = errands(write)
    await runToEnd(deps)
    expect(of('concept').result).toEqual({ told: 'Buy bread: done' })
  })

  it('says what its founder reads of an error that it did not foresee, and nothing else', async () => {
    const { deps, of } = errands(() => Promise.reject(new TypeError('x is undefined')))
    await runToEnd(deps)
    expect(of('concept').failure).toMatchObject({ reason: TEXTS.unexpected, retryable: true })
  })

  it('is refused by a function that cannot write it', async () => {
    const { deps, of } = errands(async () => ({ result: {}, usage: null }))
    await expect(runNextStep({ ...deps, kinds: {} }, RUN)).rejects.toThrow('errand')
    expect(of('concept').result).toBeNull()
  })
})

it('a claim without the sections that its step builds upon fails, with the reason for administrators', async () => {
  const { deps, of, failed } = workersOf()
  const { claim } = deps.store
  deps.store.claim = async (run) => {
    const claimed = await claim(run)
    return claimed && { ...claimed, step: 'market', sections: {} }
  }
  await runToEnd(deps)
  expect(failed()).toMatch(/stopped unexpectedly/)
  expect(of('concept').failure?.detail).toContain('concept')
})

function abortedAfter(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms)
  return controller.signal
}
