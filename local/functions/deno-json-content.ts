import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { z } from 'zod'

const FUNCTIONS = 'supabase/functions'
const EXACT_VERSION = /^\d+\.\d+\.\d+$/

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) })

/**
 * The deno.json of every edge function of a project: the packages that the function's modules import, types included,
 * in the versions of package.json. Paths are relative to `root`. Throws if a package has no exact version there, or is
 * not imported by name.
 */
export function denoJsonFiles(root: string): { file: string; text: string }[] {
  const { dependencies } = packageSchema.parse(
    JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')),
  )
  const pinned = (name: string): [string, string] => {
    const version = dependencies[name]
    if (!version || !EXACT_VERSION.test(version))
      throw new Error(`package.json has no exact version of '${name}' among its dependencies.`)
    return [name, `npm:${name}@${version}`]
  }
  const textFor = (entry: string) => {
    const config = {
      imports: Object.fromEntries([...packagesOf(path.join(root, entry))].sort().map(pinned)),
      compilerOptions: { strict: true, noUncheckedIndexedAccess: true },
    }
    return `${JSON.stringify(config, null, 2)}\n`
  }
  return fs
    .readdirSync(path.join(root, FUNCTIONS))
    .map((name) => path.join(FUNCTIONS, name))
    .filter((folder) => fs.existsSync(path.join(root, folder, 'index.ts')))
    .map((folder) => ({
      file: path.join(folder, 'deno.json'),
      text: textFor(path.join(folder, 'index.ts')),
    }))
}

function packagesOf(entry: string): Set<string> {
  const packages = new Set<string>()
  const files = new Set([entry])
  for (const file of files) {
    for (const { fileName: name } of ts.preProcessFile(fs.readFileSync(file, 'utf8')).importedFiles) {
      if (name.startsWith('.')) files.add(path.join(path.dirname(file), name))
      else if (/^[a-z]+:/.test(name))
        throw new Error(`${path.basename(file)} imports '${name}'; import packages by name.`)
      else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    }
  }
  return packages
}
