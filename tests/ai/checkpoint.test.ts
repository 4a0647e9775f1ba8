import { describe, expect, it } from 'vitest'
import { modelEngine } from '../../supabase/functions/_shared/ai/model-engine.ts'
import { StepFailure } from '../../supabase/functions/_shared/engine/engine.ts'
import { type FakeClient, fakeClient, type Script, stepInput, usageOf } from './fake-client'
import { sampleConcept } from './report'

const busy = (notBefore: Date | null = null) =>
  new StepFailure('The service is busy.', { detail: 'Status 429', notBefore, usage: usageOf(1) })
const refused = () =>
  new StepFailure('A setting is wrong.', { detail: 'Status 401', retryable: false, usage: usageOf(1) })

const topicsOf = ({ searched }: FakeClient) => searched.map(({ topic }) => topic)

/** One attempt at the market step, from what an earlier one has left. */
async function attempt(script: Script, saved: unknown = null) {
  const client = fakeClient(script)
  const input = stepInput(saved)
  const concept = await sampleConcept()
  const outcome = await modelEngine(client)
    .market({ ...input, concept })
    .then(
      (written) => ({ written, failure: null }),
      (failure: unknown) => ({ written: null, failure }),
    )
  return { client, input, ...outcome }
}

describe('an attempt of which some searches fail', () => {
  it('fails with that failure and the usage of all, and keeps the others', async () => {
    const { failure, input, client } = await attempt({ searches: { demand: busy() } })
    expect(failure).toMatchObject({ message: 'The service is busy.', detail: 'Status 429', retryable: true })
    expect(failure).toMatchObject({ usage: { calls: 4, searches: 3, inputTokens: 400 } })
    expect(client.asked).toEqual([])
    expect(input.last()).toMatchObject({ searches: { size: {}, competitors: {}, counter: {} }, spent: null })
    expect(input.last()).not.toHaveProperty('searches.demand')
  })

  it('is followed by one that repeats only those', async () => {
    const first = await attempt({ searches: { demand: busy(), counter: busy() } })
    const second = await attempt({}, first.input.last())
    expect(topicsOf(second.client)).toEqual(['demand', 'counter'])
    expect(second.written?.usage).toMatchObject({ calls: 5, searches: 2 })
    const whole = await attempt({})
    expect(second.written?.section.citations).toEqual(whole.written?.section.citations)
  })

  it('says what cannot be mended, whatever else failed', async () => {
    const { failure } = await attempt({ searches: { size: busy(), counter: refused() } })
    expect(failure).toMatchObject({ message: 'A setting is wrong.', retryable: false, notBefore: null })
    expect(failure).toMatchObject({ detail: 'Status 429\nStatus 401', usage: { calls: 4 } })
  })

  it('waits as long as the most patient of them asks', async () => {
    const [soon, late] = [new Date('2026-11-21T10:00:03Z'), new Date('2026-11-21T10:02:00Z')]
    const { failure } = await attempt({ searches: { size: busy(soon), demand: busy(late), counter: busy() } })
    expect(failure).toMatchObject({ notBefore: late })
  })
})

describe('an attempt whose searches took nearly all of its time', () => {
  it('pays for no part, and is followed by one that writes them and searches nothing', async () => {
    const first = await attempt({ leftMs: 9_000 })
    expect(first.failure).toMatchObject({ retryable: true, usage: { calls: 4, searches: 4 } })
    expect(first.client.asked).toEqual([])
    const second = await attempt({}, first.input.last())
    expect(topicsOf(second.client)).toEqual([])
    expect(second.client.asked.map(({ name }) => name)).toEqual(['market', 'competitors', 'risks'])
    expect(second.written?.usage).toEqual(usageOf(3))
  })
})

describe('an attempt of which a part fails', () => {
  it('is followed by one that writes only that part and searches nothing', async () => {
    const first = await attempt({ outputs: { risks: busy() } })
    expect(first.failure).toMatchObject({ usage: { calls: 7, searches: 4 } })
    const second = await attempt({}, first.input.last())
    expect(topicsOf(second.client)).toEqual([])
    expect(second.client.asked.map(({ name }) => name)).toEqual(['risks'])
    expect(second.written?.usage).toEqual(usageOf(1))
    const { section } = (await attempt({})).written ?? {}
    expect({ ...second.written?.section, research: null }).toEqual({ ...section, research: null })
  })

  it('takes over searches, but not parts, that another model paid for', async () => {
    const first = await attempt({ outputs: { risks: busy() } })
    const second = await attempt({ model: 'gpt-6-sol' }, first.input.last())
    expect(topicsOf(second.client)).toEqual([])
    expect(second.client.asked.map(({ name }) => name)).toEqual(['market', 'competitors', 'risks'])
  })
})

describe('the checkpoint', () => {
  it('loses nothing when saves take long and overlap', async () => {
    const client = fakeClient()
    const kept: { value: object; at: number }[] = []
    let running = 0
    let overlaps = 0
    const input = stepInput()
    const save = async (value: object) => {
      overlaps += running++ > 0 ? 1 : 0
      // The first takes the longest to arrive.
      for (let turn = 0; turn < 20 - 2 * kept.length; turn++) await Promise.resolve()
      kept.push({ value: JSON.parse(JSON.stringify(value)), at: kept.length })
      running--
    }
    await modelEngine(client).market({
      ...input,
      checkpoint: { saved: null, save },
      concept: await sampleConcept(),
    })
    expect(overlaps).toBe(0)
    expect(kept.at(-1)?.value).toMatchObject({
      searches: { size: {}, competitors: {}, demand: {}, counter: {} },
      parts: { market: {}, competitors: {}, risks: {} },
    })
  })

  it('tells what an attempt has spent that was cut off before it could', async () => {
    const first = await attempt({ searches: { size: busy() } })
    const cutOff = first.input.saves.at(-2)
    const second = await attempt({}, cutOff)
    expect(topicsOf(second.client)).toEqual(['size'])
    expect(second.written?.usage).toMatchObject({ calls: 7, searches: 4 })
  })

  it.each([
    [42],
    ['text'],
    [{ searches: [], parts: 7, spent: 'much', writer: null }],
    [{ searches: { other: {} } }],
  ])('is begun anew when it cannot be read: %j', async (saved) => {
    const { written, client } = await attempt({}, saved)
    expect(topicsOf(client)).toHaveLength(4)
    expect(written?.section.citations).toHaveLength(13)
  })
})

describe('an attempt that is stopped', () => {
  it('throws the reason of its signal, and keeps what was found', async () => {
    const stop = new AbortController()
    const reason = new DOMException('Out of time', 'TimeoutError')
    const client = fakeClient({ searches: { demand: busy() } })
    const search = client.search
    client.search = async (request) => {
      const found = await search(request)
      if (client.searched.at(-1)?.request !== request) return found
      stop.abort(reason)
      throw reason
    }
    const input = stepInput()
    const running = modelEngine(client).market({
      ...input,
      signal: stop.signal,
      concept: await sampleConcept(),
    })
    await expect(running).rejects.toBe(reason)
    expect(input.last()).toMatchObject({ spent: { calls: 2, searches: 2 } })
    expect(client.asked).toEqual([])
  })

  it('passes on what is no failure of a step', async () => {
    const { failure } = await attempt({ outputs: { market: new TypeError('a mistake of ours') } })
    expect(failure).toEqual(new TypeError('a mistake of ours'))
  })
})
