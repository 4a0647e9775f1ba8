import { z } from 'zod'
import { withTimeout } from '@/shared/lib/with-timeout'
import { AppError, isNetworkError, toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { invoke } from '@/shared/supabase/invoke'

export const TEST_PROCESSOR = 'dummy'

/** Time to wait for the server before looking up the outcome, in ms. */
const BUY_MS = 30_000

/** The item bought under a payment id, and the price shown for it in US dollars. */
export interface PurchaseRequest {
  payment_id: string
  plan_id: string
  pack_type: string | null
  project_id: string | null
  amount: number
  /** Whether the buyer confirmed buying it again. */
  again: boolean
  /** The payment processor; the test processor by default. */
  payment_processor?: string
}

/** Shown verbatim (docs/contract.md#messages). */
export const NO_SESSION = 'You must be logged in to make a purchase'

/** Throws an AppError with status 401 if there is no session. */
async function requireSession(): Promise<void> {
  const { data, error } = await supabase.auth.getSession()
  if (error && isNetworkError(toAppError(error))) throw toAppError(error)
  if (error) throw new AppError('Your session has expired.', { status: 401, cause: error })
  if (!data.session) throw new AppError(NO_SESSION, { status: 401 })
}

const answerSchema = z.object({ success: z.literal(true) })

/** Makes the purchase. Idempotent: repeating the request returns the same answer and buys nothing more. */
export const requestPurchase = (request: PurchaseRequest, outer?: AbortSignal): Promise<void> =>
  withTimeout(BUY_MS, (signal) => sendPurchase(request, signal), outer)

async function sendPurchase(request: PurchaseRequest, signal: AbortSignal): Promise<void> {
  await requireSession()
  const order = Object.entries({
    payment_processor: TEST_PROCESSOR,
    ...request,
    again: request.again || null,
  })
  const body = Object.fromEntries(order.filter(([, value]) => value !== null))
  const answer = await invoke('create_user_subscription', body, signal)
  if (!answerSchema.safeParse(answer).success) throw new AppError('Invalid response format from server')
}
