import {
  IDEA_PLAN,
  PAYMENT_IDEA_COUNTS,
  type PackPrice,
  packName,
  ROADMAP_PACKS,
  ROADMAP_PLAN,
} from '@domain/pricing'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { accountQueries } from '@/account/account-queries'
import { cn } from '@/shared/lib/cn'
import { exactPrice, priceTag } from '@/shared/lib/format-price'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Card, CardTitle } from '@/shared/ui/card'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { isOwned, offeredIn } from '../order/format-pack'
import { OrderSummary } from '../order/order-summary'
import type { OrderParts } from '../order/order-view'
import { SizeChoice } from '../order/size-choice'
import type { Project } from '../project'

const isOffered = ({ plan_id, pack, ideas }: PackPrice) =>
  plan_id === IDEA_PLAN
    ? PAYMENT_IDEA_COUNTS.some((count) => count === ideas)
    : plan_id === ROADMAP_PLAN && ROADMAP_PACKS.some((id) => id === pack)

const byIdeas = (one: PackPrice, other: PackPrice) => (one.ideas ?? 0) - (other.ideas ?? 0)

/** Other sizes of the selected pack, stored in the address so that a reload keeps the selection. */
function OrderChoice({ order, list, projectPrices, disabled }: OrderParts & { disabled: boolean }) {
  const [, setParams] = useSearchParams()
  const { data: entitlements } = useQuery(accountQueries.entitlements())
  const { plan, pack, project } = order
  const sold = list.packs.filter((one) => one.plan_id === plan.id && isOffered(one)).toSorted(byIdeas)
  const packs = offeredIn(sold, projectPrices)
  if (!pack || packs.length < 2) return null
  const choose = (id: string) => {
    const ideas = packs.find((one) => one.pack === id)?.ideas
    const size: Record<string, string> = ideas ? { count: String(ideas) } : { pack: id }
    const params = project ? { ...size, project: project.id } : size
    setParams(params, { replace: true, preventScrollReset: true })
  }
  return (
    <SizeChoice
      legend={pack.ideas === null ? 'Package' : 'Number of ideas'}
      sizes={packs.map((one) => {
        const owned = project !== null && entitlements !== undefined && isOwned(entitlements, project.id, one)
        return {
          id: one.pack,
          label: packName(one),
          price: exactPrice(owned ? one.price : one.amount),
          note: owned ? 'Already unlocked' : one.paid > 0 ? `instead of ${exactPrice(one.price)}` : null,
          disabled: owned || disabled,
        }
      })}
      chosen={pack.pack}
      onChoose={choose}
      className={pack.ideas === null ? 'sm:grid-cols-3' : 'sm:grid-cols-5'}
    />
  )
}

interface PaymentFormProps {
  parts: OrderParts
  busy: boolean
  onPay: () => void
  /** Outcome of earlier attempts. */
  children: ReactNode
}

export function PaymentForm({ parts, busy, onPay, children }: PaymentFormProps) {
  const form = useForm({ resolver: zodResolver(cardSchema), defaultValues: TEST_CARD })
  const { order, note } = parts
  return (
    <form
      noValidate
      // Card fields are validated and never sent.
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

interface CardField {
  name: keyof CardValues
  label: string
  wide?: boolean
  digits?: boolean
}

const FIELDS: CardField[] = [
  { name: 'holder', label: 'Cardholder Name', wide: true },
  { name: 'number', label: 'Card Number', wide: true, digits: true },
  { name: 'expires', label: 'Expiration Date (MM/YY)' },
  { name: 'code', label: 'CVC/CVV', digits: true },
]

interface CardFieldsProps {
  form: UseFormReturn<CardValues>
  disabled: boolean
}

const CardFields = ({ form: { register, formState }, disabled }: CardFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {FIELDS.map(({ name, label, wide, digits }) => (
      <Field
        key={name}
        label={label}
        error={formState.errors[name]?.message}
        className={cn(wide && 'sm:col-span-2')}
      >
        {(control) => (
          // Keeps browsers from offering real cards.
          <Input
            {...control}
            inputMode={digits ? 'numeric' : 'text'}
            {...register(name)}
            aria-required
            readOnly={disabled}
            autoComplete="off"
            maxLength={100}
            className="tabular-nums"
          />
        )}
      </Field>
    ))}
  </div>
)

const required = (message: string) => z.string().trim().min(1, message)

/** The card fields: all required, any format. Their values never leave the page. */
const cardSchema = z.object({
  holder: required('Enter the name on the card'),
  number: required('Enter the card number'),
  expires: required('Enter the expiration date'),
  code: required('Enter the security code'),
})
type CardValues = z.infer<typeof cardSchema>

/** A number that no bank issues. */
const TEST_CARD: CardValues = {
  holder: 'Test Founder',
  number: '4242 4242 4242 4242',
  expires: '12/34',
  code: '123',
}
