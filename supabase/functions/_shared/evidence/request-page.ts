import type { Connect, Connection } from './connection.ts'
import { ByteReader, type ResponseHead, readBody, readHead, tooBig } from './http-response.ts'
import { PageFault } from './page.ts'
import { publicAddresses, type Resolve } from './public-address.ts'

/** The network connection, and how many bytes of it a page may use. */
export interface PageNetwork {
  resolve: Resolve
  connect: Connect
  port: number
  bodyBytes: number
  /** The same for PDFs, which are only readable as a whole. */
  pdfBytes: number
}

type Answer = { redirect: string } | { contentType: string; body: Uint8Array; isCut: boolean }

const MAX_ADDRESSES = 3
const READABLE = /^(?:text\/html|application\/xhtml\+xml|text\/plain|text\/markdown|application\/pdf)$/
const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * One GET request for one page on a connection of its own, to an address just verified as public. Throws a
 * `PageFault`, or the error of the network.
 */
export async function requestPage(url: URL, network: PageNetwork, signal: AbortSignal): Promise<Answer> {
  const connection = await connectTo(url, network, signal)
  const close = () => connection.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    signal.throwIfAborted()
    await writeAll(connection, new TextEncoder().encode(requestFor(url)))
    // Chunk headers count as well, so that an endless body must come to an end.
    const reader = new ByteReader(connection, 2 * network.pdfBytes, () => tooBig(network.pdfBytes))
    return await answerOf(reader, network)
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
    'Accept: text/html, application/xhtml+xml, text/plain, application/pdf',
    'Accept-Encoding: gzip, identity',
    'Connection: close',
    '\r\n',
  ].join('\r\n')

async function writeAll(connection: Connection, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += await connection.write(bytes.subarray(at))
}

async function answerOf(reader: ByteReader, { bodyBytes, pdfBytes }: PageNetwork): Promise<Answer> {
  const { status, headers } = await readHead(reader)
  const location = headers.get('location')
  if (REDIRECTS.includes(status) && location) return { redirect: location }
  if (status !== 200) throw new PageFault('unreachable', `The page answered ${status}.`)
  const contentType = readableType({ status, headers })
  const limit = isPdf(contentType) ? pdfBytes : bodyBytes
  const { bytes, isCut } = await readBody(reader, headers, limit)
  if (isCut && isPdf(contentType)) throw tooBig(pdfBytes)
  return { contentType, body: bytes, isCut }
}

/** Whether a content type is that of a PDF. */
export const isPdf = (contentType: string) => /^\s*application\/pdf/i.test(contentType)

function readableType({ headers }: ResponseHead): string {
  const contentType = headers.get('content-type') ?? ''
  const [type = ''] = contentType.toLowerCase().split(/[;,\s]/)
  if (READABLE.test(type)) return contentType
  throw new PageFault(
    'unreadable',
    'The address leads to something else; only web pages, plain text and PDFs are read.',
  )
}
