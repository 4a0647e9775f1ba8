import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadEnv } from 'vite'
import { ROOT } from '../paths.ts'
import { loadSecrets } from '../secrets.ts'
import { siteUrl } from './page-head.ts'

/** Output folder of `npm start` and `npm run build`. */
export const BUILD_DIR = path.join(ROOT, 'dist')

/** Inputs of the build, relative to the root: files and folders. */
const SOURCES = [
  'index.html',
  'local',
  'package-lock.json',
  'public',
  'src',
  'supabase/functions/_shared',
  'tsconfig.json',
  'vite.config.ts',
]

/** Stored inside the output folder, so that any other build removes it. */
const NOTE = path.join(BUILD_DIR, '.sources')

/**
 * Builds the app in a separate process, whose memory is freed when it ends, unless the last build has the same
 * sources and settings. Returns whether it built. Throws an `Error` when the build fails, after printing why.
 */
export async function buildApp(): Promise<boolean> {
  const sources = sourcesHash()
  if (existsSync(NOTE) && readFileSync(NOTE, 'utf8') === sources) return false
  console.log('Building the app …')
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error('The app could not be built.')
  writeFileSync(NOTE, sources)
  return true
}

/** A hash of everything that the build reads. */
function sourcesHash(): string {
  const hash = createHash('sha256')
  const settings = loadEnv('production', ROOT, 'VITE_')
  const key = settings.VITE_SUPABASE_URL ? null : loadSecrets().publishableKey
  hash.update(JSON.stringify([process.version, settings, key, siteUrl('production')]))
  for (const file of SOURCES.flatMap(filesOf))
    hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)))
  return hash.digest('hex')
}

function filesOf(source: string): string[] {
  const at = path.join(ROOT, source)
  if (path.extname(source)) return [source]
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort()
}
