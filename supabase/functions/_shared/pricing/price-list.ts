import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { dataOf } from '../db/rpc.ts'
import { freeLimitsSchema, type PriceList, packPriceSchema, planSchema } from '../domain/pricing.ts'

/** How long browsers and caches may keep the price list, in seconds. */
export const PRICES_CACHED_S = 300

/** The stored rows of plans, packs and free limits. */
export type StoredPrices = () => Promise<{ plans: unknown; packs: unknown; free: unknown }>

export const createPriceReader =
  (client: SupabaseClient<Database>): StoredPrices =>
  async () => {
    const [plans, packs, free] = await Promise.all([
      dataOf(client.rpc('get_pricing_plans')),
      dataOf(client.from('pack_prices').select('plan_id, pack, ideas, phases, price').order('price')),
      dataOf(client.rpc('get_free_plan_limits')),
    ])
    return { plans, packs, free }
  }

/** The public price list for visitors without an account: active plans, their packs, and free limits only. */
export const priceList = (stored: StoredPrices) => async (): Promise<PriceList> => {
  const { plans, packs, free } = await stored()
  const sold = z
    .array(planSchema)
    .parse(plans)
    .filter(({ id, is_active }) => is_active && id !== 'free')
  return {
    free: freeLimitsSchema.parse(free),
    plans: sold,
    packs: z
      .array(packPriceSchema)
      .parse(packs)
      .filter(({ plan_id }) => sold.some(({ id }) => id === plan_id)),
  }
}
