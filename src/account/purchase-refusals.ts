import { BEING_PAID, PAYMENT_REFUSED, PURCHASE_REFUSALS } from '@domain/pricing'
import type { AppError } from '@/shared/supabase/app-error'

/** Answers of those who stand before our function and have not asked it. */
const UNHEARD = [408, 429]

/** What our function says once it has looked at the payment id and nothing is bought under it. */
const LOOKED = new Set<string>([...PURCHASE_REFUSALS, 'owned', 'price_changed', PAYMENT_REFUSED])

/** The same was bought a moment ago under another id: it is only bought when that is meant so. */
export const isJustBought = ({ code }: AppError): boolean => code === 'just_bought'

/** Another tab is paying for this purchase, so its outcome is not known yet. */
export const isBeingPaid = ({ code }: AppError): boolean => code === BEING_PAID

/** Why a purchase is not confirmed, in words for the buyer; null where a failing server only reports its own trouble. */
export const explanationOf = ({ status, message }: AppError): string | null =>
  status !== null && status < 500 ? message : null

/**
 * Whether nothing is bought for sure. A first try ends with any clear answer. Of one that was sent before, only who
 * has looked at the payment id knows; after anything else it may have been bought.
 */
export function isRefusal(error: AppError, retry: boolean): boolean {
  const { status, code } = error
  if (isBeingPaid(error)) return false
  if (retry) return code !== null && LOOKED.has(code)
  return status !== null && status >= 400 && status < 500 && !UNHEARD.includes(status)
}
