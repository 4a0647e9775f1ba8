import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import net from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Connect, Connection } from '../../../supabase/functions/_shared/evidence/connection'
import { type FrozenIdea, pageBytes } from './load'

/** Serves the pages of the frozen set on loopback, plain or compressed as it comes; the rest is gone. */
export async function serveFrozen(ideas: FrozenIdea[]) {
  const pages = new Map(
    ideas.flatMap((idea) =>
      idea.pages.map(({ address, file, type }) => [address, { type, body: pageBytes(idea, file) }] as const),
    ),
  )
  const server = createServer((request, response) => {
    const page = pages.get(`https://${request.headers.host}${request.url}`)
    if (page) send(response, page.type, page.body)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const connect: Connect = () => connectionTo(port)
  return { connect, close: () => server.close() }
}

function send(response: ServerResponse, type: string, body: Buffer): void {
  response.setHeader('Content-Type', type)
  if (body.length % 2 === 0) response.setHeader('Content-Encoding', 'gzip').end(gzipSync(body))
  else response.end(body)
}

async function connectionTo(port: number): Promise<Connection> {
  const socket = net.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const chunks: AsyncIterator<Buffer> = socket[Symbol.asyncIterator]()
  let held: Uint8Array = new Uint8Array(0)
  return {
    read: async (into) => {
      if (held.length === 0) {
        const { done, value } = await chunks.next()
        if (done) return null
        held = value
      }
      const taken = held.subarray(0, into.length)
      into.set(taken)
      held = held.subarray(taken.length)
      return taken.length
    },
    write: (bytes) =>
      new Promise((resolve, reject) =>
        socket.write(bytes, (error) => (error ? reject(error) : resolve(bytes.length))),
      ),
    close: () => void socket.destroy(),
  }
}
