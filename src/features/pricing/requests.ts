import { packPriceSchema, planSchema, projectPriceSchema, purchaseRowSchema } from '@domain/pricing'
import { z } from 'zod'
import { TEST_PROCESSOR } from '@/account/purchase-request'
import { type Cursor, pageOf } from '@/shared/lib/keyset'
import { withTimeout } from '@/shared/lib/with-timeout'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { NEWEST, PROJECT_COLUMNS, projectSchema } from './project'

const PROJECTS = 'idea_validations'

/** The plans on sale, cheapest first, and the packs that some of them are sold in. */
export async function fetchPriceList(signal: AbortSignal) {
  const [plans, packs] = await Promise.all([
    orThrow(supabase.rpc('get_pricing_plans').abortSignal(signal)),
    orThrow(
      supabase
        .from('pack_prices')
        .select('plan_id, pack, ideas, phases, price')
        .order('price')
        .abortSignal(signal),
    ),
  ])
  return {
    // Administrators also receive inactive plans.
    plans: z
      .array(planSchema)
      .parse(plans.data)
      .filter((plan) => plan.is_active),
    packs: z.array(packPriceSchema).parse(packs.data),
  }
}
export type PriceList = Awaited<ReturnType<typeof fetchPriceList>>

/** One page of the user's projects that have a report, newest first. */
export async function fetchProjects(userId: string, after: Cursor | null, signal: AbortSignal) {
  const query = supabase.from(PROJECTS).select(PROJECT_COLUMNS).eq('userId', userId).eq('status', 'completed')
  const { data } = await orThrow(pageOf(query, NEWEST, after).abortSignal(signal))
  return z.array(projectSchema).parse(data)
}

/** One of the user's projects; null if they have none with that id. */
export async function fetchProject(userId: string, id: string, signal: AbortSignal) {
  // Postgres refuses anything but a UUID as malformed; here it is just not found.
  if (!z.guid().safeParse(id).success) return null
  const { data } = await orThrow(
    supabase
      .from(PROJECTS)
      .select(PROJECT_COLUMNS)
      .eq('userId', userId)
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  )
  return projectSchema.nullable().parse(data)
}

/** Prices of the phase packs for a project, minus what was paid for smaller ones; empty without a project. */
export async function fetchProjectPrices(project: string | null, signal: AbortSignal) {
  if (!z.guid().safeParse(project).success) return []
  const { data } = await orThrow(
    supabase.rpc('get_project_prices', { project_id: project ?? '' }).abortSignal(signal),
  )
  return z.array(projectPriceSchema).parse(data)
}

const PURCHASE_COLUMNS =
  'id, plan_id, status, valid_until, pack_type, project_id, ideas, amount, payment_processor, payment_id, created_at'

/** Maximum time for the server to answer, in ms. */
const LOOK_MS = 15_000

/** The purchase under a payment id, finished or pending; null if there is none. */
export const fetchPurchase = (userId: string, paymentId: string, outer: AbortSignal) =>
  withTimeout(LOOK_MS, (signal) => readPurchase(userId, paymentId, signal), outer)

async function readPurchase(userId: string, paymentId: string, signal: AbortSignal) {
  const { data } = await orThrow(
    supabase
      .from('user_subscriptions')
      .select(PURCHASE_COLUMNS)
      .eq('user_id', userId)
      .eq('payment_processor', TEST_PROCESSOR)
      .eq('payment_id', paymentId)
      .abortSignal(signal)
      .maybeSingle(),
  )
  return purchaseRowSchema.nullable().parse(data)
}
