import type { PurchaseRow } from '@domain/pricing'
import { fetchPurchase, requestPurchase } from '../requests'
import type { OpenPayment } from './open-payment'

const LOOKS = 4
const LOOK_AGAIN_MS = 1_500

/**
 * What became of a payment that got no answer: the purchase, or null when nothing was bought. A purchase that was
 * begun only is brought to its end by the same request again.
 */
export async function settle(payment: OpenPayment, signal: AbortSignal): Promise<PurchaseRow | null> {
  const { payment_id } = payment.request
  for (let looks = 1; looks <= LOOKS; looks += 1) {
    const found = await fetchPurchase(payment.userId, payment_id, signal)
    if (found?.status === 'pending') {
      await requestPurchase(payment.request, signal)
      return fetchPurchase(payment.userId, payment_id, signal)
    }
    if (found?.status === 'canceled') return null
    if (found) return found
    // The request may still be on its way.
    if (looks < LOOKS) await pause(signal)
  }
  return null
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
