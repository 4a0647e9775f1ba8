import { expect, it } from 'vitest'
import { openDatabase } from '../../local/database/open-database'
import { startCron } from '../../local/server/cron'
import { openServer } from '../../local/server/server'
import { until } from './processes'
import { fixtureSnapshot, PROJECT_DIR } from './project'

it('hands runs that lost their worker to a new one, as the service role', async () => {
  const database = await openDatabase({ snapshot: await fixtureSnapshot() })
  const log: string[] = []
  const url = 'http://127.0.0.1:54321'
  const config = { db: { seed: { enabled: false } } }
  const server = await openServer({ database, projectDir: PROJECT_DIR, config, url: () => url })
  const stop = startCron(
    server,
    () => url,
    (line) => log.push(line),
  )
  const calls = async (worker: string) =>
    (await server.functions.handle(new Request(`${url}/functions/v1/${worker}`))).json()
  const validations = () => calls('enhanced-idea-validation-full')
  const roadmaps = () => calls('generate-roadmap')
  await until(async () => (await validations()).length === 2 && (await roadmaps()).length === 1, 30_000)
  const caller = `Bearer ${server.backend.keys.secretKey}`
  expect(await validations()).toEqual([
    { caller, body: { run: 'v1', fence: 'f1', worker: 'enhanced-idea-validation-full' } },
    { caller, body: { run: 'v2', fence: 'f2', worker: 'enhanced-idea-validation-full' } },
  ])
  expect(await roadmaps()).toEqual([{ caller, body: { run: 'r1', fence: 'f3', worker: 'generate-roadmap' } }])
  expect(log).toEqual([])
  stop()
  await server.close()
})
