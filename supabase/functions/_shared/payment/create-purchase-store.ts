import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { dataOf } from '../db/rpc.ts'
import { type PurchaseStore, purchaseSchema, startedPurchaseSchema } from './purchase-store.ts'

/** Purchases through the database's service-only procedures. */
export function createPurchaseStore(client: SupabaseClient<Database>): PurchaseStore {
  return {
    begin: async (user, payment, { plan, pack, project, shownDollars, again }) =>
      startedPurchaseSchema.parse(
        await dataOf(
          client.rpc('begin_purchase', {
            p_user: user,
            p_processor: payment.processor,
            p_payment: payment.id,
            p_plan: plan,
            ...(pack !== null && { p_pack: pack }),
            ...(project !== null && { p_project: project }),
            ...(shownDollars !== null && { p_shown: shownDollars }),
            p_again: again,
          }),
        ),
      ),
    complete: async (user, purchase) =>
      purchaseSchema
        .nullable()
        .parse(await dataOf(client.rpc('complete_purchase', { p_user: user, p_purchase: purchase }))),
    cancel: async (user, purchase) =>
      z.boolean().parse(await dataOf(client.rpc('cancel_purchase', { p_user: user, p_purchase: purchase }))),
    release: async (user, purchase) => {
      await dataOf(client.rpc('release_purchase', { p_user: user, p_purchase: purchase }))
    },
  }
}
