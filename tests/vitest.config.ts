import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const alias = {
  '@domain': `${root}supabase/functions/_shared/domain`,
  '@': `${root}src`,
}

/** Tests of screens that replace or reload modules, which would show in the files after them. */
const ownModules = readdirSync(`${root}tests/features`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `tests/features/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(root + path, 'utf8')))

/** Compiles the embedded Postgres in a third of the time; its queries then take longer, but they are few. */
const QUICK_WASM = ['--liftoff-only']

/**
 * Tests sign up hundreds of accounts, and hashing a password at its usual cost takes a tenth of a second. Nothing is
 * looked up at public sources.
 */
const env = { LITE_AUTH_BCRYPT_COST: '4', LOOKUPS: 'off' }

/**
 * Compiles patterns at once instead of interpreting them first, which takes half of the time of tests that read texts with
 * hundreds of long ones.
 */
const QUICK_PATTERNS = ['--no-regexp-tier-up']

/** Screens make and drop so many objects that collecting them takes a sixth of the time with the usual 16 MB. */
const ROOMY_HEAP = ['--max-semi-space-size=64']

const screens = { environment: 'jsdom', setupFiles: ['tests/support/dom.ts'], execArgv: ROOMY_HEAP }

/** One project per kind of test: screens need a DOM, the others Node; databases and functions take longer. */
export default defineConfig({
  root,
  resolve: { alias },
  test: {
    env,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          execArgv: QUICK_PATTERNS,
          include: ['tests/{domain,analyst,ai,evidence,lookups,architecture,roadmap}/**/*.test.ts'],
          // They keep no state of their own, so one worker may take many of them.
          isolate: false,
          // Reading the longest texts takes 8 s on a quiet machine.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'features',
          ...screens,
          include: ['tests/features/**/*.test.{ts,tsx}'],
          exclude: ownModules,
          // The app and the DOM take longer to load than most files to run; dom.ts clears up after each of them.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { name: 'features-alone', ...screens, include: ownModules },
      },
      {
        extends: true,
        test: {
          name: 'database',
          execArgv: QUICK_WASM,
          include: ['tests/database/**/*.test.ts'],
          // The files of a worker share its backend, as those of functions do; see startTestBackend.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          execArgv: QUICK_WASM,
          globalSetup: 'tests/support/template-database.ts',
          include: ['tests/functions/**/*.test.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'local',
          execArgv: QUICK_WASM,
          include: ['tests/local/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
