import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import '../support/backend'
import { openPglite } from '../../local/database/pglite'
import { tempFolder } from './folders'
import { childrenOf, isAlive, type Running, startModule, until } from './processes'

const DENO_END_MS = 5_000

async function serve(dataDir: string) {
  const running = startModule('tests/local/programs/serve.ts', {}, [dataDir])
  const { url, serviceKey } = JSON.parse((await running.says(/^{.*}$/m))[0])
  return { running, url, serviceKey }
}

/** Kills a backend while five clients insert rows; returns the ids whose inserts it had acknowledged. */
async function writeUntilKilled(running: Running, url: string, key: string, owner: string, afterMs: number) {
  const client = createClient(url, key, { auth: { persistSession: false } })
  const acknowledged: string[] = []
  const write = async () => {
    for (;;) {
      const { data, error } = await client.from('notes').insert({ owner, body: 'kept' }).select('id').single()
      if (error) return
      acknowledged.push(data.id)
    }
  }
  const writers = Array.from({ length: 5 }, write)
  await until(() => acknowledged.length > 10, 60_000)
  await pause(afterMs)
  running.child.kill('SIGKILL')
  await Promise.all([...writers, running.exited])
  return acknowledged
}

describe('kill -9', () => {
  it('during writes loses no acknowledged row, twice over', async () => {
    const dataDir = path.join(tempFolder(), 'data')
    const acknowledged: string[] = []
    for (const afterMs of [0, 137]) {
      const { running, url, serviceKey } = await serve(dataDir)
      const owner = await anAccount(url, serviceKey)
      acknowledged.push(...(await writeUntilKilled(running, url, serviceKey, owner, afterMs)))
    }
    const database = await openPglite({ dataDir })
    const kept = new Set((await database.query<{ id: string }>('select id from notes')).map(({ id }) => id))
    await database.close()
    expect(acknowledged.length).toBeGreaterThan(20)
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  })

  it('leaves no Deno behind: neither one that has answered nor one that is still loading', async () => {
    const { running, url } = await serve(path.join(tempFolder(), 'data'))
    await fetch(`${url}/functions/v1/open`)
    const answer = fetch(`${url}/functions/v1/sluggish`).catch(() => undefined)
    await running.says(/loading/)
    const children = childrenOf(running)
    expect(children).toHaveLength(2)
    running.child.kill('SIGKILL')
    await until(() => !children.some(isAlive), DENO_END_MS)
    await answer
  })
})

async function anAccount(url: string, key: string): Promise<string> {
  const { auth } = createClient(url, key, { auth: { persistSession: false } })
  const { data } = await auth.signUp({
    email: `${crypto.randomUUID()}@groundwork.test`,
    password: 'long-enough',
  })
  return data.user?.id ?? ''
}
