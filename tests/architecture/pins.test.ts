import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const FUNCTIONS = 'supabase/functions'
const IMPORT = /^(?:import|export|}) .*\bfrom '([^']+)'$/gm

const read = <Shape>(path: string, shape: z.ZodType<Shape>): Shape =>
  shape.parse(JSON.parse(readFileSync(path, 'utf8')))

const { dependencies } = read('package.json', z.object({ dependencies: z.record(z.string(), z.string()) }))
const denoConfig = z.object({ imports: z.record(z.string(), z.string()) })

const names = readdirSync(FUNCTIONS).filter((name) => existsSync(`${FUNCTIONS}/${name}/index.ts`))
const importsOf = (name: string) => read(`${FUNCTIONS}/${name}/deno.json`, denoConfig).imports

/** What a module imports: the addresses of its neighbours, and packages by name. */
const importsIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('.') ? join(dirname(path), name) : name,
  )

/** The packages that a function reaches through its own modules and the shared ones. */
function packagesOf(entry: string, seen = new Set<string>()): string[] {
  if (seen.has(entry)) return []
  seen.add(entry)
  return importsIn(entry).flatMap((name) => (name.startsWith(FUNCTIONS) ? packagesOf(name, seen) : [name]))
}

const packages = (name: string) => new Set(packagesOf(`${FUNCTIONS}/${name}/index.ts`).map(withoutPath))
const withoutPath = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

describe('the packages of the edge functions', () => {
  it('are looked for where there are functions', () => {
    expect(names).toEqual(expect.arrayContaining(['enhanced-idea-validation-full', 'validate-idea']))
    expect(packages('validate-idea')).toContain('minisearch')
  })

  it.each(names)('have the versions of package.json in %s', (name) => {
    const expected = Object.keys(importsOf(name)).map((key) => [key, `npm:${key}@${dependencies[key]}`])
    expect(importsOf(name)).toEqual(Object.fromEntries(expected))
  })

  it.each(names)('are pinned in %s: those that it reaches', (name) => {
    expect(Object.keys(importsOf(name)).toSorted()).toEqual([...packages(name)].toSorted())
  })

  it('are named, not addressed: only deno.json knows versions', () => {
    const addressed = names
      .flatMap((name) => [...packages(name)])
      .filter((name) => /^(npm|jsr|https?|node):/.test(name))
    expect(addressed).toEqual([])
  })

  it.each(Object.entries(dependencies))('are pinned to one version (%s)', (_, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })
})
