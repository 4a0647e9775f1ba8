// Browsers read only so much of a page to find out its charset; a little more does no harm.
const META_BYTES = 4_096
const META_CHARSET = /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i

// Bytes 80 to 9F of windows-1252. Node 20 leaves them as control characters, which no page has.
const C1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * The characters of a page: by its byte order mark, else the charset of the Content-Type header, else that of its
 * meta element. A page that names none is UTF-8, or windows-1252 when it cannot be; an unknown name is UTF-8.
 */
export function decodePage(body: Uint8Array, contentType: string): string {
  const named = byMark(body) ?? inHeader(contentType) ?? inMeta(body)
  if (named === null) return utf8Only(body) ?? decode(body, 'windows-1252')
  return decode(body, named)
}

function byMark([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  return a === 0xff && b === 0xfe ? 'utf-16le' : null
}

const inHeader = (contentType: string) => /charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1] ?? null

function inMeta(body: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(body.subarray(0, META_BYTES))
  const named = META_CHARSET.exec(start)?.[1]
  if (named === undefined) return null
  // Whoever could read the name was not reading UTF-16.
  return /^utf-?16/i.test(named) ? 'utf-8' : named
}

function utf8Only(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return null
  }
}

function decode(body: Uint8Array, label: string): string {
  const decoder = decoderFor(label)
  const text = decoder.decode(body)
  if (decoder.encoding !== 'windows-1252') return text
  return text.replace(/[\u0080-\u009f]/g, (control) => C1[control.charCodeAt(0) - 0x80] ?? control)
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('utf-8')
  }
}
