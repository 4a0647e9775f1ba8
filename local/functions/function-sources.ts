import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { LOCAL_SERVERS } from '../../supabase/functions/_shared/domain/local-models.ts'
import { MODEL_PROVIDERS, PROVIDERS } from '../../supabase/functions/_shared/domain/model-providers.ts'

/** Shell variables passed on to functions, so that keys need not be written to a file. */
const PASSED_ON = [
  ...PROVIDERS.flatMap((provider) => Object.values(MODEL_PROVIDERS[provider].variables)),
  ...Object.values(LOCAL_SERVERS).map(({ variable }) => variable),
  'AI_WEB_SEARCH',
  'AI_CALL_TIMEOUT_SECONDS',
  'AI_BACKGROUND',
  'AI_FOLLOW_UP',
  'AI_PARALLEL_CALLS',
  'VALIDATION_LEASE_SECONDS',
  'TEST_PAYMENTS',
  'ALLOWED_ORIGINS',
  'LOOKUPS',
  'LOOKUPS_CONTACT',
  'LOOKUPS_ADDRESSES',
]
/**
 * Local defaults: test purchases are allowed, workers may wait for slow models because no platform retires them, and
 * model servers have their usual addresses.
 */
const LOCAL_DEFAULTS = {
  TEST_PAYMENTS: 'on',
  AI_CALL_TIMEOUT_SECONDS: '120',
  AI_OLLAMA_URL: 'http://127.0.0.1:11434',
  AI_LM_STUDIO_URL: 'http://127.0.0.1:1234',
  ALLOWED_ORIGINS: 'http://127.0.0.1:*,http://localhost:*',
}

export interface FunctionSources {
  /** Folder with one folder per function. */
  dir: string
  /** Variables for every function; read at each boot, when the backend's address is known. */
  env: () => Record<string, string>
  /** Other entry files by function name, for tests. */
  entries?: Record<string, string>
}

export interface Source {
  entry: string
  config?: string
}

/** A function's code and its deno.json; null for an unknown function. */
export function sourceOf({ dir, entries = {} }: FunctionSources, name: string): Source | null {
  // Own property only: `constructor` is not an entry.
  const own = Object.hasOwn(entries, name) ? entries[name] : undefined
  const entry = path.resolve(own ?? path.join(dir, name, 'index.ts'))
  if (!name || !fs.existsSync(entry)) return null
  const config = path.join(dir, name, 'deno.json')
  return { entry, ...(fs.existsSync(config) && { config }) }
}

/** As on a hosted project: the secrets (supabase/functions/.env), then the platform's variables. */
export function variablesOf({ dir, env }: FunctionSources): Record<string, string> {
  const file = path.join(dir, '.env')
  const secrets = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {}
  const named: Record<string, string | undefined> = { ...LOCAL_DEFAULTS, ...secrets }
  for (const name of PASSED_ON) named[name] = process.env[name] || named[name]
  return { ...defined(named), ...env() }
}

function defined(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
