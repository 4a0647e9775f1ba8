import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonClient, signUp, startTestBackend, type TestBackend, type TestUser } from '../support/backend'

interface Rule {
  /** Column with the row's owner; null if the table has no owners and signed-in users may read it. */
  owner: string | null
  /** Rows that an attacker would insert, in their own name and in the victim's. */
  forged: (attacker: string, victim: string) => Record<string, unknown>[]
  /** Values that an attacker would write into existing rows. */
  change: Record<string, unknown>
  /** Only administrators may read it. */
  hidden?: boolean
}

/** Every table of the API needs its rule here. */
const RULES: Record<string, Rule> = {
  profiles: {
    owner: 'id',
    forged: (_, victim) => [{ id: crypto.randomUUID(), firstName: 'New' }, { id: victim }],
    change: { firstName: 'Changed' },
  },
  user_roles: {
    owner: 'user_id',
    forged: (attacker, victim) => [attacker, victim].map((user_id) => ({ user_id, role: 'admin' })),
    change: { role: 'admin' },
  },
  user_subscriptions: {
    owner: 'user_id',
    forged: (attacker, victim) =>
      [attacker, victim].map((user_id) => ({ user_id, plan_id: 'pro', valid_until: '2100-01-01' })),
    change: { ideas: 1000, valid_until: '2100-01-01' },
  },
  idea_validations: {
    owner: 'userId',
    forged: (attacker, victim) => [
      { userId: victim, originalIdea: 'In the name of another', status: 'pending', title: 'x' },
      { userId: attacker, originalIdea: 'Done', status: 'completed', title: 'x' },
      { userId: attacker, originalIdea: 'Rich', status: 'pending', scorecard: { total: 10 } },
      { userId: attacker, originalIdea: 'Old', status: 'pending', previous: { market: {} } },
    ],
    change: { status: 'error' },
  },
  // The victim's validation and its roadmap have the victim's id here, so rows that refer to them name the victim.
  project_planning: {
    owner: 'validation_id',
    forged: (attacker, victim) => [attacker, victim].map((validation_id) => ({ validation_id })),
    change: { timeline: '1-3-months' },
  },
  pricing_plans: {
    owner: null,
    forged: () => [{ id: 'gift', name: 'Gift', price: 0, interval: 'month', features: { phases: [] } }],
    change: { price: 0 },
  },
  pack_prices: {
    owner: null,
    forged: () => [{ plan_id: 'multi-idea', pack: 'ideas-1000', ideas: 1000, price: 0 }],
    change: { price: 0 },
  },
  free_plan_limits: { owner: null, forged: () => [{ id: true }], change: { idea_validations: 1000 } },
  ai_provider_settings: {
    owner: null,
    forged: () => [{ provider: 'openai', is_active: true }, { provider: 'google' }],
    change: { openai_model: 'o1', is_active: false },
    hidden: true,
  },
  // Unpublished, so that even its founder does not see the draft.
  roadmaps: {
    owner: 'validation_id',
    forged: (attacker, victim) =>
      [attacker, victim].map((validation_id) => ({ validation_id, phase: 'mvp' })),
    change: { status: 'published' },
  },
  roadmap_drafts: {
    owner: 'roadmap_id',
    forged: (attacker, victim) => [attacker, victim].map((roadmap_id) => ({ roadmap_id, content: {} })),
    change: { content: { name: 'Mine' } },
  },
  roadmap_sizes: {
    owner: 'roadmap_id',
    forged: (attacker, victim) =>
      [attacker, victim].map((roadmap_id) => ({ roadmap_id, task: 'test', name: 'Test', size: 'S' })),
    change: { size: 'S' },
  },
  roadmap_settings: {
    owner: null,
    forged: () => [{ id: true, region: 'south-asia' }],
    change: { region: 'south-asia' },
    hidden: true,
  },
  contact_messages: {
    owner: null,
    forged: () => [
      { name: 'Ada', email: 'ada@example.test', subject: 'other', message: 'Past the limit' },
      { id: 'a0000000-0000-4000-8000-000000000001', name: 'A', email: 'a@b.test', subject: 'x', message: '' },
    ],
    change: { read_at: '2026-11-21T00:00:00Z' },
    hidden: true,
  },
  role_rates: {
    owner: null,
    forged: () => [{ role: 'designer', region: 'moon', dollars_per_hour: 0 }],
    change: { dollars_per_hour: 0 },
    hidden: true,
  },
}

let backend: TestBackend
let victim: TestUser
let attacker: TestUser

/** With every table granted to everyone, only policies and triggers protect the rows. */
const GRANTS = {
  'with the grants of the schema': null,
  'with every table granted to everyone': 'grant all on all tables in schema public to anon, authenticated',
}

async function open(grant: string | null) {
  backend = await startTestBackend()
  if (grant) await backend.sql(grant)
  victim = await signUp(backend)
  attacker = await signUp(backend)
  await backend.sql('select private.grant_admin($1)', [victim.email])
  await backend.sql(
    `with idea as (
       insert into public.idea_validations (id, "userId", "originalIdea", status)
       values ($1, $1, 'Secret', 'completed') returning id
     ), plan as (
       insert into public.project_planning (validation_id, platforms) select id, '{web}' from idea
     ), roadmap as (
       insert into public.roadmaps (id, validation_id, phase) select id, id, 'poc' from idea returning id
     ), draft as (
       insert into public.roadmap_drafts (roadmap_id, content) select id, '{"name": "Secret"}' from roadmap
     ), size as (
       insert into public.roadmap_sizes (roadmap_id, task, name, size) select id, 'pilot', 'Secret', 'L' from roadmap
     ), message as (
       insert into public.contact_messages (name, email, subject, message)
       values ('Grace', 'grace@example.test', 'sales', 'Secret')
     )
     insert into public.user_subscriptions (user_id, plan_id, pack_type, ideas, project_id)
     select $1, 'multi-idea', 'ideas-5', 5, id from idea`,
    [victim.userId],
  )
}

/** A fingerprint of a table's rows. */
async function contentOf(table: string) {
  const [row] = await backend.sql<{ content: string }>(
    `select md5(string_agg(t::text, '|' order by t::text)) as content from public.${table} t`,
  )
  return row?.content
}

/** Primary keys other than `id`, for tables without owners. */
const KEYS: Record<string, string> = { pack_prices: 'plan_id', role_rates: 'role' }

const ALL = { user: () => attacker.client, visitor: () => anonClient(backend) }

describe.each(Object.entries(GRANTS))('%s', (_, grant) => {
  beforeAll(() => open(grant))
  afterAll(() => backend.close())

  describe.each(Object.entries(RULES))('%s', (table, { owner, forged, change, hidden }) => {
    const key = owner ?? KEYS[table] ?? 'id'

    it('holds rows that are worth an attack', async () => {
      expect(await contentOf(table)).toBeTruthy()
    })

    it.each(Object.entries(ALL))('shows a %s nothing of others', async (caller, client) => {
      const { data, error } = await client().from(table).select('*')
      if (caller === 'visitor' && grant) return expect(data).toEqual([])
      if (caller === 'visitor') return expect(error?.code).toBe('42501')
      expect(error).toBeNull()
      if (hidden) return expect(data).toEqual([])
      if (!owner) return expect(data).not.toHaveLength(0)
      expect((data ?? []).map((row) => row[owner])).not.toContain(victim.userId)
      const { data: aimed } = await client().from(table).select(owner).eq(owner, victim.userId)
      expect(aimed).toEqual([])
    })

    it.each(Object.entries(ALL))('lets a %s neither add, change nor delete', async (_, client) => {
      const before = await contentOf(table)
      for (const row of forged(attacker.userId, victim.userId))
        expect((await client().from(table).insert(row)).error?.code).toBe('42501')
      const aim = owner ? victim.userId : null
      const changed = client().from(table).update(change)
      await (aim ? changed.eq(key, aim) : changed.not(key, 'is', null))
      const removed = client().from(table).delete()
      await (aim ? removed.eq(key, aim) : removed.not(key, 'is', null))
      for (const row of forged(attacker.userId, victim.userId)) await client().from(table).upsert(row)
      expect(await contentOf(table)).toBe(before)
    })
  })

  it('has a rule for every table that the API shows', async () => {
    const tables = await backend.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    )
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(RULES).sort())
  })

  const PRIVATE = ['quota_accounts', 'charges', 'runs', 'run_steps', 'run_log', 'attempt_log', 'audit_log']

  it.each([...PRIVATE, 'free_reruns', 'report_sections', 'section_versions', 'brief_log'])(
    'keeps private.%s out of the API',
    async (table) => {
      const { error } = await attacker.client.schema('private').from(table).select('*')
      expect(error).not.toBeNull()
    },
  )

  describe('remote procedures', () => {
    /** The error code that signed-in users get for a call without arguments. */
    const FOR_PEOPLE: Record<string, string | undefined> = {
      check_roadmap_access: undefined,
      create_share: 'PT404',
      delete_account: undefined,
      get_my_shares: undefined,
      revoke_share: 'PT404',
      save_slide_edit: '22023',
      get_free_plan_limits: undefined,
      get_my_entitlements: undefined,
      get_pricing_plans: undefined,
      get_project_prices: undefined,
      get_roadmap_changes: undefined,
      is_admin: undefined,
      reset_roadmap_sizes: 'PT404',
      save_brief: '22023',
      save_roadmap_size: 'PT404',
    }

    it('are refused to visitors, and to people unless they are meant for them', async () => {
      const procedures = await backend.sql<{ name: string; args: string[] | null }>(
        `select p.proname as name, p.proargnames as args from pg_proc p
         where p.pronamespace = 'public'::regnamespace
           and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
      )
      expect(procedures.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(FOR_PEOPLE)))
      for (const { name, args } of procedures) {
        const nothing = Object.fromEntries((args ?? []).map((arg) => [arg, null]))
        const visitor = await anonClient(backend).rpc(name, nothing)
        expect([name, visitor.error?.code]).toEqual([name, '42501'])
        const person = await attacker.client.rpc(name, nothing)
        expect([name, person.error?.code]).toEqual([name, name in FOR_PEOPLE ? FOR_PEOPLE[name] : '42501'])
      }
    })

    it('tell an ordinary account that it is no administrator', async () => {
      expect((await attacker.client.rpc('is_admin')).data).toBe(false)
      expect((await victim.client.rpc('is_admin')).data).toBe(true)
    })
  })
})
