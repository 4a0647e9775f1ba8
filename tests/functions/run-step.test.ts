import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { state } from '../../supabase/functions/_shared/domain/basis.ts'
import { type Citation, citationSchema } from '../../supabase/functions/_shared/domain/citation.ts'
import { NO_CORRECTIONS } from '../../supabase/functions/_shared/domain/understanding'
import { StepFailure } from '../../supabase/functions/_shared/engine/engine.ts'
import { runStep, type StepDeps } from '../../supabase/functions/_shared/validation/run-step.ts'
import { RUN } from './memory-store.ts'
import { sampleEngine } from './sample-engine.ts'
import { never, workersOf } from './workers.ts'

const INPUT = {
  idea: 'Bread by bike',
  attempt: 1,
  corrections: NO_CORRECTIONS,
  checkpoint: { saved: null, save: async () => {} },
  signal: new AbortController().signal,
  concept: {
    overview: state('Bread', 'model'),
    features: { core: [], mustHave: [], shouldHave: [], niceToHave: [], future: [] },
    roles: [],
    citations: [],
  },
}
const citationOf = (id: string) =>
  citationSchema.parse({
    id,
    title: 'Bread',
    source: 'Bread Board',
    url: 'https://bread.example',
    quote: 'Bread',
  })

async function runToEnd(deps: StepDeps) {
  const first = runStep(deps, RUN)
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
    const { deps, handOn } = workersOf()
    await runToEnd(deps)
    expect(handOn).toHaveBeenCalledTimes(3)
  })

  it('go on with the market while the audience is still being written', async () => {
    const { deps, of } = workersOf({ audience: never })
    runStep(deps, RUN)
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

  it('gather the evidence without asking which engine is set', async () => {
    const { deps, completed } = workersOf()
    const chooseEngine = vi.spyOn(deps, 'chooseEngine')
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
    await runStep(deps, { ...RUN, fence: crypto.randomUUID() })
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
    runStep(deps, RUN)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(of('concept').attempts).toBe(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(completed()).toBe(true)
  })

  it('is left to the sweep when that time is far away', async () => {
    const notBefore = new Date(Date.now() + 3_600_000)
    const concept = vi.fn(sampleEngine.concept).mockRejectedValueOnce(new StepFailure('Busy', { notBefore }))
    const { deps, handOn } = workersOf({ concept })
    await runStep(deps, RUN)
    expect(handOn).not.toHaveBeenCalled()
  })

  it('ends the run with its own reason when trying again is no use', async () => {
    const refusal = new StepFailure('The model refused this idea.', { detail: 'policy 4', retryable: false })
    const { deps, of, failed, handOn } = workersOf({ concept: () => Promise.reject(refusal) })
    await runStep(deps, RUN)
    expect(failed()).toBe('The model refused this idea.')
    expect(of('concept').failure?.detail).toBe('policy 4')
    expect(handOn).not.toHaveBeenCalled()
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
    runStep(deps, RUN)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(of('concept').failure).toBeNull()
    await vi.advanceTimersByTimeAsync(1_001)
    expect(signals[0]?.aborted).toBe(true)
    expect(of('concept').failure).toMatchObject({ retryable: true, detail: 'TimeoutError: too late' })
  })
})

function abortedAfter(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms)
  return controller.signal
}
