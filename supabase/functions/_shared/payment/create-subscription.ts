import { z } from 'zod'
import type { Caller } from '../http/caller.ts'
import type { Handler } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { type PaymentProcessor, type Processors, processorNamed } from './processor.ts'
import type { BegunPurchase, Purchase, PurchaseStore } from './purchase-store.ts'

export interface PaymentDeps {
  purchases: PurchaseStore
  processors: Processors
}

const id = (max: number) => z.string().trim().min(1).max(max)

/** Payload of spec part 2 §3. `amount` is the price that was shown: another one is never taken. */
const orderSchema = z.object(
  {
    plan_id: id(60),
    payment_processor: id(60),
    payment_id: id(200),
    pack_type: id(60).nullish().default(null),
    project_id: z.guid('must be a UUID').nullish().default(null),
    amount: z.number().nonnegative().nullish().default(null),
  },
  { error: 'The body must be a JSON object with plan_id, payment_processor and payment_id' },
)

type Refusal = Exclude<BegunPurchase, { purchase: Purchase }>

/** Answers of the refused orders: status, code, message. */
const REFUSALS: Record<Refusal['outcome'], [number, string]> = {
  conflict: [409, 'This payment id was used for another purchase.'],
  unknown_plan: [404, 'Selected plan not found'],
  free_plan: [409, 'You already have access to the Free plan'],
  unknown_pack: [400, 'This pack is not sold with this plan.'],
  unknown_project: [404, 'Project not found'],
  owned: [409, 'You already have access to this.'],
  no_account: [401, 'You must be logged in to make a purchase'],
  price_changed: [409, 'The price has changed since it was shown. Nothing was charged.'],
}

/**
 * Buys a plan or a pack for the caller. The price comes from the database alone; the same payment id with the same
 * content gets the stored answer, with another content 409.
 */
export const createSubscription =
  (deps: PaymentDeps): Handler =>
  async (caller, body) => {
    const user = buyerOf(caller)
    const order = orderSchema.parse(body)
    const processor = processorNamed(deps.processors, order.payment_processor)
    const payment = { processor: processor.id, id: order.payment_id }
    const begun = await deps.purchases.begin(user, payment, {
      plan: order.plan_id,
      pack: order.pack_type,
      project: order.project_id,
      shownDollars: order.amount,
    })
    if (!('purchase' in begun)) throw refusal(begun)
    if (begun.outcome === 'bought') return { success: true, subscription: begun.purchase }
    return { success: true, subscription: await pay(deps, processor, user, payment.id, begun.purchase) }
  }

function buyerOf(caller: Caller): string {
  if (caller.kind !== 'user') throw new HttpError(403, 'Only a signed-in person can buy something.')
  return caller.id
}

async function pay(
  { purchases }: PaymentDeps,
  processor: PaymentProcessor,
  user: string,
  payment: string,
  { id: purchase, amount }: Purchase,
): Promise<Purchase> {
  try {
    await processor.take({ id: payment, user, amountDollars: amount })
  } catch (error) {
    // Only a clear refusal ends it: after anything else the money may have been taken.
    if (error instanceof HttpError && error.status === 402) await purchases.cancel(user, purchase)
    throw error
  }
  const bought = await purchases.complete(user, purchase)
  if (!bought) throw new Error(`Payment ${payment} was taken, but its purchase is gone`)
  return bought
}

function refusal(begun: Refusal): HttpError {
  const [status, message] = REFUSALS[begun.outcome]
  return new HttpError(status, message, begun.outcome)
}
