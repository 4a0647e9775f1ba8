// A complete backend for `npm run bench:faults`, which kills it. Prints the client's settings as one line of JSON.
import { setTimeout as pause } from 'node:timers/promises'
import { startBackend } from '../../local/server/start-backend'

const { BENCH_DATA_DIR, BENCH_DATABASE_URL, SLOW_STEP = '', SLOW_STEP_MS = '' } = process.env

const { url, anonKey } = await startBackend({
  dataDir: BENCH_DATA_DIR,
  databaseUrl: BENCH_DATABASE_URL,
  functions: {
    env: { SLOW_STEP, SLOW_STEP_MS },
    entries: { 'enhanced-idea-validation-full': 'tests/functions/entries/slow-validation.ts' },
  },
  http: true,
  log: () => undefined,
})
console.log(JSON.stringify({ url, anonKey }))
await pause(1e9)
