import { z } from 'zod'
import { OWNED_PRO, ownedPack, ownedPlan, UNFINISHED_PROJECT } from '../domain/pricing.ts'
import type { Caller } from '../http/caller.ts'
import type { Handler } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { beginPurchase, type Refusal } from './begin-purchase.ts'
import { completePayment } from './complete-payment.ts'
import { type Processors, processorNamed } from './processor.ts'
import type { PurchaseStore } from './purchase-store.ts'

export interface PaymentDeps {
  purchases: PurchaseStore
  processors: Processors
}

// Postgres cannot store NUL or unpaired surrogates; no product sold here has such a name.
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u
const id = (max: number) => z.string().regex(PLAIN, 'must be plain text').trim().min(1).max(max)

/**
 * Payload of docs/contract.md#functions. `amount` is the price that was shown: a different one is never charged.
 * `again` confirms a repeat of an order placed a moment ago.
 */
const orderSchema = z.object(
  {
    plan_id: id(60),
    payment_processor: id(60),
    payment_id: id(200),
    pack_type: id(60).nullish().default(null),
    project_id: z.guid('must be a UUID').nullish().default(null),
    amount: z.number().nonnegative().nullish().default(null),
    again: z.boolean().nullish().default(false),
  },
  { error: 'The body must be a JSON object with plan_id, payment_processor and payment_id' },
)

type Order = z.infer<typeof orderSchema>

/** Answers to refused orders: status, code, message. */
const REFUSALS: Record<Exclude<Refusal['outcome'], 'owned'>, [number, string]> = {
  conflict: [409, 'This payment id was used for another purchase.'],
  unknown_plan: [404, 'Selected plan not found'],
  free_plan: [409, 'You already have access to the Free plan'],
  unknown_pack: [400, 'This pack is not sold with this plan.'],
  unknown_project: [404, 'Project not found'],
  unfinished_project: [409, UNFINISHED_PROJECT],
  just_bought: [409, 'You bought the same a moment ago. Nothing was bought again.'],
  being_paid: [409, 'This purchase is being paid right now, perhaps in another tab.'],
  canceled: [409, 'This purchase was canceled.'],
  no_account: [401, 'You must be logged in to make a purchase'],
  price_changed: [409, 'The price has changed since it was shown. Nothing was bought.'],
}

/**
 * Buys a plan or a pack for the caller. The price comes from the database alone. The same payment id with the same
 * content gets the stored answer, with different content 409. If several calls share a payment id, one pays and the
 * others wait a while for its outcome.
 */
export const createSubscription =
  (deps: PaymentDeps): Handler =>
  async (caller, body) => {
    const user = buyerOf(caller)
    const order = orderSchema.parse(body)
    const processor = processorNamed(deps.processors, order.payment_processor)
    const payment = { processor: processor.id, id: order.payment_id }
    const begun = await beginPurchase(deps.purchases, user, payment, {
      plan: order.plan_id,
      pack: order.pack_type,
      project: order.project_id,
      shownDollars: order.amount,
      again: order.again ?? false,
    })
    if (begun.outcome === 'bought') return { success: true, subscription: begun.purchase }
    if (begun.outcome !== 'begun') throw refusal(begun, order)
    const { id, amount } = begun.purchase
    const taken = { id: payment.id, user, amountDollars: amount }
    return { success: true, subscription: await completePayment(deps.purchases, processor, id, taken) }
  }

function buyerOf(caller: Caller): string {
  if (caller.kind !== 'user') throw new HttpError(403, 'Only a signed-in person can buy something.')
  return caller.id
}

function refusal(begun: Refusal, order: Order): HttpError {
  if (begun.outcome === 'owned') return new HttpError(409, ownedWords(begun, order), begun.outcome)
  const [status, message] = REFUSALS[begun.outcome]
  return new HttpError(status, message, begun.outcome)
}

type Owned = Extract<Refusal, { outcome: 'owned' }>

/** The checkout's message for a product that the buyer already owns. */
function ownedWords({ plan, interval, phases }: Owned, { pack_type: pack }: Order): string {
  if (interval !== 'once') return OWNED_PRO
  return pack === null ? ownedPlan(plan) : ownedPack({ pack, ideas: null, phases })
}
