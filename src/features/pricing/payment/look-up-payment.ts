import { isBeingPaid, isJustBought, isRefusal } from '@/account/purchase-refusals'
import { requestPurchase } from '@/account/purchase-request'
import { toAppError } from '@/shared/supabase/app-error'
import { fetchPurchase } from '../requests'
import type { OpenPayment } from './open-payment'

const LOOKS = 4
const LOOK_AGAIN_MS = 1_500

/** Outcome of an unanswered payment; `none` if no purchase is known so far. */
export type PaymentOutcome =
  | { kind: 'bought'; project: string | null }
  | { kind: 'none'; said: string | null }
  | { kind: 'refused'; message: string }
  | { kind: 'just-bought' }

const NONE: PaymentOutcome = { kind: 'none', said: null }

/** Looks up a payment. A pending purchase is finished by repeating the same request. */
export async function lookUpPayment(payment: OpenPayment, signal: AbortSignal): Promise<PaymentOutcome> {
  const { payment_id } = payment.request
  for (let looks = 1; looks <= LOOKS; looks += 1) {
    const found = await fetchPurchase(payment.userId, payment_id, signal)
    if (found?.status === 'pending') return resume(payment, signal)
    if (found?.status === 'canceled') return { kind: 'refused', message: 'This purchase was canceled.' }
    if (found) return { kind: 'bought', project: found.project_id }
    // The request may still be in transit.
    if (looks < LOOKS) await pause(signal)
  }
  return NONE
}

async function resume({ request }: OpenPayment, signal: AbortSignal): Promise<PaymentOutcome> {
  try {
    await requestPurchase(request, signal)
    return { kind: 'bought', project: request.project_id }
  } catch (thrown) {
    const error = toAppError(thrown)
    if (isJustBought(error)) return { kind: 'just-bought' }
    if (isRefusal(error, true)) return { kind: 'refused', message: error.message }
    // It can be neither finished nor canceled: payments are switched off, or another tab is paying.
    if (error.code === 'processor_refused' || isBeingPaid(error)) return { kind: 'none', said: error.message }
    throw error
  }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, LOOK_AGAIN_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
