import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../support/backend'
import { readRights } from './rights'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

/** After an intended change: `npx vitest run --config=tests/vitest.config.ts -u rights.test.ts`. */
it('are those that are written down', async () => {
  const rights = await readRights((text) => backend.sql<{ line: string }>(text))
  await expect(rights).toMatchFileSnapshot(path.join(import.meta.dirname, 'rights.txt'))
})
