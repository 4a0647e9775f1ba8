// npm run bench:faults [-- --cycles=60]: kills the server, its functions or the Postgres server with kill -9 while a
// founder's run is in one of its steps and eight clients poll, restarts it, and checks what was lost, written twice or
// charged twice.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { z } from 'zod'
import { openPglite } from '../../local/database/pglite'
import { IDEA, WORKER } from '../functions/runs'
import { childrenOf, type Running, startModule } from '../local/processes'
import { type PostgresServer, startPostgres } from '../support/postgres'

const STEPS = ['concept', 'audience', 'market', 'evidence']
/** Duration of the slowed step of a run, in ms: long enough for a kill during it. */
const SLOW_STEP_MS = 600
/** An answer that takes longer, in ms, counts as missing. */
const PATIENCE_MS = 20_000
const RUN_LIMIT_MS = 90_000
const CLIENTS = 8

type Victim = 'server' | 'functions' | 'postgres'
type Rows = Promise<Record<string, unknown>[]>

interface Place {
  name: string
  victims: Victim[]
  env: Record<string, string>
  postgres?: PostgresServer
  /** Runs SQL outside the server; on the embedded database, only while no server has its folder open. */
  sql(text: string, values?: string[]): Rows
}

interface Server {
  running: Running
  url: string
  anonKey: string
}

async function serve({ env }: Place, slowStep: string): Promise<Server> {
  const settings = { ...env, SLOW_STEP: slowStep, SLOW_STEP_MS: String(SLOW_STEP_MS) }
  const running = startModule('tests/bench/fault-server.ts', { ...settings, ...QUICK }, [], true)
  const [said] = await running.says(/^{.*}$/m)
  return { running, ...JSON.parse(said) }
}

// Password hashing is not measured, and public sources are not queried.
const QUICK = { LITE_AUTH_BCRYPT_COST: '4', LOOKUPS: 'off' }

const headersOf = ({ anonKey }: Server, token?: string) => ({
  apikey: anonKey,
  'content-type': 'application/json',
  prefer: 'return=representation',
  ...(token && { authorization: `Bearer ${token}` }),
})

async function request<Answer>(server: Server, at: string, token?: string, body?: object): Promise<Answer> {
  const response = await fetch(server.url + at, {
    method: body ? 'POST' : 'GET',
    headers: headersOf(server, token),
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`${at} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

interface Founder {
  access_token: string
  user: { id: string }
}

const signUp = (server: Server) =>
  request<Founder>(server, '/auth/v1/signup', undefined, {
    email: `${randomUUID()}@example.test`,
    password: 'correct-horse-battery',
  })

/**
 * Starts eight clients that send one request after another. The returned function stops them and returns the statuses
 * and the longest time.
 */
function clientsOf(server: Server, { access_token }: Founder) {
  const statuses = new Map<string, number>()
  let longest = 0
  let open = true
  const ask = async () => {
    while (open) {
      const started = performance.now()
      const status = await fetch(`${server.url}/rest/v1/idea_validations?select=id`, {
        headers: headersOf(server, access_token),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).then(
        async (answer) => {
          await answer.text()
          return String(answer.status)
        },
        (error: Error) => (error.name === 'TimeoutError' ? 'no answer' : 'no connection'),
      )
      longest = Math.max(longest, performance.now() - started)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 'no connection') await pause(20)
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, ask))
  return async () => {
    open = false
    await clients
    return { statuses, longest }
  }
}

/** Simulates the passing of time: leases of dead workers expire, and the wait between two attempts ends. */
const LAPSE = `
  with steps as (
    update private.run_steps
    set not_before = null, leased_until = case when lease is not null then now() - interval '1 second' end
    where lease is not null or not_before is not null
  )
  update private.runs set handed_over_until = null where handed_over_until is not null`

const foundSchema = z.object({
  charges: z.array(z.string()),
  sections: z.number(),
  twice: z.number(),
})

const FOUND = `
  select
    (select coalesce(json_agg(state), '[]') from private.charges where validation_id = v.id) as charges,
    (select count(distinct section)::int from private.report_sections where validation_id = v.id) as sections,
    (select (count(*) - count(distinct section))::int from private.report_sections where validation_id = v.id) as twice
  from public.idea_validations v where id = $1`

const seen = new Map<string, number>()
const faults: string[] = []
let longestAnswer = 0

/** One run that is interrupted by a kill and resumes. Returns the id of its validation. */
async function cycle(place: Place, number: number): Promise<string> {
  const victim = place.victims[number % place.victims.length] ?? 'server'
  const step = STEPS[number % STEPS.length] ?? ''
  const what = `${place.name}, cycle ${number + 1}: ${victim} in ${step}`
  let server = await serve(place, step)
  const founder = await signUp(server)
  const token = founder.access_token
  const idea = { originalIdea: IDEA, status: 'pending', userId: founder.user.id, title: 'Bread by bike' }
  const [row] = await request<{ id: string }[]>(server, '/rest/v1/idea_validations', token, idea)
  const id = row?.id ?? ''
  const body = { idea: IDEA, validationId: id }
  const start = (name: string) =>
    fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { ...headersOf(server, token), origin: server.url },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  const begun = await start(WORKER)
  if (begun.status !== 202) faults.push(`${what}: the start answered ${begun.status}`)
  const end = victim === 'postgres' ? clientsOf(server, founder) : undefined
  await pause(Math.random() * 1_500)
  if (victim === 'postgres') await place.postgres?.restart(number % 2 ? 'SIGKILL' : 'SIGINT')
  else if (victim === 'functions')
    for (const child of childrenOf(server.running)) process.kill(child, 'SIGKILL')
  else {
    server.running.child.kill('SIGKILL')
    await server.running.exited
    await place.sql(LAPSE)
    server = await serve(place, step)
  }
  if (victim !== 'server') await place.sql(LAPSE)
  const told = await end?.()
  for (const [status, times] of told?.statuses ?? []) {
    seen.set(status, (seen.get(status) ?? 0) + times)
    if (status !== '200' && status !== '503') faults.push(`${what}: a client was told ${status}`)
  }
  longestAnswer = Math.max(longestAnswer, told?.longest ?? 0)
  await finished(server, token, id, start, what)
  server.running.child.kill('SIGKILL')
  await server.running.exited
  return id
}

/** Polls like the founder's page until the run has ended. */
async function finished(
  server: Server,
  token: string,
  id: string,
  start: (name: string) => Promise<Response>,
  what: string,
) {
  const limit = performance.now() + RUN_LIMIT_MS
  let status = ''
  while (performance.now() < limit) {
    const [row] = await request<{ status: string }[]>(
      server,
      `/rest/v1/idea_validations?select=status&id=eq.${id}`,
      token,
    ).catch(() => [])
    status = row?.status ?? 'unknown'
    if (status === 'completed') return
    await start('validate-idea').catch(() => undefined)
    await pause(500)
  }
  faults.push(`${what}: the run is ${status} after ${RUN_LIMIT_MS / 1_000} s`)
}

async function judge({ sql, name }: Place, ids: string[]) {
  for (const id of ids) {
    const [row] = await sql(FOUND, [id])
    const { data: found } = foundSchema.safeParse(row)
    if (!found) faults.push(`${name}: ${id} was acknowledged and is lost`)
    else if (found.charges.join() !== 'settled' || found.twice > 0 || found.sections < STEPS.length)
      faults.push(`${name}: ${id} is ${JSON.stringify(found)}`)
  }
}

const { values } = parseArgs({ options: { cycles: { type: 'string', default: '60' } } })
const cycles = Number(values.cycles)
const folder = mkdtempSync(path.join(tmpdir(), 'groundwork-faults-'))
const dataDir = path.join(folder, 'data')
const postgres = await startPostgres()
const places: Place[] = [
  {
    name: 'embedded',
    victims: ['server'],
    env: { BENCH_DATA_DIR: dataDir },
    async sql(text, values) {
      const database = await openPglite({ dataDir })
      const rows = await database.query<Record<string, unknown>>(text, values)
      await database.close()
      return rows
    },
  },
  {
    name: 'PostgreSQL',
    victims: ['server', 'functions', 'postgres'],
    env: { BENCH_DATABASE_URL: postgres.url },
    postgres,
    async sql(text, values) {
      const client = new Client({ connectionString: postgres.url })
      await client.connect()
      const { rows } = await client.query(text, values)
      await client.end()
      return rows
    },
  },
]
const started = performance.now()
for (const place of places) {
  const share = place.victims.length === 1 ? cycles / 4 : (cycles * 3) / 4
  const ids: string[] = []
  for (let number = 0; number < share; number += 1) {
    ids.push(await cycle(place, number))
    if (number % 5 === 4) console.log(`${place.name}: ${number + 1} of ${share} cycles`)
  }
  await judge(place, ids)
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`${cycles} cycles in ${minutes} minutes; faults: ${faults.length}`)
for (const fault of faults) console.log(`  ${fault}`)
console.log(`${CLIENTS} clients while Postgres was down: ${JSON.stringify(Object.fromEntries(seen))}`)
console.log(`the longest answer took ${Math.round(longestAnswer)} ms`)
await postgres.close()
rmSync(folder, { recursive: true, force: true })
process.exit(faults.length ? 1 : 0)
