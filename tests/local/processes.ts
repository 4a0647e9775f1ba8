import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { ROOT } from '../../local/paths'

/** Compiles the embedded Postgres in a third of the time, as tests/vitest.config.ts does. */
export const QUICK_WASM = '--liftoff-only'

export interface Running {
  child: ChildProcess
  output(): string
  /** Resolves with the first match in the output; rejects if the process ends without one. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  exited: Promise<number | null>
}

/** Starts a program in the checkout. It is stopped after the test unless `kept`. */
export function start(command: string, args: string[], options: SpawnOptions = {}, kept = false): Running {
  const env = { ...process.env, ...options.env }
  const child = spawn(command, args, { cwd: ROOT, ...options, env, stdio: ['pipe', 'pipe', 'pipe'] })
  let output = ''
  const keep = (text: Buffer) => {
    output += text
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  if (!kept) onTestFinished(() => void child.kill('SIGKILL'))
  return { child, exited, output: () => output, says: (pattern) => find(pattern, child, () => output) }
}

/** Runs one of the tests' programs, or a module of the backend, in a separate Node process. */
export function startModule(
  file: string,
  env: Record<string, string> = {},
  args: string[] = [],
  kept = false,
): Running {
  const module = path.resolve(ROOT, file)
  return start(process.execPath, [QUICK_WASM, '--import', 'tsx', module, ...args], { env }, kept)
}

async function find(pattern: RegExp, child: ChildProcess, output: () => string): Promise<RegExpExecArray> {
  for (;;) {
    const match = pattern.exec(output())
    if (match) return match
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`ended without saying ${pattern}:\n${output()}`)
    await pause(20)
  }
}

/** A zombie counts as dead: it only waits for its parent to collect its status. */
export function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}

/** Waits until a condition holds; throws after `limitMs`. */
export async function until(holds: () => boolean | Promise<boolean>, limitMs = 10_000): Promise<void> {
  const end = Date.now() + limitMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`did not come true within ${limitMs} ms: ${holds}`)
    await pause(20)
  }
}

/** The pids of the function processes that a backend in a separate process has started. */
export function childrenOf({ child }: Running): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(child.pid)], { encoding: 'utf8' })
  const denos = stdout.split('\n').filter((line) => line.includes('deno'))
  return denos.map((line) => Number.parseInt(line, 10))
}
