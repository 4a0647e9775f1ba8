// Runs supabase/tests/*.sql, as `supabase test db` does, on the embedded Postgres or the one at DATABASE_URL. Prints
// TAP; `--results=<file>` also writes the counts. File arguments select single files.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBackend } from './server/backend.ts'
import { openForTap, runTapFile, type TapCount, TESTS_DIR } from './server/run-pgtap.ts'

async function main(): Promise<TapCount> {
  const { values, positionals } = parseArgs({
    options: { results: { type: 'string' } },
    allowPositionals: true,
  })
  const backend = await openBackend({ database: await openForTap() })
  const all = fs.readdirSync(TESTS_DIR).filter((file) => file.endsWith('.sql'))
  const wanted = positionals.length ? positionals.map((file) => path.basename(file)) : all.sort()
  const total: TapCount = { passed: 0, failed: 0 }
  for (const file of wanted) {
    const { passed, failed } = await runTapFile(backend.database, file, console.log)
    total.passed += passed
    total.failed += failed
  }
  await backend.close()
  if (values.results) fs.writeFileSync(values.results, JSON.stringify(total))
  console.log(`# ${total.passed} passed, ${total.failed} failed`)
  return total
}

process.exitCode = (await main()).failed ? 1 : 0
