import { PAYMENT_REFUSED } from '../domain/pricing.ts'
import { HttpError } from '../http/http-error.ts'
import type { Payment, PaymentProcessor } from './processor.ts'
import type { Purchase, PurchaseStore } from './purchase-store.ts'

/** Well within the minute that this call's turn to pay lasts. */
const TAKE_MS = 25_000

class Unanswered extends Error {}

/**
 * Takes the payment for a purchase when it is this caller's turn to pay, and completes the purchase. Throws `HttpError`
 * 402 with the code 'payment_refused' once a refusal is recorded, after which nothing can be bought under that payment
 * id. After any other error, the outcome is open.
 */
export async function completePayment(
  purchases: PurchaseStore,
  processor: PaymentProcessor,
  purchase: string,
  payment: Payment,
): Promise<Purchase> {
  try {
    // An upgrade costs nothing if the smaller packs already cost as much.
    if (payment.amountDollars > 0) await inTime(processor.take(payment))
  } catch (error) {
    throw await afterFailure(purchases, purchase, payment.user, error)
  }
  const bought = await purchases.complete(payment.user, purchase)
  if (bought?.status !== 'active')
    throw new Error(`Payment ${payment.id} was taken, but its purchase is ${bought?.status ?? 'gone'}`)
  return bought
}

/** Records what the failure means for the purchase, and returns the error to throw. */
async function afterFailure(purchases: PurchaseStore, purchase: string, user: string, error: unknown) {
  if (error instanceof HttpError && error.status === 402) {
    if (await purchases.cancel(user, purchase)) return new HttpError(402, error.message, PAYMENT_REFUSED)
    return new Error(`The payment of ${purchase} was refused after it had ended`, { cause: error })
  }
  // The money may have been taken. A processor that has not answered may still take it, so no other call may start.
  if (!(error instanceof Unanswered)) await purchases.release(user, purchase)
  return error
}

async function inTime(taking: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unanswered('The payment processor did not answer in time')), TAKE_MS)
  })
  try {
    await Promise.race([taking, late])
  } finally {
    clearTimeout(timer)
  }
}
