import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { denoProgram } from '../../../local/functions/deno-program'

const run = promisify(execFile)
const HOSTED = 'node_modules/deno-hosted/deno'
const CONFIG = 'supabase/functions/validate-idea/deno.json'

/** The Deno of the embedded backend, and where it can be installed the version of the hosted runtime. */
export const DENOS = [
  { name: 'the Deno of this machine', deno: denoProgram() },
  ...(existsSync(HOSTED) ? [{ name: 'the Deno of the hosted runtime', deno: path.resolve(HOSTED) }] : []),
]

interface Surroundings {
  /** The file with the certificate that is to be trusted. */
  cert: string
  /** Host names that connections may be made in the name of; the only machine within reach is this one. */
  hosts: string[]
}

/** What a program of `tests/evidence/programs` prints, line by line. */
export async function runInDeno(deno: string, program: string, task: object, { cert, hosts }: Surroundings) {
  const file = `tests/evidence/programs/${program}.ts`
  const flags = ['--quiet', '--no-prompt', '--no-lock', '--node-modules-dir=manual', `--config=${CONFIG}`]
  const rights = [`--allow-net=${['127.0.0.1', ...hosts].join()}`, `--cert=${cert}`]
  const { stdout } = await run(deno, ['run', ...flags, ...rights, file, JSON.stringify(task)], {
    env: { ...process.env, DENO_NO_PACKAGE_JSON: '1', DENO_NO_UPDATE_CHECK: '1' },
  })
  return stdout.split('\n').filter(Boolean)
}
