import path from 'node:path'
import { type Backend, type BackendOptions, openBackend } from './backend.ts'
import { createFunctionsHost, type FunctionsHost } from './functions-host.ts'
import { mailPage } from './mail-page.ts'
import { PROJECT_DIR } from './paths.ts'

export interface ServerOptions extends BackendOptions {
  /** Address under which the functions reach the backend. */
  url: () => string
  functions?: { env?: Record<string, string>; entries?: Record<string, string> }
  log?: (line: string) => void
}

/** The whole of the backend behind one handler: /auth/v1, /rest/v1, /functions/v1 and the mailbox. */
export interface LocalServer {
  readonly backend: Backend
  readonly functions: FunctionsHost
  /** Null for paths that are not the backend's. */
  route(pathname: string): ((request: Request) => Promise<Response>) | null
  close(): Promise<void>
}

export async function openServer(options: ServerOptions): Promise<LocalServer> {
  const { projectDir = PROJECT_DIR, url, log, functions: { env = {}, entries } = {} } = options
  const backend = await openBackend(options)
  const { keys, config } = backend
  const platform = () => ({
    SUPABASE_URL: url(),
    SUPABASE_ANON_KEY: keys.publishableKey,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    ...(process.env.DATABASE_URL && { SUPABASE_DB_URL: process.env.DATABASE_URL }),
  })
  const functions = createFunctionsHost({
    dir: path.join(projectDir, 'functions'),
    env: () => ({ ...platform(), ...env }),
    entries,
    open: (name) => config.functions[name]?.verify_jwt === false,
    jwtSecret: keys.jwtSecret,
    log,
  })
  return {
    backend,
    functions,
    route(pathname) {
      if (/^\/(auth|rest)\/v1(\/|$)/.test(pathname)) return backend.handle
      if (pathname.startsWith('/functions/v1/')) return functions.handle
      if (pathname === '/_local/mail') return async (request) => mailPage(request, backend.mailbox)
      return null
    },
    async close() {
      await functions.stop()
      await backend.close()
    },
  }
}
