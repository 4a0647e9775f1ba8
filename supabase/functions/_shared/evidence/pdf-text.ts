import { PageFault } from './page.ts'

/** The extracted text of a PDF, with a blank line after each page, and the number of pages read. */
export interface PdfText {
  title: string
  text: string
  pages: number
  of: number
}

export interface PdfLimits {
  pages: number
  /** Computing time for reading pages, in ms. A started page is read to its end. */
  ms: number
}

/** Within the 2 s of computing of a hosted request, with room for loading the parser and comparing. */
export const PDF_LIMITS: PdfLimits = { pages: 30, ms: 700 }
/** Decompression expands a stream at most a thousandfold, and cannot be interrupted. */
const UNPACKED_MAX_BYTES = 24 * 2 ** 20
const STREAM = /stream\r?\n/g
const HEAD_CHARS = 600
const PIECE_BYTES = 1_024

/**
 * Extracts the text of a PDF. Throws a `PageFault` with the reason if it cannot: not a PDF, protected, broken, or
 * with streams whose size cannot be limited.
 */
export async function textOfPdf(body: Uint8Array, limits: PdfLimits = PDF_LIMITS): Promise<PdfText> {
  await refuseBombs(body)
  const started = performance.now()
  const { getDocumentProxy } = await import('unpdf')
  // A copy, because the parser detaches the buffer.
  const document = await getDocumentProxy(new Uint8Array(body), {
    isEvalSupported: false,
    verbosity: 0,
  }).catch(() => {
    throw new PageFault('unreadable', 'The PDF is broken.')
  })
  try {
    const texts: string[] = []
    const most = Math.min(limits.pages, document.numPages)
    for (let number = 1; number <= most; number++) {
      if (performance.now() - started > limits.ms && number > 1) break
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
      page.cleanup()
    }
    return { title: '', text: texts.map(paragraphs).join('\n\n'), pages: texts.length, of: document.numPages }
  } catch {
    throw new PageFault('unreadable', 'The PDF is broken.')
  } finally {
    await document.destroy().catch(() => {})
  }
}

/** Joins the lines of a page to running text, and the halves of words hyphenated at line ends. */
const paragraphs = (text: string) => text.replace(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1')

const unreadable = (reason: string) => new PageFault('unreadable', reason)

async function refuseBombs(body: Uint8Array): Promise<void> {
  const text = new TextDecoder('latin1').decode(body)
  if (!text.slice(0, 1_024).includes('%PDF-'))
    throw unreadable('The address says PDF and leads to something else.')
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(text)) throw unreadable('The PDF is protected.')
  let left = UNPACKED_MAX_BYTES
  for (const { 0: mark, index } of text.matchAll(STREAM)) {
    const head = text.slice(Math.max(0, index - HEAD_CHARS), index)
    const dictionary = head.slice(head.lastIndexOf(' obj') + 1)
    if (/\/LZWDecode|\/FlateDecode[\s/\w]*\/FlateDecode/.test(dictionary))
      throw unreadable('The PDF is packed in a way that is not read.')
    if (!dictionary.includes('/FlateDecode') || /\/Subtype\s*\/Image/.test(dictionary)) continue
    left -= await unpackedSize(body.subarray(index + mark.length), left)
    if (left < 0) throw unreadable('The PDF unpacks to more than may be read.')
  }
}

/** The decompressed size of a stream; stops counting above `limit`. */
async function unpackedSize(packed: Uint8Array, limit: number): Promise<number> {
  let at = 0
  const source = new ReadableStream<BufferSource>({
    pull: (controller) => {
      const piece = packed.slice(at, at + PIECE_BYTES)
      at += PIECE_BYTES
      if (piece.length === 0) controller.close()
      else controller.enqueue(piece)
    },
  })
  const reader = source.pipeThrough(new DecompressionStream('deflate')).getReader()
  let size = 0
  try {
    for (let piece = await reader.read(); !piece.done && size <= limit; piece = await reader.read())
      size += piece.value.length
  } catch {
    // Bytes after the stream do not belong to it, and a broken stream has no size.
  } finally {
    await reader.cancel().catch(() => {})
  }
  return size
}
