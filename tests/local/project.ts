import path from 'node:path'
import { loadSnapshot } from '../../local/server/snapshot'
import type { StartOptions } from '../../local/server/start-backend'
import { startTestBackend, type TestBackend } from '../support/backend'

/** A minimal Supabase project for these tests. */
export const PROJECT_DIR = path.join(import.meta.dirname, 'project')

/** Its database, which is quicker to open than an empty one is to make. */
export const fixtureSnapshot = () => loadSnapshot({ projectDir: PROJECT_DIR, seed: true })

export function startFixture(options: StartOptions = {}): Promise<TestBackend> {
  return startTestBackend({ projectDir: PROJECT_DIR, ...options })
}
