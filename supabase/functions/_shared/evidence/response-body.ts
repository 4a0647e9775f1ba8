import { type ByteReader, brokeOff } from './byte-reader.ts'
import { PageFault } from './page.ts'

const PIECE_BYTES = 16 * 1024
// A compressed piece grows a thousandfold at most, so that a small one cannot fill the memory.
const COMPRESSED_PIECE_BYTES = 1024
const MAX_CHUNK_LINE_BYTES = 256

type Headers = ReadonlyMap<string, string>

export const tooBig = (limit: number) =>
  new PageFault('unreachable', `The page is larger than ${Math.round(limit / 2 ** 20)} MB.`)

/** The whole body, decompressed. Throws a `PageFault` as soon as there are more than `limit` bytes. */
export async function readBody(reader: ByteReader, headers: Headers, limit: number): Promise<Uint8Array> {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() || 'identity'
  if (encoding === 'identity') {
    if (Number(headers.get('content-length')) > limit) throw tooBig(limit)
    return collect(sentBytes(reader, headers, PIECE_BYTES), limit)
  }
  if (encoding !== 'gzip' && encoding !== 'x-gzip')
    throw new PageFault('not_checked', 'The page is compressed in a way that was not asked for.')
  return collect(inflate(sentBytes(reader, headers, COMPRESSED_PIECE_BYTES)), limit)
}

async function collect(pieces: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array> {
  const kept: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > limit) throw tooBig(limit)
    kept.push(piece)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of kept) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

function sentBytes(reader: ByteReader, headers: Headers, piece: number): AsyncGenerator<Uint8Array> {
  const transfer = headers.get('transfer-encoding')?.toLowerCase()
  if (transfer === 'chunked') return chunks(reader, piece)
  if (transfer) throw new PageFault('not_checked', 'The page is sent in a way that is not read.')
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
    throw error instanceof PageFault ? error : new PageFault('unreachable', 'The page is compressed wrongly.')
  } finally {
    await reader.cancel().catch(() => {})
  }
}
