import fs from 'node:fs'
import path from 'node:path'
import { wordTable } from '../supabase/functions/_shared/domain/brief/reader/words.ts'
import { ROOT } from './paths.ts'

const file = path.join(ROOT, 'supabase/functions/_shared/domain/brief/reader/word-table.ts')
fs.writeFileSync(file, wordTable())
console.log(`Wrote ${path.relative(ROOT, file)}`)
