import { createServer } from 'node:http'
import { CONSUMERS } from '@domain/brief/brief'
import { LOOKUP_SOURCE_IDS, type LookupTerms, lookupTermsSchema } from '@domain/lookups'
import { allTrades } from '@domain/trades/trade-table'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { lookupSettings } from '../../supabase/functions/_shared/lookups/settings'
import { eurostatAnswer, qcewAnswer } from './official-samples'
import { EVERY_TERM } from './web-samples'
import { MemoryCache, startWorld, type World } from './world'

const GERMANY = {
  trade: { nace: 'C1071', naics: '311811', sic: '10710', label: 'Bakeries' },
  countries: ['DE'],
}

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const germany = (options: Parameters<World['measure']>[2] = {}) => world.measure('eurostat', GERMANY, options)

describe('the terms that may leave', () => {
  it.each([
    'small bakeries',
    'taking orders',
    'bakery software',
    'children’s shoes',
    'node.js hosting',
    'C++ tooling',
    'R&D labs',
  ])('may be “%s”', (term) => {
    expect(lookupTermsSchema.parse({ category: term }).category).toBe(term)
  })

  it.each([
    ['a sentence', 'I sell bread'],
    ['a clause', 'bread that is fresh'],
    ['two sentences', 'Fresh bread. By bike'],
    ['many words', 'an app for home bakers in Munich'],
    ['a long text', 'a'.repeat(49)],
    ['a quotation mark', 'bread" OR "cake'],
    ['a backslash', 'bread\\'],
    ['a qualifier', 'user:alice'],
    ['a bracket', '(bread)'],
    ['an exclusion', '-bread'],
    ['an e-mail address', 'alice@example.org'],
    ['a phone number', 'call 089 123456'],
    ['control characters', 'bread\u0000by'],
    ['nothing', ''],
  ])('are never %s', (_, term) => {
    for (const field of ['buyer', 'job', 'category'])
      expect(lookupTermsSchema.safeParse({ [field]: term }).success).toBe(false)
  })

  it.each([
    { trade: { label: 'x', nace: 'bakeries', naics: null, sic: null } },
    { trade: { label: 'x', nace: null, naics: '311811&x=1', sic: null } },
    { countries: ['Germany'] },
    { countries: ['DE', 'FR', 'IT', 'ES'] },
    { cpv: '48/..' },
    { currency: 'euro' },
  ])('hold codes as codes: not %j', (terms) => {
    expect(lookupTermsSchema.safeParse(terms).success).toBe(false)
  })

  it('cannot be made of other texts than by parsing', () => {
    expectTypeOf<string>().not.toExtend<NonNullable<LookupTerms['category']>>()
    expectTypeOf<string>().not.toExtend<LookupTerms['countries'][number]>()
    expectTypeOf<NonNullable<LookupTerms['job']>>().toExtend<string>()
  })

  it('hold every trade that can be offered', () => {
    const trades = allTrades()
    expect(trades.length).toBeGreaterThan(100)
    for (const trade of trades) expect(lookupTermsSchema.parse({ trade }).trade).toEqual(trade)
  })

  it('are never the idea: what a schema does not name does not get through', () => {
    expect(lookupTermsSchema.parse({ idea: 'My idea is a secret' })).not.toHaveProperty('idea')
  })
})

describe('settings', () => {
  const settings = (env: Record<string, string>) => lookupSettings((name) => env[name])

  it('turn all sources on, off, or some of them on', () => {
    expect(settings({}).isOn('ted')).toBe(true)
    expect(settings({ LOOKUPS: 'off' }).isOn('ted')).toBe(false)
    expect(settings({ LOOKUPS: 'eurostat, ted' }).isOn('ted')).toBe(true)
    expect(settings({ LOOKUPS: 'eurostat, ted' }).isOn('github')).toBe(false)
    expect(() => settings({ LOOKUPS: 'eurostad' })).toThrow('must be on, off, or some of')
  })

  it('name the operator to the sources', () => {
    expect(settings({ LOOKUPS_CONTACT: 'ops@example.org' }).userAgent).toBe('Groundwork/1 (ops@example.org)')
    expect(() => settings({ LOOKUPS_CONTACT: 'ops\r\nX: y' })).toThrow()
  })

  it('lead single sources or all of them elsewhere', () => {
    const { baseOf } = settings({ LOOKUPS_ADDRESSES: 'ted=http://127.0.0.1:1/t/,all=http://127.0.0.1:2' })
    expect(baseOf('ted', 'main', 'https://ted')).toBe('http://127.0.0.1:1/t')
    expect(baseOf('wikipedia', 'en', 'https://en')).toBe('http://127.0.0.1:2/wikipedia/en')
    expect(settings({}).baseOf('ted', 'main', 'https://ted')).toBe('https://ted')
  })
})

describe('a look-up', () => {
  it('asks nothing without confirmed terms', async () => {
    world.on(eurostatAnswer)
    expect((await world.lookUp({})).lookups.map(({ outcome }) => outcome)).not.toContain('measured')
    expect(world.asked).toEqual([])
  })

  it('says what has to be confirmed when the trade is not', async () => {
    world.on(eurostatAnswer)
    const [lookup] = (await world.lookUp({ countries: ['DE'] }, { only: 'eurostat' })).lookups
    expect(lookup).toMatchObject({ outcome: 'not-measured', cause: 'terms' })
    expect(world.asked).toEqual([])
  })

  it('says that consumers have no code, and asks no statistics about them', async () => {
    world.on(eurostatAnswer)
    for (const [source, country] of [
      ['eurostat', 'DE'],
      ['qcew', 'US'],
      ['nomis', 'GB'],
    ] as const) {
      const { lookups } = await world.lookUp({ trade: CONSUMERS, countries: [country] }, { only: source })
      expect(lookups).toMatchObject([{ outcome: 'not-measured', cause: 'terms' }])
      expect(lookups[0]?.reason).toContain('“Consumers” has no code')
    }
    expect(world.asked).toEqual([])
  })

  it('keeps every request with its time, and a link for people', async () => {
    world.on(eurostatAnswer)
    const { queries, link, retrievedAt } = (await germany())('enterprises')
    expect(queries).toEqual([
      {
        shown: 'C1071, DE',
        method: 'GET',
        url: `${world.base}/eurostat/sbs_ovw_act?format=JSON&lang=EN&nace_r2=C1071&indic_sbs=ENT_NR&indic_sbs=EMP_NR&indic_sbs=NETTUR_MEUR&geo=DE&lastTimePeriod=5`,
        body: null,
        at: retrievedAt,
        from: 'source',
      },
    ])
    expect(link).toMatch(/^https:\/\/ec\.europa\.eu\/eurostat\/databrowser\//)
  })

  it('names the operator, and asks a host one thing at a time', async () => {
    world.on(eurostatAnswer)
    await world.lookUp({ ...GERMANY, countries: ['DE', 'FR'] }, { only: 'eurostat' })
    expect(world.asked).toHaveLength(6)
    expect(new Set(world.asked.map(({ agent }) => agent))).toEqual(
      new Set(['Groundwork/1 (operator@example.org)']),
    )
    expect(world.mostAtOnce()).toBe(1)
  })

  it('asks nobody when the operator switched look-ups off, and says so', async () => {
    world.on(eurostatAnswer)
    const { lookups } = await world.lookUp(GERMANY, { env: { LOOKUPS: 'off' } })
    expect(new Set(lookups.map(({ cause }) => cause))).not.toContain(null)
    expect(lookups.find(({ source }) => source === 'eurostat')).toMatchObject({
      outcome: 'not-measured',
      cause: 'off',
    })
    expect(world.asked).toEqual([])
  })
})

describe('the cache', () => {
  it('answers the same request without asking the source again', async () => {
    world.on(eurostatAnswer)
    const cache = new MemoryCache()
    const first = (await germany({ cache }))('enterprises')
    const asked = world.asked.length
    const second = (await germany({ cache }))('enterprises')
    expect(world.asked).toHaveLength(asked)
    expect(second.figures).toEqual(first.figures)
    expect(second.queries.map(({ from }) => from)).toEqual(['cache'])
    expect([...cache.entries.values()][0]?.seconds).toBe(30 * 86_400)
  })

  it('keeps nothing that failed', async () => {
    const cache = new MemoryCache()
    world.on(() => ({ status: 500 }))
    await germany({ cache })
    world.on(() => ({ type: 'text/html', body: '<html>' }))
    await germany({ cache })
    expect(cache.entries.size).toBe(0)
  })

  it('shows an old answer when the source fails, but counts it as not measured', async () => {
    const cache = new MemoryCache()
    world.on(eurostatAnswer)
    await germany({ cache })
    for (const kept of cache.entries.values())
      Object.assign(kept, { fresh: false, at: '2026-09-01T10:00:00.000Z' })
    world.on(() => ({ status: 503 }))
    const old = (await germany({ cache }))('enterprises')
    expect(old).toMatchObject({
      outcome: 'not-measured',
      cause: 'stale',
      retrievedAt: '2026-09-01T10:00:00.000Z',
    })
    expect(old.reason).toContain('2026-09-01')
    expect(old.figures[0]?.value).toBe(9_800)
  })

  it('asks again after the expiry', async () => {
    const cache = new MemoryCache()
    world.on(eurostatAnswer)
    await germany({ cache })
    for (const kept of cache.entries.values()) kept.fresh = false
    world.on(eurostatAnswer)
    expect((await germany({ cache }))('enterprises').outcome).toBe('measured')
    expect(world.asked).toHaveLength(3)
  })

  it('is no obstacle when it holds something else, or nothing can be read from it', async () => {
    const cache = new MemoryCache()
    world.on(eurostatAnswer)
    await germany({ cache })
    for (const kept of cache.entries.values()) kept.answer = { other: true }
    expect((await germany({ cache }))('enterprises').outcome).toBe('measured')
  })

  it('keeps of a large file only what is used', async () => {
    const cache = new MemoryCache()
    world.on(qcewAnswer)
    await world.measure('qcew', { ...GERMANY, countries: ['US'] }, { cache })
    expect([...cache.entries.values()][0]?.answer).toHaveLength(3)
  })
})

describe('a source that asks for a pause', () => {
  it('is asked once more after a short one', async () => {
    let refusals = 0
    world.on((asked) => {
      if (asked.path !== '/sbs_ovw_act' || refusals++ > 0) return eurostatAnswer(asked)
      return { status: 429, headers: { 'retry-after': '0' } }
    })
    expect((await germany())('enterprises').outcome).toBe('measured')
  })

  it('is asked at most once more', async () => {
    world.on(() => ({ status: 429, headers: { 'retry-after': '0' } }))
    expect((await germany())('enterprises')).toMatchObject({ outcome: 'not-measured', cause: 'limited' })
    expect(world.asked).toHaveLength(2)
  })

  it.each<Record<string, string>>([{ 'retry-after': '11' }, { 'retry-after': '50000' }, {}])(
    'is left alone for a long one: %j',
    async (headers) => {
      world.on(() => ({ status: 429, headers }))
      expect((await germany())('enterprises')).toMatchObject({ outcome: 'not-measured', cause: 'limited' })
      expect(world.asked).toHaveLength(1)
    },
  )
})

describe('time', () => {
  it('ends for all at once; what is left was not measured', async () => {
    world.on((asked) => (asked.path === '/sbs_ovw_act' ? eurostatAnswer(asked) : { silent: true }))
    const started = performance.now()
    const { lookups } = await world.lookUp(GERMANY, { budgetMs: 1_500 })
    expect(performance.now() - started).toBeLessThan(6_000)
    const of = (measure: string) => lookups.find((lookup) => lookup.measure === measure)
    expect(of('enterprises')?.outcome).toBe('measured')
    expect(of('enterprises-by-size')).toMatchObject({ outcome: 'not-measured', cause: 'budget' })
    expect(of('births')).toMatchObject({ outcome: 'not-measured', cause: 'budget' })
  })

  it('is not spent on a silent host twice', async () => {
    world.on(() => ({ silent: true }))
    const { lookups } = await world.lookUp(GERMANY, { requestMs: 100, only: 'eurostat' })
    expect(lookups.map(({ cause }) => cause)).toEqual(['slow', 'slow', 'slow'])
    expect(world.asked).toHaveLength(1)
  })

  it('ends although the cache hangs', async () => {
    world.on(eurostatAnswer)
    const never = new Promise<never>(() => {})
    const recall = await germany({
      cache: { recall: () => never, keep: () => never, failed: () => never },
      budgetMs: 100,
    })
    expect(recall('enterprises').cause).toBe('budget')
    const keep = await germany({
      cache: { recall: async () => null, keep: () => never, failed: () => never },
      budgetMs: 1_500,
    })
    expect(keep('enterprises').outcome).toBe('measured')
  })

  it('ends when the caller stops', async () => {
    world.on(() => ({ silent: true }))
    const { lookups } = await world.lookUp(GERMANY, { signal: AbortSignal.timeout(50), only: 'eurostat' })
    expect(lookups.map(({ outcome }) => outcome)).toEqual(['not-measured', 'not-measured', 'not-measured'])
  })
})

it('finds out within a moment that there is no network, with one attempt per host', async () => {
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const address = closed.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await new Promise((resolve) => closed.close(resolve))
  const tries = vi.spyOn(globalThis, 'fetch')
  const started = performance.now()
  const env = { LOOKUPS_ADDRESSES: `all=http://127.0.0.1:${port}` }
  const { lookups } = await world.lookUp({ ...EVERY_TERM, countries: ['DE', 'US', 'GB'] }, { env })
  const tookMs = performance.now() - started
  const hosts = tries.mock.calls.map(([url]) => String(url).split('/')[3])
  tries.mockRestore()
  expect(tookMs).toBeLessThan(4_000)
  expect(hosts.toSorted()).toEqual([...LOOKUP_SOURCE_IDS].toSorted())
  expect(new Set(lookups.map(({ cause }) => cause))).toEqual(new Set(['unreachable']))
  expect(lookups[0]?.reason).toBe('Eurostat could not be reached.')
})
