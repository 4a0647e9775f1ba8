import { zodResolver } from '@hookform/resolvers/zod'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { priceTag } from '@/shared/lib/price-words'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Card, CardTitle } from '@/shared/ui/card'
import { OrderSummary } from '../order/order-summary'
import type { OrderParts } from '../order/order-view'
import type { Project } from '../project'
import { CardFields } from './card-fields'
import { cardSchema, TEST_CARD } from './card-schema'
import { OrderChoice } from './order-choice'

interface PaymentFormProps {
  parts: OrderParts
  busy: boolean
  onPay: () => void
  /** What became of attempts before. */
  children: ReactNode
}

export function PaymentForm({ parts, busy, onPay, children }: PaymentFormProps) {
  const form = useForm({ resolver: zodResolver(cardSchema), defaultValues: TEST_CARD })
  const { order, note } = parts
  return (
    <form
      noValidate
      // What was typed into the fields is checked and then left where it is.
      onSubmit={form.handleSubmit(onPay)}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8"
    >
      <div className="flex min-w-0 flex-col gap-6">
        {children}
        {note && <AlertBanner variant="warning">{note}</AlertBanner>}
        {order.project && <ProjectAlert project={order.project} />}
        <OrderChoice {...parts} disabled={busy} />
        <Card asChild>
          <section aria-labelledby="card">
            <CardTitle id="card" className="mb-4">
              Payment card
            </CardTitle>
            <AlertBanner variant="info" title="This is a test payment" className="mb-5">
              The card is filled in for you and is not charged. What you enter here never leaves this page.
            </AlertBanner>
            <CardFields form={form} disabled={busy} />
          </section>
        </Card>
      </div>
      <OrderSummary order={order}>
        <Button type="submit" size="lg" busy={busy}>
          <LockKeyhole aria-hidden />
          {busy ? 'Processing payment...' : `Pay ${priceTag(order.price)}`}
        </Button>
        <p className="text-ink-muted text-xs">
          Test payment: no money is taken and no card data is sent. It unlocks what you see above.
        </p>
      </OrderSummary>
    </form>
  )
}

const ProjectAlert = ({ project }: { project: Project }) => (
  <AlertBanner variant="info" title="For one project">
    <p className="[overflow-wrap:anywhere]">
      This purchase unlocks roadmaps for <bdi className="font-medium">{project.name}</bdi> only.
    </p>
  </AlertBanner>
)
