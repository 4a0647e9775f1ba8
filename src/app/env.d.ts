interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_ANON_KEY: string
  /** Empty or missing where nobody sells. */
  readonly VITE_SALES_EMAIL?: string
}
