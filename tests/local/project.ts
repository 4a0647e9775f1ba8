import path from 'node:path'
import type { StartOptions } from '../../local/server/start-backend'
import { startTestBackend, type TestBackend } from '../support/backend'

/** A minimal Supabase project for these tests. */
export const PROJECT_DIR = path.join(import.meta.dirname, 'project')

export function startFixture(options: StartOptions = {}): Promise<TestBackend> {
  return startTestBackend({ projectDir: PROJECT_DIR, ...options })
}
