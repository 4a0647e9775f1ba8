import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { ROOT } from '../../local/paths'
import { tempFolder } from './folders'

let checkout: string

const lockfile = (version: string) => ({
  packages: {
    '': { name: 'checkout' },
    'node_modules/lib': { version },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  },
})

function write(name: string, content: unknown, mode = 0o644): void {
  const file = path.join(checkout, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content), { mode })
}

/** Runs the installer with a fake npm that only prints its arguments. */
function install() {
  const { PATH } = process.env
  const env = { PATH: `${checkout}/bin:${PATH}` }
  const run = spawnSync(process.execPath, [path.join(checkout, 'local/install.mjs')], {
    env,
    encoding: 'utf8',
  })
  return { status: run.status, output: run.stdout + run.stderr }
}

beforeEach(() => {
  checkout = tempFolder()
  write('local/install.mjs', fs.readFileSync(path.join(ROOT, 'local/install.mjs'), 'utf8'))
  write('package.json', { engines: { node: '>=20.19.0' } })
  write('package-lock.json', lockfile('1.0.0'))
  write('bin/npm', '#!/bin/sh\necho "npm called with $*"\n', 0o755)
})

it('installs on a fresh clone', () => {
  expect(install()).toMatchObject({
    status: 0,
    output: expect.stringContaining('npm called with ci --include=dev'),
  })
})

it('does nothing where all packages are there, but for those of other platforms', () => {
  write('node_modules/.package-lock.json', { packages: { 'node_modules/lib': { version: '1.0.0' } } })
  expect(install()).toEqual({ status: 0, output: '' })
})

it('installs where the lockfile asks for another version', () => {
  write('node_modules/.package-lock.json', { packages: { 'node_modules/lib': { version: '1.0.0' } } })
  write('package-lock.json', lockfile('1.1.0'))
  expect(install().output).toContain('npm called with ci')
})

it('says what to do where npm fails', () => {
  write('bin/npm', '#!/bin/sh\nexit 1\n', 0o755)
  expect(install()).toMatchObject({ status: 1, output: expect.stringContaining('Then run: npm ci') })
})

it('tells an old Node so', () => {
  write('package.json', { engines: { node: '>=99.1.0' } })
  const message = `Groundwork needs Node 99.1.0 or newer; this is ${process.versions.node}.`
  expect(install()).toMatchObject({ status: 1, output: expect.stringContaining(message) })
})
