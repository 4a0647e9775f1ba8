import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { ErrorState } from '@/shared/ui/error-state'
import { type OpenPayment, readOpenPayment } from './open-payment'
import { PaymentFrame } from './payment-frame'
import { PaymentSuccess } from './payment-success'
import { settle } from './settle'
import { tellBought } from './use-pay'

interface SettledPaymentProps {
  payment: OpenPayment
  /** Counts the times that this payment stayed without an answer. */
  attempt: number
  /** The page again, when nothing was bought. */
  children: ReactNode
}

/** Looks up what became of a payment that got no answer, and says which. */
export function SettledPayment({ payment, attempt, children }: SettledPaymentProps) {
  const { data, isPaused, isError, refetch } = useQuery({
    queryKey: ['settled-payment', payment.request.payment_id, attempt],
    queryFn: async ({ client, signal }) => {
      const row = await settle(payment, signal)
      if (row && readOpenPayment(payment.userId)?.request.payment_id === row.payment_id) tellBought(client)
      return row
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (isPaused) return <Waiting title="The connection is gone." detail={OFFLINE} />
  if (isError)
    return (
      <PaymentFrame>
        <ErrorState message={`${LOOKUP_FAILED} ${SAFE}`} onRetry={() => void refetch()} />
      </PaymentFrame>
    )
  if (data === undefined) return <Waiting title="Looking up your payment..." detail={SAFE} />
  return data ? <PaymentSuccess name={payment.name} project={data.project_id} /> : children
}

const SAFE = 'Please do not pay again meanwhile: it is bought once or not at all.'
const OFFLINE =
  'Whether your payment went through is looked up as soon as you are online again. It is bought once or not at all.'
const LOOKUP_FAILED = 'Whether your payment went through could not be looked up.'

const Waiting = ({ title, detail }: { title: string; detail: string }) => (
  <PaymentFrame>
    <AlertBanner variant="info" title={title}>
      {detail}
    </AlertBanner>
  </PaymentFrame>
)
