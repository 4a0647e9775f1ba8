import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, type TestBackend, type TestUser } from '../support/backend'
import { type PostgresServer, startPostgres } from '../support/postgres'
import { startFixture } from './project'

const CLIENTS = 8

describe('a Postgres server that drops its connections', () => {
  let server: PostgresServer
  let backend: TestBackend
  let owner: TestUser

  beforeAll(async () => {
    server = await startPostgres()
    backend = await startFixture({ databaseUrl: server.url })
    owner = await signUp(backend)
    await owner.client.from('notes').insert({ body: 'mine' }).throwOnError()
  })
  afterAll(async () => {
    await backend.close()
    await server.close()
  })

  /** Without supabase-js, which would retry a request answered with 503. */
  const fetchNotes = () =>
    backend.fetch(`${backend.url}/rest/v1/notes?select=body`, {
      headers: { apikey: backend.anonKey, authorization: `Bearer ${owner.accessToken}` },
    })

  /** The statuses that clients sending one request after another get while `work` runs. */
  async function statusesDuring(work: () => Promise<unknown>): Promise<Set<number>> {
    const statuses = new Set<number>()
    let open = true
    const ask = async () => {
      while (open) {
        statuses.add((await fetchNotes()).status)
        await turn()
      }
    }
    const clients = Array.from({ length: CLIENTS }, ask)
    await work()
    open = false
    await Promise.all(clients)
    return statuses
  }

  const terminate = () =>
    backend
      .sql('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
      .catch(() => [])

  it.each([
    ['is killed and started again', () => server.restart('SIGKILL')],
    ['is restarted fast', () => server.restart('SIGINT')],
    [
      'ends their sessions, again and again',
      async () => {
        for (let times = 0; times < 20; times++) await terminate()
      },
    ],
  ])('is answered 503 while it %s, and served afterwards', async (_, drop) => {
    const statuses = await statusesDuring(drop)
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(503)
    expect(await (await fetchNotes()).json()).toEqual([{ body: 'mine' }])
  })
})
