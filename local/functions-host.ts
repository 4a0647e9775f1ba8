import { type DenoChild, startDeno } from './deno-child.ts'
import { forward } from './forward.ts'
import { refuse, refuseCaller } from './function-caller.ts'
import { type FunctionSources, type Source, sourceOf, variablesOf } from './function-sources.ts'

const FUNCTION_PATH = /^\/functions\/v1\/([A-Za-z0-9][\w-]*)(\/.*)?$/

export interface FunctionsOptions extends FunctionSources {
  /** Names of the functions whose callers need no valid token, from config.toml. */
  open: (name: string) => boolean
  jwtSecret: string
  log?: (line: string) => void
}

export interface FunctionsHost {
  handle(request: Request): Promise<Response>
  /** Process of a function, where it runs. */
  pid(name: string): Promise<number | undefined>
  /** Ends a function as a crash would (kill -9); the next request boots a new one. */
  kill(name: string): Promise<void>
  /** Ends all functions, so that the next requests run their present source. */
  stop(): Promise<void>
}

/** Serves /functions/v1/<name> from one Deno per function, booted by its first request, as hosted isolates them. */
export function createFunctionsHost(options: FunctionsOptions): FunctionsHost {
  const { log = () => undefined } = options
  const running = new Map<string, Promise<DenoChild>>()

  function boot(name: string, source: Source): Promise<DenoChild> {
    const started = startDeno({ name, ...source, env: variablesOf(options), log })
    const forget = () => running.get(name) === started && running.delete(name)
    started.then((child) => child.exited).then(forget, forget)
    running.set(name, started)
    return started
  }

  async function answer(request: Request, name: string, source: Source, path: string): Promise<Response> {
    let child: DenoChild
    try {
      child = await (running.get(name) ?? boot(name, source))
    } catch (error) {
      log(messageOf(error))
      return refuse(503, 'BOOT_ERROR', 'Function failed to start (please check logs)')
    }
    try {
      return await forward(request, `http://127.0.0.1:${child.port}${path}`)
    } catch (error) {
      log(`[${name}] ${messageOf(error)}`)
      return refuse(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)')
    }
  }

  async function end(name: string): Promise<void> {
    const child = await running.get(name)?.catch(() => undefined)
    child?.kill()
    await child?.exited
  }

  return {
    async handle(request) {
      const { pathname, search } = new URL(request.url)
      const [, name = '', rest = ''] = FUNCTION_PATH.exec(pathname) ?? []
      const source = sourceOf(options, name)
      if (!source) return refuse(404, 'NOT_FOUND', 'Requested function was not found')
      const refused = options.open(name) ? null : await refuseCaller(request, options.jwtSecret)
      return refused ?? answer(request, name, source, `/${name}${rest}${search}`)
    },
    kill: end,
    pid: async (name) => (await running.get(name))?.pid,
    stop: async () => void (await Promise.all([...running.keys()].map(end))),
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
