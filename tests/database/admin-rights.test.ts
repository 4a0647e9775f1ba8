import { PROVIDERS } from '@domain/model-providers'
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
import {
  FOR_PEOPLE,
  manual,
  NEVER,
  PROCEDURES,
  plan,
  readAuditLog,
  type Targets,
  WRITES,
} from './admin-calls'

const CROWD = crowd(50)

// The embedded Postgres has a single session, so calls don't race; set TEST_DATABASE_URL to use a server, where they
// do.
let backend: TestBackend
/** An ordinary user whose validation the administrators act on. */
let founder: TestUser
let admin: TestUser
/** A former administrator, with a token from before that is still valid. */
let demoted: TestUser
let visitor: Pick<TestUser, 'client'>
let validation: string
let roadmap: string

beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
  visitor = { client: anonClient(backend) }
  founder = await signUp(backend)
  ;[admin, demoted] = await Promise.all([signUp(backend), signUp(backend)])
  for (const { email } of [admin, demoted]) await backend.sql('select private.grant_admin($1)', [email])
  const [row] = await backend.sql(
    `insert into public.idea_validations ("userId", "originalIdea", status) values ($1, 'Bread by bike', 'completed')
     returning id`,
    [founder.userId],
  )
  validation = z.object({ id: z.string() }).parse(row).id
  // Made by the account that is demoted afterwards, which shows that its token had these rights.
  roadmap = z
    .string()
    .parse((await demoted.client.rpc('create_manual_roadmap', manual(validation, 'poc'))).data)
  await demoted.client.rpc('upsert_pricing_plan', plan(10))
  await backend.sql('delete from public.user_roles where user_id = $1', [demoted.userId])
})
afterAll(() => backend.close())

const targets = (): Targets => ({ founder, admin, demoted, validation, roadmap })

/** A fingerprint of all stored data. */
async function world() {
  const tables = await backend.sql<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' order by 1`,
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as rows from ${name} t`,
  )
  return backend.sql(parts.join(' union all '))
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

const auditLog = (subject?: string) => readAuditLog(admin.client, subject)

it('tries every procedure that the API shows', async () => {
  const procedures = await backend.sql<{ name: string }>(
    `select p.proname as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  expect(procedures.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(PROCEDURES), ...FOR_PEOPLE].sort(),
  )
})

const FOUNDER = 'an ordinary user'
const OF_RIGHTS = [
  'make oneself an administrator',
  'make somebody else one',
  'take over a role',
  'take rights away',
]
/** Actions that the founder is allowed, because the data is their own. */
const OWN = ['rename somebody', 'delete a validation', 'answer for a founder']
const CALLERS = {
  [FOUNDER]: () => founder,
  'a demoted administrator': () => demoted,
  'a visitor': () => visitor,
}

describe.each(Object.entries(CALLERS))('%s', (who, caller) => {
  it.each(Object.entries(PROCEDURES))('is refused %s, and nothing changes', async (_name, { run }) => {
    const before = await world()
    expect((await run(caller().client, targets())).error?.code).toBe('42501')
    expect(await world()).toEqual(before)
  })

  it.each(Object.entries(WRITES))('cannot %s', async (_name, { run }) => {
    const before = await world()
    const { error, data } = await run(caller().client, targets())
    expect(error?.code ?? data).toSatisfy((answer) => answer === '42501' || isEmptyList(answer))
    expect(await world()).toEqual(before)
  })

  it.each(Object.entries(NEVER).filter(([act]) => who !== FOUNDER || !OWN.includes(act)))(
    'cannot %s',
    async (_name, run) => {
      const before = await world()
      await run(caller().client, targets())
      expect(await world()).toEqual(before)
    },
  )
})

describe('a demoted administrator', () => {
  const SHOWN = ['idea_validations', 'project_planning', 'user_subscriptions', 'user_roles', 'roadmaps']

  it.each([...SHOWN, 'roadmap_drafts', 'roadmap_settings', 'role_rates', 'ai_provider_settings'])(
    'reads nothing of %s',
    async (name) => {
      expect(await demoted.client.from(name).select('*')).toMatchObject({ data: [], error: null })
    },
  )

  it('reads the own profile alone, and hears that the rights are gone', async () => {
    const { data } = await demoted.client.from('profiles').select('id')
    expect(data).toEqual([{ id: demoted.userId }])
    expect((await demoted.client.rpc('is_admin')).data).toBe(false)
  })
})

describe('an administrator', () => {
  it.each(Object.entries({ ...PROCEDURES, ...WRITES }))(
    'does this, which the log notes where it changes something: %s',
    async (_name, { subject, run }) => {
      const [latest] = await auditLog()
      const { error, data } = await run(admin.client, targets())
      expect(error).toBeNull()
      if (Array.isArray(data)) expect(data.length).toBeGreaterThan(0)
      const noted = (await auditLog()).filter(({ id }) => id > (latest?.id ?? 0))
      const about = noted.filter((entry) => entry.subject === subject)
      expect(about.length > 0).toBe(subject !== null)
      expect(noted.length > 0).toBe(subject !== null)
      for (const entry of noted) {
        expect(entry).toMatchObject({ actor: admin.userId, actorName: 'Test Founder' })
        expect(entry.before).not.toEqual(entry.after)
      }
    },
  )

  it.each(Object.entries(NEVER))('cannot %s either', async (_name, run) => {
    const before = await world()
    const { error, data } = await run(admin.client, targets())
    expect(error ?? data).not.toEqual(expect.arrayContaining([expect.anything()]))
    expect(await world()).toEqual(before)
  })
})

it('the secret key of the API neither gives nor takes rights, and the log notes what else it changes', async () => {
  const service = serviceClient(backend)
  const before = await world()
  for (const act of OF_RIGHTS)
    expect((await NEVER[act]?.(service, targets()))?.error, act).toMatchObject({ code: '42501' })
  expect(await world()).toEqual(before)
  await service.from('pack_prices').update({ price: 8 }).eq('pack', 'ideas-1')
  const [noted] = await auditLog()
  expect(noted).toMatchObject({ actor: null, subject: 'pack_prices', after: { price: 8 } })
})

describe('many switches at once', () => {
  it('leave exactly one provider active, and a log that leads to it', async () => {
    const stored = async () => {
      const rows = await backend.sql<{ provider: string; is_active: boolean }>(
        'select provider, is_active from public.ai_provider_settings',
      )
      return new Map(rows.map(({ provider, is_active }) => [provider, is_active]))
    }
    const state = await stored()
    const [latest] = await auditLog()
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, number) =>
        admin.client.rpc('switch_ai_provider', { p_provider: PROVIDERS[number % PROVIDERS.length] }),
      ),
    )
    expect(answers.map(({ error }) => error?.message).filter(Boolean)).toEqual([])

    const log = (await auditLog('ai_provider_settings')).filter(({ id }) => id > (latest?.id ?? 0)).reverse()
    for (const { subjectId, before, after } of log) {
      expect(before).toEqual({ is_active: state.get(subjectId) })
      state.set(subjectId, after?.is_active === true)
    }
    expect(await stored()).toEqual(state)
    expect([...state.values()].filter(Boolean)).toHaveLength(1)
    expect(log.length % 2).toBe(0)
  })
})
