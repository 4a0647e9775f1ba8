/** The localStorage key of the session: supabase-js's default, derived from the first label of the project's host name. */
export const SESSION_KEY = `sb-${new URL(import.meta.env.VITE_SUPABASE_URL).hostname.split('.')[0]}-auth-token`
