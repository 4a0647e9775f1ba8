import { z } from 'zod'

const PROBLEMS: Record<string, string> = {
  otp_expired: 'This link has expired or was already used. Log in to continue or to get a new link.',
  signup_disabled: 'Sign-up is closed on this server, so this login can’t create a new account.',
  access_denied: 'The login was canceled or denied. Please try again.',
}
export const LINK_FAILED = 'This login link did not work. Please log in again or request a new link.'

const ERROR_FIELDS = ['error', 'error_code', 'error_description'] as const

const tokensSchema = z.object({ access_token: z.string(), refresh_token: z.string() })
export type Tokens = z.infer<typeof tokensSchema>

interface Arrival {
  /** The session that a mail link or a social login brought. */
  tokens: Tokens | null
  /** What went wrong with it, in words. */
  problem: string | null
  /** The address without all that, so that neither the history nor a copied link holds it. */
  address: string
}

/** Reads what the auth server wrote into the address, as hash or as query, when it sent somebody here. */
export function readArrival(address: string): Arrival {
  const url = new URL(address)
  const hash = new URLSearchParams(url.hash.slice(1))
  const tokens = tokensSchema.safeParse(Object.fromEntries(hash)).data ?? null
  const problem = problemOf(hash) ?? problemOf(url.searchParams)
  if (tokens || problemOf(hash)) url.hash = ''
  for (const name of ERROR_FIELDS) url.searchParams.delete(name)
  return { tokens, problem, address: url.href }
}

// Only known codes are put into words: the address is anybody's text.
function problemOf(fields: URLSearchParams): string | null {
  if (!ERROR_FIELDS.some((name) => fields.has(name))) return null
  return PROBLEMS[fields.get('error_code') ?? ''] ?? PROBLEMS[fields.get('error') ?? ''] ?? LINK_FAILED
}
