import { create } from 'zustand'

const PROBLEMS: Record<string, string> = {
  otp_expired: 'This link has expired or was already used. Log in to continue or to get a new link.',
  signup_disabled: 'Sign-up is closed on this server, so this login can’t create a new account.',
  access_denied: 'The login was canceled or denied. Please try again.',
}
export const LINK_FAILED = 'This login link did not work. Please log in again or request a new link.'

const ERROR_FIELDS = ['error', 'error_code', 'error_description'] as const
const TOKEN_FIELDS = ['access_token', 'refresh_token'] as const

interface Arrival {
  /** What a social login that this browser began can be redeemed with. */
  code: string | null
  /** What went wrong, in words. */
  problem: string | null
  /** The address without all that, so that neither the history nor a copied link holds it. */
  address: string
}

/**
 * Reads what the auth server wrote into the address, as hash or as query, when it redirected a user here. Sessions in an
 * address are anybody's, and thrown away.
 */
export function readAuthRedirect(address: string): Arrival {
  const url = new URL(address)
  const hash = new URLSearchParams(url.hash.slice(1))
  const bringsSession = TOKEN_FIELDS.some((name) => hash.has(name))
  const problem = problemOf(hash) ?? problemOf(url.searchParams) ?? (bringsSession ? LINK_FAILED : null)
  const code = problem ? null : url.searchParams.get('code')
  if (bringsSession || problemOf(hash)) url.hash = ''
  for (const name of [...ERROR_FIELDS, 'code']) url.searchParams.delete(name)
  return { code, problem, address: url.href }
}

// Only known codes are put into words: the address is anybody's text.
function problemOf(fields: URLSearchParams): string | null {
  if (!ERROR_FIELDS.some((name) => fields.has(name))) return null
  return PROBLEMS[fields.get('error_code') ?? ''] ?? PROBLEMS[fields.get('error') ?? ''] ?? LINK_FAILED
}

/** What was wrong with the link that opened this page; told on the login page until it is dismissed. */
export const useLinkProblem = create<{ problem: string | null }>(() => ({ problem: null }))
