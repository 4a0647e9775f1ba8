import { z } from 'zod'
import { phaseSchema } from '../domain/phases.ts'
import { intervalSchema, PURCHASE_REFUSALS } from '../domain/pricing.ts'

/** What a buyer wants, as the client names it (docs/contract.md#functions). */
interface Order {
  plan: string
  pack: string | null
  project: string | null
  /** The price in US dollars that the buyer was shown; null when the client does not say. */
  shownDollars: number | null
  /** Whether the buyer wants it although they bought the same a moment ago. */
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
  /** By another call, which has not ended yet. */
  z.object({ outcome: z.literal('being_paid'), purchase: purchaseSchema }),
  z.object({ outcome: z.literal('price_changed'), amount: z.coerce.number() }),
  /** `plan` is the plan's name, `phases` what is open there already. */
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

/** Purchases as the database keeps them. Every call is one transaction. */
export interface PurchaseStore {
  /**
   * Fixes the price under a payment id; the same order under the same id gives the same purchase. After 'begun' it is
   * this caller's turn to pay, until one of the calls below or for a minute.
   */
  begin(user: string, payment: { processor: string; id: string }, order: Order): Promise<BegunPurchase>
  /** Makes a begun purchase count; null when there is none any more. */
  complete(user: string, purchase: string): Promise<Purchase | null>
  /**
   * Notes that the processor refused, after which nothing can be bought under that payment id. False when the purchase
   * was not waiting for its payment any more.
   */
  cancel(user: string, purchase: string): Promise<boolean>
  /** Lets the next caller try: this one has no clear answer. */
  release(user: string, purchase: string): Promise<void>
}
