import { BEING_PAID, PAYMENT_REFUSED, PURCHASE_REFUSALS } from '@domain/pricing'
import type { AppError } from '@/shared/supabase/app-error'

/** Statuses sent by proxies in front of the function, without reaching it. */
const UNHEARD = [408, 429]

/** Error codes that the function sends after it has checked that no purchase has this payment id. */
const LOOKED = new Set<string>([...PURCHASE_REFUSALS, 'owned', 'price_changed', PAYMENT_REFUSED])

/** The same item was bought moments ago under another payment id; buying it again needs confirmation. */
export const isJustBought = ({ code }: AppError): boolean => code === 'just_bought'

/** Another tab is paying for this purchase, so its outcome is unknown. */
export const isBeingPaid = ({ code }: AppError): boolean => code === BEING_PAID

/** Why a purchase is not confirmed, for the buyer; null for server errors. */
export const explanationOf = ({ status, message }: AppError): string | null =>
  status !== null && status < 500 ? message : null

/**
 * Whether it is certain that nothing was bought. On a first attempt, any clear answer is enough. On a retry, only an
 * answer sent after looking up the payment id is: anything else leaves the first attempt's outcome unknown.
 */
export function isRefusal(error: AppError, retry: boolean): boolean {
  const { status, code } = error
  if (isBeingPaid(error)) return false
  if (retry) return code !== null && LOOKED.has(code)
  return status !== null && status >= 400 && status < 500 && !UNHEARD.includes(status)
}
