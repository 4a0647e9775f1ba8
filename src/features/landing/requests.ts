import { type PriceList, priceListSchema } from '@domain/pricing'
import { invokeGet } from '@/shared/supabase/invoke'

/** Plans and prices for visitors without an account. */
export const fetchPrices = async (signal: AbortSignal): Promise<PriceList> =>
  priceListSchema.parse(await invokeGet('get-prices', signal))
