import { PageFault } from './page.ts'
import type { Resolve } from './public-address.ts'

/** A stream of bytes in both directions. `read` fills a part of the buffer and returns null at the end. Closing twice is allowed. */
export interface Connection {
  read(into: Uint8Array): Promise<number | null>
  write(bytes: Uint8Array): Promise<number>
  close(): void
}

/** Opens an encrypted connection to `address`, an IP address; its certificate must be valid for `host`. */
export type Connect = (
  target: { address: string; port: number; host: string },
  signal: AbortSignal,
) => Promise<Connection>

interface TlsConnection extends Connection {
  handshake(): Promise<unknown>
}

// The parts of Deno used here; the tests compile this file for Node, without Deno's types.
declare const Deno: {
  resolveDns(host: string, type: 'A' | 'AAAA', options: object): Promise<string[]>
  connect(options: { hostname: string; port: number }): Promise<Connection>
  startTls(connection: Connection, options: { hostname: string }): Promise<TlsConnection>
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name

/** Resolves A and AAAA records with this machine's resolver, or with the given one. Throws if both fail. */
export function resolverAt(nameServer?: { ipAddr: string; port: number }): Resolve {
  return async (host, signal) => {
    const ask = (type: 'A' | 'AAAA') =>
      Deno.resolveDns(host, type, { signal, ...(nameServer && { nameServer }) }).catch((error) => {
        if (isNamed(error, 'NotFound')) return []
        throw error
      })
    const answers = await Promise.allSettled([ask('A'), ask('AAAA')])
    const failed = answers.filter((answer) => answer.status === 'rejected')
    if (failed.length === answers.length) throw failed[0]?.reason
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  }
}

/** Connects to the given address; the host name is used only for the certificate and is not resolved again. */
export const connectPinned: Connect = async ({ address, port, host }, signal) => {
  const tcp = await Deno.connect({ hostname: address, port })
  // The caller has stopped waiting for a connection that opens too late.
  if (signal.aborted) tcp.close()
  signal.throwIfAborted()
  const tls = await Deno.startTls(tcp, { hostname: host.replace(/\.$/, '') })
  const close = closeOnce(tls)
  signal.addEventListener('abort', close, { once: true })
  try {
    await tls.handshake()
  } catch (error) {
    close()
    throw error instanceof Error && /certificate/i.test(error.message)
      ? new PageFault('unreachable', 'The site has no valid certificate for its name.')
      : error
  } finally {
    signal.removeEventListener('abort', close)
  }
  return { read: (into) => tls.read(into).catch(endOf), write: (bytes) => tls.write(bytes), close }
}

/** Many servers end TLS without a closing message; HTTP shows whether anything is missing. */
function endOf(error: unknown): null {
  if (isNamed(error, 'UnexpectedEof')) return null
  throw error
}

/** Deno throws when a closed connection is closed again. */
function closeOnce(connection: Connection): () => void {
  let open = true
  return () => {
    if (open) connection.close()
    open = false
  }
}
