import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { builtFiles } from '../local/build/serve-build'
import { ROOT } from '../local/paths'
import { nodeListener } from '../local/server/http'
import { type StartOptions, startBackend } from '../local/server/start-backend'

// Compiles the embedded Postgres in a third of the time. Queries then run slower, but there are few of them.
setFlagsFromString('--liftoff-only')

// Journeys sign in often, and hashing a password at the usual cost takes 0.1 s. Look-ups at public sources are off.
Object.assign(process.env, { LITE_AUTH_BCRYPT_COST: '4', LOOKUPS: 'off' })

const BACKEND_PATHS = /^\/(auth\/v1|rest\/v1|functions\/v1|_local)\//

export type AppOptions = Pick<StartOptions, 'config' | 'functions'>

/** The built app with its own in-memory backend. */
export type App = Awaited<ReturnType<typeof startApp>>

/** Serves the app built for the journeys and a fresh backend from one address, as `npm start` does. */
export async function startApp({ config, functions = {} }: AppOptions) {
  // Output of functions is only worth reading where one could not start.
  const log = (line: string) => /\] could not be started: /.test(line) && console.error(line)
  const backend = await startBackend({ config, functions, http: true, log })
  const backendListener = nodeListener((request) => backend.fetch(request))
  const files = builtFiles(`${ROOT}/e2e/.app`)
  const server = createServer((request, response) => {
    if (BACKEND_PATHS.test(request.url ?? '')) return void backendListener(request, response)
    files(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    backend,
    /** An address that no account uses. */
    newAddress: () => `founder-${randomUUID()}@example.test`,
    async close() {
      server.closeAllConnections()
      server.close()
      await backend.close()
    },
  }
}
