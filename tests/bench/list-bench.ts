import { performance } from 'node:perf_hooks'
import { IDEA_LIST, LISTED_COLUMNS, type ListView, SEARCHED_COLUMNS, SORTS } from '@/features/ideas/list-view'
import { PAGE_ROWS, pageOf } from '@/shared/lib/keyset'
import { searchFilter } from '@/shared/list/search-filter'
import { STATUS_FILTERS } from '@/shared/list/status-filters'
import { startBackend } from '../../local/server/start-backend'
import { signUp, type TestBackend, type TestUser } from '../support/backend'
import { BENCH_IDEAS } from './bench-ideas'

const IDEAS = 5_000
const REPEATS = 15
/** Approximate size of a model's market section. */
const REPORT_CHARS = 20_000

/** Creates ideas of about 600 characters for the user, two thirds of them with a report. */
async function fill({ sql }: TestBackend, { userId }: TestUser): Promise<void> {
  await sql(
    `insert into public.idea_validations
       ("originalIdea", status, "userId", "projectConcept", "marketValidation", scorecard, created_at)
     select n || '. ' || repeat(($3::text[])[1 + n % array_length($3::text[], 1)] || ' ', 5),
       case when n % 3 = 0 then 'error' else 'completed' end, $1,
       case when n % 3 > 0 then '{"overview": "An overview", "features": {"core": [{"description": "One"}]}}'::jsonb end,
       case when n % 3 > 0 then jsonb_build_object('uniqueValue',
         (select string_agg(md5(n::text || part), '') from generate_series(1, $4::int / 32) part)) end,
       case when n % 3 > 0 then jsonb_build_object('total', n % 100 / 10.0, 'scored', 8) end,
       now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [userId, IDEAS, `{${BENCH_IDEAS.map((idea) => JSON.stringify(idea)).join()}}`, REPORT_CHARS],
  )
}

async function pageTime({ client, userId }: TestUser, view: ListView): Promise<number> {
  const started = performance.now()
  const { statuses } = STATUS_FILTERS[view.status]
  let query = client.from('idea_validations').select(LISTED_COLUMNS).eq('userId', userId)
  if (statuses) query = query.in('status', statuses)
  const { data, error } = await pageOf(query, SORTS[view.sort], null, searchFilter(view.q, SEARCHED_COLUMNS))
  if (error || data.length === 0 || data.length > PAGE_ROWS) throw error ?? new Error('The page is not right')
  return performance.now() - started
}

async function medianTime(user: TestUser, view: ListView): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < REPEATS; turn += 1) times.push(await pageTime(user, view))
  return times.sort((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? Number.NaN
}

const VIEWS: [name: string, view: ListView][] = [
  ...(Object.keys(SORTS) as ListView['sort'][]).map((sort): [string, ListView] => [
    `by ${sort}`,
    { ...IDEA_LIST.everything, sort },
  ]),
  ['one status by score', { ...IDEA_LIST.everything, status: 'error', sort: 'score' }],
  ['search with many hits', { ...IDEA_LIST.everything, q: 'the' }],
  ['search with one hit', { ...IDEA_LIST.everything, q: '4999. ' }],
]

/** Prints how long the dashboard's first page takes in each order, and a search, for a user with many ideas. */
export async function printListTimes(): Promise<void> {
  const backend = await startBackend()
  const user = await signUp(backend)
  await fill(backend, user)
  console.log(`dashboard, first page of ${IDEAS} ideas (median of ${REPEATS})`)
  for (const [name, view] of VIEWS) console.log(`  ${name} ${(await medianTime(user, view)).toFixed(0)} ms`)
  await backend.close()
}
