import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { denoJsonFiles } from '../../local/functions/deno-json-content'

const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

let folder: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'groundwork-deno-json-'))
  const versions = { zod: '4.6.7', ai: '^6.0.326', '@scope/name': '1.2.3', react: '19.3.1' }
  write('package.json', JSON.stringify({ dependencies: versions }))
  write('supabase/functions/one/index.ts', "import { a } from '../_shared/a.ts'\na()\n")
  write('supabase/functions/_shared/a.ts', "import './c.ts'\nexport const a = () => import('./b.ts')\n")
  write('supabase/functions/_shared/b.ts', "import type { Part } from '@scope/name/deep'\n")
  write('supabase/functions/_shared/c.ts', "export type { z } from 'zod'\nimport './a.ts'\n")
})
afterEach(() => rmSync(folder, { recursive: true }))

it('pins the packages that a function reaches, however they are imported, and no others', () => {
  const [one, ...others] = denoJsonFiles(folder)
  expect(one?.file).toBe('supabase/functions/one/deno.json')
  expect(JSON.parse(one?.text ?? '').imports).toEqual({
    '@scope/name': 'npm:@scope/name@1.2.3',
    zod: 'npm:zod@4.6.7',
  })
  expect(others).toEqual([])
})

it.each([
  ["import 'npm:zod@4'", "b.ts imports 'npm:zod@4'; import packages by name."],
  ["import 'https://esm.sh/zod'", "b.ts imports 'https://esm.sh/zod'; import packages by name."],
  ["import 'unknown'", "package.json has no exact version of 'unknown' among its dependencies."],
  ["import 'ai'", "package.json has no exact version of 'ai' among its dependencies."],
])('refuses %s', (statement, message) => {
  write('supabase/functions/_shared/b.ts', `${statement}\n`)
  expect(() => denoJsonFiles(folder)).toThrow(message)
})

it('keeps every package of the app at one version', () => {
  const ranges = Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
  expect(ranges).toEqual([])
})
