import { performance } from 'node:perf_hooks'
import { type ListView, SORTS, VALIDATION_LIST } from '@/features/admin/dashboard/list-view'
import { LISTED_COLUMNS, soughtFilter } from '@/features/admin/dashboard/listed-validation'
import { PAGE_ROWS, pageOf } from '@/shared/lib/keyset'
import { STATUS_FILTERS } from '@/shared/list/status-filters'
import { startBackend } from '../../local/start-backend'
import { signIn, type TestBackend, type TestUser } from '../support/backend'
import { BENCH_IDEAS } from './bench-ideas'

const USERS = 500
const VALIDATIONS = 5_000
const AUDITED = 5_000
const REPEATS = 15
/** About what a market section weighs that a model wrote. */
const REPORT_CHARS = 20_000

/** Users with ten validations each, run step by step with a model, and a log of what administrators changed. */
async function fill({ sql }: TestBackend): Promise<void> {
  await sql(
    `insert into auth.users (id, email, raw_user_meta_data)
     select gen_random_uuid(), 'bench-' || n || '@example.test',
       jsonb_build_object('first_name', 'Founder', 'last_name', 'Number ' || n)
     from generate_series(1, $1::int) n`,
    [USERS],
  )
  await sql(
    `with owner as (select id, row_number() over () - 1 as number from auth.users where email like 'bench-%')
     insert into public.idea_validations ("originalIdea", status, "userId", "marketValidation", created_at)
     select n || '. ' || repeat(($2::text[])[1 + n % array_length($2::text[], 1)] || ' ', 5),
       case when n % 10 = 0 then 'error' else 'completed' end, owner.id,
       jsonb_build_object('uniqueValue',
         (select string_agg(md5(n::text || part), '') from generate_series(1, $3::int / 32) part)),
       now() - n * interval '8 minutes'
     from generate_series(1, $1::int) n join owner on owner.number = n % $4::int`,
    [VALIDATIONS, `{${BENCH_IDEAS.map((idea) => JSON.stringify(idea)).join()}}`, REPORT_CHARS, USERS],
  )
  await sql(
    `insert into private.runs (kind, validation_id, requester, state)
     select 'validation', id, 'owner', case status when 'error' then 'failed' else 'completed' end
     from public.idea_validations`,
  )
  await sql(
    `insert into private.run_log (run_id, kind, started_at, ended_at, outcome)
     select r.id, r.kind, v.created_at, v.created_at + interval '1 minute', r.state
     from private.runs r join public.idea_validations v on v.id = r.validation_id`,
  )
  await sql(
    `insert into private.attempt_log
       (at, kind, step, position, seconds, failure, provider, model, searches, input, output, dollars)
     select v.created_at, 'validation', s.step, s.position, s.position * 9,
       case when v.status = 'error' then 'The provider could not be reached' end,
       'openai', 'gpt-6-luna', 2, 40000, 5000, 0.0265
     from public.idea_validations v
     cross join (values ('concept', 1), ('audience', 2), ('market', 3), ('evidence', 4)) s (step, position)`,
  )
  await sql(
    `insert into private.audit_log (actor, action, subject, subject_id, before, after)
     select (select id from auth.users limit 1), 'update',
       case when n % 50 = 0 then 'user_roles' else 'roadmaps' end, md5(n::text),
       jsonb_build_object('content', repeat('Before. ', 200)), jsonb_build_object('content', repeat('After. ', 200))
     from generate_series(1, $1::int) n`,
    [AUDITED],
  )
  await sql('analyze')
}

async function pageOfValidations({ client }: TestUser, view: ListView): Promise<unknown[]> {
  const { statuses } = STATUS_FILTERS[view.status]
  let query = client.from('idea_validations').select(LISTED_COLUMNS)
  if (statuses) query = query.in('status', statuses)
  const { data, error } = await pageOf(query, SORTS[view.sort], null, soughtFilter(view.q))
  if (error) throw error
  return data
}

async function called({ client }: TestUser, name: string, parameters: object = {}): Promise<unknown[]> {
  const { data, error } = await client.rpc(name, parameters)
  if (error) throw error
  return Array.isArray(data) ? data : [data]
}

type Ask = (admin: TestUser) => Promise<unknown[]>

const validations =
  (changes: Partial<ListView> = {}): Ask =>
  (admin) =>
    pageOfValidations(admin, { ...VALIDATION_LIST.everything, ...changes })

const PAGES: [name: string, ask: Ask][] = [
  ['validations by newest', validations()],
  ['validations by oldest', validations({ sort: 'oldest' })],
  ['validations by title', validations({ sort: 'title' })],
  ['validations of one status', validations({ status: 'error' })],
  ['validations of one status by title', validations({ status: 'error', sort: 'title' })],
  ['validations, search with many hits', validations({ q: 'the' })],
  ['validations, search with one hit', validations({ q: '4999. ' })],
  ['users', (admin) => called(admin, 'get_admin_users')],
  ['users, search with one hit', (admin) => called(admin, 'get_admin_users', { p_search: 'number 499' })],
  ['audit log', (admin) => called(admin, 'get_audit_log')],
  ['audit log of one subject', (admin) => called(admin, 'get_audit_log', { p_subject: 'user_roles' })],
]

async function medianTime(admin: TestUser, ask: Ask): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < REPEATS; turn += 1) {
    const started = performance.now()
    const page = await ask(admin)
    times.push(performance.now() - started)
    if (page.length === 0 || page.length > PAGE_ROWS) throw new Error('The page is not right')
  }
  return times.sort((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? Number.NaN
}

/** Prints how long the first page of each list of the admin area takes. */
export async function printAdminTimes(): Promise<void> {
  const backend = await startBackend()
  await fill(backend)
  const admin = await signIn(backend, 'admin@groundwork.test', 'groundwork-demo')
  console.log(
    `admin area, first pages of ${VALIDATIONS} validations of ${USERS} users (median of ${REPEATS})`,
  )
  for (const [name, ask] of PAGES)
    console.log(`  ${name} ${(await medianTime(admin, ask)).toFixed(0)} ms (≤ 300)`)
  const figures = await medianTime(admin, () => called(admin, 'get_admin_figures'))
  console.log(`  figures of ${VALIDATIONS} validations within 30 days ${figures.toFixed(0)} ms`)
  await backend.close()
}
