import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { endSession } from '@/account/session'
import { paths } from '@/shared/lib/paths'
import type { Order } from '../order/read-order'
import { NO_SESSION } from '../requests'
import { type OpenPayment, openPaymentOf, readOpenPayment } from './open-payment'
import { type Outcome, usePay } from './use-pay'

interface Unanswered {
  payment: OpenPayment
  attempt: number
}

/** Pays an order once, and keeps what got no answer, from before a reload too, to be looked up. */
export function usePayment(userId: string) {
  const [unanswered, setUnanswered] = useState<Unanswered | null>(() => {
    const payment = readOpenPayment(userId)
    return payment && { payment, attempt: 0 }
  })
  const { mutate, isPending, data: outcome } = usePay()
  const leave = useLeaveForLogin()
  const follow = (next: Outcome) => {
    if (next.kind === 'unknown')
      setUnanswered((before) => ({ payment: next.payment, attempt: (before?.attempt ?? 0) + 1 }))
    if (next.kind === 'signed-out') void leave(next.message)
  }
  // Of two clicks the second comes before the page has heard of the first.
  const sending = useRef(false)
  const send = (order: Order) => {
    if (sending.current) return
    sending.current = true
    mutate(openPaymentOf(userId, order), {
      onSuccess: follow,
      onSettled: () => {
        sending.current = false
      },
    })
  }
  return { unanswered, outcome, isPending, send }
}

/** To the login, which leads back to this payment (spec part 2 §8). */
function useLeaveForLogin() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async (message: string) => {
    if (message === NO_SESSION) toast.error(NO_SESSION)
    else toast.error('Session Expired', { description: 'Your session has expired. Please log in again.' })
    await endSession()
    await navigate(paths.loginReturningTo(pathname + search), { replace: true })
  }
}
