import { PROVIDERS } from '@domain/model-providers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reply } from '../support/fake-model-server'
import { MODELS, type ModelClientHost, startModelClient } from './model-client-host'

const PAGES = [
  { url: 'https://listed.example/b', title: 'Only listed', date: 'March 3, 2026' },
  {
    url: 'https://cited.example/a',
    title: 'Bread & more',
    quote: "A baker's bread & rolls",
    date: '2 weeks ago',
  },
  { url: 'javascript:alert(1)', title: 'No page', quote: 'Never' },
]
const TEXT = 'Bread sells well.'

let host: ModelClientHost
beforeAll(async () => {
  host = await startModelClient()
})
beforeEach(() => host.server.reset())
afterAll(() => host.close())

describe.each(PROVIDERS)('a search with %s', (provider) => {
  it('is one call with nothing but the web search of the provider', async () => {
    host.server.on(() => reply.found(TEXT, PAGES))
    const { usage, text, canSearch } = await host.search(provider, { prompt: 'How many bakers are there?' })
    expect({ text, canSearch }).toEqual({ text: TEXT, canSearch: true })
    expect(usage).toMatchObject({
      provider,
      model: MODELS[provider],
      calls: 1,
      searches: 1,
      inputTokens: 1000,
    })
    expect(host.server.calls).toHaveLength(1)
    const [call] = host.server.calls
    expect(call).toMatchObject({ kind: 'search', prompt: 'How many bakers are there?' })
    expect(call?.raw.tools).toMatchObject([{ type: expect.stringMatching(/^web_search/) }])
    expect(JSON.stringify(call?.raw)).toMatch(/"max_(?:output_)?tokens":/)
  })

  it('brings the cited pages first, and no address that is none of the web', async () => {
    host.server.on(() => reply.found(TEXT, PAGES))
    const { hits } = await host.search(provider)
    const urls = hits?.map(({ url }) => url)
    expect(urls).toEqual(['https://cited.example/a', 'https://listed.example/b'])
  })

  it('fails, to be tried again, when the search failed inside a good answer', async () => {
    host.server.on(() => reply.searchError('unavailable'))
    const { failure, hits } = await host.search(provider)
    expect(hits).toBeUndefined()
    expect(failure).toMatchObject({ retryable: true, usage: { calls: 1, inputTokens: 1000 } })
    expect(failure?.detail).toMatch(/web search of .* failed \((?:unavailable|failed)\)/)
  })

  it('keeps what it found when another search of the same turn failed, and tells admins', async () => {
    host.server.on(() => reply.found(TEXT, PAGES, { searchErrors: ['unavailable'] }))
    const { hits, usage } = await host.search(provider)
    expect(hits?.length).toBeGreaterThan(0)
    expect(usage?.notes).toEqual([
      expect.stringMatching(/^Web searches that failed: (?:unavailable|failed)\.$/),
    ])
  })

  it('is made once where the model did not search, and found nothing where it still does not', async () => {
    host.server.on(() => reply.text('From memory: bread sells well.'))
    const { text, hits, usage } = await host.search(provider)
    expect({ text, hits }).toEqual({ text: '', hits: [] })
    expect(usage).toMatchObject({ calls: 2, searches: 0, inputTokens: 2000 })
    expect(usage?.notes.join()).toContain('without searching the web')
    const [free, forced] = host.server.calls.map(({ raw }) => raw.tool_choice)
    expect([undefined, 'auto', '{"type":"auto"}']).toContain(
      typeof free === 'object' ? JSON.stringify(free) : free,
    )
    expect(forced).toMatchObject({ type: expect.stringMatching(/tool|web_search/) })
  })

  it('takes what the model found when it was made to search', async () => {
    host.server.on(({ nth }) => (nth === 1 ? reply.text('From memory.') : reply.found(TEXT, PAGES)))
    const { text, hits, usage } = await host.search(provider)
    expect(text).toBe(TEXT)
    expect(hits?.length).toBeGreaterThan(0)
    expect(usage).toMatchObject({ calls: 2, searches: 1 })
  })

  it('ignores what it does not know in an answer, and counts tokens that are not told as unknown', async () => {
    host.server.on(() => reply.found(TEXT, PAGES, { unknownItems: true, tokens: null }))
    const { text, hits, usage } = await host.search(provider)
    expect(text).toBe(TEXT)
    expect(hits?.length).toBeGreaterThan(0)
    expect(usage).toMatchObject({ calls: 1, inputTokens: 0, costDollars: null })
    expect(usage?.notes.join()).toContain('did not say how many tokens')
  })

  it.each([
    ['a limit', () => reply.status(429, { 'retry-after': '120' }), true],
    ['a refusal', () => reply.refusal(), false],
    ['a reset connection', () => reply.reset(), true],
    ['a missing permission', () => reply.status(400, {}, { message: 'Web search is not enabled' }), false],
  ])('fails like any other call at %s', async (_, answer, retryable) => {
    host.server.on(answer)
    expect((await host.search(provider)).failure).toMatchObject({ retryable, usage: { calls: 1 } })
  })

  it('is not offered where it is switched off', async () => {
    const variables = { AI_WEB_SEARCH: 'off' }
    expect(await host.ask(provider, 'none', { variables })).toMatchObject({ canSearch: false })
  })
})

describe.each(PROVIDERS)('the words of a search with %s', (provider) => {
  const told = [
    '- Bread sells. Address: https://cited.example/a',
    '- Rolls do not. Address: https://listed.example/b',
  ].join('\n')
  const cited = PAGES.slice(0, 2).map((page) => ({ ...page, quote: `Words of ${page.url}` }))

  it('are whole where they come in pieces, each with its citation', async () => {
    host.server.on(() => reply.found(told, cited.toReversed()))
    const { text, hits } = await host.search(provider)
    expect(text).toBe(told)
    expect(hits?.map(({ url }) => url)).toEqual(['https://cited.example/a', 'https://listed.example/b'])
  })

  it('hold no marks of a citation that a model wrote into them', async () => {
    host.server.on(() => reply.found('<cite index="3-1">Bread sells</cite> well.', PAGES))
    expect((await host.search(provider)).text).toBe('Bread sells well.')
  })
})

describe('what OpenAI finds', () => {
  it('has no quotes, and titles only where pages are cited', async () => {
    host.server.on(() => reply.found(TEXT, PAGES))
    const { hits, usage } = await host.search('openai')
    expect(hits).toContainEqual({
      url: 'https://cited.example/a',
      title: 'Bread & more',
      quote: null,
      date: null,
    })
    expect(hits).toContainEqual({
      url: 'https://listed.example/b',
      title: 'listed.example',
      quote: null,
      date: null,
    })
    expect(usage?.costDollars).toBeCloseTo((1000 * 0.1 + 100 * 0.5) / 1e6 + 0.01)
  })
})

describe('what Anthropic finds', () => {
  it('is quoted in plain words, with the age of the page', async () => {
    host.server.on(() => reply.found(TEXT, PAGES))
    expect((await host.search('anthropic')).hits).toEqual([
      {
        url: 'https://cited.example/a',
        title: 'Bread & more',
        quote: "A baker's bread & rolls",
        date: '2 weeks ago',
      },
      { url: 'https://listed.example/b', title: 'Only listed', quote: null, date: 'March 3, 2026' },
    ])
  })

  it('counts a search that only reached its own limit as no fault', async () => {
    host.server.on(() => reply.found(TEXT, PAGES, { searchErrors: ['max_uses_exceeded'] }))
    expect((await host.search('anthropic')).usage?.notes).toEqual([])
  })

  it('may take several turns, which are continued and counted together', async () => {
    host.server.on(({ nth }) =>
      reply.found(`Part ${nth}.`, [{ url: `https://p${nth}.example`, title: 'P' }], {
        end: nth < 3 ? 'paused' : 'complete',
      }),
    )
    const { text, hits, usage } = await host.search('anthropic')
    expect(text).toBe('Part 1.\n\nPart 2.\n\nPart 3.')
    expect(hits).toHaveLength(3)
    expect(usage).toMatchObject({ calls: 3, searches: 3, inputTokens: 3000 })
    expect(host.server.calls[2]?.turns.map(({ role }) => role)).toEqual(['user', 'assistant'])
    expect(host.server.calls[2]?.turns[1]?.text).toContain('Part 2.')
  })

  it('has three searches over all its turns, and counts those before a failure', async () => {
    host.server.on(({ nth }) =>
      nth < 3 ? reply.found('More.', PAGES, { end: 'paused' }) : reply.status(500),
    )
    const { failure } = await host.search('anthropic')
    expect(failure?.usage).toMatchObject({ calls: 3, searches: 2 })
    expect(host.server.calls.map(({ raw }) => raw.tools)).toMatchObject(
      [3, 2, 1].map((left) => [{ max_uses: left }]),
    )
  })

  it('does not go on for ever', async () => {
    host.server.on(() => reply.found('More.', PAGES, { end: 'paused' }))
    expect((await host.search('anthropic')).usage?.calls).toBe(4)
  })
})

describe('what DeepSeek finds', () => {
  it('comes from its Messages API, which leaves out titles', async () => {
    host.server.on(() => reply.found(TEXT, PAGES))
    expect((await host.search('deepseek')).hits).toEqual([
      {
        url: 'https://cited.example/a',
        title: 'cited.example',
        quote: "A baker's bread & rolls",
        date: '2 weeks ago',
      },
      { url: 'https://listed.example/b', title: 'listed.example', quote: null, date: 'March 3, 2026' },
    ])
    expect(host.server.calls[0]).toMatchObject({ provider: 'deepseek', api: 'messages' })
  })
})
