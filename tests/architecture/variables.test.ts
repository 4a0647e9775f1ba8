import { readdirSync, readFileSync } from 'node:fs'
import { LOCAL_SERVERS } from '@domain/local-models'
import { MODEL_PROVIDERS, PROVIDERS } from '@domain/model-providers'
import { describe, expect, it } from 'vitest'

const FOLDERS = ['src', 'local', 'supabase/functions', 'e2e', 'tests/database', 'tests/support']
/** Set by the operating system, by the platform that runs the functions, or by the tests themselves. */
const GIVEN = ['PATH', 'SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY', 'TEMPLATE_DATABASE_URL']
/** Ways to read variables: by name, by destructuring, as keys of a schema, from a list of names to pass on. */
const READS = [
  /\b(?:process|import\.meta)\.env\.([A-Z]\w+)/g,
  /\bloadEnv\([^)]*\)\.([A-Z]\w+)/g,
  /\{ ([A-Z_, ]+) \} = process\.env/g,
  /^ {2}([A-Z]+_[A-Z_]+): z\./gm,
  /^ {2}'([A-Z_]{6,})',$/gm,
]

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('.'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
)
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(', '))

const read = new Set([
  ...PROVIDERS.flatMap((provider) => Object.values(MODEL_PROVIDERS[provider].variables)),
  ...Object.values(LOCAL_SERVERS).map(({ variable }) => variable),
  ...sources.flatMap((text) => READS.flatMap((pattern) => namesIn(text, pattern))),
  ...namesIn(readFileSync('supabase/config.toml', 'utf8'), /env\((\w+)\)/g),
])
const lines = readFileSync('.env.example', 'utf8').split('\n')
const named = lines.flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? [])

describe('.env.example', () => {
  it('names every variable that is read, and no other', () => {
    expect(named.toSorted()).toEqual([...read].filter((name) => !GIVEN.includes(name)).toSorted())
  })

  it('holds no value', () => {
    expect(lines.filter((line) => /^\w+=./.test(line))).toEqual([])
  })

  it.each(named)('has a line on %s', (name) => {
    expect(lines[lines.indexOf(`${name}=`) - 1]).toMatch(/^# \S/)
  })
})
