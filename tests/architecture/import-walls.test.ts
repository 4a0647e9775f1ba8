import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

/** Files of a small project that break a rule: file, its import, and the rule that it breaks. */
const VIOLATIONS = [
  ['src/features/ideas/other-slice.ts', '../pricing/requests', 'slices-meet-only-in-app'],
  ['src/features/ideas/the-app.ts', '../../app/router', 'slices-meet-only-in-app'],
  ['src/features/ideas/root.ts', './list/fine', 'slice-roots-know-no-folder'],
  ['src/features/ideas/list/opens.ts', '../pages/ideas-page', 'pages-are-opened-by-the-app'],
  ['src/validation/a-screen.ts', '../features/pricing/requests', 'validation-knows-no-screen'],
  ['src/validation/client.ts', '@supabase/supabase-js', 'only-requests-speak-supabase'],
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
/** Two folders of a slice whose files import each other, without a cycle between two files. */
const ARROWS_BACK = [
  ['src/features/report/market/size.ts', '../editing/input'],
  ['src/features/report/editing/bar.ts', '../market/range'],
] as const
const HARMLESS = [
  'src/features/pricing/requests.ts',
  'src/features/ideas/list/fine.ts',
  'src/features/ideas/pages/ideas-page.ts',
  'src/features/report/market/range.ts',
  'src/features/report/editing/input.ts',
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
  for (const [file, module] of [...VIOLATIONS, ...ARROWS_BACK])
    write(file, `import '${module}'\nexport const fine = false\n`)
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

it.each(ARROWS_BACK)('the folder of %s may not need %s, whose folder needs it', (file) => {
  expect(hits).toContainEqual([dirname(file), 'folders-of-a-slice-need-each-other-one-way'])
})

it('finds nothing in files that do no harm', () => {
  const files = new Set<string>([
    ...VIOLATIONS.map(([file]) => file),
    ...ARROWS_BACK.map(([file]) => dirname(file)),
  ])
  expect(hits.filter(([file = '']) => !files.has(file))).toEqual([])
})
