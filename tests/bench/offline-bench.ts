import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { emptyBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { startBackend } from '../../local/server/start-backend'
import { serviceClient, signUp, type TestBackend } from '../support/backend'

const IDEA =
  'Bakery software that takes orders for small bakeries. It starts in Germany. Bakeries pay €49 a month.'
const TRADE = { label: 'Bakeries', nace: 'C1071', naics: '311811', sic: '10710' }
const TERMS = {
  buyer: 'small bakeries',
  job: 'taking orders',
  category: 'bakery software',
  cpv: '48',
  trade: true,
  place: true,
}
const ROUNDS = 24
const POLL_MS = 5

/** Milliseconds from the call that starts a validation until its row is completed. */
async function runOf(backend: TestBackend, lookups: typeof TERMS | null): Promise<number> {
  const { client, userId, accessToken } = await signUp(backend)
  const { data, error } = await client
    .from('idea_validations')
    .insert({ originalIdea: IDEA, status: 'pending', userId })
    .select('id')
    .single()
  if (error) throw error
  const open = emptyBrief()
  const changes = {
    trade: answered([TRADE], open.trade),
    place: answered([{ name: 'Germany', country: 'DE', local: false }], open.place),
  }
  const saved = await client.rpc('save_brief', { p_validation: data.id, p_version: 0, p_changes: changes })
  if (saved.error) throw saved.error
  const started = performance.now()
  const response = await backend.fetch(`${backend.url}/functions/v1/enhanced-idea-validation-full`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ validationId: data.id, ...(lookups && { lookups }) }),
  })
  if (response.status !== 202) throw new Error(`The start answered ${response.status}`)
  const reader = serviceClient(backend)
  for (;;) {
    const { data: row } = await reader.from('idea_validations').select('status').eq('id', data.id).single()
    if (row?.status === 'error') throw new Error('The run failed')
    if (row?.status === 'completed') return performance.now() - started
    await pause(POLL_MS)
  }
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN

/** Compares runs whose sources are unreachable with runs without lookups, alternating between them. */
export async function printOfflineTimes(): Promise<void> {
  const env = {
    LOOKUPS: 'on',
    // Nothing listens on this port, so every connection is refused, as without a network.
    LOOKUPS_ADDRESSES: 'all=http://127.0.0.1:9',
    LOOKUPS_CONTACT: 'operator@example.org',
  }
  const backend = await startBackend({ functions: { env } })
  await runOf(backend, null)
  await runOf(backend, TERMS)
  const without: number[] = []
  const offline: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const kinds = [
      () => runOf(backend, null).then((ms) => without.push(ms)),
      () => runOf(backend, TERMS).then((ms) => offline.push(ms)),
    ]
    // Each kind runs first equally often, because the load on the processor varies.
    for (const run of round % 2 === 0 ? kinds : kinds.toReversed()) await run()
  }
  await backend.close()
  const [plain, unreached] = [median(without), median(offline)]
  console.log(`idea to report without look-ups and with sources that cannot be reached (${ROUNDS} of each)`)
  console.log(
    `  median ${Math.round(plain)} ms and ${Math.round(unreached)} ms, ${(unreached / plain).toFixed(2)} times; within a pair ${median(offline.map((ms, at) => ms / (without[at] ?? ms))).toFixed(2)} times`,
  )
}
