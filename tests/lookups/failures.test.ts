import { gzipSync } from 'node:zlib'
import {
  LOOKUP_SOURCE_IDS,
  type LookupSource,
  type LookupTermsInput,
  lookupRecordSchema,
} from '@domain/lookups'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { EVERY_TERM, everySource } from './web-samples'
import { MemoryCache, type Reply, startWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
// Malformed answers of a source are logged for the operator.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))

const FAILURES: [string, Reply, string][] = [
  ['HTML with status 200', { type: 'text/html', body: '<!doctype html><h1>Welcome</h1>' }, 'unreadable'],
  ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example/' } }, 'unreadable'],
  ['plain text', { type: 'text/plain', body: 'Please limit requests to one every 5 seconds' }, 'unreadable'],
  ['403 with an empty list', { status: 403, body: { resultCount: 0, results: [], items: [] } }, 'limited'],
  [
    '429',
    { status: 429, type: 'text/html', headers: { 'retry-after': '3600' }, body: '<h1>Slow down' },
    'limited',
  ],
  ['500', { status: 500, body: { items: [] } }, 'unreachable'],
  ['truncated JSON', { body: '{"items":[{"title":"Bak' }, 'unreadable'],
  ['an empty body', { body: '' }, 'unreadable'],
  ['null', { body: 'null' }, 'unreadable'],
  ['an empty object', { body: {} }, 'unreadable'],
  ['an empty list', { body: [] }, 'unreadable'],
  [
    'other types than documented',
    {
      body: {
        class: 'dataset',
        value: 'many',
        id: 7,
        obs: {},
        structure: [],
        rate: '0.9',
        pages: 'none',
        hits: {},
        items: 'none',
        results: 4,
        resultCount: '0',
        total: '0',
        nbHits: '0',
        total_count: '0',
        notices: null,
        hitCount: '0',
      },
    },
    'unreadable',
  ],
  ['control characters for JSON', { body: '\u0000\u0007\u001b[2J' }, 'unreadable'],
  [
    'an error in a body with status 200',
    { body: [{ message: [{ id: '120', key: 'Invalid value' }] }] },
    'unreadable',
  ],
]

describe.each(FAILURES)('%s', (_, reply, cause) => {
  it('is not measured by any source, never zero, not cached, and noted for every source', async () => {
    world.on(() => reply)
    const cache = new MemoryCache()
    const { lookups } = await world.lookUp(EVERY_TERM, { cache })
    expect(new Set(lookups.map(({ source }) => source))).toEqual(new Set(LOOKUP_SOURCE_IDS))
    for (const lookup of lookups) {
      expect(lookup, lookup.question).toMatchObject({
        outcome: 'not-measured',
        cause,
        says: null,
        figures: [],
        series: [],
        items: [],
      })
      expect(lookup.reason).toMatch(/^[A-Z].*\.$/)
    }
    expect(cache.entries.size).toBe(0)
    expect(new Set(cache.failures)).toEqual(new Set(LOOKUP_SOURCE_IDS.map((source) => `${source}: ${cause}`)))
  })
})

describe('a body of 50 MB', () => {
  const never = async (reply: Reply) => {
    world.on(() => reply)
    const started = performance.now()
    const { lookups } = await world.lookUp(EVERY_TERM)
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(new Set(lookups.map(({ outcome }) => outcome))).toEqual(new Set(['not-measured']))
  }
  it('is not read to its end', () => never({ padding: { chunk: ' '.repeat(1_000_000), times: 50 } }))
  it('is not unpacked to its end', () => never({ headers: { 'content-encoding': 'gzip' }, body: bomb }))
})

it('gives a silent source up, and costs the others nothing', async () => {
  world.on((asked) => (asked.source === 'github' ? { silent: true } : everySource(asked)))
  const started = performance.now()
  const { lookups } = await world.lookUp(EVERY_TERM, { requestMs: 2_500 })
  expect(performance.now() - started).toBeLessThan(10_000)
  const silent = lookups.filter(({ source }) => source === 'github')
  expect(silent.map(({ cause }) => cause)).toEqual(['slow'])
  const others = lookups.filter(({ source }) => source !== 'github')
  expect(
    others.filter(({ outcome }) => outcome !== 'measured').map(({ question, reason }) => [question, reason]),
  ).toEqual([])
})

it.each(LOOKUP_SOURCE_IDS)('keeps the answers of all others when %s fails', async (source: LookupSource) => {
  world.on((asked) => (asked.source === source ? { status: 500 } : everySource(asked)))
  const { lookups } = await world.lookUp(EVERY_TERM)
  for (const lookup of lookups)
    expect(lookup.outcome === 'measured', lookup.question).toBe(lookup.source !== source)
})

describe.each([-7, 1e300])('numbers that no source can mean: %d', (number) => {
  it('are neither figures nor facts', async () => {
    const spoiled = (value: unknown): unknown => {
      if (typeof value === 'number') return number
      if (Array.isArray(value)) return value.map(spoiled)
      if (typeof value !== 'object' || value === null) return value
      const entries = Object.entries(value).map(([key, each]) => [
        key,
        // Keys that locate numbers and results keep their values.
        PLACES.has(key) ? each : spoiled(each),
      ])
      return Object.fromEntries(entries)
    }
    world.on((asked) => {
      const reply = everySource(asked)
      const inText: Record<string, RegExp> = {
        qcew: /(?<=,)\d+(?:\.\d+)?(?=,|$)/gm,
        ecb: /(?<=rate=')[\d.]+/g,
      }
      const numbers = inText[asked.source]
      if (numbers) return reply && { ...reply, body: String(reply.body).replaceAll(numbers, String(number)) }
      const body = typeof reply?.body === 'string' ? JSON.parse(reply.body) : reply?.body
      return reply && { ...reply, body: spoiled(body) }
    })
    const { lookups } = await world.lookUp(EVERY_TERM)
    for (const { question, figures, series, items, says } of lookups) {
      const counts = [
        ...figures.flatMap(({ unit, value }) => (unit === 'percent' ? [] : [value])),
        ...series.flatMap(({ points, unit }) =>
          unit.endsWith('million') ? [] : points.map(({ value }) => value ?? 0),
        ),
        ...items.flatMap(({ facts: { score: _, points: __, ...facts } }) =>
          Object.values(facts).flatMap((fact) => (typeof fact === 'number' ? [fact] : [])),
        ),
      ]
      for (const count of counts) {
        expect(count, question).toBeGreaterThanOrEqual(0)
        expect(count, question).toBeLessThanOrEqual(1e13)
      }
      expect(says ?? '', question).not.toMatch(/(?<!\d)-\d|\d{1,3}(?:,\d{3}){6}/)
    }
  })
})
const PLACES = new Set([
  'id',
  'size',
  'index',
  'question_id',
  'trackId',
  'creation_date',
  'employment_sizeband',
  'industry',
  'structure',
])

describe('hostile texts', () => {
  const HOSTILE =
    '<img src=x onerror=alert(1)>Bakery\u0000 \u202Esoftware\u001b[2J &lt;b&gt;<script>alert(2)</script>'

  it('are stored as plain text, and no source decides where a link leads', async () => {
    const spoiled = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(spoiled)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [
          key,
          // Eurostat keys its labels by code.
          [
            'C1071',
            'C107',
            'title',
            'trackName',
            'description',
            'Description',
            'display_name',
            'author',
          ].includes(key) && typeof each === 'string'
            ? HOSTILE
            : spoiled(each),
        ]),
      )
    }
    world.on((asked) => {
      const reply = everySource(asked)
      if (!reply || asked.source === 'qcew' || asked.source === 'ecb') return reply
      const body = typeof reply.body === 'string' ? JSON.parse(reply.body) : reply.body
      return { ...reply, body: spoiled(body) as object }
    })
    const record = await world.lookUp(EVERY_TERM)
    const items = record.lookups.flatMap((lookup) => lookup.items)
    const sentences = record.lookups.flatMap(({ says, caveats }) => [says ?? '', ...caveats])
    expect(items.length).toBeGreaterThan(10)
    for (const text of [...items.flatMap(({ title, by }) => [title, by ?? '']), ...sentences]) {
      expect(text).not.toMatch(/<img|<script|alert|[\p{Cc}\u202E]/u)
      expect(text.length).toBeLessThanOrEqual(400)
    }
    expect(JSON.stringify(record)).not.toContain('evil.example')
    expect(lookupRecordSchema.parse(JSON.parse(JSON.stringify(record))).lookups).toHaveLength(
      record.lookups.length,
    )
  })
})

describe('what leaves', () => {
  it('differs between founders by codes and words of the confirmed terms, and by nothing else', async () => {
    const sentWords = async (terms: LookupTermsInput, answers: Parameters<World['on']>[0]) => {
      world.on(answers)
      await world.lookUp(terms)
      const sent = world.asked.flatMap(({ path, query, body }) => [path, ...query.values(), body])
      return new Set(
        sent
          .join(' ')
          .toLowerCase()
          .match(/[a-z]{2,}/g),
      )
    }
    const kennels = { buyer: 'small kennels', job: 'taking dogs', category: 'kennel software' }
    const first = await sentWords(EVERY_TERM, everySource)
    const second = await sentWords({ ...EVERY_TERM, ...kennels }, (asked) => {
      const reply = everySource(asked)
      const text = typeof reply?.body === 'string' ? reply.body : JSON.stringify(reply?.body ?? '')
      const body = text.replace(/bakery|bakeries/gi, 'Kennel').replace(/orders?/gi, 'dog')
      return reply && { ...reply, body }
    })
    const only = (of: Set<string>, other: Set<string>) => [...of].filter((word) => !other.has(word)).sort()
    // The terms decide which Stack Exchange sites are queried.
    expect(only(first, second)).toEqual(['bakeries', 'bakery', 'cooking', 'orders'])
    expect(only(second, first)).toEqual(['dogs', 'kennel', 'kennels', 'pets'])
  })

  it('goes to official statistics as codes alone', async () => {
    world.on(everySource)
    await world.lookUp(EVERY_TERM)
    const official = world.asked.filter(({ source }) =>
      ['eurostat', 'qcew', 'nomis', 'worldbank', 'ecb', 'ted'].includes(source),
    )
    expect(official.length).toBeGreaterThan(8)
    for (const { path, query, body } of official)
      expect(`${path} ${query} ${body}`).not.toMatch(/baker|order|taking|small/i)
  })

  it('is in the record, word for word', async () => {
    world.on(everySource)
    const { lookups } = await world.lookUp(EVERY_TERM)
    const recorded = lookups.flatMap(({ queries }) => queries)
    expect(recorded).toHaveLength(world.asked.length)
    for (const { path, body, source } of world.asked)
      expect(
        recorded.some((query) => query.url.includes(`/${source}${path}`) && (query.body ?? '') === body),
      ).toBe(true)
  })
})
