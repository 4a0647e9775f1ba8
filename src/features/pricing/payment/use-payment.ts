import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { accountQueries } from '@/account/account-queries'
import { useLeaveForLogin } from '@/account/use-leave-for-login'
import type { Order } from '../order/read-order'
import {
  clearOpenPayment,
  isPaymentOf,
  keepOpenPayment,
  newPayment,
  type OpenPayment,
  readOpenPayment,
} from './open-payment'
import { type Attempt, type Outcome, usePay } from './use-pay'

interface Unanswered {
  payment: OpenPayment
  /** Number of lookups. */
  attempt: number
  /** The server's message when it did not say whether the purchase was made. */
  said: string | null
}

/** Pays an order once, and keeps unanswered payments, including from before a reload, to be looked up. */
export function usePayment(userId: string) {
  const client = useQueryClient()
  const [unanswered, setUnanswered] = useState<Unanswered | null>(() => {
    const payment = readOpenPayment(userId)
    return payment && { payment, attempt: 0, said: null }
  })
  // The order that the buyer wants to pay while another payment is unanswered.
  const [other, setOther] = useState<Order | null>(null)
  const { mutate, isPending, data: outcome, reset } = usePay()
  const leave = useLeaveForLogin()
  const lookUp = (payment: OpenPayment, said: string | null) =>
    setUnanswered((before) => ({ payment, said, attempt: (before?.attempt ?? 0) + 1 }))
  const follow = (next: Outcome) => {
    if (next.kind === 'unknown') lookUp(next.payment, next.said)
    if (next.kind === 'failed') setUnanswered(null)
    if (next.kind === 'signed-out') void leave(next.message)
  }
  // On a double click, the second event fires before the page has updated.
  const sending = useRef(false)
  const start = (attempt: Attempt) => {
    if (sending.current) return
    sending.current = true
    setOther(null)
    mutate(attempt, {
      onSuccess: follow,
      onSettled: () => {
        sending.current = false
      },
    })
  }
  return {
    unanswered,
    outcome,
    isPending,
    other,
    /** Pays the order; if another payment is unanswered, looks that up first. */
    send: (order: Order) => {
      const open = readOpenPayment(userId)
      if (open && !isPaymentOf(open, order)) {
        lookUp(open, null)
        setOther(order)
      } else start({ payment: open ?? newPayment(userId, order), retry: open !== null })
    },
    tryAgain: (payment: OpenPayment) => start({ payment, retry: true }),
    /** Pays the other order, whatever the outcome of the unanswered payment. */
    payOther: (order: Order) => {
      setUnanswered(null)
      start({ payment: newPayment(userId, order), retry: false })
    },
    keepOther: () => setOther(null),
    /** Repeats a purchase that was made moments ago. */
    buyAnother: ({ payment, retry }: Attempt) =>
      start({
        payment: keepOpenPayment({ ...payment, request: { ...payment.request, again: true } }),
        retry,
      }),
    buyNoOther: () => {
      clearOpenPayment()
      setUnanswered(null)
      reset()
      void client.invalidateQueries({ queryKey: accountQueries.all })
    },
  }
}
