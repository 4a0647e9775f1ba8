import { freeLimitsSchema, type Plan, packPriceSchema, planSchema } from '@domain/pricing'
import { z } from 'zod'
import { AppError, orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

/** `updated_at` as the server wrote it, sent back with an edit. */
const version = { updated_at: z.string() }
const storedPlanSchema = planSchema.extend(version)
export type StoredPlan = z.infer<typeof storedPlanSchema>
const storedPackSchema = packPriceSchema.extend(version)
export type StoredPack = z.infer<typeof storedPackSchema>
const storedLimitsSchema = freeLimitsSchema.extend(version)
export type StoredLimits = z.infer<typeof storedLimitsSchema>

export interface Offer {
  /** All plans, including inactive ones. */
  plans: StoredPlan[]
  /** Sizes of the plans that are sold in packs, the cheapest first. */
  packs: StoredPack[]
}

/** Everything that is or was for sale. */
export async function fetchOffer(signal: AbortSignal): Promise<Offer> {
  const [plans, packs] = await Promise.all([
    orThrow(supabase.rpc('get_pricing_plans').abortSignal(signal)),
    orThrow(
      supabase
        .from('pack_prices')
        .select('plan_id, pack, ideas, phases, price, updated_at')
        .order('price')
        .order('pack')
        .abortSignal(signal),
    ),
  ])
  return {
    plans: z.array(storedPlanSchema).parse(plans.data),
    packs: z.array(storedPackSchema).parse(packs.data),
  }
}

interface PlanSave {
  plan: Plan
  /** The `updated_at` of the plan that was edited; null for a new one. */
  version: string | null
}

/** Saves the plan; refused when another administrator has changed, deleted or added it since `version` was read. */
export async function savePlan({ plan, version }: PlanSave): Promise<void> {
  const { id, name, price, interval, features, is_active } = plan
  await orThrow(
    supabase.rpc('upsert_pricing_plan', {
      plan_id: id,
      plan_name: name,
      plan_price: price,
      plan_interval: interval,
      plan_features: features,
      is_plan_active: is_active,
      ...(version === null ? { is_new_plan: true } : { plan_updated_at: version }),
    }),
  )
}

/** Whether the save was refused because another administrator saved first. */
export const isOvertaken = (error: Error | null): boolean => error instanceof AppError && error.status === 409

export async function deletePlan(id: string): Promise<void> {
  await orThrow(supabase.rpc('delete_pricing_plan', { plan_id: id }))
}

/** Saves the price; refused when another administrator has changed it since the pack was read. */
export async function savePackPrice({ plan_id, pack, price, updated_at }: StoredPack): Promise<void> {
  await orThrow(
    supabase.rpc('update_pack_price', {
      p_plan: plan_id,
      p_pack: pack,
      p_price: price,
      p_updated_at: updated_at,
    }),
  )
}

export async function fetchLimits(signal: AbortSignal): Promise<StoredLimits> {
  const { data } = await orThrow(supabase.rpc('get_free_plan_limits').abortSignal(signal))
  return storedLimitsSchema.parse(data)
}

/** Saves the limits; refused when another administrator has changed them since they were read. */
export async function saveFreeLimits({ updated_at, ...limits }: StoredLimits): Promise<void> {
  await orThrow(
    supabase.rpc('update_free_plan_limits', {
      new_limits: limits,
      limits_updated_at: updated_at,
    }),
  )
}
