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
  /** The code of a social login that this browser started, to exchange for a session. */
  code: string | null
  /** Error message for the user. */
  problem: string | null
  /** The address without auth parameters, so that neither the history nor a copied link contains them. */
  address: string
}

/**
 * Reads the auth server's redirect parameters from the hash or the query. Discards sessions in the address, because
 * anyone could have put them there.
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

// Only known error codes get a message: anyone can write text into an address.
function problemOf(fields: URLSearchParams): string | null {
  if (!ERROR_FIELDS.some((name) => fields.has(name))) return null
  return PROBLEMS[fields.get('error_code') ?? ''] ?? PROBLEMS[fields.get('error') ?? ''] ?? LINK_FAILED
}

/** The problem with the link that opened this page; shown on the login page until dismissed. */
export const useLinkProblem = create<{ problem: string | null }>(() => ({ problem: null }))
