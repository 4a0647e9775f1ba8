import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { accountQueries } from '@/account/account-queries'
import { explanationOf, isBeingPaid, isJustBought, isRefusal } from '@/account/purchase-refusals'
import { requestPurchase } from '@/account/purchase-request'
import { useLeaveForLogin } from '@/account/use-leave-for-login'
import { isSessionRefused, toAppError } from '@/shared/supabase/app-error'
import { toast } from '@/shared/ui/toast'
import type { Purchase } from './purchase'
import { fetchStatus } from './requests'

interface Attempt {
  purchase: Purchase
  /** Whether the buyer confirmed it although the same was bought since. */
  again: boolean
}

/** Outcome of an attempt; `unknown` while it is not confirmed. */
export type Outcome =
  | { kind: 'bought' }
  | { kind: 'just-bought' }
  | { kind: 'being-paid' }
  | { kind: 'refused'; message: string }
  | { kind: 'signed-out'; message: string }
  | { kind: 'unknown'; said: string | null }

/** Repeats the original payment: the server makes one purchase of it, at that price or not at all. */
async function finish({ purchase, again }: Attempt): Promise<Outcome> {
  const { payment_id, payment_processor, plan_id, pack_type, project_id, amount } = purchase
  try {
    await requestPurchase({ payment_id, payment_processor, plan_id, pack_type, project_id, amount, again })
    return { kind: 'bought' }
  } catch (thrown) {
    const error = toAppError(thrown)
    const { message } = error
    if (isSessionRefused(error)) return { kind: 'signed-out', message }
    if (isJustBought(error)) return { kind: 'just-bought' }
    if (isBeingPaid(error)) return { kind: 'being-paid' }
    if (isRefusal(error, true)) return { kind: 'refused', message }
    return lookUp(purchase, explanationOf(error))
  }
}

async function lookUp({ id }: Purchase, said: string | null): Promise<Outcome> {
  // If the lookup fails too, nothing more is known.
  const status = await fetchStatus(id).catch(() => null)
  if (status === 'canceled') return { kind: 'refused', message: 'This purchase was canceled.' }
  return status === null || status === 'pending' ? { kind: 'unknown', said } : { kind: 'bought' }
}

/** Finishes a pending purchase. */
export function useFinishPurchase(onEnd: () => void) {
  const client = useQueryClient()
  const leave = useLeaveForLogin()
  // On a double click, the second event fires before the page has updated.
  const sending = useRef(false)
  const { mutate, ...rest } = useMutation({
    mutationFn: finish,
    async onSuccess(outcome) {
      if (outcome.kind === 'signed-out') return leave(outcome.message)
      if (outcome.kind === 'bought') toast.success('Payment processed successfully!')
      else if (outcome.kind === 'refused') toast.error('Payment Failed', { description: outcome.message })
      else return
      onEnd()
      await client.invalidateQueries({ queryKey: accountQueries.all })
    },
    onSettled: () => {
      sending.current = false
    },
  })
  return {
    ...rest,
    send: (attempt: Attempt) => {
      if (sending.current) return
      sending.current = true
      mutate(attempt)
    },
  }
}
