// Its types are not at hand where Node runs this.
declare const Deno: { env: { get(name: string): string | undefined } } | undefined

/** Where the app and the embedded backend are on one machine. */
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost):\*$/

/** The origins of the operator's `ALLOWED_ORIGINS`: separated by commas; none where it is not set. */
function configuredOrigins(): string[] {
  const setting = typeof Deno === 'undefined' ? undefined : Deno.env.get('ALLOWED_ORIGINS')
  const named = (setting ?? '').split(',').map((origin) => origin.trim().replace(/\/+$/, ''))
  // `null` is the origin of every sandboxed page.
  return named.filter((origin) => origin !== '' && origin !== 'null' && origin !== '*')
}

/**
 * Whether pages of `origin` may read our answers. A configured origin is compared whole; only for this machine's own
 * addresses `*` stands for any port.
 */
const isAllowedOrigin = (origin: string, configured: readonly string[]): boolean =>
  configured.some((allowed) =>
    LOOPBACK.test(allowed)
      ? origin.startsWith(allowed.slice(0, -1)) && /^\d{1,5}$/.test(origin.slice(allowed.length - 1))
      : origin === allowed,
  )

/** Lets the page that asked read the answer, if its origin is configured. */
export function withOrigin(request: Request, response: Response, configured = configuredOrigins()): Response {
  const origin = request.headers.get('origin')
  response.headers.append('vary', 'origin')
  if (origin && isAllowedOrigin(origin, configured))
    response.headers.set('access-control-allow-origin', origin)
  return response
}
