import { entriesOf, firstValue } from '../domain/brief/brief.ts'
import { isOneJob } from '../domain/brief/economics.ts'
import { PAYS_ONCE } from '../domain/brief/risk-kinds.ts'
import { latestDemand, repeatOf } from '../domain/brief/told-demand.ts'
import type { Stage } from './next-test/tests-by-risk.ts'
import type { Source } from './source.ts'

const MADE =
  /\b(?:prototypes?|mvp|beta (?:version|test|users)|(?:working|bench) model|(?:our|my|first|\d+|one|two|three|four|five|six) (?:\w+ )?(?:pilots?|trials?)|pilots? (?:on|with|in|at|runs?|running)|(?:i|we|i’ve|we’ve|i've|we've) (?:have |had |already )*(?:built|made|launched|installed|tested|piloted))\b/i

export function stageOf({ brief, idea }: Source): Stage {
  const told = latestDemand(brief, idea)?.stage
  if (told === 'sold' || told === 'repeat' || told === 'prepaid') return 'sold'
  if (told === 'tried' || told === 'signed') return 'made'
  const evidence = entriesOf(brief, 'evidence').map(({ value: { text } }) => text)
  return [idea, ...evidence].some((text) => MADE.test(text)) ? 'made' : 'idea'
}

/** How customers pay. */
export type PriceForm = 'once' | 'use' | 'subscription' | 'yearly' | 'rent' | 'share'

/** Words of ideas whose products are returned, if no action says so. */
const LENT =
  /\b(?:borrow(?:s|ing|ed)?|lends?|lending|library of|tool library|rentals?|renting|rents? (?!is|are|was|in|for|of|and|rises?|goes|costs?)\w)/i
const RENTS = /^(?:rent|lend|lease|hire out|borrow)/i

/**
 * How the founder charges; null if the brief does not say. Products that are returned are rented, whatever the period
 * of the price.
 */
export function priceFormOf({ brief, idea }: Source): PriceForm | null {
  const every = firstValue(brief, 'price')?.every
  if (!every) return null
  if (every === 'share') return 'share'
  const isGoods = entriesOf(brief, 'nature').some(({ value }) => value === 'physical' || value === 'device')
  const actions = entriesOf(brief, 'actions').map(({ value }) => value)
  if ((isGoods || /\brent/i.test(idea)) && actions.some((action) => RENTS.test(action))) return 'rent'
  if (isGoods && every !== 'once' && LENT.test(idea)) return 'rent'
  if (every === 'once') return 'once'
  // A price per piece is a price per sale.
  if (every === 'use') return isGoods || isOneJob(brief) ? 'once' : 'use'
  // Goods with a daily price are rented by the day.
  if (every === 'day') return isGoods ? 'rent' : 'use'
  return every === 'year' ? 'yearly' : 'subscription'
}

/** People in a once-in-a-lifetime situation, so that none of them buys again. */
const ONCE_IN_A_LIFE =
  /\b(?:tourists?|travel(?:l)?ers?|holiday ?makers|sightseers|visitors (?:to|of|in)|brides?|newlyweds|engaged couples|expect(?:ing|ant)|pregnant|home ?(?:buyers|sellers)|movers|(?:who|that) (?:are )?mov(?:e|ing)|bereaved|mourners|exam candidates|applicants)\b/i
/** Content that one person uses only once. */
const USED_UP =
  /\b(?:walks?|tours?|guides?|trips?|courses?|lessons?|books?|e-?books?|templates?|maps?|films?|plays?|quests?|hunts?|puzzles?)$/i
/** Whether a customer buys only once, judged by the customers, the product or a risk that the founder names. */
export function isBoughtOnce({ brief, idea }: Source): boolean {
  const price = firstValue(brief, 'price')
  const isEach = price?.every === 'once' || price?.every === 'use'
  if (!isEach || repeatOf(brief, idea)) return false
  const isContent = entriesOf(brief, 'nature').some(({ value }) => value === 'content')
  const customers = [...entriesOf(brief, 'customer'), ...entriesOf(brief, 'user')].map(({ value }) => value)
  return (
    isOneJob(brief) ||
    entriesOf(brief, 'risks').some(({ value }) => PAYS_ONCE.test(value)) ||
    customers.some((words) => ONCE_IN_A_LIFE.test(words)) ||
    (isContent && price.every === 'once' && USED_UP.test(price.per ?? ''))
  )
}
