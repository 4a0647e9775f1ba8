import type { Connect, Connection } from './connection.ts'
import { ByteReader, type ResponseHead, readBody, readHead, tooBig } from './http-response.ts'
import { PageFault } from './page.ts'
import { publicAddresses, type Resolve } from './public-address.ts'

/** The way to the network, and how much of it a page may take. */
export interface PageNetwork {
  resolve: Resolve
  connect: Connect
  port: number
  bodyBytes: number
}

type Answer = { redirect: string } | { contentType: string; body: Uint8Array }

const MAX_ADDRESSES = 3
const READABLE = /^(?:text\/html|application\/xhtml\+xml|text\/plain)$/
const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * One GET of one page over a connection of its own, to an address that was found public just before. Throws a
 * `PageFault`, or the error of the network.
 */
export async function requestPage(url: URL, network: PageNetwork, signal: AbortSignal): Promise<Answer> {
  const connection = await connectTo(url, network, signal)
  const close = () => connection.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    signal.throwIfAborted()
    await writeAll(connection, new TextEncoder().encode(requestFor(url)))
    // What a body is wrapped in counts as well: an endless wrapping must come to an end.
    const reader = new ByteReader(connection, 2 * network.bodyBytes, () => tooBig(network.bodyBytes))
    return await answerOf(reader, network.bodyBytes)
  } finally {
    signal.removeEventListener('abort', close)
    close()
  }
}

async function connectTo(url: URL, network: PageNetwork, signal: AbortSignal): Promise<Connection> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await publicAddresses(url, network.resolve, signal)
  let failure: unknown
  for (const address of addresses.slice(0, MAX_ADDRESSES)) {
    signal.throwIfAborted()
    try {
      return await network.connect({ address, port: network.port, host }, signal)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

const requestFor = (url: URL) =>
  [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'User-Agent: Mozilla/5.0 (compatible; Groundwork citation check)',
    'Accept: text/html, application/xhtml+xml, text/plain',
    'Accept-Encoding: gzip, identity',
    'Connection: close',
    '\r\n',
  ].join('\r\n')

async function writeAll(connection: Connection, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += await connection.write(bytes.subarray(at))
}

async function answerOf(reader: ByteReader, bodyBytes: number): Promise<Answer> {
  const { status, headers } = await readHead(reader)
  const location = headers.get('location')
  if (REDIRECTS.includes(status) && location) return { redirect: location }
  if (status !== 200) throw new PageFault('unreachable', `The page answered ${status}.`)
  const contentType = readableType({ status, headers })
  return { contentType, body: await readBody(reader, headers, bodyBytes) }
}

function readableType({ headers }: ResponseHead): string {
  const contentType = headers.get('content-type') ?? ''
  const [type = ''] = contentType.toLowerCase().split(/[;,\s]/)
  if (READABLE.test(type)) return contentType
  const what = type === 'application/pdf' ? 'The page is a PDF' : 'The address leads to something else'
  throw new PageFault('not_checked', `${what}; only web pages and plain text are checked.`)
}
