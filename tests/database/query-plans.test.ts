import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startBackend } from '../../local/server/start-backend'
import { signUp, type TestBackend } from '../support/backend'
import { ADMIN_CALLS, type Call, FOUNDER_CALLS, type Places, searchCalls } from './app-calls'

/** Enough rows for administrators' searches to use the index instead of scanning the newest rows. */
const IDEAS = 7_000
/** Tables that grow with users and ideas; all others stay small. */
const LARGE = [
  ...['idea_validations', 'profiles', 'user_subscriptions', 'project_planning', 'roadmaps', 'roadmap_drafts'],
  ...['runs', 'run_steps', 'run_log', 'attempt_log', 'charges', 'audit_log', 'idea_search', 'user_search'],
  ...['report_shares', 'report_sections', 'section_versions', 'quota_accounts', 'users'],
]

let backend: TestBackend
let places: Places

beforeAll(async () => {
  // A backend of its own, because its session discourages sequential scans.
  backend = await startBackend()
  const [founder, admin] = [await signUp(backend), await signUp(backend)]
  await backend.sql('select private.grant_admin($1)', [admin.email])
  await backend.sql(
    `insert into auth.users (id, email, raw_user_meta_data)
     select gen_random_uuid(), 'crowd-' || n || '@example.test', jsonb_build_object('first_name', 'Founder')
     from generate_series(1, $1::int) n`,
    [IDEAS],
  )
  await backend.sql(
    `insert into public.idea_validations ("userId", "originalIdea", status, created_at)
     select u.id, 'Retired engineers mentor ' || u.email, 'completed', now() - row_number() over () * interval '1 minute'
     from auth.users u where u.email like 'crowd-%'`,
  )
  const [idea] = await backend.sql(
    `insert into public.idea_validations ("userId", "originalIdea", status)
     values ($1, 'A mentor for founders', 'completed') returning id`,
    [founder.userId],
  )
  const validation = z.object({ id: z.string() }).parse(idea).id
  const [row] = await backend.sql(
    `insert into public.roadmaps (validation_id, phase, status) values ($1, 'poc', 'pending') returning id`,
    [validation],
  )
  places = { founder, admin, idea: validation, roadmap: z.object({ id: z.string() }).parse(row).id }
  await backend.sql('analyze')
  await backend.sql('set enable_seqscan = off')
})
afterAll(() => backend.close())

/** The number of sequential scans of each table and of scans of each index so far. */
async function scans(): Promise<Record<string, number>> {
  await backend.sql('select pg_stat_force_next_flush()')
  const rows = await backend.sql<{ name: string; scans: number }>(
    `select relname as name, seq_scan as scans from pg_stat_user_tables
     where relname = any ($1) and schemaname in ('public', 'private', 'auth')
     union all select indexrelname, idx_scan from pg_stat_user_indexes`,
    [`{${LARGE.join()}}`],
  )
  return Object.fromEntries(rows.map(({ name, scans }) => [name, Number(scans)]))
}

async function used(call: Call): Promise<string[]> {
  const before = await scans()
  const { error } = await call(places)
  expect(error).toBeNull()
  const after = await scans()
  return Object.keys(after).filter((name) => (after[name] ?? 0) > (before[name] ?? 0))
}

const RARE = 'crowd-6987@'
const CALLS = { ...FOUNDER_CALLS, ...ADMIN_CALLS, ...searchCalls(RARE, 'engineers') }

it('counts what is read as a whole', async () => {
  const whole = await used(({ founder }) =>
    founder.client.from('idea_validations').select('id').is('rerun', null),
  )
  expect(whole.filter((name) => LARGE.includes(name))).toEqual(['idea_validations'])
})

describe('no large table is read as a whole for', () => {
  it.each(Object.entries(CALLS))('%s', async (_, call) => {
    expect((await used(call)).filter((name) => LARGE.includes(name))).toEqual([])
  })
})

it.each([
  ['validations by title', ADMIN_CALLS['validations by title'], 'idea_validations_title'],
  ['validations that failed', ADMIN_CALLS['validations that failed'], 'idea_validations_by_status'],
  ['pending roadmaps', ADMIN_CALLS['projects with pending roadmaps'], 'roadmaps_unfinished'],
  ['a rare word', CALLS['validations, search with one hit'], 'idea_search_parts'],
  ['a rare address', CALLS['users, search with one hit'], 'user_search_parts'],
])('%s are found through their index', async (_, call, index) => {
  expect(call && (await used(call))).toContain(index)
})
