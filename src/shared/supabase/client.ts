import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../../supabase/functions/_shared/db/database.types'
import { fetchOrTakeEarly } from './early-answers'
import { SESSION_KEY } from './session-key'

export type { Database }

/**
 * The one client. Sessions live in localStorage and are shared by all tabs. None is taken from an address: a social login
 * brings a code that only the browser which began it can redeem (PKCE), and links in mails lead to a page that asks first.
 */
export const supabase = createClient<Database>(
  import.meta.env.VITE_SUPABASE_URL,
  import.meta.env.VITE_SUPABASE_ANON_KEY,
  {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
      flowType: 'pkce',
      storageKey: SESSION_KEY,
    },
    global: { fetch: fetchOrTakeEarly },
  },
)
