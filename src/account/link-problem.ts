const TEXTS: Record<string, string> = {
  otp_expired: 'This link has expired or was already used. Log in to continue, or to get a new link.',
  signup_disabled: 'Sign-up is closed on this server, so this login cannot make a new account.',
  access_denied: 'The login was cancelled or refused. Please try again.',
}
const UNKNOWN = 'This login link did not work. Please log in again, or ask for a new link.'
const ERROR_FIELDS = ['error', 'error_code', 'error_description'] as const

/**
 * What went wrong with the mail link or social login that led to this address, or null. The auth server says it in
 * the hash or the query. Only known codes are put into words: the address is anybody's text.
 */
export function linkProblem(address: string): string | null {
  const { hash, searchParams } = new URL(address)
  const fields = [new URLSearchParams(hash.slice(1)), searchParams]
  const source = fields.find((params) => ERROR_FIELDS.some((name) => params.has(name)))
  if (!source) return null
  return TEXTS[source.get('error_code') ?? ''] ?? TEXTS[source.get('error') ?? ''] ?? UNKNOWN
}

/** The address without the auth server's error fields. */
export function withoutLinkProblem(address: string): string {
  const url = new URL(address)
  const hash = new URLSearchParams(url.hash.slice(1))
  if (ERROR_FIELDS.some((name) => hash.has(name))) url.hash = ''
  for (const name of ERROR_FIELDS) url.searchParams.delete(name)
  return url.href
}
