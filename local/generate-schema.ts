// npm run schema: writes the baseline migration from the schema files.
import fs from 'node:fs'
import path from 'node:path'
import { BASELINE, renderBaseline } from './database/baseline.ts'
import { PROJECT_DIR, ROOT } from './paths.ts'

const file = path.join(PROJECT_DIR, BASELINE)
fs.writeFileSync(file, renderBaseline(PROJECT_DIR))
console.log(`Wrote ${path.relative(ROOT, file)}`)
