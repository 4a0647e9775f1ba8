import { z } from 'zod'
import { parseTimestamp } from '@/shared/lib/dates'

/** The columns of `user_subscriptions` that decide whether its owner has Pro. */
export const subscriptionSchema = z.object({
  plan_id: z.string(),
  status: z.string(),
  valid_until: z.string(),
  created_at: z.string(),
})
export type Subscription = z.infer<typeof subscriptionSchema>

/** Pro only while the latest subscription is active and ends later than now (docs/contract.md#sign-in). */
export function isPro(subscription: Subscription | null | undefined, now: Date): boolean {
  if (subscription?.status !== 'active') return false
  const end = parseTimestamp(subscription.valid_until)
  return end !== null && end > now
}
