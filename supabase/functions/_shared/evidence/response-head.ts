import { type ByteReader, noHttp } from './byte-reader.ts'

const MAX_HEAD_BYTES = 64 * 1024

/** The start of an HTTP/1.1 answer; header names in lower case. */
export interface ResponseHead {
  status: number
  headers: Map<string, string>
}

/** Reads until the body begins, past interim answers (1xx). Throws a `PageFault` when it is no HTTP. */
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
