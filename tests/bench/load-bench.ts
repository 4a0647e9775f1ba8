// npm run bench:load [-- --users=200 --seconds=60]: signed-in users submit ideas, start runs and poll, both on the
// embedded Postgres and on a Postgres server that it starts. Prints response times, failures and memory use.

import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startBackend } from '../../local/server/start-backend'
import { call, IDEA } from '../functions/runs'
import { signUp, type TestBackend, type TestUser } from '../support/backend'
import { startPostgres } from '../support/postgres'

// Password hashing is not measured, and public sources are not queried.
Object.assign(process.env, { LITE_AUTH_BCRYPT_COST: '4', LOOKUPS: 'off' })

/** Interval at which the app polls the progress of a run. */
const POLL_MS = 3_000
/** Statuses of documented limits; their answers state when to try again. */
const STATED = new Set([402, 403, 429])

interface Tally {
  times: number[]
  errors: Map<string, number>
  limited: number
}

async function timed(
  tally: Tally,
  name: string,
  request: () => Promise<{ status: number }>,
): Promise<boolean> {
  const started = performance.now()
  const status = await request().then(
    (answer) => answer.status,
    () => 0,
  )
  tally.times.push(performance.now() - started)
  if (status >= 200 && status < 300) return true
  if (STATED.has(status)) tally.limited += 1
  else tally.errors.set(`${name} ${status}`, (tally.errors.get(`${name} ${status}`) ?? 0) + 1)
  return false
}

/** One user: submits an idea, starts its run, and polls the run and the list until the end. */
async function use(backend: TestBackend, user: TestUser, tally: Tally, startsIn: number, end: number) {
  await pause(startsIn)
  const { client, userId } = user
  const row = { id: '' }
  const submitted = await timed(tally, 'submit', async () => {
    const idea = { originalIdea: IDEA, status: 'pending', userId, title: 'Bread by bike' }
    const answer = await client.from('idea_validations').insert(idea).select('id').single<{ id: string }>()
    row.id = answer.data?.id ?? ''
    return answer
  })
  if (!submitted) return
  await timed(tally, 'start', () =>
    call(backend, { token: user.accessToken, body: { idea: IDEA, validationId: row.id } }),
  )
  while (performance.now() < end) {
    await timed(tally, 'poll', async () =>
      client.from('idea_validations').select('id, status, statusDetail').eq('id', row.id),
    )
    await timed(tally, 'list', async () =>
      client.from('idea_validations').select('id, title, status').eq('userId', userId).limit(20),
    )
    await pause(POLL_MS)
  }
}

const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20)

async function measure(name: string, users: number, seconds: number, databaseUrl?: string) {
  const backend = await startBackend({ databaseUrl, functions: {}, http: true, log: () => undefined })
  const people: TestUser[] = []
  for (let count = 0; count < users; count += 1) people.push(await signUp(backend))
  const tally: Tally = { times: [], errors: new Map(), limited: 0 }
  const before = megabytes()
  const end = performance.now() + seconds * 1_000
  const memory: number[] = []
  const watch = setInterval(() => memory.push(megabytes()), 5_000)
  const spread = (index: number) => (index / users) * seconds * 500
  await Promise.all(people.map((user, index) => use(backend, user, tally, spread(index), end)))
  clearInterval(watch)
  const states = await backend.sql<{ status: string; count: string }>(
    'select status, count(*)::text from public.idea_validations group by status order by status',
  )
  await backend.close()
  const times = tally.times.sort((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? Number.NaN)
  console.log(`${name}: ${users} users for ${seconds} s, ${times.length} requests`)
  console.log(`  median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(0.9999)} ms`)
  console.log(`  errors ${JSON.stringify(Object.fromEntries(tally.errors))}, stated limits ${tally.limited}`)
  console.log(`  memory before ${before} MB, then every 5 s ${memory.join(' ')}`)
  console.log(`  ideas ${states.map(({ status, count }) => `${status} ${count}`).join(', ')}`)
}

const { values } = parseArgs({
  options: { users: { type: 'string', default: '200' }, seconds: { type: 'string', default: '60' } },
})
const [users, seconds] = [Number(values.users), Number(values.seconds)]
await measure('embedded', users, seconds)
const server = await startPostgres()
try {
  await measure('Postgres server', users, seconds, server.url)
} finally {
  await server.close()
}
