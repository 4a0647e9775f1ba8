import { type DenoChild, startDeno } from './deno-child.ts'
import { forward } from './forward.ts'
import { refuse, refuseCaller } from './function-caller.ts'
import { type FunctionSources, type Source, sourceOf, variablesOf } from './function-sources.ts'

const FUNCTION_PATH = /^\/functions\/v1\/([A-Za-z0-9][\w-]*)(\/.*)?$/

export interface FunctionsOptions extends FunctionSources {
  /** Whether a function accepts callers without a valid token, according to config.toml. */
  open: (name: string) => boolean
  jwtSecret: string
  log: (line: string) => void
}

/**
 * Serves /functions/v1/<name> with one Deno process per function, booted by its first request, isolated as on hosted
 * Supabase.
 */
export class FunctionsHost {
  readonly #options: FunctionsOptions
  readonly #running = new Map<string, Promise<DenoChild>>()

  constructor(options: FunctionsOptions) {
    this.#options = options
  }

  async handle(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const [, name = '', rest = ''] = FUNCTION_PATH.exec(pathname) ?? []
    const source = sourceOf(this.#options, name)
    if (!source) return refuse(404, 'NOT_FOUND', 'Requested function was not found')
    const refused = this.#options.open(name) ? null : await refuseCaller(request, this.#options.jwtSecret)
    return refused ?? this.#answer(request, name, source, `/${name}${rest}${search}`)
  }

  /** The function's process, if it is running. */
  async pid(name: string): Promise<number | undefined> {
    return (await this.#running.get(name))?.pid
  }

  /** Kills a function as a crash would (kill -9); the next request boots a new one. */
  async kill(name: string): Promise<void> {
    const child = await this.#running.get(name)?.catch(() => undefined)
    child?.kill()
    await child?.exited
  }

  /** Stops all functions, so that the next requests run their current source. */
  async stop(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((name) => this.kill(name)))
  }

  async #answer(request: Request, name: string, source: Source, path: string): Promise<Response> {
    let child: DenoChild
    try {
      child = await (this.#running.get(name) ?? this.#boot(name, source))
    } catch (error) {
      this.#options.log(`[${name}] could not be started: ${messageOf(error)}`)
      return refuse(503, 'BOOT_ERROR', 'Function failed to start (please check logs)')
    }
    try {
      return await forward(request, `http://127.0.0.1:${child.port}${path}`)
    } catch (error) {
      this.#options.log(`[${name}] ${messageOf(error)}`)
      return refuse(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)')
    }
  }

  #boot(name: string, source: Source): Promise<DenoChild> {
    const { log } = this.#options
    const started = startDeno({ name, ...source, env: variablesOf(this.#options), log })
    const forget = () => this.#running.get(name) === started && this.#running.delete(name)
    started.then((child) => child.exited).then(forget, forget)
    this.#running.set(name, started)
    return started
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
