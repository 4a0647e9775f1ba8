import type { BegunPurchase, PurchaseStore } from './purchase-store.ts'

const LOOK_AGAIN_MS = 250
/** Shorter than the client's own timeout. */
const PATIENCE_MS = 5_000

/** Outcomes in which this call bought nothing. */
export type Refusal = Exclude<BegunPurchase, { outcome: 'begun' | 'bought' }>

/** Begins a purchase; if another call is paying for it, waits a few seconds for the outcome. */
export async function beginPurchase(
  purchases: PurchaseStore,
  ...order: Parameters<PurchaseStore['begin']>
): Promise<BegunPurchase> {
  let begun = await purchases.begin(...order)
  for (let waited = 0; begun.outcome === 'being_paid' && waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    begun = await purchases.begin(...order)
  }
  return begun
}
