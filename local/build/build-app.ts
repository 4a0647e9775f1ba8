import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadEnv } from 'vite'
import { ROOT } from '../paths.ts'
import { loadSecrets } from '../secrets.ts'
import { siteUrl } from './page-head.ts'

/** Where `npm start` and `npm run build` put the app. */
export const BUILD_DIR = path.join(ROOT, 'dist')

/** What the build reads, from the root: files and folders. */
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

/** Beside the files that it is about, so that any other build takes it away. */
const NOTE = path.join(BUILD_DIR, '.sources')

/**
 * Builds the app in a process of its own, whose memory ends with it, unless what was built last is of the same sources
 * and settings. Answers whether it had to. Throws an `Error` when the build fails, after it has said why.
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

/** One value for everything that the build reads, which is another one when any of it changes. */
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
