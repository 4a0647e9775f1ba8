/** Hop-by-hop headers, set again on the next connection. */
const HOP_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'host',
  'expect',
  'upgrade',
  'content-length',
]

/** Headers that only a proxy may set; no proxy runs in front of this server. */
const PROXY_HEADERS = ['cf-connecting-ip', 'x-forwarded-for']

/** Proxies a request to another address on this machine and streams the response. */
export async function forward(request: Request, target: string): Promise<Response> {
  const headers = without(request.headers, [...HOP_HEADERS, ...PROXY_HEADERS])
  headers.set('x-forwarded-host', new URL(request.url).host)
  // A server may close a kept-alive connection just as the next request is sent on it; that request is lost.
  headers.set('connection', 'close')
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers,
    body: request.body,
    duplex: 'half',
    redirect: 'manual',
    signal: request.signal,
  }
  const { body, status, statusText, headers: answered } = await fetch(target, init)
  // fetch has already decompressed the body.
  return new Response(body, {
    status,
    statusText,
    headers: without(answered, [...HOP_HEADERS, 'content-encoding']),
  })
}

function without(headers: Headers, names: string[]): Headers {
  const kept = new Headers(headers)
  for (const name of names) kept.delete(name)
  return kept
}
