import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQueries } from '@/account/account-queries'
import { explanationOf, isJustBought, isRefusal } from '@/account/purchase-refusals'
import { requestPurchase } from '@/account/purchase-request'
import { isSessionRefused, toAppError } from '@/shared/supabase/app-error'
import { toast } from '@/shared/ui/toast'
import { pricingQueries } from '../pricing-queries'
import { clearOpenPayment, type OpenPayment } from './open-payment'

/** A payment on its way; `retry` when it was sent before and may have been made then. */
export interface Attempt {
  payment: OpenPayment
  retry: boolean
}

/** What became of an attempt to pay; `unknown` when that has to be looked up, `said` where an answer came. */
type Outcome =
  | { kind: 'bought'; name: string; project: string | null }
  | { kind: 'failed'; message: string }
  | ({ kind: 'just-bought' } & Attempt)
  | ({ kind: 'signed-out'; message: string } & Attempt)
  | { kind: 'unknown'; payment: OpenPayment; said: string | null }

export type { Outcome }

const TOAST = 'payment'

/** Says it and loads anew what the purchase has changed. */
export function tellBought(client: QueryClient): void {
  clearOpenPayment()
  toast.success('Payment processed successfully!', { id: TOAST })
  void client.invalidateQueries({ queryKey: accountQueries.all })
}

/** Says that it was refused and loads anew what may be otherwise than it was shown: prices or rights. */
export function tellRefused(client: QueryClient, message: string): void {
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
      if (outcome.kind === 'bought') tellBought(client)
      if (outcome.kind === 'failed') tellRefused(client, outcome.message)
      // Nobody was let in, so nothing can have been bought; what was sent before may have been.
      if (outcome.kind === 'signed-out' && !outcome.retry) clearOpenPayment()
    },
  })
}
