import { useParams, useSearchParams } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { OrderView } from '../order/order-view'
import { type Asked, readAsked } from '../order/read-order'
import { AgainDialog } from '../payment/again-dialog'
import { OtherDialog } from '../payment/other-dialog'
import { PaymentForm } from '../payment/payment-form'
import { PaymentFrame } from '../payment/payment-frame'
import { PaymentProblem } from '../payment/payment-problem'
import { PaymentSuccess } from '../payment/payment-success'
import { SettledPayment, type Unbought } from '../payment/settled-payment'
import { UnansweredNote } from '../payment/unanswered-note'
import type { Attempt } from '../payment/use-pay'
import { usePayment } from '../payment/use-payment'

/** /payment/:planId: the card, what is paid, and what became of it. */
export function PaymentPage() {
  const { planId } = useParams()
  const [params] = useSearchParams()
  const userId = useAuthStore((state) => state.userId)
  return userId && <Payment key={userId} userId={userId} asked={readAsked(planId, params)} />
}

function Payment({ userId, asked }: { userId: string; asked: Asked }) {
  const paying = usePayment(userId)
  const { unanswered, outcome } = paying
  if (outcome?.kind === 'bought') return <PaymentSuccess name={outcome.name} project={outcome.project} />
  const page = (settled: Unbought | null) => (
    <Page paying={paying} settled={settled} userId={userId} asked={asked} />
  )
  return unanswered ? <SettledPayment {...unanswered}>{page}</SettledPayment> : page(null)
}

interface PageProps {
  paying: ReturnType<typeof usePayment>
  /** What is known of the payment without an answer, where there is one. */
  settled: Unbought | null
  userId: string
  asked: Asked
}

function Page({ paying, settled, userId, asked }: PageProps) {
  const { unanswered, outcome, isPending, other } = paying
  const open = settled?.kind === 'none' ? unanswered : null
  const repeated = repeatedIn(paying, settled)
  const refused = settled?.kind === 'refused' ? settled.message : null
  const problem = outcome?.kind === 'failed' ? outcome.message : refused
  return (
    <PaymentFrame>
      <OrderView asked={asked} userId={userId} stay={isPending || repeated !== null}>
        {(parts) => (
          <PaymentForm parts={parts} busy={isPending} onPay={() => paying.send(parts.order)}>
            {!isPending && problem && <PaymentProblem problem={problem} />}
            {!isPending && open && settled?.kind === 'none' && (
              <UnansweredNote
                name={open.payment.name}
                said={open.said ?? settled.said}
                onTryAgain={() => paying.tryAgain(open.payment)}
              />
            )}
          </PaymentForm>
        )}
      </OrderView>
      {repeated && !isPending && (
        <AgainDialog
          payment={repeated.payment}
          onBuy={() => paying.buyAnother(repeated)}
          onClose={paying.buyNoOther}
        />
      )}
      {open && other && !isPending && (
        <OtherDialog
          name={open.payment.name}
          other={other}
          onTryAgain={() => paying.tryAgain(open.payment)}
          onPay={() => paying.payOther(other)}
          onClose={paying.keepOther}
        />
      )}
    </PaymentFrame>
  )
}

/** The payment that would buy once more what was bought a moment ago. */
function repeatedIn({ unanswered, outcome }: PageProps['paying'], settled: Unbought | null): Attempt | null {
  if (outcome?.kind === 'just-bought') return outcome
  return settled?.kind === 'just-bought' && unanswered ? { payment: unanswered.payment, retry: true } : null
}
