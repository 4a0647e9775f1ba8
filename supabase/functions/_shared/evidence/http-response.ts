import type { Connection } from './connection.ts'
import { PageFault } from './page.ts'

const BUFFER_BYTES = 16 * 1024
const MAX_HEAD_BYTES = 64 * 1024
const PIECE_BYTES = 16 * 1024
// Decompression expands data at most a thousandfold, so a small input cannot fill the memory.
const COMPRESSED_PIECE_BYTES = 1024
const MAX_CHUNK_LINE_BYTES = 256

const brokeOff = () => new PageFault('unreachable', 'The page broke off before its end.')
const noHttp = () => new PageFault('unreachable', 'The site does not answer as a web server does.')
export const tooBig = (limit: number) =>
  new PageFault('unreadable', `The page is larger than ${Math.round(limit / 2 ** 20)} MB.`)

/** Reads lines and chunks from a connection, at most `limit` bytes in total. */
export class ByteReader {
  readonly #connection: Connection
  readonly #limit: number
  readonly #tooMuch: () => Error
  #held = new Uint8Array(0)
  #received = 0

  constructor(connection: Connection, limit: number, tooMuch: () => Error) {
    this.#connection = connection
    this.#limit = limit
    this.#tooMuch = tooMuch
  }

  /** The next bytes, at most `count`; null at the end. */
  async take(count: number): Promise<Uint8Array | null> {
    if (this.#held.length === 0 && !(await this.#receive())) return null
    const taken = this.#held.subarray(0, count)
    this.#held = this.#held.subarray(taken.length)
    return taken
  }

  /** One line without its line break. Throws if it is longer than `limit` bytes or the connection ends. */
  async line(limit: number): Promise<string> {
    for (;;) {
      const end = this.#held.indexOf(0x0a)
      if (end > limit || (end === -1 && this.#held.length > limit)) throw noHttp()
      if (end !== -1) {
        const bytes = this.#held.subarray(0, end)
        this.#held = this.#held.subarray(end + 1)
        return new TextDecoder('latin1').decode(bytes).replace(/\r$/, '')
      }
      if (!(await this.#receive())) throw brokeOff()
    }
  }

  async #receive(): Promise<boolean> {
    const buffer = new Uint8Array(BUFFER_BYTES)
    const count = await this.#connection.read(buffer)
    if (count === null) return false
    this.#received += count
    if (this.#received > this.#limit) throw this.#tooMuch()
    const joined = new Uint8Array(this.#held.length + count)
    joined.set(this.#held)
    joined.set(buffer.subarray(0, count), this.#held.length)
    this.#held = joined
    return true
  }
}

type Headers = ReadonlyMap<string, string>

/** Status and headers of an HTTP/1.1 response; header names in lower case. */
export interface ResponseHead {
  status: number
  headers: Headers
}

/** Reads up to the body, skipping interim responses (1xx). Throws a `PageFault` for anything but HTTP. */
export async function readHead(reader: ByteReader): Promise<ResponseHead> {
  let left = MAX_HEAD_BYTES
  const nextLine = async () => {
    const line = await reader.line(left)
    left -= line.length + 2
    return line
  }
  for (;;) {
    const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(await nextLine())?.[1])
    if (!status) throw noHttp()
    const headers = new Map<string, string>()
    for (let line = await nextLine(); line !== ''; line = await nextLine()) addHeader(headers, line)
    if (status >= 200) return { status, headers }
  }
}

function addHeader(headers: Map<string, string>, line: string): void {
  const [, name, value] = /^([^\s:]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? []
  if (name === undefined || value === undefined) return
  const key = name.toLowerCase()
  const earlier = headers.get(key)
  headers.set(key, earlier === undefined ? value : `${earlier}, ${value}`)
}

/** The decompressed body of a response, complete or cut at the limit. */
export interface Body {
  bytes: Uint8Array
  isCut: boolean
}

/** Reads a body, at most `limit` bytes. Throws a `PageFault` if it is incomplete or its compression is invalid. */
export async function readBody(reader: ByteReader, headers: Headers, limit: number): Promise<Body> {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() || 'identity'
  if (encoding === 'identity') return collect(sentBytes(reader, headers, PIECE_BYTES), limit)
  if (encoding !== 'gzip' && encoding !== 'x-gzip')
    throw new PageFault('unreadable', 'The page is compressed in a way that was not asked for.')
  return collect(inflate(sentBytes(reader, headers, COMPRESSED_PIECE_BYTES)), limit)
}

async function collect(pieces: AsyncIterable<Uint8Array>, limit: number): Promise<Body> {
  const whole = new Uint8Array(limit)
  let size = 0
  for await (const piece of pieces) {
    const room = limit - size
    whole.set(piece.subarray(0, room), size)
    size += Math.min(room, piece.length)
    if (piece.length > room) return { bytes: whole.slice(0, size), isCut: true }
  }
  return { bytes: whole.slice(0, size), isCut: false }
}

function sentBytes(reader: ByteReader, headers: Headers, piece: number): AsyncGenerator<Uint8Array> {
  const transfer = headers.get('transfer-encoding')?.toLowerCase()
  if (transfer === 'chunked') return chunks(reader, piece)
  if (transfer) throw new PageFault('unreadable', 'The page is sent in a way that is not read.')
  const length = headers.get('content-length')
  return length === undefined ? untilEnd(reader, piece) : counted(reader, wholeNumber(length, 10), piece)
}

async function* untilEnd(reader: ByteReader, piece: number) {
  for (let bytes = await reader.take(piece); bytes; bytes = await reader.take(piece)) yield bytes
}

async function* counted(reader: ByteReader, count: number, piece: number) {
  for (let left = count; left > 0; ) {
    const bytes = await reader.take(Math.min(left, piece))
    if (!bytes) throw brokeOff()
    left -= bytes.length
    yield bytes
  }
}

async function* chunks(reader: ByteReader, piece: number) {
  for (;;) {
    const [size = ''] = (await reader.line(MAX_CHUNK_LINE_BYTES)).split(';')
    const count = wholeNumber(size.trim(), 16)
    if (count === 0) return
    yield* counted(reader, count, piece)
    if ((await reader.line(2)) !== '') throw brokeOff()
  }
}

function wholeNumber(text: string, radix: 10 | 16): number {
  if (!(radix === 10 ? /^\d{1,15}$/ : /^[\da-f]{1,8}$/i).test(text)) throw brokeOff()
  return Number.parseInt(text, radix)
}

async function* inflate(compressed: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = new ReadableStream<BufferSource>({
    pull: async (controller) => {
      const { done, value } = await compressed.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
  })
  const reader = source.pipeThrough(new DecompressionStream('gzip')).getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } catch (error) {
    throw error instanceof PageFault ? error : new PageFault('unreadable', 'The page is compressed wrongly.')
  } finally {
    await reader.cancel().catch(() => {})
  }
}
