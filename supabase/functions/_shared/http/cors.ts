// Deno's types are unavailable where Node runs this file.
declare const Deno: { env: { get(name: string): string | undefined } } | undefined

/** Origin setting of an installation with app and embedded backend on one machine. */
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost):\*$/

/** The origins in the operator's `ALLOWED_ORIGINS`, separated by commas; empty if it is not set. */
function configuredOrigins(): string[] {
  const setting = typeof Deno === 'undefined' ? undefined : Deno.env.get('ALLOWED_ORIGINS')
  const named = (setting ?? '').split(',').map((origin) => origin.trim().replace(/\/+$/, ''))
  // `null` is the origin of every sandboxed page.
  return named.filter((origin) => origin !== '' && origin !== 'null' && origin !== '*')
}

/**
 * Whether pages of `origin` may read our answers. A configured origin has to match exactly; only in this machine's own
 * addresses does `*` stand for any port.
 */
const isAllowedOrigin = (origin: string, configured: readonly string[]): boolean =>
  configured.some((allowed) =>
    LOOPBACK.test(allowed)
      ? origin.startsWith(allowed.slice(0, -1)) && /^\d{1,5}$/.test(origin.slice(allowed.length - 1))
      : origin === allowed,
  )

/** Lets the requesting page read the answer if its origin is configured. */
export function withOrigin(request: Request, response: Response, configured = configuredOrigins()): Response {
  const origin = request.headers.get('origin')
  response.headers.append('vary', 'origin')
  if (origin && isAllowedOrigin(origin, configured))
    response.headers.set('access-control-allow-origin', origin)
  return response
}
