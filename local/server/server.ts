import path from 'node:path'
import { limitAttempts } from '../auth/attempt-limits.ts'
import { mailPage } from '../auth/mail-page.ts'
import { FunctionsHost } from '../functions/functions-host.ts'
import { PROJECT_DIR } from '../paths.ts'
import type { Secrets } from '../secrets.ts'
import { type Backend, type BackendOptions, openBackend } from './backend.ts'
import { limitRequest } from './request-limits.ts'

const BACKEND_PATH = /^\/(auth|rest|functions)\/v1(\/|$)/
const MAIL_PAGE = '/_local/mail'

export interface ServerOptions extends BackendOptions {
  /** Address under which the functions reach the backend. */
  url: () => string
  /** Variables and alternative entry files of functions, by name; read at each boot of a function. */
  functions?: { env?: Record<string, string>; entries?: Record<string, string> }
  /** Whether sign-ins and sign-ups are limited as in config.toml (default: false). */
  limitAttempts?: boolean
  log?: (line: string) => void
}

/** The whole backend behind one handler: /auth/v1, /rest/v1, /functions/v1 and the mailbox. */
export interface LocalServer {
  readonly backend: Backend
  readonly functions: FunctionsHost
  /** Whether a path belongs to the backend. */
  owns(pathname: string): boolean
  handle(request: Request): Promise<Response>
  close(): Promise<void>
}

export async function openServer(options: ServerOptions): Promise<LocalServer> {
  const { projectDir = PROJECT_DIR, url, log = () => undefined, functions: own = {} } = options
  const backend = await openBackend(options)
  const { keys, config } = backend
  const most = config.auth.rate_limit.sign_in_sign_ups
  const authAndRest = options.limitAttempts ? limitAttempts(backend.handle, most) : backend.handle
  const functions = new FunctionsHost({
    dir: path.join(projectDir, 'functions'),
    env: () => ({ ...platformVariables(url(), keys), ...own.env }),
    get entries() {
      return own.entries
    },
    open: (name) => Object.hasOwn(config.functions, name) && config.functions[name]?.verify_jwt === false,
    jwtSecret: keys.jwtSecret,
    log,
  })
  return {
    backend,
    functions,
    owns: (pathname) => pathname === MAIL_PAGE || BACKEND_PATH.test(pathname),
    async handle(request) {
      const { pathname } = new URL(request.url)
      if (pathname === MAIL_PAGE) return mailPage(request, backend.mailbox)
      if (pathname.startsWith('/functions/')) return functions.handle(request)
      const limited = await limitRequest(request, request.headers.get('apikey') === keys.secretKey)
      return limited instanceof Response ? limited : authAndRest(limited)
    },
    async close() {
      await functions.stop()
      await backend.close()
    },
  }
}

/** The variables that hosted Supabase sets for every function. */
function platformVariables(url: string, keys: Secrets): Record<string, string> {
  const { DATABASE_URL } = process.env
  return {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: keys.publishableKey,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    ...(DATABASE_URL && { SUPABASE_DB_URL: DATABASE_URL }),
  }
}
