import { z } from 'zod'
import { type Cursor, nextCursor, pageOf } from '@/shared/lib/keyset'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { NEWEST, PURCHASE_COLUMNS, type Purchase, purchaseSchema } from './purchase'

/** One page of the user's purchases, newest first. */
export async function fetchPurchases(
  userId: string,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<Purchase[]> {
  const query = supabase.from('user_subscriptions').select(PURCHASE_COLUMNS).eq('user_id', userId)
  const { data } = await orThrow(pageOf(query, NEWEST, after).abortSignal(signal))
  return z.array(purchaseSchema).parse(data)
}

/** Status of a purchase; null if there is none with that id. */
export async function fetchStatus(id: string): Promise<Purchase['status'] | null> {
  const { data } = await orThrow(
    supabase.from('user_subscriptions').select('status').eq('id', id).maybeSingle(),
  )
  return purchaseSchema.pick({ status: true }).nullable().parse(data)?.status ?? null
}

/** All purchases of the user, newest first. */
export async function fetchAllPurchases(userId: string): Promise<Purchase[]> {
  const all: Purchase[] = []
  const { signal } = new AbortController()
  let after: Cursor | null = null
  do {
    const page: Purchase[] = await fetchPurchases(userId, after, signal)
    all.push(...page)
    after = nextCursor(NEWEST, page)
  } while (after)
  return all
}
