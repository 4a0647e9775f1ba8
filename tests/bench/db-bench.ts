// npm run bench:db [-- --rows=10000,100000,1000000]: measures the cost of each call of the app on a Postgres server
// that it starts from installed programs, as the caller's role with row-level security, by number of ideas.
import { createHash } from 'node:crypto'
import os from 'node:os'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { z } from 'zod'
import { startBackend } from '../../local/server/start-backend'
import { ADMIN_CALLS, type Call, FOUNDER_CALLS, type Places, searchCalls } from '../database/app-calls'
import { signUp, type TestBackend } from '../support/backend'
import { startPostgres } from '../support/postgres'
import { fillDatabase } from './db-rows'

const REPEATS = 7
const FOUNDER_MS = 5
const ADMIN_MS = 20

const SETTINGS = [
  ...['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track_planning=on'],
  ...[
    'shared_buffers=2GB',
    'effective_cache_size=8GB',
    'work_mem=8MB',
    'max_wal_size=16GB',
    'random_page_cost=1.1',
  ],
]

/** Milliseconds that the server spent on planning and running statements since `reset`, except its own statistics. */
const SPENT = `
  select coalesce(sum(total_plan_time + total_exec_time), 0) as spent from pg_stat_statements
  where query !~ 'pg_stat_statements'`

/** The median of the server's time for a call; the first calls warm its caches. */
async function costOf(server: Client, call: Call, places: Places): Promise<number> {
  const costs: number[] = []
  for (let turn = -2; turn < REPEATS; turn += 1) {
    await server.query('select pg_stat_statements_reset()')
    const { error } = await call(places)
    if (error) throw new Error(error.message)
    const { rows } = await server.query<{ spent: number }>(SPENT)
    if (turn >= 0) costs.push(rows[0]?.spent ?? Number.NaN)
  }
  return costs.sort((one, other) => one - other)[Math.floor(REPEATS / 2)] ?? Number.NaN
}

const idRow = z.object({ id: z.string() })

async function fill(backend: TestBackend, url: string, ideas: number): Promise<Places> {
  const [founder, admin] = [await signUp(backend), await signUp(backend)]
  await backend.sql('select private.grant_admin($1)', [admin.email])
  await fillDatabase(url, ideas, founder.userId)
  const [idea] = await backend.sql(
    `select v.id from public.idea_validations v join public.roadmaps r on r.validation_id = v.id
     where v."userId" = $1 and v.status = 'completed' limit 1`,
    [founder.userId],
  )
  const validation = idRow.parse(idea).id
  const [roadmap] = await backend.sql('select id from public.roadmaps where validation_id = $1', [validation])
  return { founder, admin, idea: validation, roadmap: idRow.parse(roadmap).id }
}

type Costs = Map<string, number>

/** The cost of every call in a database with this many ideas. */
async function measure(ideas: number): Promise<Costs> {
  const postgres = await startPostgres(SETTINGS)
  const backend = await startBackend({ databaseUrl: postgres.url })
  const server = new Client({ connectionString: postgres.url })
  try {
    await server.connect()
    await server.query('create extension pg_stat_statements')
    const places = await fill(backend, postgres.url, ideas)
    const middle = Math.floor(ideas / 40)
    const searches = searchCalls(`number ${middle} `, 'idea')
    const further = {
      'validations, search with one hit': ({ admin }: Places) =>
        admin.client.rpc('get_admin_validations', { p_search: createHash('md5').update('77').digest('hex') }),
      'validations, search for a number': ({ admin }: Places) =>
        admin.client.rpc('get_admin_validations', { p_search: `idea ${Math.floor(ideas / 2)} ` }),
      'validations, search with a hit in a hundred': ({ admin }: Places) =>
        admin.client.rpc('get_admin_validations', { p_search: ' w57 ' }),
    }
    const costs: Costs = new Map()
    for (const [name, call] of Object.entries({ ...FOUNDER_CALLS, ...ADMIN_CALLS, ...searches, ...further }))
      costs.set(name, await costOf(server, call, places))
    return costs
  } finally {
    await server.end()
    await backend.close()
    await postgres.close()
  }
}

function table(sizes: number[], measured: Costs[]): string {
  const names = [...(measured[0]?.keys() ?? [])]
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  const mark = (name: string, cost: number) =>
    `${cost.toFixed(1)}${cost > (name in FOUNDER_CALLS ? FOUNDER_MS : ADMIN_MS) ? ' (over)' : ''}`
  return [
    row(['call', ...sizes.map((size) => `${size.toLocaleString('en-US')} ideas, ms`)]),
    row(['---', ...sizes.map(() => '---:')]),
    ...names.map((name) =>
      row([name, ...measured.map((costs) => mark(name, costs.get(name) ?? Number.NaN))]),
    ),
  ].join('\n')
}

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument.startsWith('--')),
  options: { rows: { type: 'string', default: '10000,100000,1000000' } },
})
const sizes = values.rows.split(',').map(Number)
const measured: Costs[] = []
for (const size of sizes) measured.push(await measure(size))
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}. ` +
    `Time in Postgres, median of ${REPEATS}; goals: ${FOUNDER_MS} ms for founders, ${ADMIN_MS} ms for administrators.\n`,
)
console.log(table(sizes, measured))
