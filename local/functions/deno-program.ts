import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const BINARY = process.platform === 'win32' ? 'deno.exe' : 'deno'

/** The Deno at DENO_PATH, or else the npm package's binary: its wrapper would be a second process to stop. */
export function denoProgram(): string {
  if (process.env.DENO_PATH) return path.resolve(process.env.DENO_PATH)
  const require = createRequire(import.meta.url)
  const folder = path.dirname(require.resolve('deno/package.json'))
  const linked = path.join(folder, BINARY)
  if (fs.existsSync(linked)) return linked
  // If npm skipped install scripts, only this platform's package has the binary.
  const platform = `${process.platform}-${process.arch}${process.platform === 'linux' ? '-glibc' : ''}`
  const packed = require.resolve(`@deno/${platform}/package.json`, { paths: [folder] })
  return path.join(path.dirname(packed), BINARY)
}
