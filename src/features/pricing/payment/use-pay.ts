import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { accountQueries } from '@/account/account-queries'
import { type AppError, isSessionRefused, toAppError } from '@/shared/supabase/app-error'
import { pricingQueries } from '../pricing-queries'
import { requestPurchase } from '../requests'
import { clearOpenPayment, type OpenPayment } from './open-payment'

/** What became of an attempt to pay; `unknown` when no answer came, so that it has to be looked up. */
export type Outcome =
  | { kind: 'bought'; name: string; project: string | null }
  | { kind: 'failed'; message: string }
  | { kind: 'signed-out'; message: string }
  | { kind: 'unknown'; payment: OpenPayment }

const TOAST = 'payment'

/** Says it and loads anew what the purchase has changed. */
export function tellBought(client: QueryClient): void {
  clearOpenPayment()
  toast.success('Payment processed successfully!', { id: TOAST })
  void client.invalidateQueries({ queryKey: accountQueries.all })
}

/** Answers of those who stand before our function and have not asked it. */
const UNHEARD = [408, 429]

/** Only a clear answer ends a payment: after anything else it may have been bought. */
const isRefusal = ({ status }: AppError) =>
  status !== null && status >= 400 && status < 500 && !UNHEARD.includes(status)

async function pay(payment: OpenPayment): Promise<Outcome> {
  try {
    await requestPurchase(payment.request)
    return { kind: 'bought', name: payment.name, project: payment.request.project_id }
  } catch (thrown) {
    const error = toAppError(thrown)
    if (isSessionRefused(error)) return { kind: 'signed-out', message: error.message }
    return isRefusal(error) ? { kind: 'failed', message: error.message } : { kind: 'unknown', payment }
  }
}

export function usePay() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: pay,
    onSuccess(outcome) {
      if (outcome.kind === 'bought') tellBought(client)
      // Nobody was let in, so nothing can have been bought.
      if (outcome.kind === 'signed-out') clearOpenPayment()
      if (outcome.kind !== 'failed') return
      clearOpenPayment()
      toast.error('Payment Failed', { id: TOAST, description: outcome.message })
      // Prices or rights may be others than those that were shown.
      void client.invalidateQueries({ queryKey: pricingQueries.all })
      void client.invalidateQueries({ queryKey: accountQueries.all })
    },
  })
}
