import { planSchema } from '@domain/pricing'
import { z } from 'zod'
import { toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

/** The plans as they are offered, cheapest first. */
export async function fetchPlans(signal: AbortSignal) {
  const { data, error, status } = await supabase.rpc('get_pricing_plans').abortSignal(signal)
  if (error) throw toAppError(error, status)
  return z.array(planSchema).parse(data)
}
