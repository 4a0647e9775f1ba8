import { type ReactNode, useEffect, useRef } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { exactPrice } from '@/shared/lib/format-price'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/shared/ui/dialog'
import { orderName } from '../order/format-order'
import { OrderView } from '../order/order-view'
import { type Asked, type Order, readRequestedItem } from '../order/read-order'
import type { OpenPayment } from '../payment/open-payment'
import { PaymentForm } from '../payment/payment-form'
import { PaymentFrame } from '../payment/payment-frame'
import { type NotBought, PaymentLookup } from '../payment/payment-lookup'
import { PaymentSuccess } from '../payment/payment-success'
import type { Attempt } from '../payment/use-pay'
import { usePayment } from '../payment/use-payment'

/** /payment/:planId: the card form, the order, and the outcome. */
export function PaymentPage() {
  const { planId } = useParams()
  const [params] = useSearchParams()
  const userId = useAuthStore((state) => state.userId)
  return userId && <Payment key={userId} userId={userId} asked={readRequestedItem(planId, params)} />
}

function Payment({ userId, asked }: { userId: string; asked: Asked }) {
  const paying = usePayment(userId)
  const { unanswered, outcome } = paying
  if (outcome?.kind === 'bought') return <PaymentSuccess name={outcome.name} project={outcome.project} />
  const page = (settled: NotBought | null) => (
    <Page paying={paying} settled={settled} userId={userId} asked={asked} />
  )
  return unanswered ? <PaymentLookup {...unanswered}>{page}</PaymentLookup> : page(null)
}

interface PageProps {
  paying: ReturnType<typeof usePayment>
  /** The result of looking up an unanswered payment; null without one. */
  settled: NotBought | null
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

/** The payment that would repeat a purchase made moments ago. */
function repeatedIn({ unanswered, outcome }: PageProps['paying'], settled: NotBought | null): Attempt | null {
  if (outcome?.kind === 'just-bought') return outcome
  return settled?.kind === 'just-bought' && unanswered ? { payment: unanswered.payment, retry: true } : null
}

/** Why nothing was bought. */
const PaymentProblem = ({ problem }: { problem: string }) => (
  <BroughtIntoView>
    <AlertBanner variant="error" title={`Payment processing failed: ${problem}`}>
      Nothing was bought. You can try again; the same purchase is never made twice.
    </AlertBanner>
  </BroughtIntoView>
)

interface AgainDialogProps {
  payment: OpenPayment
  onBuy: () => void
  onClose: () => void
}

/** Asks before the same item is bought again within moments: usually another tab bought it. */
const AgainDialog = ({ payment: { name, request }, onBuy, onClose }: AgainDialogProps) => (
  <Dialog open onOpenChange={(open) => !open && onClose()}>
    <DialogContent
      title={`You bought ${name} a moment ago`}
      description={`It may have been in another tab. Nothing was bought this time. Buy another for ${exactPrice(request.amount)}?`}
    >
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">No, one is enough</Button>
        </DialogClose>
        <Button onClick={onBuy}>Buy another</Button>
      </DialogFooter>
    </DialogContent>
  </Dialog>
)

interface OtherDialogProps {
  /** Name of the unanswered payment's item. */
  name: string
  other: Order
  onTryAgain: () => void
  onPay: () => void
  onClose: () => void
}

/** Asks before another payment while the outcome of one is unknown. */
const OtherDialog = ({ name, other, onTryAgain, onPay, onClose }: OtherDialogProps) => (
  <Dialog open onOpenChange={(open) => !open && onClose()}>
    <DialogContent
      title={`Your payment for ${name} is not confirmed yet`}
      description={`We just checked and found no purchase yet. If it still goes through after you pay for ${orderName(other)}, you will have bought both.`}
    >
      <DialogFooter>
        <Button variant="secondary" onClick={onPay}>
          Pay for {orderName(other)} instead
        </Button>
        <Button onClick={onTryAgain}>Try {name} again</Button>
      </DialogFooter>
    </DialogContent>
  </Dialog>
)

interface UnansweredNoteProps {
  name: string
  /** The server's message when it did not say whether the purchase was made. */
  said: string | null
  onTryAgain: () => void
}

/** A payment whose outcome is unknown. */
const UnansweredNote = ({ name, said, onTryAgain }: UnansweredNoteProps) => (
  <BroughtIntoView>
    <AlertBanner
      variant="warning"
      title={
        said
          ? `Your payment for ${name} is not complete: ${said}`
          : `Your payment for ${name} is not confirmed yet`
      }
    >
      <p>
        We checked and found no purchase yet. It may still go through. Trying again is safe: it is the same
        payment and goes through at most once.
      </p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onTryAgain}>
        Try {name} again
      </Button>
    </AlertBanner>
  </BroughtIntoView>
)

/** Takes the focus: on a phone it is far above the button that it belongs to, and screen readers would not announce it. */
function BroughtIntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 rounded-lg outline-none">
      {children}
    </div>
  )
}
