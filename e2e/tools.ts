import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../local/paths'

const FOLDER = path.join(ROOT, 'tools')
const NOTED = path.join(FOLDER, 'node_modules/.package-lock.json')

const versionIn = (lockfile: string, name: string): string | undefined =>
  existsSync(lockfile)
    ? JSON.parse(readFileSync(lockfile, 'utf8')).packages[`node_modules/${name}`]?.version
    : undefined

/**
 * Imports a package that only screenshots and measurements need. These packages are in tools/, separate from those that
 * `npm start` installs, because they are larger than many of those combined.
 */
export async function importTool(name: 'lighthouse' | 'sharp', file: string): Promise<unknown> {
  if (versionIn(NOTED, name) !== versionIn(path.join(FOLDER, 'package-lock.json'), name)) {
    console.log('Installing the packages of tools/ (npm ci) …')
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: FOLDER,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (status !== 0)
      throw new Error('The packages of tools/ could not be installed. Is the npm registry in reach?')
  }
  return import(path.join(FOLDER, 'node_modules', name, file))
}
