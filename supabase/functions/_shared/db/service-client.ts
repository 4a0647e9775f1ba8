import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { environment } from './environment.ts'

let client: SupabaseClient | undefined

/** The client that may do everything; row-level security does not hold for it. One for each process. */
export function serviceClient(): SupabaseClient {
  const { url, serviceKey } = environment()
  client ??= createClient(url, serviceKey, { auth: { persistSession: false, autoRefreshToken: false } })
  return client
}
