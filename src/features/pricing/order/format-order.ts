import { type Plan, packName } from '@domain/pricing'
import { priceTag } from '@/shared/lib/format-price'
import type { Order } from './read-order'

/** '1 idea', 'Proof of Concept + MVP', 'Pro, one month'. */
export function orderName({ plan, pack }: Order): string {
  if (pack) return packName(pack)
  return plan.interval === 'once' ? plan.name : `${plan.name}, one ${plan.interval}`
}

/** The billing interval in words: nothing renews automatically. */
export const formatInterval = ({ interval }: Plan): string =>
  interval === 'once' ? 'one-time purchase' : `one-time purchase for one ${interval}, does not renew`

/** Price per idea in a pack: '$4.00 each'. Null for single ideas. */
export function formatPriceEach(price: number, ideas: number | null): string | null {
  if (ideas === null || ideas < 2) return null
  // Whole cents divide exactly, fractions of dollars only approximately.
  const cents = Math.round(price * 100)
  const each = priceTag(Math.round(cents / ideas) / 100)
  // A rounded price would differ from the charge.
  return `${cents % ideas === 0 ? '' : 'about '}${each} each`
}
