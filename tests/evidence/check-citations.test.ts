import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { citationChecker } from '../../supabase/functions/_shared/evidence/check-citations'
import type { FetchedPage, FetchPage } from '../../supabase/functions/_shared/evidence/page'
import { citation } from './support/citation'

const NOW = new Date('2026-11-21T10:00:00Z')
const PAGE = 'Every third household buys its bread by bike, and 12 of 100 would pay for it.'

const read = (text: string, contentType = 'text/plain'): FetchedPage => ({
  outcome: 'read',
  contentType,
  body: new TextEncoder().encode(text),
})
const serving = (page: FetchedPage = read(PAGE)) => vi.fn<FetchPage>(async () => page)
const { signal } = new AbortController()
const checksOf = async (fetchPage: FetchPage, ...citations: Parameters<typeof citation>[0][]) =>
  (await citationChecker(fetchPage)(citations.map(citation), signal)).map(({ check }) => check)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the check of a citation', () => {
  it('finds the quote on the page', async () => {
    const checks = await checksOf(serving(), { quote: 'Every third household buys its bread by bike' })
    expect(checks).toMatchObject([{ status: 'quote_found', at: NOW.toISOString(), reason: null }])
  })

  it.each([
    ['other numbers', '13 of 100 would pay for it', 'The page has these words with other numbers.'],
    [
      'other words',
      'Every third household buys its bread by car',
      'The page says something similar, but not these words.',
    ],
    ['too few words', 'Every third household', 'The quote is too short to prove anything.'],
    ['parts apart', '12 of 100 ... Every third household', 'The page has these words, but not together.'],
    [
      'nothing like it',
      'The price of rye flour has risen since the spring',
      'The page does not have these words.',
    ],
  ])('does not find it, and says why: %s', async (_, quote, reason) => {
    expect(await checksOf(serving(), { quote })).toEqual([
      { status: 'quote_not_found', at: NOW.toISOString(), reason },
    ])
  })

  it('ends before the worker would be ended for computing too long: further pages are not compared', async () => {
    let clock = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 400))
    const quotes = Array.from({ length: 6 }, (_, n) => ({
      url: `https://bread.example/${n}`,
      quote: 'Every third household buys its bread by bike',
    }))
    const checks = await checksOf(serving(), ...quotes)
    vi.restoreAllMocks()
    expect(checks.filter(({ status }) => status === 'quote_found')).toHaveLength(3)
    expect(checks.at(-1)).toMatchObject({
      status: 'not_checked',
      reason: 'There was no time left to look at this page.',
    })
  })

  it('says when a page needs scripts to show anything', async () => {
    const [check] = await checksOf(
      serving(read('<title>App</title><div id="root"></div><script></script>', 'text/html')),
      {
        quote: 'Bread by bike',
      },
    )
    expect(check).toMatchObject({
      status: 'unreadable',
      reason: 'The page shows hardly any text without its scripts.',
    })
  })

  it.each([
    ['unreachable', 'The page answered 404.'],
    ['not_checked', 'Only pages with https are checked.'],
    ['unreadable', 'The PDF is protected.'],
  ] as const)('passes on why a page is %s', async (outcome, reason) => {
    expect(await checksOf(serving({ outcome, reason }), { quote: 'Bread by bike' })).toEqual([
      { status: outcome, at: NOW.toISOString(), reason },
    ])
  })

  it('takes whatever throws for a page that cannot be read', async () => {
    const thrown = vi.fn<FetchPage>().mockImplementation(() => {
      throw new Error('broken')
    })
    const rejected = vi.fn<FetchPage>().mockRejectedValue(new Error('broken'))
    const unreadable = vi.fn<FetchPage>().mockResolvedValue({
      outcome: 'read',
      contentType: 'text/html',
      get body(): Uint8Array {
        throw new Error('broken')
      },
    })
    for (const fetchPage of [thrown, rejected, unreadable])
      expect(await checksOf(fetchPage, { quote: 'Bread' })).toMatchObject([
        { status: 'unreadable', reason: 'The page could not be read.' },
      ])
  })
})

describe('the check of all citations', () => {
  it('leaves those without a quote as they are, and fetches nothing for them', async () => {
    const fetchPage = serving()
    const citations = [citation({ quote: null, snippet: 'A paraphrase' }), citation({ quote: '  ' })]
    expect(await citationChecker(fetchPage)(citations, signal)).toEqual(citations)
    expect(fetchPage).not.toHaveBeenCalled()
  })

  it('keeps their order and all else that they hold', async () => {
    const citations = [
      citation({ id: 's2', quote: 'not there', firstHand: true }),
      citation({ id: 's1', quote: null }),
      citation({ id: 's3', quote: '12 of 100', url: 'https://b.example/' }),
    ]
    const checked = await citationChecker(serving())(citations, signal)
    expect(checked.map(({ check, ...rest }) => rest)).toEqual(citations.map(({ check, ...rest }) => rest))
    expect(checked.map(({ check }) => check.status)).toEqual([
      'quote_not_found',
      'not_checked',
      'quote_found',
    ])
  })

  it('fetches a page once, whatever its fragment and however many cite it', async () => {
    const fetchPage = serving()
    const quoting = (url: string) => ({ url, quote: '12 of 100 would pay' })
    const checks = await checksOf(
      fetchPage,
      quoting('https://a.example/page#:~:text=bread'),
      quoting('https://a.example/page'),
      quoting('https://A.example/page#two'),
      quoting('https://a.example/page?other'),
    )
    expect(fetchPage.mock.calls.map(([address]) => address)).toEqual([
      'https://a.example/page',
      'https://a.example/page?other',
    ])
    expect(checks.every(({ status }) => status === 'quote_found')).toBe(true)
  })

  it('fetches 8 pages at a time and 2 of a host', async () => {
    const atOnce = new Map<string, number>()
    const most = new Map<string, number>()
    const count = (key: string, change: number) => {
      const now = (atOnce.get(key) ?? 0) + change
      atOnce.set(key, now)
      most.set(key, Math.max(most.get(key) ?? 0, now))
    }
    const fetchPage: FetchPage = async (address) => {
      const { host } = new URL(address)
      for (const key of ['all', host]) count(key, 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
      for (const key of ['all', host]) count(key, -1)
      return read(PAGE)
    }
    const urls = Array.from(
      { length: 30 },
      (_, at) => `https://${at < 10 ? 'busy' : `host-${at}`}.example/${at}`,
    )
    const checks = checksOf(fetchPage, ...urls.map((url) => ({ url, quote: '12 of 100' })))
    await vi.runAllTimersAsync()
    expect((await checks).every(({ status }) => status === 'quote_found')).toBe(true)
    expect(most.get('all')).toBe(8)
    expect(most.get('busy.example')).toBe(2)
  })

  it('ends within 20 s: what is not read by then is not checked', async () => {
    const slow: FetchPage = (address) =>
      address.includes('quick') ? Promise.resolve(read(PAGE)) : new Promise(() => {})
    const checks = checksOf(
      slow,
      { url: 'https://quick.example/', quote: '12 of 100' },
      { url: 'https://slow.example/', quote: '12 of 100' },
    )
    const done = vi.fn()
    void checks.then(done)
    await vi.advanceTimersByTimeAsync(18_000)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(done).toHaveBeenCalled()
    expect(await checks).toMatchObject([
      { status: 'quote_found' },
      { status: 'not_checked', reason: 'There was no time left to look at this page.' },
    ])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('stops when it is stopped', async () => {
    const stopping = new AbortController()
    const checked = citationChecker(() => new Promise(() => {}))(
      [citation({ quote: 'Bread' })],
      stopping.signal,
    )
    stopping.abort()
    expect((await checked)[0]?.check).toMatchObject({
      status: 'not_checked',
      reason: 'The check was stopped before this page was read.',
    })
    expect(vi.getTimerCount()).toBe(0)
  })
})
