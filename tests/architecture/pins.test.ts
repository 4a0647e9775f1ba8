import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const FUNCTIONS = 'supabase/functions'
const BARE_IMPORT = /^(?:import|export|}) .*\bfrom '((?:@[^/']+\/)?[^./'][^/']*)'$/gm

const read = <Shape>(path: string, shape: z.ZodType<Shape>): Shape =>
  shape.parse(JSON.parse(readFileSync(path, 'utf8')))

const { dependencies } = read('package.json', z.object({ dependencies: z.record(z.string(), z.string()) }))
const denoConfig = z.object({ imports: z.record(z.string(), z.string()) })

const names = readdirSync(FUNCTIONS).filter((name) => existsSync(`${FUNCTIONS}/${name}/index.ts`))
const importsOf = (name: string) => read(`${FUNCTIONS}/${name}/deno.json`, denoConfig).imports

/** The packages that the functions import by name, wherever below `supabase/functions`. */
const imported = new Set(
  readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [...readFileSync(`${FUNCTIONS}/${path}`, 'utf8').matchAll(BARE_IMPORT)])
    .map(([, name]) => name),
)

describe('the packages of the edge functions', () => {
  it('are looked for where there are functions', () => {
    expect(names).toEqual(expect.arrayContaining(['enhanced-idea-validation-full', 'validate-idea']))
    expect(imported).toContain('zod')
  })

  it.each(names)('have the versions of package.json in %s', (name) => {
    const expected = Object.keys(importsOf(name)).map((key) => [key, `npm:${key}@${dependencies[key]}`])
    expect(importsOf(name)).toEqual(Object.fromEntries(expected))
  })

  it.each(names)('are all pinned in %s', (name) => {
    expect(Object.keys(importsOf(name))).toEqual(expect.arrayContaining([...imported]))
  })

  it('are named, not addressed: only deno.json knows versions', () => {
    expect([...imported].filter((name) => /^(npm|jsr|https?|node):/.test(name ?? ''))).toEqual([])
  })

  it.each(Object.entries(dependencies))('are pinned to one version (%s)', (_, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })
})
