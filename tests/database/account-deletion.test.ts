import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anonClient,
  PASSWORD,
  serviceClient,
  signIn,
  signUp,
  startTestBackend,
  type TestBackend,
  type TestUser,
} from '../support/backend'
import { makePro, reportsOf } from './reports'

let backend: TestBackend
let admin: TestUser
beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
  admin = await signUp(backend, 'boss@groundwork.test')
  await backend.sql('select private.grant_admin($1)', [admin.email])
})
afterAll(() => backend.close())

const leave = async ({ client }: TestUser, password = PASSWORD) => {
  const { data, error } = await client.rpc('delete_account', { p_password: password })
  return error ? error.code : data
}

/** The tables with a row that contains the text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await backend.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await backend.sql<{ hit: boolean }>(
      `select exists (select from ${name} t where strpos(lower(t::text), lower($1)) > 0) as hit`,
      [text],
    )
    if (row?.hit) found.push(name)
  }
  return found
}

/** An account whose name, address, idea, report, plan, brief, roadmap, message and look-ups all contain the marker. */
async function founderWith(marker: string) {
  const reports = reportsOf(backend)
  const founder = await signUp(backend, `${marker}@groundwork.test`)
  const { client, userId, email } = founder
  await client.from('profiles').update({ firstName: marker, lastName: marker }).eq('id', userId)
  await makePro(backend, founder)
  const validation = await reports.completed(founder)
  await backend.sql(
    `update public.idea_validations set "originalIdea" = $2, title = $2, "projectConcept" = jsonb_build_object('overview', $2::text),
       lookup_terms = jsonb_build_object('category', $2::text), lookups = jsonb_build_object('term', $2::text)
     where id = $1`,
    [validation, marker],
  )
  await backend.sql(
    `insert into public.user_subscriptions (user_id, plan_id, amount, payment_id, project_id, request)
     values ($1, 'pro', 29, $2, $3, jsonb_build_object('note', $4::text))`,
    [userId, `paid-${userId.slice(0, 8)}`, validation, marker],
  )
  const manual = { p_validation: validation, p_phase: 'poc', p_content: { name: marker, phases: [] } }
  expect((await admin.client.rpc('create_manual_roadmap', manual)).error).toBeNull()
  await backend.sql(
    `insert into private.audit_log (actor, action, subject, subject_id, before, after) values
       ($1, 'update', 'roadmaps', $2 || ' poc', jsonb_build_object('name', $3::text), jsonb_build_object('name', 'x')),
       (null, 'insert', 'user_roles', $4 || ' admin', null, jsonb_build_object('user_id', $4::text, 'note', $5::text)),
       ($4::uuid, 'update', 'pricing_plans', 'pro', '{"price": 29}', '{"price": 30}')`,
    [admin.userId, validation, marker, userId, email],
  )
  await client.rpc('create_share', { p_validation: validation, p_days: 30 })
  const service = serviceClient(backend)
  await service.rpc('store_contact_message', {
    p_address: randomUUID(),
    p_name: marker,
    p_email: email.toUpperCase(),
    p_subject: 'other',
    p_message: `I am ${marker}`,
  })
  await service.rpc('cache_lookup', {
    p_request: createHash('sha256').update(marker).digest('hex'),
    p_source: 'wikipedia',
    p_answer: { echo: `You asked for ${marker.toUpperCase()}` },
    p_seconds: 3600,
  })
  await backend.sql(
    `insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), $1), (gen_random_uuid(), $2)`,
    [
      JSON.stringify({ action: 'login', actor_id: userId, actor_username: email }),
      JSON.stringify({ action: 'invite', traits: { user_email: email } }),
    ],
  )
  return founder
}

describe('an account that is deleted', () => {
  const marker = `mark${randomUUID().slice(0, 8)}`
  let founder: TestUser

  it('stays as it is with a wrong password, and guesses are counted', async () => {
    founder = await founderWith(marker)
    for (const guess of ['', 'wrong', 'password', "' or true --"])
      expect(await leave(founder, guess)).toBe('wrong_password')
    expect(await tablesWith(marker)).toContain('public.profiles')
    await backend.sql(`update private.limit_uses set used = 10 where kind = 'password' and user_id = $1`, [
      founder.userId,
    ])
    expect(await leave(founder)).toBe('PT429')
    await backend.sql(`update private.limit_uses set used = 0 where kind = 'password'`)
  })

  it('leaves nothing of the person behind, and its payments', async () => {
    // The search finds the marker before the deletion.
    const holding = await tablesWith(marker)
    for (const table of [
      'auth.users',
      'auth.audit_log_entries',
      'public.idea_validations',
      'public.contact_messages',
    ])
      expect(holding).toContain(table)
    for (const table of [
      'private.lookup_cache',
      'private.audit_log',
      'public.roadmap_drafts',
      'public.user_subscriptions',
    ])
      expect(holding).toContain(table)

    expect(await leave(founder)).toBe('deleted')

    expect(await tablesWith(marker)).toEqual([])
    expect(await tablesWith(founder.userId)).toEqual([])
    const paid = await backend.sql(
      `select user_id, amount::float, plan_id, project_id, request from public.user_subscriptions where payment_id = $1`,
      [`paid-${founder.userId.slice(0, 8)}`],
    )
    const [price] = await backend.sql(
      `select action, before, after, actor is not null as known from private.audit_log where subject = 'pricing_plans'`,
    )
    expect(price).toEqual({ action: 'update', before: { price: 29 }, after: { price: 30 }, known: true })
    expect(paid).toEqual([{ user_id: null, amount: 29, plan_id: 'pro', project_id: null, request: null }])
  })

  it('has a token that opens nothing any more', async () => {
    const { client, userId, email } = founder
    for (const table of [
      'profiles',
      'idea_validations',
      'user_subscriptions',
      'roadmaps',
      'project_planning',
    ]) {
      const { data } = await client.from(table).select('*')
      expect(data ?? [], table).toEqual([])
    }
    const row = { originalIdea: 'Again', status: 'pending', userId, title: 'Again' }
    expect((await client.from('idea_validations').insert(row)).error).not.toBeNull()
    expect((await client.auth.getUser()).error).not.toBeNull()
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    expect(await leave(founder)).toBe('42501')
    const { error } = await anonClient(backend).auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toMatchObject({ status: 400 })
  })
})

it('can be signed up again with the same address', async () => {
  const founder = await signUp(backend)
  expect(await leave(founder)).toBe('deleted')
  const again = await signUp(backend, founder.email)
  expect(again.userId).not.toBe(founder.userId)
})

it('is refused to visitors and to the last administrator', async () => {
  const { error } = await anonClient(backend).rpc('delete_account', { p_password: PASSWORD })
  expect(error?.code).toBe('42501')
  await backend.sql('delete from public.user_roles where user_id <> $1', [admin.userId])
  expect(await leave(admin)).toBe('last_admin')

  const second = await signUp(backend)
  await backend.sql('select private.grant_admin($1)', [second.email])
  const outcomes = await Promise.all([leave(admin), leave(await signIn(backend, second.email))])
  expect(outcomes.sort()).toEqual(['deleted', 'last_admin'])
})

it('waits until a payment is through', async () => {
  const founder = await signUp(backend)
  await makePro(backend, founder)
  const pay = (until: string) =>
    backend.sql(
      `update public.user_subscriptions set paying_until = now() + $2::interval where user_id = $1`,
      [founder.userId, until],
    )
  await pay('1 minute')
  expect(await leave(founder)).toBe('paying')
  await pay('-1 minute')
  expect(await leave(founder)).toBe('deleted')
})

it('asks an account without a password to sign in again', async () => {
  const founder = await signUp(backend)
  const signedIn = (ago: string) =>
    backend.sql(
      `update auth.users set encrypted_password = null, last_sign_in_at = now() - $2::interval where id = $1`,
      [founder.userId, ago],
    )
  await signedIn('11 minutes')
  expect(await leave(founder, '')).toBe('sign_in_again')
  await signedIn('9 minutes')
  expect(await leave(founder, '')).toBe('deleted')
})
