import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'

const providerSchema = z.object({
  enabled: z.boolean().default(false),
  client_id: z.string().default(''),
  secret: z.string().default(''),
  redirect_uri: z.string().optional(),
  url: z.string().optional(),
})

const emailSchema = z.object({
  enable_signup: z.boolean().default(true),
  enable_confirmations: z.boolean().default(false),
  double_confirm_changes: z.boolean().default(true),
  max_frequency: z.string().default('1s'),
  otp_length: z.int().default(6),
  otp_expiry: z.int().default(3600),
})

const authSchema = z.object({
  site_url: z.string().default('http://127.0.0.1:4173'),
  additional_redirect_urls: z.array(z.string()).default([]),
  jwt_expiry: z.int().default(3600),
  enable_signup: z.boolean().default(true),
  minimum_password_length: z.int().default(6),
  password_requirements: z
    .enum(['', 'letters_digits', 'lower_upper_letters_digits', 'lower_upper_letters_digits_symbols'])
    .default(''),
  enable_refresh_token_rotation: z.boolean().default(true),
  refresh_token_reuse_interval: z.int().default(10),
  email: emailSchema.prefault({}),
  rate_limit: z.object({ sign_in_sign_ups: z.int().positive().default(30) }).prefault({}),
  // The only providers that the embedded auth server implements.
  external: z.object({ github: providerSchema.optional(), google: providerSchema.optional() }).prefault({}),
})

const functionSchema = z.object({ enabled: z.boolean().default(true), verify_jwt: z.boolean().default(true) })
export type FunctionConfig = z.infer<typeof functionSchema>

/** The settings of config.toml that the embedded backend implements; others are ignored. */
const configSchema = z.object({
  api: z
    .object({
      schemas: z.array(z.string()).default(['public']),
      extra_search_path: z.array(z.string()).default(['public', 'extensions']),
      max_rows: z.int().default(1000),
    })
    .prefault({}),
  db: z
    .object({
      migrations: z.object({ schema_paths: z.array(z.string()).default([]) }).prefault({}),
      seed: z
        .object({
          enabled: z.boolean().default(true),
          sql_paths: z.array(z.string()).default(['./seed.sql']),
        })
        .prefault({}),
    })
    .prefault({}),
  auth: authSchema.prefault({}),
  functions: z.record(z.string(), functionSchema).default({}),
})
export type Config = z.infer<typeof configSchema>
export type ConfigOverrides = z.input<typeof configSchema>

/** Reads `config.toml` of a Supabase project folder as the Supabase CLI does, and applies overrides. */
export function readConfig(projectDir: string, overrides: ConfigOverrides = {}): Config {
  const file = path.join(projectDir, 'config.toml')
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  return configSchema.parse(merge(fromEnvironment(parse(text)), overrides))
}

/** Resolves `env(NAME)` in config.toml to the variable NAME. */
function fromEnvironment(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^env\((\w+)\)$/, (_, name) => process.env[name] ?? '')
  if (Array.isArray(value)) return value.map(fromEnvironment)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fromEnvironment(entry)]))
}

function merge(base: unknown, over: unknown): unknown {
  if (over === undefined) return base
  if (!isRecord(base) || !isRecord(over)) return over
  const merged: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(over)) merged[key] = merge(base[key], value)
  return merged
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}
