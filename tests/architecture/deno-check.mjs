// Checks all edge functions with Deno, without the root package.json, like the Supabase CLI. One call checks them
// together because they share most of their modules: the packages are those of all deno.json files, and
// local/deno-json.ts checks that each of these lists what its own function imports. `npm:` packages come from the
// root's node_modules, so no network is needed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const FUNCTIONS = 'supabase/functions'
// Also checks the entries that tests use in place of a function.
const ENTRIES = 'tests/functions/entries'
const RESULTS = 'tests/.results'
const CONFIG = `${RESULTS}/deno.json`

const names = readdirSync(FUNCTIONS).filter((name) => existsSync(`${FUNCTIONS}/${name}/index.ts`))
const configs = names.map((name) => JSON.parse(readFileSync(`${FUNCTIONS}/${name}/deno.json`, 'utf8')))
const imports = Object.assign({}, ...configs.map((config) => config.imports))
mkdirSync(RESULTS, { recursive: true })
writeFileSync(CONFIG, JSON.stringify({ ...configs[0], imports }))

const files = [
  ...names.map((name) => `${FUNCTIONS}/${name}/index.ts`),
  ...readdirSync(ENTRIES).map((file) => `${ENTRIES}/${file}`),
]
const args = ['check', '--quiet', '--no-lock', '--node-modules-dir=manual', `--config=${CONFIG}`, ...files]
const env = { ...process.env, DENO_NO_PACKAGE_JSON: '1', DENO_NO_UPDATE_CHECK: '1' }
process.exitCode = spawnSync('node_modules/.bin/deno', args, { stdio: 'inherit', env }).status ?? 1
