import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../../supabase/functions/_shared/db/database.types'

export type { Database }

/**
 * The one client. Sessions live in localStorage and are shared by all tabs. Links in mails use the implicit
 * flow, because people open them on another device than the one they signed up on; account/link-arrival reads them.
 */
export const supabase = createClient<Database>(
  import.meta.env.VITE_SUPABASE_URL,
  import.meta.env.VITE_SUPABASE_ANON_KEY,
  {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false, flowType: 'implicit' },
  },
)
