import { type FreeLimits, type PackPrice, type Plan, packPriceSchema, planSchema } from '@domain/pricing'
import { z } from 'zod'
import { toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

export interface Offer {
  /** All plans, the inactive ones too. */
  plans: Plan[]
  /** Sizes of the plans that are sold in packs, the cheapest first. */
  packs: PackPrice[]
}

/** Everything that is or was sold. */
export async function fetchOffer(signal: AbortSignal): Promise<Offer> {
  const [plans, packs] = await Promise.all([
    supabase.rpc('get_pricing_plans').abortSignal(signal),
    supabase
      .from('pack_prices')
      .select('plan_id, pack, ideas, phases, price')
      .order('price')
      .order('pack')
      .abortSignal(signal),
  ])
  if (plans.error) throw toAppError(plans.error, plans.status)
  if (packs.error) throw toAppError(packs.error, packs.status)
  return { plans: z.array(planSchema).parse(plans.data), packs: z.array(packPriceSchema).parse(packs.data) }
}

/** Adds the plan, or overwrites the one of the same id. */
export async function savePlan({ id, name, price, interval, features, is_active }: Plan): Promise<void> {
  const { error, status } = await supabase.rpc('upsert_pricing_plan', {
    plan_id: id,
    plan_name: name,
    plan_price: price,
    plan_interval: interval,
    plan_features: features,
    is_plan_active: is_active,
  })
  if (error) throw toAppError(error, status)
}

export async function deletePlan(id: string): Promise<void> {
  const { error, status } = await supabase.rpc('delete_pricing_plan', { plan_id: id })
  if (error) throw toAppError(error, status)
}

export async function savePackPrice({ plan_id, pack, price }: PackPrice): Promise<void> {
  const { error, status } = await supabase.rpc('update_pack_price', {
    p_plan: plan_id,
    p_pack: pack,
    p_price: price,
  })
  if (error) throw toAppError(error, status)
}

export async function saveFreeLimits({ idea_validations, unlocked_phases }: FreeLimits): Promise<void> {
  const { error, status } = await supabase.rpc('update_free_plan_limits', {
    new_limits: { idea_validations, unlocked_phases },
  })
  if (error) throw toAppError(error, status)
}
