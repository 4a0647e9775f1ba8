/**
 * Where supabase-js stores the session in localStorage: its default key, from the first label of the project's host
 * name.
 */
export const SESSION_KEY = `sb-${new URL(import.meta.env.VITE_SUPABASE_URL).hostname.split('.')[0]}-auth-token`
