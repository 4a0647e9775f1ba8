// Writes database.types.ts from the migrations, as applied to an embedded database. `--check` only compares.
import fs from 'node:fs'
import path from 'node:path'
import { openDatabase } from './database/open-database.ts'
import { PROJECT_DIR, ROOT } from './paths.ts'
import { loadSnapshot } from './server/snapshot.ts'
import { readCatalog } from './types/catalog.ts'
import { renderTypes } from './types/render.ts'

const FILE = path.join(PROJECT_DIR, 'functions/_shared/db/database.types.ts')

async function generate(): Promise<string> {
  const snapshot = await loadSnapshot({ projectDir: PROJECT_DIR, seed: true })
  const database = await openDatabase({ snapshot })
  const types = renderTypes(await readCatalog(database))
  await database.close()
  return types
}

const types = await generate()
const displayPath = path.relative(ROOT, FILE)
if (!process.argv.includes('--check')) {
  fs.writeFileSync(FILE, types)
  console.log(`Wrote ${displayPath}`)
} else if (!fs.existsSync(FILE) || fs.readFileSync(FILE, 'utf8') !== types) {
  console.error(`${displayPath} does not fit the migrations. Run: npx tsx local/generate-types.ts`)
  process.exitCode = 1
}
