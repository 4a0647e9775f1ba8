// Installs the packages of package-lock.json that are missing or out of date, then runs the module given as argument.
// Plain Node without packages, in a syntax that old Node versions can parse far enough to report that they are too old.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const LOCKFILE = join(ROOT, 'package-lock.json')
/** npm's record of the installed packages. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json')

function nodeIsOld() {
  const { node } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines
  const wanted = node.replace('>=', '').split('.').map(Number)
  const present = process.versions.node.split('.').map(Number)
  const difference = wanted.map((part, index) => present[index] - part).find((part) => part !== 0) || 0
  if (difference >= 0) return false
  console.error(
    `Groundwork needs Node ${wanted.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  )
  return true
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}

/** Whether every package of the lockfile is installed in its version; packages for other platforms may be missing. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false
  const present = packagesOf(INSTALLED)
  return Object.entries(packagesOf(LOCKFILE)).every(
    ([path, { version, optional }]) => !path || optional || present[path]?.version === version,
  )
}

function install() {
  console.log('Installing packages (npm ci) …')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // If another package manager runs this script, the variable has that one's path.
  const npm = /npm-cli\.js$/.test(process.env.npm_execpath) && process.env.npm_execpath
  const options = { cwd: ROOT, stdio: 'inherit', shell: !npm && process.platform === 'win32' }
  const { status } = npm
    ? spawnSync(process.execPath, [npm].concat(args), options)
    : spawnSync('npm', args, options)
  if (status !== 0) {
    console.error('The packages could not be installed. Is the npm registry in reach? Then run: npm ci')
    return false
  }
  return true
}

function ready() {
  return !nodeIsOld() && (isInstalled() || install())
}

/** Runs a module as Node would: its own options start at the third entry of process.argv. */
async function runModule(file) {
  process.argv.splice(1, 1)
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(resolve(ROOT, file)).href)
}

const target = process.argv[2]
if (!ready()) process.exitCode = 1
else if (target) await runModule(target)
