import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLeaveForLogin } from '@/account/use-leave-for-login'
import { isForbidden, isSessionRefused } from '@/shared/supabase/app-error'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { ErrorState } from '@/shared/ui/states'
import { lookUpPayment, type PaymentOutcome } from './look-up-payment'
import { type OpenPayment, readOpenPayment } from './open-payment'
import { PaymentFrame } from './payment-frame'
import { PaymentSuccess } from './payment-success'
import { toastBought, toastRefused } from './use-pay'

export type NotBought = Exclude<PaymentOutcome, { kind: 'bought' }>

interface PaymentLookupProps {
  payment: OpenPayment
  /** Number of lookups of this payment. */
  attempt: number
  /** The page when no purchase is known. */
  children: (settled: NotBought) => ReactNode
}

/** Looks up an unanswered payment and shows its outcome. */
export function PaymentLookup({ payment, attempt, children }: PaymentLookupProps) {
  const leave = useLeaveForLogin()
  const { data, isPaused, error, refetch } = useQuery({
    queryKey: ['payment-lookup', payment.request.payment_id, attempt],
    queryFn: async ({ client, signal }) => {
      const settled = await lookUpPayment(payment, signal)
      if (readOpenPayment(payment.userId)?.request.payment_id !== payment.request.payment_id) return settled
      if (settled.kind === 'bought') toastBought(client)
      if (settled.kind === 'refused') toastRefused(client, settled.message)
      return settled
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (isPaused) return <Waiting title="The connection was lost." detail={OFFLINE} />
  if (error) {
    const shut = isSessionRefused(error) || isForbidden(error)
    const login = <Button onClick={() => void leave(error.message)}>Log in again</Button>
    return (
      <PaymentFrame>
        <ErrorState
          message={shut ? `${SHUT} ${SAFE}` : `${LOOKUP_FAILED} ${SAFE}`}
          onRetry={() => void refetch()}
          action={shut && login}
        />
      </PaymentFrame>
    )
  }
  if (data === undefined) return <Waiting title="Looking up your payment..." detail={SAFE} />
  if (data.kind !== 'bought') return children(data)
  return <PaymentSuccess name={payment.name} project={data.project} />
}

const SAFE = 'Please do not pay again. The purchase goes through once or not at all.'
const OFFLINE =
  'We will check whether your payment went through as soon as you are online again. The purchase goes through once or not at all.'
const LOOKUP_FAILED = 'We could not check whether your payment went through.'
const SHUT =
  'Your session has ended, so we could not check whether your payment went through. We will check once you log in again.'

const Waiting = ({ title, detail }: { title: string; detail: string }) => (
  <PaymentFrame>
    <AlertBanner variant="info" title={title}>
      {detail}
    </AlertBanner>
  </PaymentFrame>
)
