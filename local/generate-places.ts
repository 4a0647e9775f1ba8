import fs from 'node:fs'
import path from 'node:path'
import { placeTable } from '../supabase/functions/_shared/domain/brief/reader/place-names.ts'
import { ROOT } from './paths.ts'

const file = path.join(ROOT, 'supabase/functions/_shared/domain/brief/reader/place-table.ts')
fs.writeFileSync(file, placeTable())
console.log(`Wrote ${path.relative(ROOT, file)}`)
