import { lookupRecordSchema } from '@domain/lookups'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { EVERY_TERM, everySource } from '../lookups/web-samples'
import { type Reply, startWorld, type World } from '../lookups/world'
import type { TestBackend } from '../support/backend'
import { call, startWithFunctions, WORKER, workerFrom } from './runs'

let world: World
let backend: TestBackend
beforeAll(async () => {
  world = await startWorld()
  const env = {
    LOOKUPS: 'on',
    LOOKUPS_ADDRESSES: `all=${world.base}`,
    LOOKUPS_CONTACT: 'operator@example.org',
  }
  backend = await startWithFunctions(env, workerFrom('look-up'))
})
afterAll(async () => {
  await backend.close()
  await world.close()
})
beforeEach(async () => {
  await backend.sql('delete from private.lookup_cache')
})

const lookUp = async () => {
  const response = await call(backend, { body: EVERY_TERM, name: WORKER })
  return lookupRecordSchema.parse(await response.json()).lookups
}

it('asks every source from Deno, and shares the answers of all founders through Postgres', async () => {
  world.on(everySource)
  const first = await lookUp()
  expect(first.filter(({ outcome }) => outcome !== 'measured').map(({ reason }) => reason)).toEqual([])
  expect(world.mostAtOnce()).toBe(1)

  world.on(() => ({ status: 500 }))
  const second = await lookUp()
  expect(world.asked).toEqual([])
  const found = first.map(({ figures, series, items, says }) => ({ figures, series, items, says }))
  expect(second.map(({ figures, series, items, says }) => ({ figures, series, items, says }))).toEqual(found)

  const kept = await backend.sql('select source, request, answer::text from private.lookup_cache')
  expect(kept.length).toBe(
    new Set(first.flatMap(({ queries }) => queries.map(({ url, body }) => url + body))).size,
  )
  expect(JSON.stringify(kept.map(({ request, source }) => [request, source]))).not.toMatch(/bakery|orders/i)
})

it('shows what it knew when the answers have expired and the source is down', async () => {
  world.on(everySource)
  const [known] = await lookUp()
  await backend.sql("update private.lookup_cache set expires_at = now() - interval '1 hour'")
  world.on(() => ({ type: 'text/html', body: '<html>maintenance</html>' }))
  const [stale] = await lookUp()
  expect(stale).toMatchObject({ outcome: 'not-measured', cause: 'stale', figures: known?.figures })
})

const FAILURES: [string, Reply, string][] = [
  ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example/' } }, 'unreadable'],
  ['truncated JSON', { body: '{"items":[{"title":"Bak' }, 'unreadable'],
  ['a body of 50 MB', { padding: { chunk: ' '.repeat(1_000_000), times: 50 } }, 'unreadable'],
]
it.each(FAILURES)('measures nothing from %s, in Deno as well', async (_, reply, cause) => {
  world.on(() => reply)
  expect(new Set((await lookUp()).map((lookup) => lookup.cause))).toEqual(new Set([cause]))
})

it('says within a moment that no source can be reached', async () => {
  const port = new URL(world.base).port
  await world.close()
  const started = performance.now()
  const lookups = await lookUp()
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(new Set(lookups.map(({ cause }) => cause))).toEqual(new Set(['unreachable']))
  expect(lookups[0]?.queries[0]?.url).toContain(port)
})
