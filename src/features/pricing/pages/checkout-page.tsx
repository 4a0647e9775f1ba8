import { PHASE_NAMES } from '@domain/phases'
import { planContents } from '@domain/pricing'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'
import { formatPriceEach, orderName } from '../order/format-order'
import { IDEA_CONTENTS, PHASE_NOTES, phasesOf, ROADMAP_CONTENTS } from '../order/format-pack'
import { IncludedList } from '../order/included-list'
import { OrderSummary } from '../order/order-summary'
import { type OrderParts, OrderView } from '../order/order-view'
import { type Order, readRequestedItem } from '../order/read-order'

/** /checkout/:planId: review of the order. */
export function CheckoutPage() {
  const { planId } = useParams()
  const [params] = useSearchParams()
  const userId = useAuthStore((state) => state.userId)
  const asked = readRequestedItem(planId, params)
  return (
    <>
      <PageHeader
        title="Checkout"
        subtitle="Review your order. Nothing is charged on this page."
        back={{ to: paths.pricing(asked.project ?? undefined), label: 'Back to Pricing' }}
      />
      {userId && (
        <OrderView asked={asked} userId={userId}>
          {(parts) => <Overview {...parts} />}
        </OrderView>
      )}
    </>
  )
}

const Overview = ({ order, note }: OrderParts) => (
  <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
    <div className="flex min-w-0 flex-col gap-6">
      {note && <AlertBanner variant="warning">{note}</AlertBanner>}
      <Card asChild>
        <section aria-labelledby="included">
          <h2 id="included" className="font-semibold font-serif text-xl tracking-tight">
            {orderName(order)}
          </h2>
          {order.project && <ProjectLine name={order.project.name} description={order.project.description} />}
          <h3 className="mt-6 mb-3 font-semibold text-sm">Included</h3>
          <IncludedList items={featuresOf(order)} />
          <h3 className="mt-6 mb-3 font-semibold text-sm">Good to know</h3>
          <IncludedList items={benefitsOf(order)} />
        </section>
      </Card>
    </div>
    <OrderSummary order={order}>
      <Button asChild size="lg">
        <Link to={paymentOf(order)}>Proceed to Payment</Link>
      </Button>
      <p className="text-ink-muted text-xs">
        By proceeding to payment, you agree to the{' '}
        <Link to={paths.terms} className="underline underline-offset-2">
          Terms of Service
        </Link>{' '}
        and the{' '}
        <Link to={paths.privacy} className="underline underline-offset-2">
          Privacy Policy
        </Link>
        .
      </p>
    </OrderSummary>
  </div>
)

const ProjectLine = ({ name, description }: { name: string; description: string }) => (
  <div className="mt-3 rounded-md bg-surface-sunken px-4 py-3 text-sm">
    <p className="text-ink-muted text-xs">For this project</p>
    <p dir="auto" className="mt-1 font-medium [overflow-wrap:anywhere]">
      {name}
    </p>
    <p dir="auto" className="mt-0.5 text-ink-muted [overflow-wrap:anywhere]">
      {description}
    </p>
  </div>
)

const paymentOf = ({ plan, pack, project }: OrderParts['order']) =>
  paths.payment(plan.id, {
    count: pack?.ideas ?? undefined,
    pack: pack?.ideas === null ? pack.pack : undefined,
    project: project?.id,
  })

/** Contents of the order. */
function featuresOf({ plan, pack }: Order): string[] {
  if (!pack) return planContents(plan).map(({ name, value }) => `${name}: ${value}`)
  if (pack.ideas !== null)
    return [`${pack.ideas} idea ${pack.ideas === 1 ? 'validation' : 'validations'}`, ...IDEA_CONTENTS]
  const phases = phasesOf(pack).map((phase) => `${PHASE_NAMES[phase]}: ${PHASE_NOTES[phase]}`)
  return [...phases, ...ROADMAP_CONTENTS]
}

/** Terms that apply afterwards. */
function benefitsOf({ plan, pack, price, paid }: Order): string[] {
  const kept = 'It stays yours if prices or plans change later'
  if (plan.interval !== 'once')
    return [
      `It ends after one ${plan.interval} and does not renew`,
      'You can still read your reports afterward',
    ]
  if (!pack) return [kept]
  if (pack.ideas === null)
    return [
      'Unlocks roadmaps for this project only',
      ...(paid > 0 ? ['What you paid for smaller packs of this project is deducted'] : []),
      'It does not expire',
      kept,
    ]
  const each = formatPriceEach(price, pack.ideas)
  return [each && `Ideas at ${each}`, 'Used after your free validations', kept].flatMap((line) => line ?? [])
}
