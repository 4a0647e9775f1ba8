import { z } from 'zod'
import { paths } from '@/shared/lib/paths'
import { orThrow, toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import type { Credentials, MailLink, SignUp } from './auth-schemas'

export const PROVIDERS = ['github', 'google', 'linkedin_oidc'] as const
export type Provider = (typeof PROVIDERS)[number]

const settingsSchema = z.object({
  external: z.partialRecord(z.string(), z.boolean().catch(false)).catch({}),
  disable_signup: z.boolean().catch(false),
})
/** Settings of the auth server. */
export type AuthSettings = z.infer<typeof settingsSchema>

// Return address of email links and social logins.
const returnAddress = () => window.location.origin + paths.dashboard

export async function signIn(credentials: Credentials): Promise<void> {
  await orThrow(supabase.auth.signInWithPassword(credentials))
}

/** Creates the account. Returns false if the email must be confirmed before the first login. */
export async function signUp({ email, password, firstName, lastName }: SignUp): Promise<boolean> {
  const { data } = await orThrow(
    supabase.auth.signUp({
      email,
      password,
      options: { data: { first_name: firstName, last_name: lastName }, emailRedirectTo: returnAddress() },
    }),
  )
  return data.session !== null
}

export async function resendConfirmation(email: string): Promise<void> {
  await orThrow(
    supabase.auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: returnAddress() },
    }),
  )
}

/** Sends a password reset link if an account has this email. */
export async function requestPasswordLink(email: string): Promise<void> {
  await orThrow(supabase.auth.resetPasswordForEmail(email))
}

/** Sets a new password and ends the sessions on all other devices. */
export async function setPassword(password: string): Promise<void> {
  await orThrow(supabase.auth.updateUser({ password }))
  await orThrow(supabase.auth.signOut({ scope: 'others' }))
}

const redeemedSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ email: z.string() }),
})
export type Redeemed = z.infer<typeof redeemedSchema>

/** Redeems an email link for a session, which is not adopted yet. Throws an AppError if the link was used. */
export async function redeemLink({ type, tokenHash }: MailLink): Promise<Redeemed> {
  const response = await fetch(`${import.meta.env.VITE_SUPABASE_URL}/auth/v1/verify`, {
    method: 'POST',
    headers: { apikey: import.meta.env.VITE_SUPABASE_ANON_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ type, token_hash: tokenHash }),
  }).catch((error: unknown) => {
    throw toAppError(error)
  })
  if (!response.ok) throw toAppError(await response.json().catch(() => null), response.status)
  return redeemedSchema.parse(await response.json())
}

/** Leaves for the provider's own page. */
export async function signInWith(provider: Provider): Promise<void> {
  await orThrow(
    supabase.auth.signInWithOAuth({
      provider,
      options: { redirectTo: returnAddress() },
    }),
  )
}

export async function fetchAuthSettings(signal: AbortSignal): Promise<AuthSettings> {
  const response = await fetch(`${import.meta.env.VITE_SUPABASE_URL}/auth/v1/settings`, {
    headers: { apikey: import.meta.env.VITE_SUPABASE_ANON_KEY },
    signal,
  }).catch((error: unknown) => {
    throw toAppError(error)
  })
  if (!response.ok) throw toAppError(await response.text(), response.status)
  return settingsSchema.parse(await response.json())
}
