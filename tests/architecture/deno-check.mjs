// Checks every edge function with Deno as the Supabase CLI does: with the function's own deno.json and without
// the root package.json. `npm:` packages come from the root's node_modules, so it needs no network.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const FUNCTIONS = 'supabase/functions'
const names = readdirSync(FUNCTIONS).filter((name) => existsSync(`${FUNCTIONS}/${name}/index.ts`))

// The entries that tests put in place of a function are checked like it.
const ENTRIES = 'tests/functions/entries'
const entries = {
  files: readdirSync(ENTRIES).map((file) => `${ENTRIES}/${file}`),
  config: `${FUNCTIONS}/validate-idea/deno.json`,
}
const functions = names.map((name) => ({
  files: [`${FUNCTIONS}/${name}/index.ts`],
  config: `${FUNCTIONS}/${name}/deno.json`,
}))

const failed = [...functions, entries].filter(({ files, config }) => {
  const args = ['check', '--quiet', '--no-lock', '--node-modules-dir=manual', `--config=${config}`, ...files]
  const env = { ...process.env, DENO_NO_PACKAGE_JSON: '1', DENO_NO_UPDATE_CHECK: '1' }
  return spawnSync('node_modules/.bin/deno', args, { stdio: 'inherit', env }).status !== 0
})
if (failed.length) console.error(`deno check failed for: ${failed.flatMap(({ files }) => files).join(', ')}`)
process.exitCode = failed.length ? 1 : 0
