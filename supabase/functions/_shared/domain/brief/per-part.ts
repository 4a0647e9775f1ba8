import { type Brief, entriesOf, firstValue, type Price, unitOf } from './brief.ts'
import {
  isKeptByOrganization,
  isOneJob,
  isPerCustomer,
  isPerUnit,
  PACK,
  PER_YEAR,
  unitNoun,
} from './economics.ts'
import { countOf, FIGURES } from './told-demand.ts'
import { OCCASION, stemOf } from './told-quantities.ts'

/*
 * Prices for one part of what a customer pays at a time: a tooth, a trough, a lift. Such a price is neither what one
 * customer brings nor what one sale does, until their number is known.
 */

/** Units of time; how many of them one sale takes is another question than how many parts a customer has. */
const OF_TIME = /^(?:minute|hour|hr|day|night|shift|week|weekend|month|season|year|evening|session)$/i
/** Units that are themselves one sale, besides those of OCCASION. */
const OF_SALE =
  /^(?:order|sale|deal|transaction|rental|hire|load|run|drop|purchase|project|report|ticket|copy|kit|set|unit|item|product|game|meal|dinner|lunch|dish|portion|audit|assessment|test|survey|consultation|quote|campaign|edition|head|pass)$/i
/** Small parts and measures, of which even one person takes many. */
const SMALL =
  /^(?:tooth|teeth|letter|page|word|line|sheet|photo|picture|slide|stitch|square|tile|window|kilo|kg|gram|pound|lb|ton|tonne|lit(?:er|re)|gallon|met(?:er|re)|foot|feet|yard|mile|km|kilomet(?:er|re)|acre|hectare|trough|plant|tree|hoof|kwh|sms|message|minute|label|character|egg|brick)$/i

const nounOf = (price: Price): string => unitNoun(unitOf(price) ?? '')

/** Whether one of these is paid for each time that something is done or sold. */
export const isOfOccasion = (price: Price): boolean => OCCASION.test(nounOf(price))

/**
 * Whether the price, paid once or per use, is for a part of which one customer has several: neither the customer, nor an
 * occasion, nor the product itself.
 */
export function isPerPart(brief: Brief): boolean {
  const price = firstValue(brief, 'price')
  const noun = price ? nounOf(price) : ''
  if (!price || noun.length < 2 || price.high === 0) return false
  if (price.every !== 'once' && price.every !== 'use') return false
  if (OF_TIME.test(noun) || OF_SALE.test(noun) || OCCASION.test(noun)) return false
  // A household buys a pack at a time, a business many.
  if (PACK.test(noun) && !isKeptByOrganization(brief, noun)) return false
  if (unitsTold(brief)) return true
  if (isPerCustomer(brief) || (isOneJob(brief) && firstValue(brief, 'purchases') !== null)) return false
  const products = entriesOf(brief, 'product').map(({ value }) => value.toLowerCase())
  if (products.some((words) => unitNoun(words) === noun)) return false
  return SMALL.test(noun) || isKeptByOrganization(brief, noun)
}

/** A price for a part outside these shares of what one payment takes today is for something else. */
const LEAST_SHARE = 0.05
const MOST_SHARE = 20

/** Whether a price for a part is so far from a payment of today that the two cannot be for the same amount. */
export const isOutOfProportion = (share: number): boolean => share < LEAST_SHARE || share > MOST_SHARE

/** Whether words name the unit of the price: 'Maintenance, per lift'. */
export function namesUnit(brief: Brief, words: string): boolean {
  const price = firstValue(brief, 'price')
  const stem = stemOf((price && nounOf(price)) ?? '')
  return stem.length > 1 && (words.match(/\p{L}+/gu) ?? []).some((word) => stemOf(word) === stem)
}

/** Whether the price is for one of several units that a customer has, in whichever rhythm it is paid. */
export const isOfSeveral = (brief: Brief): boolean => isPerUnit(brief) || isPerPart(brief)

/** A further price that is paid for each occasion, in addition to the first. */
export const occasionPrice = (brief: Brief): Price | null =>
  entriesOf(brief, 'price')
    .slice(1)
    .map(({ value }) => value)
    .find((price) => price.part === 'added' && price.every === 'use' && isOfOccasion(price)) ?? null

/** Whether the stated quantity may count occasions, although the price is for one of several parts. */
export function isQuantityUnclear(brief: Brief): boolean {
  const quantity = firstValue(brief, 'purchases')
  if (quantity === null || !isPerPart(brief)) return false
  const told = unitsTold(brief)
  return (occasionPrice(brief) !== null && quantity <= PER_YEAR.day) || (told !== null && quantity < told.low)
}

/**
 * How many units of the price one customer has, as stated by the customer or the evidence: '100 to 600 hostel
 * students', 'a landlord with 4,000 homes'.
 */
export function unitsTold(brief: Brief): { low: number; high: number; words: string } | null {
  const price = firstValue(brief, 'price')
  const noun = price ? nounOf(price) : ''
  if (noun.length < 3) return null
  const inCustomer = new RegExp(
    String.raw`(?<low>\d[\d,]*) (?:to|and|or|[-–]) (?<high>\d[\d,]*) (?:\p{L}+ ){0,2}${noun}s?\b`,
    'iu',
  )
  const customer = firstValue(brief, 'customer') ?? ''
  const { low, high } = inCustomer.exec(customer)?.groups ?? {}
  if (low && high)
    return { low: Number(low.replaceAll(',', '')), high: Number(high.replaceAll(',', '')), words: customer }
  const withMany = new RegExp(
    String.raw`\b(?:with|has|have|runs?|manages?|owns?) (?<many>${FIGURES}) (?:\p{L}+ ){0,2}${noun}(?:e?s)?\b`,
    'iu',
  )
  for (const { value } of entriesOf(brief, 'evidence')) {
    const many = countOf(withMany.exec(value.text)?.groups?.many ?? '')
    if (many > 1) return { low: many, high: many, words: value.text }
  }
  return null
}
