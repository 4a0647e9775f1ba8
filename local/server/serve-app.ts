import { createServer } from 'node:http'
import { builtFiles } from '../build/serve-build.ts'
import { nodeListener } from './http.ts'
import type { LocalServer } from './server.ts'

/**
 * Serves the built app in `folder` and, from the same address, the backend unless the app uses a hosted one. Returns a
 * function that stops it. Throws if the port is taken.
 */
export async function serveApp(
  folder: string,
  port: number,
  backend?: LocalServer,
): Promise<() => Promise<void>> {
  const files = builtFiles(folder)
  const toBackend = backend && nodeListener(backend.handle)
  const server = createServer((request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?')
    if (toBackend && backend.owns(pathname)) return void toBackend(request, response)
    files(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
