interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_ANON_KEY: string
  /** Empty or missing if there is no sales contact. */
  readonly VITE_SALES_EMAIL?: string
  /** Page for booking a consultation; empty or missing if none is offered. */
  readonly VITE_CONSULTATION_URL?: string
}
