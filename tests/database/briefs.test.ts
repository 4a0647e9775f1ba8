import { isDeepStrictEqual } from 'node:util'
import {
  BRIEF_FIELDS,
  type BriefChanges,
  type BriefField,
  fieldStates,
  NATURES,
  PERIODS,
  PRICE_PARTS,
  PRICE_RHYTHMS,
  toBrief,
} from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { isTooVague } from '@domain/brief/notices'
import { entitlementsSchema } from '@domain/pricing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anonClient, signUp, startTestBackend, type TestBackend, type TestUser } from '../support/backend'
import { makePro, reportsOf } from './reports'

const CROWD = 20
const ROUNDS = 6

// The embedded Postgres has a single session, so calls don't race; set TEST_DATABASE_URL to use a server, where they
// do.
let backend: TestBackend
let reports: ReturnType<typeof reportsOf>
beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
  reports = reportsOf(backend)
})
afterAll(() => backend.close())

const open = toBrief({})
const saved = z.object({ version: z.int(), brief: z.record(z.string(), z.unknown()) })
const conflictSchema = saved.extend({ fields: z.array(z.string()) })

const save = ({ client }: TestUser, id: string, version: number, changes: object | null) =>
  client.rpc('save_brief', { p_validation: id, p_version: version, p_changes: changes })

async function pending({ client, userId }: TestUser) {
  const row = { originalIdea: 'Fresh bread for offices', status: 'pending', userId, title: 'Bread' }
  const { data, error } = await client.from('idea_validations').insert(row).select('id').single()
  if (error) throw error
  return z.object({ id: z.string() }).parse(data).id
}

const rowOf = async (id: string) => {
  const [row] = await backend.sql('select brief, brief_version from public.idea_validations where id = $1', [
    id,
  ])
  return z
    .object({ brief: z.record(z.string(), z.unknown()).nullable(), brief_version: z.number() })
    .parse(row)
}

const usedBy = async ({ client }: TestUser) =>
  entitlementsSchema.parse((await client.rpc('get_my_entitlements')).data).used

describe('what SQL accepts', () => {
  const TEXTS = [
    '',
    'x',
    'EUR',
    'eur',
    'DE',
    'USD1',
    'X01',
    'G4776',
    'g4776',
    'G47761',
    '4',
    '47',
    '47761',
    '459310',
    '4593100',
    'é'.repeat(300),
    'x'.repeat(301),
    '🥐'.repeat(300),
    '🥐'.repeat(301),
  ]
  const CHOICES = [
    ...NATURES,
    ...PERIODS,
    ...PRICE_RHYTHMS,
    ...PRICE_PARTS,
    'interviews',
    'waiting',
    'paying',
    'weekly',
  ]
  const LINKS = [
    'https://example.com/a?b=c#d',
    'HTTP://example.com',
    'http://127.0.0.1:8080',
    'javascript:alert(1)',
    'ftp://example.com',
    'https://',
    'https://exa mple.com',
    'example.com',
    `https://example.com/${'a'.repeat(480)}`,
    `https://example.com/${'a'.repeat(481)}`,
  ]
  const NUMBERS = [0, -1, 0.5, 1, 1e9, 1e9 + 1, 1e10, 1e10 + 1, 1e12, 1e12 + 1]
  const SCALARS = [...TEXTS, ...CHOICES, ...LINKS, ...NUMBERS, true, null, [], {}]
  const money = { amount: 60, currency: 'EUR', every: 'month' }
  const OBJECTS = [
    money,
    { amount: 60, currency: null },
    { name: 'Excel', price: money, link: null },
    { low: 10, high: 20, currency: 'EUR', per: 'shop', every: 'month' },
    { low: 20, high: 10, currency: null, per: null, every: null },
    { low: 3, high: 3, currency: 'EUR', per: null, every: 'share', base: 40, part: null },
    { low: 10, high: 10, currency: 'EUR', per: null, every: 'once', base: null, part: 'added' },
    { name: 'Munich', country: 'DE', local: true },
    { value: 350, source: 'guild' },
    { kind: 'paying', count: 3, text: '', link: 'https://example.com' },
    { label: 'Florists', nace: 'G4776', naics: '459310', sic: '47760' },
    { label: 'x'.repeat(121), nace: 'G47', naics: '44', sic: '47' },
    { label: 'Consumers', nace: null, naics: null, sic: null },
  ]
  /** Every object as it is, with an extra key, with each key missing, and with each key set to each scalar. */
  const VALUES: unknown[] = [
    ...SCALARS,
    ...OBJECTS.flatMap((object) => [
      object,
      { ...object, extra: 1 },
      ...Object.keys(object).flatMap((key) => [
        Object.fromEntries(Object.entries(object).filter(([each]) => each !== key)),
        ...SCALARS.map((value) => ({ ...object, [key]: value })),
      ]),
    ]),
  ]

  const stateOf = (values: unknown[]) => ({
    state: 'stated',
    entries: values.map((value) => ({ value, origin: { kind: 'answer' }, confirmed: true })),
    silenced: [],
  })

  async function acceptsInSql(field: string, states: object[]) {
    const rows = await backend.sql<{ accepted: boolean }>(
      `select private.is_field_state($1, state, 'Fresh bread', '{}') as accepted
       from jsonb_array_elements($2::jsonb) with ordinality e (state, n) order by n`,
      [field, JSON.stringify(states)],
    )
    return rows.map(({ accepted }) => accepted)
  }

  /** Whether the domain accepts a state without dropping any part of it. */
  const acceptsInDomain = (field: BriefField, state: object) => {
    const parsed = fieldStates[field].safeParse(state)
    return parsed.success && isDeepStrictEqual(parsed.data, state)
  }

  it.each(BRIEF_FIELDS)('is what the domain accepts in %s', async (field) => {
    const texts = ['Bread', 'Rolls', 'Cake', 'Pie', 'Tart', 'Bun', 'Bagel', 'Roll', 'Loaf']
    const filler = [...texts, ...NATURES, ...NUMBERS, ...OBJECTS].filter((value) =>
      acceptsInDomain(field, stateOf([value])),
    )
    const lists = Array.from({ length: 10 }, (_, count) =>
      Array.from({ length: count }, (_, index) => filler[index % filler.length]),
    )
    const states: object[] = [
      ...VALUES.map((value) => stateOf([value])),
      ...lists.map(stateOf),
      { state: 'none' },
      { state: 'open', silenced: [] },
      { state: 'open', silenced: ['a', 'x'.repeat(300)] },
      { state: 'open', silenced: ['x'.repeat(301)] },
      { state: 'open', silenced: Array(20).fill('a') },
      { state: 'open', silenced: Array(21).fill('a') },
      { state: 'open', silenced: [], offered: { start: 0, end: 11 } },
      { state: 'open', silenced: [], offered: { start: -1, end: 5 } },
      { state: 'open', silenced: [], offered: { start: 0, end: 5, words: 'Fresh' } },
      { state: 'open', silenced: [], offered: 'Fresh' },
      { state: 'none', offered: { start: 0, end: 5 } },
      { ...stateOf([filler[0]]), offered: { start: 0, end: 5 } },
      { state: 'gone' },
    ]
    const inSql = await acceptsInSql(field, states)
    // The database does not know the list of business fields, so it accepts any name.
    const differs = states.filter((state, index) => acceptsInDomain(field, state) !== inSql[index])
    if (field === 'field') expect(differs.filter((state) => acceptsInDomain(field, state))).toEqual([])
    else expect(differs).toEqual([])
    expect(inSql.filter(Boolean).length).toBeGreaterThan(3)
  })

  it('are the fields of the domain', async () => {
    const [row] = await backend.sql<{ fields: object }>('select private.brief_fields() as fields')
    expect(Object.keys(row?.fields ?? {}).sort()).toEqual([...BRIEF_FIELDS].sort())
  })

  it.each(BRIEF_FIELDS)('is vague with %s alone as in the domain', async (field) => {
    const brief = { [field]: { state: 'stated', entries: [] } }
    const [row] = await backend.sql('select private.is_vague($1::jsonb) as vague', [JSON.stringify(brief)])
    const one = { value: 'x', origin: { kind: 'answer' as const }, confirmed: true }
    const stated = { ...open, [field]: { state: 'stated', entries: [one], silenced: [] } }
    expect(row?.vague).toBe(isTooVague(stated))
  })
})

describe('a brief', () => {
  it('is saved by its founder, and read with the report', async () => {
    const founder = await signUp(backend)
    const id = await pending(founder)
    const changes: BriefChanges = {
      customer: answered(['Offices'], open.customer),
      product: {
        state: 'stated',
        entries: [{ value: 'Fresh bread', origin: { kind: 'quote', start: 0, end: 11 }, confirmed: false }],
        silenced: [],
      },
    }
    const { data, status } = await save(founder, id, 0, changes)
    expect([status, data]).toEqual([200, { version: 1, brief: changes }])
    const read = await founder.client
      .from('idea_validations')
      .select('brief, brief_version')
      .eq('id', id)
      .single()
    expect(read.data).toEqual({ brief: changes, brief_version: 1 })
  })

  it('is nobody else’s: visitors, other founders and administrators change nothing', async () => {
    const [founder, other, admin] = await Promise.all([signUp(backend), signUp(backend), signUp(backend)])
    await backend.sql('select private.grant_admin($1)', [admin.email])
    const id = await pending(founder)
    const changes = { customer: answered(['Mine'], open.customer) }
    const visitor = await anonClient(backend).rpc('save_brief', {
      p_validation: id,
      p_version: 0,
      p_changes: changes,
    })
    expect([401, 403]).toContain(visitor.status)
    const unknown = await save(other, '00000000-0000-4000-8000-000000000000', 0, changes)
    for (const caller of [other, admin]) {
      const answer = await save(caller, id, 0, changes)
      expect([answer.status, answer.error]).toEqual([unknown.status, unknown.error])
      expect(answer.status).toBe(404)
    }
    expect(await rowOf(id)).toEqual({ brief: null, brief_version: 0 })
    expect(
      (await admin.client.from('idea_validations').select('brief_version').eq('id', id)).data,
    ).toHaveLength(1)
  })

  it.each([
    ['nothing', null],
    ['a list', []],
    ['an unknown field', { owner: { state: 'none' } }],
    [
      'a forged quotation',
      {
        product: {
          state: 'stated',
          entries: [{ value: 'Gold', origin: { kind: 'quote', start: 0, end: 4 }, confirmed: true }],
        },
      },
    ],
    [
      'offered words outside of the idea',
      { problem: { state: 'open', silenced: [], offered: { start: 0, end: 5000 } } },
    ],
    [
      'offered words without an end',
      { problem: { state: 'open', silenced: [], offered: { start: 3, end: 3 } } },
    ],
    [
      'a forged look-up',
      {
        count: {
          state: 'stated',
          entries: [
            {
              value: { value: 1, source: 'Census' },
              origin: { kind: 'lookup', source: 'Census' },
              confirmed: true,
            },
          ],
        },
      },
    ],
    [
      'a forged model',
      {
        risks: {
          state: 'stated',
          entries: [{ value: 'None', origin: { kind: 'model', name: 'm', quote: null }, confirmed: true }],
        },
      },
    ],
    ['a megabyte', { product: { state: 'open', silenced: Array(4000).fill('x'.repeat(250)) } }],
    [
      'more than a brief holds in all',
      Object.fromEntries(
        BRIEF_FIELDS.map((field) => [field, { state: 'open', silenced: Array(20).fill('x'.repeat(300)) }]),
      ),
    ],
  ])('refuses %s with 400', async (_, changes) => {
    const founder = await signUp(backend)
    const id = await pending(founder)
    expect((await save(founder, id, 0, changes)).status).toBe(400)
    expect(await rowOf(id)).toEqual({ brief: null, brief_version: 0 })
  })

  it('keeps every one of many answers that are saved at once', async () => {
    const founder = await signUp(backend)
    const id = await pending(founder)
    const answers = await Promise.all(
      BRIEF_FIELDS.map((field) => save(founder, id, 0, { [field]: { state: 'none' } })),
    )
    expect(answers.map(({ status }) => status)).toEqual(BRIEF_FIELDS.map(() => 200))
    const { brief, brief_version } = await rowOf(id)
    expect(Object.keys(brief ?? {}).sort()).toEqual([...BRIEF_FIELDS].sort())
    expect(brief_version).toBe(BRIEF_FIELDS.length)
    expect(new Set(answers.map(({ data }) => saved.parse(data).version)).size).toBe(BRIEF_FIELDS.length)
  })

  it('takes one of many answers to the same question, and shows it to the others', async () => {
    const founder = await signUp(backend)
    const id = await pending(founder)
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, number) =>
        save(founder, id, 0, { customer: answered([`Customer ${number}`], open.customer) }),
      ),
    )
    const [won, ...others] = answers.filter(({ status }) => status === 200)
    expect(others).toEqual([])
    const { brief } = saved.parse(won?.data)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(CROWD - 1)
    for (const { error } of refused)
      expect(conflictSchema.parse(JSON.parse(error?.details ?? ''))).toEqual({
        version: 1,
        brief,
        fields: ['customer'],
      })
    expect(await rowOf(id)).toEqual({ brief, brief_version: 1 })
  })
})

describe('a report that consists of questions', () => {
  const answer = (text: string) => ({ product: answered([text], open.product) })

  it('costs nothing, until its first answers are charged once, however many come at a time', async () => {
    const founder = await signUp(backend)
    const id = await reports.completed(founder, {})
    expect(await reports.chargesOf(id)).toEqual([{ kind: 'validation', state: 'released' }])
    expect(await usedBy(founder)).toBe(0)
    const fields = ['product', 'customer', 'problem', 'actions'] as const
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, number) => {
        const field = fields[number % fields.length] ?? 'product'
        return save(founder, id, 0, { [field]: answered(['Bread'], open[field]) })
      }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await rowOf(id)).toMatchObject({ brief_version: fields.length })
    expect((await reports.chargesOf(id)).map(({ state }) => state)).toEqual(['released', 'settled'])
    expect(await usedBy(founder)).toBe(1)
  })

  it('lets a founder answer no more of them than are left', async () => {
    const founder = await signUp(backend)
    const ids: string[] = []
    // In sequence, because each run holds the remaining charge until it ends.
    for (let number = 0; number < 5; number++) ids.push(await reports.completed(founder, {}))
    const answers = await Promise.all(ids.map((id) => save(founder, id, 0, answer('Bread'))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402, 402, 402])
    expect(answers.find(({ status }) => status === 402)?.error).toMatchObject({
      code: 'PT402',
      message: 'Validation limit reached. Please upgrade to our Pro plan to validate more ideas.',
    })
    const briefs = await Promise.all(ids.map(rowOf))
    expect(briefs.filter(({ brief }) => 'product' in (brief ?? {}))).toHaveLength(1)
    expect(await usedBy(founder)).toBe(1)
  })

  it('is charged once where it is answered while it is being completed', async () => {
    const founder = await signUp(backend)
    await makePro(backend, founder)
    for (let round = 0; round < ROUNDS; round++) {
      const id = await pending(founder)
      const begun = await reports.begin(founder, id)
      const [{ status }] = await Promise.all([
        save(founder, id, 0, answer('Bread')),
        reports.write(begun, 'first', { brief: {} }),
      ])
      expect(status).toBe(200)
      const charges = await reports.chargesOf(id)
      expect(charges.filter(({ state }) => state === 'settled')).toHaveLength(1)
    }
    expect(await usedBy(founder)).toBe(ROUNDS)
  })
})
