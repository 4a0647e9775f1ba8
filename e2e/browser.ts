import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const firstExisting = (paths: string[]) => paths.find((path) => path !== '' && existsSync(path))

const known = () => firstExisting([process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...INSTALLED])

/** Tries one way to install a browser; prints its output, as it may take minutes. */
function tryInstall(command: string, args: string[]): boolean {
  console.log(`No browser found: ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

function installDebianChromium(): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
    execFileSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  apt('update', '-qq')
  apt('install', '-y', '-qq', 'chromium')
}

/**
 * The browser for tests and screenshots: CHROMIUM_PATH, Playwright's own, or an installed Chromium or Chrome. If there
 * is none, downloads Playwright's, or installs Debian's `chromium` when that fails.
 * @throws when none of these provides a browser
 */
export function browserPath(): string {
  const found = known()
  if (found) return found
  tryInstall('npx', ['playwright', 'install', 'chromium'])
  if (!known() && existsSync('/usr/bin/apt-get')) installDebianChromium()
  const installed = known()
  if (!installed) throw new Error('No Chromium found. Install one and set CHROMIUM_PATH to its program.')
  return installed
}
