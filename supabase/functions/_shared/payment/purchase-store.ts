import { z } from 'zod'
import { phaseSchema } from '../domain/phases.ts'
import { intervalSchema, PURCHASE_REFUSALS } from '../domain/pricing.ts'

/** An order as the client sends it (docs/contract.md#functions). */
interface Order {
  plan: string
  pack: string | null
  project: string | null
  /** The price in US dollars that the buyer was shown; null if the client does not say. */
  shownDollars: number | null
  /** Whether the buyer confirmed buying the same product again a moment later. */
  again: boolean
}

export const purchaseSchema = z.looseObject({
  id: z.guid(),
  status: z.enum(['pending', 'active', 'canceled', 'expired']),
  amount: z.coerce.number(),
})
export type Purchase = z.infer<typeof purchaseSchema>

export const startedPurchaseSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('begun'), purchase: purchaseSchema }),
  z.object({ outcome: z.literal('bought'), purchase: purchaseSchema }),
  /** Another call is paying for it and has not finished. */
  z.object({ outcome: z.literal('being_paid'), purchase: purchaseSchema }),
  z.object({ outcome: z.literal('price_changed'), amount: z.coerce.number() }),
  /** `plan` is the plan's name, `phases` what it already unlocks. */
  z.object({
    outcome: z.literal('owned'),
    plan: z.string(),
    interval: intervalSchema,
    phases: z.array(phaseSchema),
  }),
  z.object({
    outcome: z.enum([...PURCHASE_REFUSALS, 'just_bought', 'no_account']),
  }),
])
export type BegunPurchase = z.infer<typeof startedPurchaseSchema>

/** Purchases in the database. Every call is one transaction. */
export interface PurchaseStore {
  /**
   * Fixes the price under a payment id; the same order under the same id gives the same purchase. After 'begun', it is
   * this caller's turn to pay for a minute, or until one of the calls below.
   */
  begin(user: string, payment: { processor: string; id: string }, order: Order): Promise<BegunPurchase>
  /** Completes a begun purchase; null if there no longer is one. */
  complete(user: string, purchase: string): Promise<Purchase | null>
  /**
   * Records that the processor refused, after which nothing can be bought under that payment id. False if the purchase
   * was no longer waiting for its payment.
   */
  cancel(user: string, purchase: string): Promise<boolean>
  /** Lets the next caller try, because this one has no clear answer. */
  release(user: string, purchase: string): Promise<void>
}
