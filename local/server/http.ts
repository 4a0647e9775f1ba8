import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

type Handler = (request: Request) => Promise<Response>

/** Host names of this machine; a request with any other name may come from a web page that uses DNS rebinding. */
const LOOPBACK_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * How long a connection stays open between two requests: as long as on hosted gateways. Node's default of 5 s closes
 * connections that functions still use, and their next request is then lost.
 */
const KEEP_ALIVE_MS = 75_000

/** Adapts a web request handler to Node, for callers on this machine only. */
export function nodeListener(handle: Handler) {
  return getRequestListener(
    async (request) =>
      LOOPBACK_NAMES.has(new URL(request.url).hostname)
        ? handle(request)
        : Response.json({ message: 'This backend answers to 127.0.0.1 and localhost only' }, { status: 403 }),
    { overrideGlobalObjects: false },
  )
}

/** Serves a handler on a free port of 127.0.0.1. */
export async function listen(handle: Handler): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, nodeListener(handle))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: urlOf(server), close: () => closeServer(server) }
}

function urlOf(server: Server): string {
  const address = server.address()
  if (!isPort(address)) throw new Error('The server does not listen on a port')
  return `http://127.0.0.1:${address.port}`
}

function isPort(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
