// Writes the deno.json of every edge function. `--check` only compares.
import fs from 'node:fs'
import path from 'node:path'
import { denoJsonFiles } from './functions/deno-json-content.ts'
import { ROOT } from './paths.ts'

const stale = denoJsonFiles(ROOT).filter(({ file, text }) => {
  const present = path.join(ROOT, file)
  return !fs.existsSync(present) || fs.readFileSync(present, 'utf8') !== text
})
if (process.argv.includes('--check')) {
  for (const { file } of stale) console.error(`${file} is out of date. Run: npm run deno-json`)
  if (stale.length) process.exitCode = 1
} else {
  for (const { file, text } of stale) {
    fs.writeFileSync(path.join(ROOT, file), text)
    console.log(`Wrote ${file}`)
  }
}
