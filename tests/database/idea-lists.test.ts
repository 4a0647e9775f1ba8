import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IDEA_LIST, type ListView, SORTS } from '@/features/ideas/list-view'
import type { ListedIdea } from '@/features/ideas/listed-idea'
import { signUp, startTestBackend, type TestBackend, type TestUser } from '../support/backend'
import { allPages, insertIdea, pageFor } from './idea-pages'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
})
afterAll(() => backend.close())

const found = async (user: TestUser, q: string) =>
  (await pageFor(user, { ...IDEA_LIST.everything, q })).map(({ title }) => title).sort()

describe('searching', () => {
  const PRINTABLE = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  let user: TestUser

  beforeAll(async () => {
    user = await signUp(backend)
    for (const idea of ['100% sure, (really)', 'MÜNCHEN: Bäckerei', 'a_b "c" d\\e', '***=x [y] {2} ^z$ |']) {
      await insertIdea(user, idea)
    }
    await insertIdea(user, 'The word is only in the idea: needle', 'Haystack')
    const other = await signUp(backend)
    await insertIdea(other, 'needle of somebody else')
  })

  it('finds words in title and idea, in small and capital letters, of its owner only', async () => {
    expect(await found(user, 'NEEDLE')).toEqual(['Haystack'])
    expect(await found(user, 'haySTACK')).toEqual(['Haystack'])
    expect(await found(user, 'münchen: bÄck')).toEqual(['MÜNCHEN: Bäckerei'])
  })

  it.each([
    ['%', ['100% sure, (really)']],
    ['_', ['a_b "c" d\\e']],
    ['*', ['***=x [y] {2} ^z$ |']],
    ['***=x', ['***=x [y] {2} ^z$ |']],
    ['[y] {2} ^z$ |', ['***=x [y] {2} ^z$ |']],
    ['SURE, (', ['100% sure, (really)']],
    [')', ['100% sure, (really)']],
    ['"c" d\\', ['a_b "c" d\\e']],
    ['1.0', []],
    ['and(or(status.eq.error))', []],
    ['",status.eq.pending', []],
  ])('takes %j for what it is', async (q, titles) => {
    expect(await found(user, q)).toEqual(titles)
    expect(await found(user, q.repeat(2))).toEqual(q.length === 1 && q === '*' ? titles : [])
  })

  it('finds every printable character, also behind the first page', async () => {
    const crowd = await signUp(backend)
    for (const char of PRINTABLE) await insertIdea(crowd, `-${char}-`)
    for (const char of PRINTABLE) {
      const q = `-${char}-`
      const [idea] = await pageFor(crowd, { ...IDEA_LIST.everything, q })
      // The search ignores case.
      expect(idea?.title.toLowerCase(), q).toBe(q.toLowerCase())
      const cursor = { value: '2001-01-01 00:00:00+00', id: idea?.id ?? '' }
      expect(await pageFor(crowd, { ...IDEA_LIST.everything, q }, cursor), q).toEqual([])
    }
  })
})

describe('orders', () => {
  const TITLES = ['zebra', 'Äpfel', '"Beta"', 'apple (a', 'apple (b', '¿Que?', 'Émile', 'delta']
  let user: TestUser

  beforeAll(async () => {
    user = await signUp(backend)
    // Many equal sort values, so that page boundaries fall among equals.
    await backend.sql(
      `insert into public.idea_validations ("originalIdea", title, status, "userId", scorecard, created_at)
       select 'Idea ' || n, ($3::text[])[1 + n % 8], case n % 3 when 0 then 'completed' else 'error' end, $1,
         case when n % 3 = 0 then jsonb_build_object('total', (n % 5) + 0.3, 'scored', 5) end,
         timestamptz '2026-11-01' + (n / 4) * interval '1 second'
       from generate_series(1, $2::int) n`,
      [user.userId, 163, `{${TITLES.map((title) => JSON.stringify(title)).join()}}`],
    )
  })

  it.each(Object.keys(SORTS) as ListView['sort'][])('shows each idea once by %s', async (sort) => {
    const rows = await allPages(user, { ...IDEA_LIST.everything, sort })
    expect(new Set(rows.map(({ id }) => id)).size).toBe(163)
    expect(rows).toHaveLength(163)
  })

  it('goes from the newest to the oldest and back', async () => {
    const times = (rows: ListedIdea[]) => rows.map(({ createdAt }) => Date.parse(createdAt))
    const newest = times(await allPages(user, IDEA_LIST.everything))
    expect(newest).toEqual([...newest].sort((a, b) => b - a))
    const oldest = times(await allPages(user, { ...IDEA_LIST.everything, sort: 'oldest' }))
    expect(oldest).toEqual([...oldest].sort((a, b) => a - b))
  })

  it('sorts titles by their letters, whatever their size, accents, quotation marks and brackets', async () => {
    const titles = (await allPages(user, { ...IDEA_LIST.everything, sort: 'title' })).map(
      ({ title }) => title,
    )
    expect([...new Set(titles)]).toEqual([
      'Äpfel',
      'apple (a',
      'apple (b',
      '"Beta"',
      'delta',
      'Émile',
      'zebra',
      '¿Que?',
    ])
  })

  it('puts what has no score last', async () => {
    const scores = (await allPages(user, { ...IDEA_LIST.everything, sort: 'score' })).map(
      ({ score }) => score,
    )
    const scored = scores.filter((score) => score !== null)
    expect(scored).toHaveLength(54)
    expect(scores).toEqual([...scored.sort((a, b) => b - a), ...Array(109).fill(null)])
  })

  it('keeps search and status over all pages', async () => {
    const view = { q: 'idea 1', status: 'completed', sort: 'title' } as const
    const rows = await allPages(user, view)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.every(({ status, idea }) => status === 'completed' && idea.startsWith('Idea 1'))).toBe(true)
  })
})

it('enters each order through an index', async () => {
  const plans = await Promise.all(
    ['created_at desc', 'created_at', 'title_key', 'score desc nulls last'].map(async (order) => {
      const direction = order.includes('desc') ? 'desc' : ''
      const plan = await backend.sql<Record<string, string>>(
        `explain select id from public.idea_validations
         where "userId" = '00000000-0000-4000-8000-000000000001' order by ${order}, id ${direction} limit 50`,
      )
      return plan.map((line) => Object.values(line)[0]).join('\n')
    }),
  )
  for (const plan of plans)
    expect(plan).toMatch(/Index.* using idea_validations_(of_owner|by_title|by_score)/)
})
