// Runs a file of supabase/tests on a database, for the tests themselves and for the benches that mutate the database's
// rights.
import fs from 'node:fs'
import path from 'node:path'
import { pgtap } from '@electric-sql/pglite/pgtap'
import type { Database, Row } from '../database/database.ts'
import { SEARCH_PATH } from '../database/hosted-schema.ts'
import { openDatabase } from '../database/open-database.ts'
import { PROJECT_DIR } from '../paths.ts'
import { loadSnapshot } from './snapshot.ts'

export const TESTS_DIR = path.join(PROJECT_DIR, 'tests')

export interface TapCount {
  passed: number
  failed: number
}

/** Runs a pgTAP file, each test in its own transaction, and passes its lines to `print`. */
export async function runTapFile(
  database: Database,
  file: string,
  print: (text: string) => void = () => undefined,
): Promise<TapCount> {
  print(`# ${file}`)
  const lines = await outputOf(database, fs.readFileSync(path.join(TESTS_DIR, file), 'utf8'))
  print(lines.join('\n'))
  const planned = Number(lines.find((line) => line.startsWith('1..'))?.slice(3) ?? 0)
  const passed = lines.filter((line) => /^ok\b/.test(line)).length
  const failed = lines.filter((line) => /^not ok\b/.test(line)).length
  // Tests that never ran, and files without a plan, count as failures.
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

/** The database for the tests: the one at DATABASE_URL or an embedded one, with pgTAP and the seed. */
export async function openForTap(): Promise<Database> {
  if (process.env.DATABASE_URL) return openDatabase({ url: process.env.DATABASE_URL })
  const snapshot = await loadSnapshot({ projectDir: PROJECT_DIR, seed: true })
  return openDatabase({ snapshot, extensions: { pgtap } })
}
