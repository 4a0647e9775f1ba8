import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../paths.ts'
import { denoProgram } from './deno-program.ts'

const BOOT_LIMIT_MS = 30_000

/** Environment variables that Deno needs; a function gets no others. */
const SYSTEM_VARIABLES = ['HOME', 'USERPROFILE', 'LOCALAPPDATA', 'SystemRoot', 'TMPDIR', 'TEMP', 'DENO_DIR']

export interface DenoOptions {
  name: string
  /** The module that calls Deno.serve. */
  entry: string
  /** The function's deno.json, which names its imports. */
  config?: string
  env: Record<string, string>
  log: (line: string) => void
}

/** One running function: a separate Deno process on a local port. */
export interface DenoChild {
  readonly pid: number | undefined
  readonly port: number
  readonly exited: Promise<void>
  /** Kills it as a crash would (kill -9). */
  kill(): void
}

const running = new Set<ChildProcess>()
// One listener for all: Node warns of a leak from the eleventh on.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Boots a function and resolves once it listens. Throws if it exits before that; the log has its last output. */
export async function startDeno(options: DenoOptions): Promise<DenoChild> {
  const child = spawn(denoProgram(), denoArguments(options), {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...systemVariables(), ...options.env, DENO_NO_UPDATE_CHECK: '1' },
  })
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  running.add(child)
  void exited.then(() => running.delete(child))
  const kill = () => void child.kill('SIGKILL')
  return { pid: child.pid, port: await portOf(child, exited, options), exited, kill }
}

function denoArguments({ entry, config }: DenoOptions): string[] {
  const shim = path.join(import.meta.dirname, 'edge-shim.ts')
  // `manual` finds npm packages in the checkout's node_modules: no network, no cache.
  const run = ['run', '--quiet', '--no-prompt', '--no-lock', '--node-modules-dir=manual']
  const rights = ['--allow-net', '--allow-env', '--allow-read', '--allow-sys']
  return [...run, ...rights, ...(config ? [`--config=${config}`] : []), shim, pathToFileURL(entry).href]
}

function systemVariables(): Record<string, string> {
  const known = SYSTEM_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  return Object.fromEntries(known)
}

/** Passes on the child's output, and resolves when the shim reports its port. */
function portOf(child: ChildProcess, exited: Promise<void>, { name, log }: DenoOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL')
      reject(new Error(why))
    }
    const limit = setTimeout(() => fail(`did not listen within ${BOOT_LIMIT_MS / 1000} s`), BOOT_LIMIT_MS)
    const settled = exited.then(() => {
      fail(`ended while it started (${child.signalCode ?? `exit code ${child.exitCode}`})`)
    })
    void settled.finally(() => clearTimeout(limit))
    child.once('error', (error) => fail(error.message))
    const read = (line: string) => {
      const port = /^::listening (\d+)$/.exec(line)?.[1]
      if (!port) return log(`[${name}] ${line}`)
      clearTimeout(limit)
      resolve(Number(port))
    }
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', read)
  })
}
