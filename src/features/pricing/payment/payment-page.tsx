import { useParams, useSearchParams } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { OrderView } from '../order/order-view'
import { type Asked, readAsked } from '../order/read-order'
import { PaymentForm } from './payment-form'
import { PaymentFrame } from './payment-frame'
import { PaymentSuccess } from './payment-success'
import { SettledPayment } from './settled-payment'
import { usePayment } from './use-payment'

/** /payment/:planId: the card, what is paid, and what became of it (spec part 2 §2). */
export function PaymentPage() {
  const { planId } = useParams()
  const [params] = useSearchParams()
  const userId = useAuthStore((state) => state.userId)
  return userId && <Payment key={userId} userId={userId} asked={readAsked(planId, params)} />
}

function Payment({ userId, asked }: { userId: string; asked: Asked }) {
  const { unanswered, outcome, isPending, send } = usePayment(userId)
  if (outcome?.kind === 'bought') return <PaymentSuccess name={outcome.name} project={outcome.project} />
  const missing = unanswered && `No answer came, and no purchase of ${unanswered.payment.name} was made.`
  const problem = outcome?.kind === 'failed' ? outcome.message : missing
  const page = (
    <PaymentFrame>
      <OrderView asked={asked} userId={userId} stay={isPending}>
        {(parts) => (
          <PaymentForm
            parts={parts}
            busy={isPending}
            problem={isPending ? null : problem}
            onPay={() => send(parts.order)}
          />
        )}
      </OrderView>
    </PaymentFrame>
  )
  return unanswered ? <SettledPayment {...unanswered}>{page}</SettledPayment> : page
}
