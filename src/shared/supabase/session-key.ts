/** Where supabase-js keeps the session in localStorage: its own default, by the first part of the project's address. */
export const SESSION_KEY = `sb-${new URL(import.meta.env.VITE_SUPABASE_URL).hostname.split('.')[0]}-auth-token`
