import { environment } from '../db/environment.ts'
import { serviceClient } from '../db/service-client.ts'
import { type Identify, identifyCaller } from './caller.ts'

/** Statuses by which the auth server rejects an unknown token. */
const UNKNOWN_TOKEN = [400, 401, 403, 404]

async function userOf(token: string): Promise<string | null> {
  const { data, error } = await serviceClient().auth.getUser(token)
  // An unreachable auth server says nothing about the token: that is our failure, not the caller's.
  if (error && !UNKNOWN_TOKEN.includes(error.status ?? 0)) throw error
  return data.user?.id ?? null
}

/** Identifies callers against the auth server of this project. */
export const liveCaller = (): Identify => identifyCaller({ serviceKey: environment().serviceKey, userOf })
