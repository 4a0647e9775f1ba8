import { HttpError } from './http-error.ts'

/** The sender of a request: a signed-in user, or one of our own functions. */
export type Caller = { kind: 'user'; id: string; token: string } | { kind: 'service' }

/** Resolves the caller of a request. Throws HttpError 401 for an unknown one. */
export type Identify = (request: Request) => Promise<Caller>

interface Keys {
  serviceKey: string
  /** Resolves an access token to a user id through the auth server; null for an invalid token. */
  userOf: (token: string) => Promise<string | null>
}

/** Identifies callers by their bearer token: the service key, or a user's access token. */
export function identifyCaller({ serviceKey, userOf }: Keys): Identify {
  return async ({ headers }) => {
    const token = /^Bearer\s+(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1]
    if (!token) throw new HttpError(401, 'Please log in first.')
    if (await equalSecrets(token, serviceKey)) return { kind: 'service' }
    const id = await userOf(token)
    if (!id) throw new HttpError(401, 'Your session has expired. Please log in again.')
    return { kind: 'user', id, token }
  }
}

/** Compares digests of equal length in constant time, so that the duration reveals nothing about the key. */
async function equalSecrets(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all([digest(a), digest(b)])
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0
}

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
