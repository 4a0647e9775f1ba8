import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types.ts'
import { environment } from './environment.ts'

let client: SupabaseClient<Database> | undefined

/** The service-role client, which bypasses row-level security. One per process. */
export function serviceClient(): SupabaseClient<Database> {
  const { url, serviceKey } = environment()
  client ??= createClient<Database>(url, serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  return client
}
