import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQueries } from '@/account/account-queries'
import { explanationOf, isJustBought, isRefusal } from '@/account/purchase-refusals'
import { requestPurchase } from '@/account/purchase-request'
import { isSessionRefused, toAppError } from '@/shared/supabase/app-error'
import { toast } from '@/shared/ui/toast'
import { pricingQueries } from '../pricing-queries'
import { clearOpenPayment, type OpenPayment } from './open-payment'

/** A payment in progress; `retry` if it was sent before and may have succeeded. */
export interface Attempt {
  payment: OpenPayment
  retry: boolean
}

/** Outcome of a payment attempt; `unknown` if it has to be looked up, `said` if there was an answer. */
type Outcome =
  | { kind: 'bought'; name: string; project: string | null }
  | { kind: 'failed'; message: string }
  | ({ kind: 'just-bought' } & Attempt)
  | ({ kind: 'signed-out'; message: string } & Attempt)
  | { kind: 'unknown'; payment: OpenPayment; said: string | null }

export type { Outcome }

const TOAST = 'payment'

/** Shows a success toast and refetches what the purchase changed. */
export function toastBought(client: QueryClient): void {
  clearOpenPayment()
  toast.success('Payment processed successfully!', { id: TOAST })
  void client.invalidateQueries({ queryKey: accountQueries.all })
}

/** Shows the refusal and refetches what may be out of date: prices or entitlements. */
export function toastRefused(client: QueryClient, message: string): void {
  clearOpenPayment()
  toast.error('Payment Failed', { id: TOAST, description: message })
  void client.invalidateQueries({ queryKey: pricingQueries.all })
  void client.invalidateQueries({ queryKey: accountQueries.all })
}

async function pay({ payment, retry }: Attempt): Promise<Outcome> {
  try {
    await requestPurchase(payment.request)
    return { kind: 'bought', name: payment.name, project: payment.request.project_id }
  } catch (thrown) {
    const error = toAppError(thrown)
    const { message } = error
    if (isSessionRefused(error)) return { kind: 'signed-out', message, payment, retry }
    if (isJustBought(error)) return { kind: 'just-bought', payment, retry }
    if (isRefusal(error, retry)) return { kind: 'failed', message }
    return { kind: 'unknown', payment, said: explanationOf(error) }
  }
}

export function usePay() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: pay,
    onSuccess(outcome) {
      if (outcome.kind === 'bought') toastBought(client)
      if (outcome.kind === 'failed') toastRefused(client, outcome.message)
      // This unauthorized call bought nothing; an earlier one may have.
      if (outcome.kind === 'signed-out' && !outcome.retry) clearOpenPayment()
    },
  })
}
