import { packPriceSchema, planSchema, purchaseRowSchema } from '@domain/pricing'
import { z } from 'zod'
import { type Cursor, pageOf } from '@/shared/lib/keyset'
import { AppError, isNetworkError, toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { invoke } from '@/shared/supabase/invoke'
import { inTime } from './in-time'
import { NEWEST, PROJECT_COLUMNS, projectSchema } from './project'

const PROJECTS = 'idea_validations'

/** The plans on sale, cheapest first, and the packs that some of them are sold in. */
export async function fetchPriceList(signal: AbortSignal) {
  const [plans, packs] = await Promise.all([
    supabase.rpc('get_pricing_plans').abortSignal(signal),
    supabase
      .from('pack_prices')
      .select('plan_id, pack, ideas, phases, price')
      .order('price')
      .abortSignal(signal),
  ])
  for (const { error, status } of [plans, packs]) if (error) throw toAppError(error, status)
  return {
    // Administrators receive the plans too that are not offered.
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
  const { data, error, status } = await pageOf(query, NEWEST, after).abortSignal(signal)
  if (error) throw toAppError(error, status)
  return z.array(projectSchema).parse(data)
}

/** One of the user's projects; null when they have none of that id. */
export async function fetchProject(userId: string, id: string, signal: AbortSignal) {
  // Anything else than a UUID would be refused by Postgres as malformed; here it is just not found.
  if (!z.guid().safeParse(id).success) return null
  const { data, error, status } = await supabase
    .from(PROJECTS)
    .select(PROJECT_COLUMNS)
    .eq('userId', userId)
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
  if (error) throw toAppError(error, status)
  return projectSchema.nullable().parse(data)
}

const PROCESSOR = 'dummy'

const PURCHASE_COLUMNS =
  'id, plan_id, status, valid_until, pack_type, project_id, ideas, amount, payment_processor, payment_id, created_at'

/** How long the server may take to answer before it is asked what became of it. */
const BUY_MS = 30_000
const LOOK_MS = 15_000

/** What the user bought, or has begun to buy, under a payment id; null when nothing is known of it. */
export const fetchPurchase = (userId: string, paymentId: string, outer: AbortSignal) =>
  inTime(LOOK_MS, (signal) => readPurchase(userId, paymentId, signal), outer)

async function readPurchase(userId: string, paymentId: string, signal: AbortSignal) {
  const { data, error, status } = await supabase
    .from('user_subscriptions')
    .select(PURCHASE_COLUMNS)
    .eq('user_id', userId)
    .eq('payment_processor', PROCESSOR)
    .eq('payment_id', paymentId)
    .abortSignal(signal)
    .maybeSingle()
  if (error) throw toAppError(error, status)
  return purchaseRowSchema.nullable().parse(data)
}

/** What is bought under a payment id, and the price in US dollars that was shown for it. */
export interface PurchaseRequest {
  payment_id: string
  plan_id: string
  pack_type: string | null
  project_id: string | null
  amount: number
  /** Whether it is wanted although the same was bought a moment ago. */
  again: boolean
}

/** Said as it stands (spec part 2 §8). */
export const NO_SESSION = 'You must be logged in to make a purchase'

/** Throws an AppError with status 401 when there is no session any more. */
async function requireSession(): Promise<void> {
  const { data, error } = await supabase.auth.getSession()
  if (error && isNetworkError(toAppError(error))) throw toAppError(error)
  if (error) throw new AppError('Your session has expired.', { status: 401, cause: error })
  if (!data.session) throw new AppError(NO_SESSION, { status: 401 })
}

const answerSchema = z.object({ success: z.literal(true) })

/** Buys it. The same request again is answered in the same way and buys nothing more. */
export const requestPurchase = (request: PurchaseRequest, outer?: AbortSignal): Promise<void> =>
  inTime(BUY_MS, (signal) => sendPurchase(request, signal), outer)

async function sendPurchase(request: PurchaseRequest, signal: AbortSignal): Promise<void> {
  await requireSession()
  const order = Object.entries({ ...request, again: request.again || null, payment_processor: PROCESSOR })
  const body = Object.fromEntries(order.filter(([, value]) => value !== null))
  const answer = await invoke('create_user_subscription', body, signal)
  if (!answerSchema.safeParse(answer).success) throw new AppError('Invalid response format from server')
}
