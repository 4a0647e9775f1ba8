/** Longest body of a user's request, in bytes: ten times the longest brief. */
const BODY_MAX_BYTES = 4 * 1024 * 1024
/** Deepest nesting of JSON, and of filters in an address; the app stays below 20. */
const MAX_DEPTH = 100
/** Maximum number of related tables read by one request; the app reads one. */
const MAX_EMBEDS = 5
/** Related rows of related rows, in a `select` parameter. */
const NESTED = /\([^)]*\(/

/**
 * Reads the whole body first, so that a sender that stalls does not keep the database's only session waiting. Answers
 * 413 for a body beyond the limit, and 400 for JSON or filters nested so deep that parsers run out of stack, and for
 * related rows of related rows: going three times from ideas to their owner and back returns a million rows for a
 * hundred ideas. A `trusted` sender may send and read more, because functions store their results.
 */
export async function limitRequest(request: Request, trusted: boolean): Promise<Request | Response> {
  const { search, searchParams } = new URL(request.url)
  if (isTooDeep(decoded(search))) return refusal(400, 'The filters are nested too deep')
  const selects = searchParams.getAll('select')
  if (!trusted && selects.some((select) => NESTED.test(select) || select.split('(').length - 1 > MAX_EMBEDS))
    return refusal(400, `At most ${MAX_EMBEDS} related tables can be read along, and none of theirs`)
  if (!request.body) return request
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body) {
    bytes += chunk.byteLength
    // Reads and drops the rest: a client that is still sending does not read the response.
    if (trusted || bytes <= BODY_MAX_BYTES) chunks.push(chunk)
  }
  if (!trusted && bytes > BODY_MAX_BYTES) return refusal(413, 'The request is too large')
  const body = Buffer.concat(chunks)
  if (isTooDeep(body.toString('utf8'))) return refusal(400, 'The JSON is nested too deep')
  const { method, headers, signal } = request
  return new Request(request.url, { method, headers, signal, body })
}

/** Brackets inside quotes do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? ''
    if (sign === '\\') index++
    else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if ('[{('.includes(sign)) depth++
    else if (']})'.includes(sign)) depth--
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** Invalid encoding is for the REST server to refuse. */
function decoded(search: string): string {
  try {
    return decodeURIComponent(search)
  } catch {
    return search
  }
}

const refusal = (status: number, message: string) =>
  Response.json(
    { code: status === 413 ? 'PGRST413' : 'PGRST100', message, details: null, hint: null },
    { status, headers: { 'access-control-allow-origin': '*' } },
  )
