import { PHASES } from '@domain/phases'
import { DEFAULT_RATES, REGIONS, ROADMAP_ROLES } from '@domain/roadmap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  anonClient,
  crowd,
  serviceClient,
  signUp,
  startTestBackend,
  type TestBackend,
  type TestUser,
} from '../support/backend'

const CROWD = crowd(30)
/** A word in every draft and in no published version. */
const SECRET = 'Zebra-Quartz'

// The embedded Postgres has a single session, so calls don't race; set TEST_DATABASE_URL to use a server, where they
// do.
let backend: TestBackend
let founder: TestUser
let stranger: TestUser
let admin: TestUser

beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
  ;[founder, stranger, admin] = await Promise.all([signUp(backend), signUp(backend), signUp(backend)])
  await backend.sql('select private.grant_admin($1)', [admin.email])
})
afterAll(() => backend.close())

const idSchema = z.object({ id: z.string() })
const projectsSchema = z.array(idSchema)

/** A completed and planned validation of the founder. */
async function project(): Promise<string> {
  const [row] = await backend.sql(
    `with idea as (
       insert into public.idea_validations ("userId", "originalIdea", title, status)
       values ($1, 'Bread by bike', 'Bread by bike', 'completed') returning id
     ) insert into public.project_planning (validation_id) select id from idea returning validation_id as id`,
    [founder.userId],
  )
  return idSchema.parse(row).id
}

/** A roadmap with a draft, and with a published version if one is given. */
async function drafted(published?: string) {
  const validation = await project()
  const [row] = await backend.sql(
    'insert into public.roadmaps (validation_id, phase, status, content) values ($1, $2, $3, $4::jsonb) returning id',
    [
      validation,
      'interactive',
      published ? 'published' : 'pending',
      published ? JSON.stringify({ name: published }) : null,
    ],
  )
  const { id } = idSchema.parse(row)
  await backend.sql('insert into public.roadmap_drafts (roadmap_id, content) values ($1, $2::jsonb)', [
    id,
    JSON.stringify({ name: SECRET, phases: [{ teamComposition: [{ role: SECRET }] }] }),
  ])
  return { validation, id }
}

const stored = () =>
  backend.sql(
    `select to_jsonb(r) as roadmap, to_jsonb(d) as draft
     from public.roadmaps r left join public.roadmap_drafts d on d.roadmap_id = r.id order by r.id`,
  )

const begin = (user: TestUser, validation: string, existing: string | null = null) =>
  serviceClient(backend).rpc('begin_roadmap', {
    p_user: user.userId,
    p_validation: validation,
    p_phase: 'interactive',
    p_existing: existing,
  })

describe("a draft's content", () => {
  const BY_WORD = 'hold a word'
  const answerSchema = z.looseObject({ data: z.unknown(), count: z.number().nullish() })
  type Ask = (client: TestUser['client'], of: { validation: string; id: string }) => PromiseLike<unknown>

  /** Ways to read a draft. Those with conditions would reveal its contents by whether they match. */
  const WAYS: Record<string, Ask> = {
    'all columns': (client) => client.from('roadmaps').select('*'),
    'the content alone': (client, { id }) => client.from('roadmaps').select('content').eq('id', id),
    'the drafts': (client) => client.from('roadmap_drafts').select('*'),
    'one draft': (client, { id }) =>
      client.from('roadmap_drafts').select('content').eq('roadmap_id', id).single(),
    'drafts beside roadmaps': (client) => client.from('roadmaps').select('*, roadmap_drafts(*)'),
    'drafts beside roadmaps beside validations': (client) =>
      client.from('idea_validations').select('id, roadmaps(*, roadmap_drafts(*))'),
    'drafts with their roadmaps': (client) => client.from('roadmap_drafts').select('content, roadmaps(*)'),
    'roadmaps whose drafts hold a word': (client) =>
      client
        .from('roadmaps')
        .select('id, roadmap_drafts!inner(roadmap_id)')
        .eq('roadmap_drafts.content->>name', SECRET),
    'how many drafts there are that hold a word': (client) =>
      client.from('roadmap_drafts').select('*', { count: 'exact', head: true }).eq('content->>name', SECRET),
    'roadmaps that hold a word': (client) =>
      client.from('roadmaps').select('id').eq('content->>name', SECRET),
    'the answer to publishing': (client, { id }) =>
      client.from('roadmaps').update({ status: 'published' }).eq('id', id).select('*, roadmap_drafts(*)'),
    'the answer to a change of the draft': (client, { id }) =>
      client.from('roadmap_drafts').update({ content: {} }).eq('roadmap_id', id).select(),
    'the answer to saving': (client, { id }) =>
      client.rpc('save_roadmap_content', { p_roadmap: id, p_content: {} }),
    'how it was worked on': (client, { id }) => client.rpc('get_roadmap_run', { p_roadmap: id }),
    'a step of its run': (client, { id }) =>
      client.rpc('claim_step', { p_run: id, p_fence: id, p_lease_seconds: 60 }),
  }

  let roadmaps: Awaited<ReturnType<typeof drafted>>[]
  beforeAll(async () => {
    roadmaps = [await drafted(), await drafted('Shown')]
  })

  describe.each([
    ['the founder of the roadmap', () => founder.client],
    ['a stranger', () => stranger.client],
    ['a visitor', () => anonClient(backend)],
  ])('is kept from %s', (_who, client) => {
    it.each(Object.entries(WAYS))('who asks for %s', async (way, ask) => {
      const before = await stored()
      for (const roadmap of roadmaps) {
        const answer = await ask(client(), roadmap)
        expect(JSON.stringify(answer)).not.toContain(SECRET)
        const { data, count } = answerSchema.parse(answer)
        expect(count ?? 0).toBe(0)
        if (way.includes(BY_WORD)) expect(data ?? []).toEqual([])
      }
      expect(await stored()).toEqual(before)
    })
  })

  it('is read by administrators', async () => {
    const { id } = await drafted('Shown')
    const { data } = await admin.client
      .from('roadmaps')
      .select('content, roadmap_drafts(content)')
      .eq('id', id)
      .single()
    expect(data).toMatchObject({ content: { name: 'Shown' }, roadmap_drafts: { content: { name: SECRET } } })
  })

  it('has administrators find its project, also beside a published version', async () => {
    const [first, renewed] = [await drafted(), await drafted('Shown')]
    const found = async () =>
      projectsSchema
        .parse((await admin.client.rpc('get_roadmap_projects', { p_filter: 'draft' })).data)
        .map(({ id }) => id)
    expect(await found()).toEqual(expect.arrayContaining([first.validation, renewed.validation]))
    await admin.client.from('roadmaps').update({ status: 'published' }).eq('id', renewed.id)
    expect(await found()).toContain(first.validation)
    expect(await found()).not.toContain(renewed.validation)
  })

  it('is read by its founder once it is published, with all that was shown before gone', async () => {
    const { id } = await drafted('Shown')
    const shown = async () =>
      (await founder.client.from('roadmaps').select('content, status').eq('id', id).single()).data
    expect(await shown()).toEqual({ content: { name: 'Shown' }, status: 'published' })
    expect(
      (await admin.client.from('roadmaps').update({ status: 'published' }).eq('id', id)).error,
    ).toBeNull()
    expect(await shown()).toMatchObject({ content: { name: SECRET }, status: 'published' })
  })
})

describe('people who are no administrators', () => {
  it.each([
    ['begin_roadmap', { p_user: someId(), p_validation: someId(), p_phase: 'interactive', p_existing: null }],
    ['renew_lease', { p_lease: someId(), p_lease_seconds: 60 }],
    ['save_checkpoint', { p_lease: someId(), p_value: {} }],
    ['finish_step', { p_lease: someId(), p_result: {}, p_usage: null }],
    ['fail_step', { p_lease: someId(), p_reason: '', p_detail: '', p_retryable: false }],
    ['pause_step', { p_lease: someId(), p_not_before: new Date().toISOString() }],
    ['sweep_runs', {}],
    ['accessible_phases', { p_user: someId(), p_project: someId() }],
  ])('cannot call %s of the service', async (name, given) => {
    for (const { client } of [founder, admin])
      expect((await client.rpc(name, given)).error?.code).toBe('42501')
  })

  it('learn about access what is theirs alone', async () => {
    const validation = await project()
    await backend.sql(
      `insert into public.user_subscriptions (user_id, plan_id, pack_type, project_id, status)
       values ($1, 'roadmap-pack', 'all', $2, 'active')`,
      [founder.userId, validation],
    )
    const open = async ({ client }: TestUser) =>
      Promise.all(
        PHASES.map(
          async (phase) => (await client.rpc('check_roadmap_access', { phase, project_id: validation })).data,
        ),
      )
    expect(await open(founder)).toEqual([true, true, true, true])
    expect(await open(stranger)).toEqual([true, false, false, false])
    expect(await open(admin)).toEqual([true, true, true, true])
  })
})

describe('many who begin at once', () => {
  it('start one run', async () => {
    const validation = await project()
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, at) => begin(at % 2 ? founder : admin, validation)),
    )
    const outcomes = answers.map(({ data }) => z.looseObject({ outcome: z.string() }).parse(data).outcome)
    expect(outcomes.toSorted()).toEqual([...Array(CROWD - 1).fill('running'), 'started'])
    const [row] = await backend.sql(
      'select count(*)::int as n from public.roadmaps where validation_id = $1',
      [validation],
    )
    expect(row).toEqual({ n: 1 })
  })

  it('publish a draft once, and write by hand one roadmap', async () => {
    const { id, validation } = await drafted()
    const publish = () =>
      admin.client.from('roadmaps').update({ status: 'published' }).eq('id', id).select('id')
    const published = await Promise.all(Array.from({ length: 10 }, publish))
    expect(published.filter(({ error }) => !error)).toHaveLength(1)
    expect(new Set(published.flatMap(({ error }) => error?.message ?? []))).toEqual(
      new Set(['There is no draft to publish.']),
    )
    const write = () =>
      admin.client.rpc('create_manual_roadmap', {
        p_validation: validation,
        p_phase: 'mvp',
        p_content: { name: SECRET },
      })
    const written = await Promise.all(Array.from({ length: 10 }, write))
    expect(written.filter(({ error }) => !error)).toHaveLength(1)
    expect(new Set(written.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['23505']))
  })

  it('edit the version that they read: the first one saves, the others are told', async () => {
    const { id } = await drafted()
    const { data } = await admin.client
      .from('roadmap_drafts')
      .select('updated_at')
      .eq('roadmap_id', id)
      .single()
    const save = (name: string) =>
      admin.client.rpc('save_roadmap_content', {
        p_roadmap: id,
        p_content: { name },
        p_updated_at: data?.updated_at,
      })
    const saved = await Promise.all(Array.from({ length: 10 }, (_, at) => save(`Version ${at}`)))
    expect(saved.filter(({ error }) => !error)).toHaveLength(1)
    expect(new Set(saved.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['PT409']))
  })
})

describe('a roadmap named to be written anew', () => {
  it('is refused with the reason when it is of another project or waits for review, and nothing changes', async () => {
    const other = await drafted()
    const validation = await project()
    const before = await stored()
    for (const user of [founder, admin])
      expect((await begin(user, validation, other.id)).data).toEqual({ outcome: 'wrong_roadmap' })
    for (const project of [validation, other.validation])
      expect((await begin(stranger, project, other.id)).data).toEqual({ outcome: 'not_found' })
    expect((await begin(founder, other.validation, other.id)).data).toMatchObject({ outcome: 'in_review' })
    expect(await stored()).toEqual(before)
  })
})

it('publishes the draft that was seen, and no other', async () => {
  const { id } = await drafted()
  const seen = async () =>
    (await admin.client.from('roadmaps').select('updated_at').eq('id', id).single()).data?.updated_at ?? ''
  const publish = async (updatedAt: string) =>
    (
      await admin.client
        .from('roadmaps')
        .update({ status: 'published' })
        .eq('id', id)
        .eq('updated_at', updatedAt)
        .select('id')
    ).data
  const before = await seen()
  expect(
    (await admin.client.rpc('save_roadmap_content', { p_roadmap: id, p_content: { name: 'Newer' } })).error,
  ).toBeNull()
  expect(await publish(before)).toEqual([])
  expect(await publish(await seen())).toEqual([{ id }])
})

it('starts with the rates that the browser shows', async () => {
  const { data } = await admin.client.from('role_rates').select('role, region, dollars_per_hour')
  const expected = ROADMAP_ROLES.flatMap(({ id: role }) =>
    REGIONS.map(({ id: region }) => ({ role, region, dollars_per_hour: DEFAULT_RATES[role][region] })),
  )
  const byKey = (rows: { role: string; region: string; dollars_per_hour: unknown }[]) =>
    new Map(rows.map((row) => [`${row.role} ${row.region}`, Number(row.dollars_per_hour)]))
  expect(byKey(data ?? [])).toEqual(byKey(expected))
})

function someId(): string {
  return crypto.randomUUID()
}
