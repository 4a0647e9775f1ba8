import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

/** A project of a few files that do what must not be done: file, what it imports, the wall that it hits. */
const VIOLATIONS = [
  ['src/features/ideas/other-slice.ts', '../pricing/requests', 'slices-meet-only-in-app'],
  ['src/features/ideas/the-app.ts', '../../app/router', 'slices-meet-only-in-app'],
  ['src/account/a-screen.ts', '../features/pricing/requests', 'account-knows-no-screen'],
  ['src/account/a-panel.ts', '../brief/panel', 'account-knows-no-screen'],
  ['src/brief/a-screen.ts', '../features/pricing/requests', 'brief-knows-no-screen'],
  ['src/brief/client.ts', '@supabase/supabase-js', 'only-requests-speak-supabase'],
  ['src/shared/who.ts', '../account/session', 'shared-knows-nobody'],
  ['src/app/server-side.ts', '../../local/config', 'browser-sees-only-the-domain'],
  ['src/shared/tool.ts', 'vitest', 'browser-takes-what-browsers-run'],
  ['src/shared/node.ts', 'node:fs', 'browser-takes-what-browsers-run'],
  ['src/features/ideas/client.ts', '@supabase/supabase-js', 'only-requests-speak-supabase'],
  ['supabase/functions/_shared/domain/node.ts', 'node:fs', 'domain-is-pure'],
  [
    'supabase/functions/_shared/http/page.ts',
    '../../../../src/account/session',
    'functions-are-self-contained',
  ],
  ['supabase/functions/one/index.ts', '../two/index', 'functions-share-only-shared'],
  ['local/page.ts', '../src/account/session', 'backend-knows-no-screen'],
  ['src/app/itself.ts', './itself', 'no-circles'],
  ['src/app/nowhere.ts', './no-such-file', 'nothing-unresolved'],
] as const
const HARMLESS = [
  'src/features/pricing/requests.ts',
  'src/app/router.ts',
  'src/account/session.ts',
  'src/brief/panel.ts',
  'local/config.ts',
  'supabase/functions/two/index.ts',
]

const reportSchema = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})

const project = mkdtempSync(join(tmpdir(), 'groundwork-walls-'))
afterAll(() => rmSync(project, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

let hits: string[][]
beforeAll(() => {
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  const dependencies = { '@supabase/supabase-js': '*' }
  write('package.json', JSON.stringify({ type: 'module', dependencies, devDependencies: { vitest: '*' } }))
  write('tsconfig.json', '{}')
  for (const file of HARMLESS) write(file, 'export const fine = true\n')
  for (const [file, module] of VIOLATIONS) write(file, `import '${module}'\nexport const fine = false\n`)
  const walls = resolve('tests/architecture/import-walls.mjs')
  const args = [`--config=${walls}`, '--output-type=json', 'src', 'local', 'supabase']
  const { stdout } = spawnSync(resolve('node_modules/.bin/depcruise'), args, {
    cwd: project,
    encoding: 'utf8',
  })
  const { violations } = reportSchema.parse(JSON.parse(stdout)).summary
  hits = violations.map(({ from, rule }) => [from, rule.name])
}, 60_000)

it.each(VIOLATIONS)('%s may not import %s', (file, _, wall) => {
  expect(hits).toContainEqual([file, wall])
})

it('finds nothing in files that do no harm', () => {
  const files = new Set<string>(VIOLATIONS.map(([file]) => file))
  expect(hits.filter(([file = '']) => !files.has(file))).toEqual([])
})
