// Runs supabase/tests/*.sql, which `supabase test db` runs too, on the embedded Postgres or on DATABASE_URL's.
// Prints TAP; `--results=<file>` also writes the counts, and files named as arguments run alone.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { openBackend } from './backend.ts'
import type { Database, Row } from './database.ts'
import { SEARCH_PATH } from './hosted-schema.ts'
import { openDatabase } from './open-database.ts'
import { PROJECT_DIR } from './paths.ts'
import { loadSnapshot } from './snapshot.ts'

const TESTS_DIR = path.join(PROJECT_DIR, 'tests')

interface Count {
  passed: number
  failed: number
}

async function runFile(database: Database, file: string): Promise<Count> {
  console.log(`# ${file}`)
  const lines = await outputOf(database, fs.readFileSync(path.join(TESTS_DIR, file), 'utf8'))
  console.log(lines.join('\n'))
  const planned = Number(lines.find((line) => line.startsWith('1..'))?.slice(3) ?? 0)
  const passed = lines.filter((line) => /^ok\b/.test(line)).length
  const failed = lines.filter((line) => /^not ok\b/.test(line)).length
  // Tests that never ran, and files without a plan, are failures too.
  return { passed, failed: Math.max(failed, planned - passed, planned ? 0 : 1) }
}

async function outputOf(database: Database, sql: string): Promise<string[]> {
  try {
    return tapLines(await database.script(sql))
  } catch (error) {
    return [`Bail out! ${error instanceof Error ? error.message : error}`]
  } finally {
    await database.script(`rollback; reset role; set search_path = ${SEARCH_PATH}`)
  }
}

function tapLines(rows: Row[]): string[] {
  const texts = rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === 'string')
  return texts.flatMap((text) => text.split('\n')).filter((line) => /^(ok|not ok|1\.\.|#)/.test(line))
}

async function open(): Promise<Database> {
  if (process.env.DATABASE_URL) return openDatabase({ url: process.env.DATABASE_URL })
  const snapshot = await loadSnapshot({ projectDir: PROJECT_DIR, seed: true })
  return openDatabase({ snapshot, extensions: { pgtap } })
}

async function main(): Promise<Count> {
  const { values, positionals } = parseArgs({
    options: { results: { type: 'string' } },
    allowPositionals: true,
  })
  const backend = await openBackend({ database: await open() })
  const all = fs.readdirSync(TESTS_DIR).filter((file) => file.endsWith('.sql'))
  const wanted = positionals.length ? positionals.map((file) => path.basename(file)) : all.sort()
  const total: Count = { passed: 0, failed: 0 }
  for (const file of wanted) {
    const { passed, failed } = await runFile(backend.database, file)
    total.passed += passed
    total.failed += failed
  }
  await backend.close()
  if (values.results) fs.writeFileSync(values.results, JSON.stringify(total))
  console.log(`# ${total.passed} passed, ${total.failed} failed`)
  return total
}

process.exitCode = (await main()).failed ? 1 : 0
