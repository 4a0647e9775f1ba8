import { entitlementsSchema, freeLimitsSchema } from '@domain/pricing'
import { isAuthSessionMissingError } from '@supabase/supabase-js'
import { z } from 'zod'
import { parseTimestamp } from '@/shared/lib/dates'
import { AppError, orThrow, toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { type Profile, parseProfile } from './profile'

/** The columns of `user_subscriptions` that decide whether its owner has Pro. */
const subscriptionSchema = z.object({
  plan_id: z.string(),
  status: z.string(),
  valid_until: z.string(),
  created_at: z.string(),
})
type Subscription = z.infer<typeof subscriptionSchema>

/** Pro only while the latest subscription is active and ends later than now (docs/contract.md#sign-in). */
export function isPro(subscription: Subscription | null | undefined, now: Date): boolean {
  if (subscription?.status !== 'active') return false
  const end = parseTimestamp(subscription.valid_until)
  return end !== null && end > now
}

const ADMIN_CHECK_MS = 10_000
const NO_USER = 'No authenticated user'

/** Asks the server whether the caller is an administrator. */
export async function fetchIsAdmin(): Promise<boolean> {
  const { data } = await orThrow(supabase.rpc('is_admin').abortSignal(AbortSignal.timeout(ADMIN_CHECK_MS)))
  return z.boolean().parse(data)
}

/** Whether the user has an admin role row (docs/contract.md#sign-in). */
export async function fetchHasAdminRole(userId: string, signal: AbortSignal): Promise<boolean> {
  const { data } = await orThrow(
    supabase
      .from('user_roles')
      .select('role')
      .eq('user_id', userId)
      .eq('role', 'admin')
      .limit(1)
      .abortSignal(signal),
  )
  return z.array(z.unknown()).parse(data).length > 0
}

export async function fetchProfile(userId: string, signal: AbortSignal): Promise<Profile> {
  const [{ data: auth, error: authError }, { data }] = await Promise.all([
    supabase.auth.getUser(),
    orThrow(supabase.from('profiles').select('*').eq('id', userId).abortSignal(signal).single()),
  ])
  if (authError) throw isAuthSessionMissingError(authError) ? new AppError(NO_USER) : toAppError(authError)
  if (auth.user.id !== userId) throw new AppError(NO_USER)
  const { email = '', app_metadata } = auth.user
  const providers = z.array(z.string()).catch(['email']).parse(app_metadata.providers)
  return parseProfile({ ...z.looseObject({}).parse(data), email, hasPassword: providers.includes('email') })
}

/**
 * The latest subscription to a recurring plan; one-time packs have no end and never hide it
 * (docs/data.md#what-is-sold).
 */
export async function fetchSubscription(userId: string, signal: AbortSignal): Promise<Subscription | null> {
  const { data } = await orThrow(
    supabase
      .from('user_subscriptions')
      .select('plan_id, status, valid_until, created_at')
      .eq('user_id', userId)
      .not('valid_until', 'is', null)
      .order('created_at', { ascending: false })
      .limit(1)
      .abortSignal(signal),
  )
  return z.array(subscriptionSchema).parse(data)[0] ?? null
}

export async function fetchFreeLimits(signal: AbortSignal) {
  const { data } = await orThrow(supabase.rpc('get_free_plan_limits').abortSignal(signal))
  return freeLimitsSchema.parse(data)
}

export async function fetchEntitlements(signal: AbortSignal) {
  const { data } = await orThrow(supabase.rpc('get_my_entitlements').abortSignal(signal))
  return entitlementsSchema.parse(data)
}
