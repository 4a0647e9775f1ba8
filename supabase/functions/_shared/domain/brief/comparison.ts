import { formatCount, formatRough, roundedUp, settled } from '../figures.ts'
import {
  type Alternative,
  type AlternativePrice,
  type Brief,
  entriesOf,
  firstValue,
  PERIODS,
  type Period,
  type PeriodicMoney,
  unitOf,
} from './brief.ts'
import {
  amountRange,
  asPaid,
  type Figure,
  isOneJob,
  isPerCustomer,
  isPerUnit,
  MONTHS,
  middle,
  money,
  PER_YEAR,
  percentText,
  rangeTerm,
  revenueOf,
  sameCurrency,
  type TellingBrief,
  unitsOfSale,
} from './economics.ts'
import { isOutOfProportion, isPerPart, namesUnit } from './per-part.ts'
import { isOnlyRead } from './standing.ts'
import { countOf, FIGURES } from './told-demand.ts'

/**
 * Compares the price with the cost of the problem and with the prices of current alternatives, and calculates the
 * margin per customer and when it covers the founder's costs. See docs/brief.md#arithmetic.
 */

/** An amount of money per year. */
export const yearly = ({ amount, every }: PeriodicMoney): number => settled(amount * PER_YEAR[every])

/** The yearly price as a share of the yearly cost of something else; null if they cannot be compared. */
function priceBeside(brief: Brief, other: PeriodicMoney | null): Figure | null {
  const revenue = revenueOf(brief)
  if (!revenue || !other || other.amount === 0 || !sameCurrency(revenue.currency, other.currency)) return null
  const { low, high, currency } = revenue
  const theirs = yearly(other)
  return {
    value: middle(revenue) / theirs,
    text: rangeText(percentText(low / theirs), percentText(high / theirs)),
    formula: `${rangeTerm(low, high, currency)} ÷ ${money(theirs, currency ?? other.currency)}`,
  }
}

/**
 * The yearly price as a share of the problem's yearly cost to one customer. Null if that cost is unconfirmed: an amount
 * in a story may be someone else's, or from another time.
 */
export function shareToPayOff(brief: Brief): Figure | null {
  const [cost] = entriesOf(brief, 'problemCost')
  return cost && !isOnlyRead(cost) ? priceBeside(asPaid(brief), cost.value) : null
}

/** How often an alternative is bought, as stated in its name: 'Ski gloves, two or three pairs a winter'. */
const BOUGHT_OFTEN = new RegExp(
  String.raw`(?<low>${FIGURES})(?: (?:or|to) (?<high>${FIGURES}))? (?:\p{L}+ ){0,2}(?:a|per|each|every) (?<period>day|week|month|year|winter|summer|season)\b`,
  'iu',
)

/**
 * The yearly cost of an alternative that is bought several times a year, for the lower and the higher number; null if
 * its name states no frequency.
 */
function yearlyOfMany({ name, price }: Alternative): { low: number; high: number } | null {
  const { low = '', high = low, period = '' } = BOUGHT_OFTEN.exec(name)?.groups ?? {}
  const [least, most] = [countOf(low), countOf(high)]
  if (!price || !(least > 0) || most < least) return null
  const times = PERIODS.includes(period as Period) ? PER_YEAR[period as Period] : 1
  return { low: settled(least * times * price.amount), high: settled(most * times * price.amount) }
}

/**
 * The yearly price as a share of the yearly cost of an alternative bought several times a year; null if either is
 * unknown.
 */
function besideMany(brief: Brief, alternative: Alternative): Figure | null {
  const revenue = revenueOf(brief)
  const other = yearlyOfMany(alternative)
  const currency = alternative.price?.currency ?? null
  if (!revenue || !other || other.low === 0 || !sameCurrency(revenue.currency, currency)) return null
  const shares = [revenue.low / other.high, revenue.high / other.low].map(percentText)
  return {
    value: (middle(revenue) * 2) / (other.low + other.high),
    text: [...new Set(shares)].join(' to '),
    formula: `${rangeTerm(revenue.low, revenue.high, revenue.currency)} ÷ ${amountRange(other.low, other.high, revenue.currency ?? currency)}`,
  }
}

const isOfNature = (brief: Brief, nature: 'device' | 'physical' | 'service' | 'marketplace'): boolean =>
  entriesOf(brief, 'nature').some(({ value }) => value === nature)

/** Units of time: a price per unit of time covers as much as fits into it. */
const OF_TIME = /^(?:hour|day|night|week)$/i

/** A unit that contains several pieces: 'box of 20 portions', 'pack'. */
const HOLDS_MANY =
  /\d|\bof\b|\b(?:box|pack|packet|crate|bag|set|kit|bundle|case|basket|hamper|tray|carton|dozen)(?:e?s)?$/i
/**
 * Two prices per use that differ by more than this factor are unlikely to be for the same thing: a week of dinners and
 * one meal.
 */
const MOST_TIMES = 5

/** A price paid once or per use as a share of another such price; null for all other prices. */
function oncePriceBeside(brief: Brief, name: string, other: AlternativePrice): Figure | null {
  const price = firstValue(brief, 'price')
  const isEach = (every: string | null | undefined) => every === 'once' || every === 'use'
  const quantity = firstValue(brief, 'purchases') ?? 0
  if (
    !price ||
    !isEach(price.every) ||
    !isEach(other.every) ||
    other.amount === 0 ||
    // The price of a job may be for one piece or for many, unless the customer needs exactly one.
    (isOneJob(brief) && !isOfNature(brief, 'device') && quantity !== 1)
  )
    return null
  const unit = /\p{L}+$/u.exec(unitOf(price) ?? '')?.[0].replace(/s$/, '')
  // Things bought once may have any size; prices per use can be compared payment by payment, and so can prices of work.
  const isOneTime = !OF_TIME.test(unit ?? '') && !HOLDS_MANY.test(unitOf(price) ?? '')
  const isSameUnit =
    (other.every === 'use' && isOneTime && (price.every === 'use' || (unit !== undefined && quantity > 1))) ||
    ((isOfNature(brief, 'service') || isOfNature(brief, 'marketplace')) && !unit)
      ? true
      : unit && !isOfNature(brief, 'device') && quantity !== 1 && !isPerCustomer(brief)
        ? name.toLowerCase().includes(unit.toLowerCase()) ||
          ((price.every === 'once' || isOfNature(brief, 'physical')) && other.every === 'once' && isOneTime)
        : price.every === other.every
  if (!isSameUnit || !sameCurrency(price.currency, other.currency)) return null
  const { low, high } = price
  const currency = price.currency ?? other.currency
  return {
    value: settled((low + high) / 2) / other.amount,
    text: rangeText(percentText(low / other.amount), percentText(high / other.amount)),
    formula: `${rangeTerm(low, high, currency)} ÷ ${money(other.amount, currency)}`,
  }
}

/** '62% to 93%', or '62%' if both ends are equal. */
const rangeText = (low: string, high: string): string => (low === high ? low : `${low} to ${high}`)

/**
 * The price compared with one alternative: as a share of it, as the number of months in which one costs as much as the
 * other, or as a multiple.
 */
export interface Beside {
  name: string
  in: 'share' | 'months of yours' | 'months of it' | 'times'
  figure: Figure
  /** Whether both are paid per use. */
  isEach?: boolean
  /** Whether the price is for one of several units that a customer has, while the alternative may cover all of them. */
  isOfOne?: boolean
}

/** The lower and the higher of two amounts. */
type Ends = Readonly<{ low: number; high: number }>

/** In how many months a recurring payment adds up to a one-time payment. */
function monthsOf(once: Ends, again: Ends, every: Period, currency: string | null): Figure {
  const month = (amount: number) => settled(yearly({ amount, every, currency }) / MONTHS)
  const [least, most] = [month(again.low), month(again.high)]
  const ends = [once.low / most, once.high / least].map(settled) as [number, number]
  return {
    value: settled((once.low + once.high) / (least + most)),
    text: rangeText(formatRough(ends[0]), formatRough(ends[1])),
    formula: `${rangeTerm(once.low, once.high, currency)} ÷ ${rangeTerm(least, most, currency)}`,
  }
}

/** The price compared with an amount paid in another rhythm; null if the two cannot be compared. */
function besideOtherRhythm(brief: Brief, name: string, other: AlternativePrice): Beside | null {
  const price = firstValue(brief, 'price')
  if (!price || price.low === 0 || !sameCurrency(price.currency, other.currency)) return null
  const currency = price.currency ?? other.currency
  const [mine, theirs] = [price.every, other.every]
  const isOne = price.low === price.high
  const paid = { low: other.amount, high: other.amount }
  if (isOne && mine === 'once' && theirs === 'use' && unitOf(price) === null && price.low >= other.amount) {
    const value = settled(price.low / other.amount)
    const formula = `${money(price.low, currency)} ÷ ${money(other.amount, currency)}`
    return { name, in: 'times', figure: { value, text: formatRough(value), formula } }
  }
  if (theirs === 'once' && (mine === 'week' || mine === 'month' || mine === 'year'))
    return {
      name,
      in: 'months of yours',
      figure: monthsOf(paid, price, mine, currency),
    }
  const units = unitsOfSale(brief)
  return isOne && mine === 'once' && (theirs === 'week' || theirs === 'month' || theirs === 'year')
    ? {
        name,
        in: 'months of it',
        figure: monthsOf(
          { low: settled(price.low * units), high: settled(price.high * units) },
          paid,
          theirs,
          currency,
        ),
      }
    : null
}

/** The brief with its per-unit price as if it were for the whole customer, to compare a single unit. */
const asOne = (brief: TellingBrief): TellingBrief => {
  const { price } = brief
  return price.state === 'stated'
    ? {
        ...brief,
        purchases: { state: 'open', silenced: [] },
        price: {
          ...price,
          entries: price.entries.map((entry) => ({ ...entry, value: { ...entry.value, per: null } })),
        },
      }
    : brief
}

/** Units of time, weight and volume, which are not countable pieces. */
export const MEASURES =
  '(?:weeks?|months?|days?|years?|hours?|minutes?|kilos?|kg|g|oz|ounces|grams?|ml|cl|l|lbs?|pounds?|lit(?:er|re)s?|km|miles?|percent)'
/** The number of pieces in the unit of a price: 'box of 20 portions'. */
const PIECES = new RegExp(String.raw`\bof (?<many>${FIGURES}) (?!${MEASURES}\b)\p{L}{2,}s\b`, 'iu')
/**
 * The price per use as a share of the cost of one use today; null if the text does not state how many uses one payment
 * covers.
 */
function eachUseBeside({ told, ...brief }: TellingBrief, other: AlternativePrice): Figure | null {
  const price = firstValue(brief, 'price')
  const pieces = told?.servings ?? countOf(PIECES.exec(price?.per ?? '')?.groups?.many ?? '')
  if (!price || !(pieces > 1) || other.every !== 'use' || !sameCurrency(price.currency, other.currency))
    return null
  const value = price.low / pieces / other.amount
  // A piece and something that costs many times as much are unlikely to be comparable.
  if (!told?.servings && (value > MOST_TIMES || value < 1 / MOST_TIMES)) return null
  const currency = price.currency ?? other.currency
  return {
    value,
    text: percentText(value),
    formula: `${money(price.low, currency)} ÷ ${formatCount(pieces)} ÷ ${money(other.amount, currency)}`,
  }
}

/**
 * The price compared with each alternative whose price the founder answered; a per-unit price is compared with one
 * unit. Leaves out amounts that were only read, because who pays them and for how long is unknown, and what users buy
 * themselves.
 */
export function besideToday(given: TellingBrief): Beside[] {
  const paid = asPaid(given)
  const isPart = isPerPart(paid)
  const isOfOne = isPart || isPerUnit(paid) || given.told?.holdsMany !== undefined
  const brief = isPerUnit(paid) ? asOne(paid) : paid
  // Each side of a marketplace has its own alternatives: only prices per use are comparable.
  const isTwoSided = entriesOf(brief, 'nature').some(({ value }) => value === 'marketplace')
  const isEach = firstValue(brief, 'price')?.every === 'use'
  const all = entriesOf(brief, 'today').flatMap((entry): Beside[] => {
    const { name, price } = entry.value
    if (!price?.amount || isOnlyRead(entry) || isOfUsers(brief, name) || isPaidByOthers(brief, name))
      return []
    const { every } = price
    // A daily rental is not paid every day: only the hires of one day compare.
    if (every === 'day') return dayBeside(brief, name, price)
    if (isTwoSided && every !== 'use' && !(given.told?.paid && every === 'once') && !given.told?.volume)
      return []
    const share =
      every === 'once' || every === 'use'
        ? (eachUseBeside(brief, price) ??
          besideMany(brief, entry.value) ??
          oncePriceBeside(brief, name, price))
        : priceBeside(brief, { ...price, every })
    const beside = share
      ? { name, in: 'share' as const, figure: share, isEach: isEach && every === 'use' }
      : besideOtherRhythm(brief, name, price)
    if (!beside) return []
    // A way of today that names the unit of the price is paid for the same.
    if (!isOfOne || (isPart && namesUnit(paid, name))) return [beside]
    if (beside.in !== 'share' || !isOutOfProportion(beside.figure.value)) return [{ ...beside, isOfOne }]
    // So far from the price for one, it covers all that a customer has.
    const ofAll = every === 'once' || every === 'use' ? null : priceBeside(paid, { ...price, every })
    return ofAll && isPerUnit(paid) ? [{ name, in: 'share' as const, figure: ofAll }] : []
  })
  const isUnlike = all.some((beside) => beside.isEach && beside.figure.value > MOST_TIMES)
  return all.filter((beside) => !(isUnlike && beside.isEach))
}

/**
 * The price as a share of each directly comparable alternative, ordered from the cheapest alternative to the dearest.
 */
export const priceBesideToday = (brief: Brief): { name: string; share: Figure }[] =>
  besideToday(brief)
    .flatMap(({ name, in: unit, figure, isOfOne }) =>
      unit === 'share' && !isOfOne ? [{ name, share: figure }] : [],
    )
    .toSorted((a, b) => b.share.value - a.share.value)

/** Current alternatives with a price that is paid for another time or unit than the founder's, so that none compares. */
export function notBeside(brief: TellingBrief): string[] {
  const compared = besideToday(brief).map(({ name }) => name)
  return entriesOf(brief, 'today').flatMap((entry) =>
    (entry.value.price?.amount ?? 0) > 0 && !isOnlyRead(entry) && !compared.includes(entry.value.name)
      ? [entry.value.name]
      : [],
  )
}

/** The hire of one day beside the hire of one day; [] for prices of another rhythm. */
function dayBeside(brief: Brief, name: string, other: AlternativePrice): Beside[] {
  const price = firstValue(brief, 'price')
  if (price?.every !== 'day' || price.low === 0 || !sameCurrency(price.currency, other.currency)) return []
  const { low, high } = price
  const currency = price.currency ?? other.currency
  const figure = {
    value: settled((low + high) / 2) / other.amount,
    text: rangeText(percentText(low / other.amount), percentText(high / other.amount)),
    formula: `${rangeTerm(low, high, currency)} ÷ ${money(other.amount, currency)}`,
  }
  return [{ name, in: 'share', figure }]
}

/** Public bodies and other organizations as the ones who have or pay something. */
const OTHER_BUYER =
  /\b(?:the|a|an|their|our) (?<buyer>(?:\p{L}+ ){0,2}?(?:council|authority|county|government|ministry|hospital|university|municipality|district|parish|federation|head office|landlord|airport|army))s? (?:already |usually |now )?(?:pays?|uses?|buys?|bought|has|have|hires?|rents?|runs?|stretch(?:es)?|orders?|subscribes?|licen[cs]es?)\b/iu

/** Whether an alternative names another payer than the customers: 'the package that the district council uses'. */
export function isPaidByOthers(brief: Brief, name: string): boolean {
  const buyer = OTHER_BUYER.exec(name)?.groups?.buyer
  const customer = firstValue(brief, 'customer') ?? firstValue(brief, 'trade')?.label
  if (!buyer || !customer) return false
  const payers = stemsOf(customer)
  return !stemsOf(buyer).every((stem) => payers.includes(stem))
}

const stemsOf = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:ies|es|s|y)$/, ''))

/** Whether words begin with the users although others pay: 'Guest brings an own alarm clock'. */
function isOfUsers(brief: Brief, words: string): boolean {
  const [first] = stemsOf(words.split(' ')[0] ?? '')
  const [payers, users] = [
    stemsOf(firstValue(brief, 'customer') ?? ''),
    stemsOf(firstValue(brief, 'user') ?? ''),
  ]
  return first !== undefined && users.includes(first) && !payers.includes(first)
}

/** Current alternatives that cost nothing, according to the founder. */
export const freeToday = (brief: Brief): string[] =>
  entriesOf(brief, 'today').flatMap(({ value: { name, price } }) => (price?.amount === 0 ? [name] : []))

/** Relative difference up to which two amounts count as the same. */
const SAME = 0.02

/**
 * A current alternative whose yearly cost equals the stated cost of the problem: that cost is spending, which the price
 * would replace. Null if there is none.
 */
export function spentToday(brief: Brief): { name: string; text: string } | null {
  const cost = firstValue(brief, 'problemCost')
  if (!cost) return null
  for (const { value } of entriesOf(brief, 'today')) {
    const { name, price } = value
    if (
      !price ||
      price.every === 'once' ||
      price.every === 'use' ||
      !sameCurrency(price.currency, cost.currency)
    )
      continue
    const spent = yearly({ ...price, every: price.every })
    if (Math.abs(spent - yearly(cost)) <= yearly(cost) * SAME)
      return { name, text: money(spent, cost.currency ?? price.currency) }
  }
  return null
}

/** Whether the founder gave the price as the cost of the problem. */
export function isPriceAsCost(brief: Brief): boolean {
  const share = shareToPayOff(brief)
  return share !== null && settled(share.value) === 1
}

/**
 * What remains of one customer's yearly revenue: the most that winning a customer may cost to be earned back within
 * that year.
 */
export function marginPerCustomer(brief: Brief, margin: number): Figure | null {
  const revenue = revenueOf(brief)
  if (!revenue || !(margin > 0)) return null
  const { low, high, currency } = revenue
  return {
    value: roundedDown(settled(middle(revenue) * margin)),
    text: amountRange(roundedDown(settled(low * margin)), roundedDown(settled(high * margin)), currency),
    formula: `${rangeTerm(low, high, currency)} × ${formatCount(margin * 100)}%`,
  }
}

/** An amount with two significant digits: a maximum is never rounded up. */
function roundedDown(exact: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1)
  return exact < 10 ? Number(exact.toPrecision(2)) : Math.floor(exact / step) * step
}

/**
 * Months until the cost of winning a customer is earned back.
 * @param cost assumed cost of winning one customer, in the currency of the price
 * @param margin share of the revenue that remains after serving the customer, 0 to 1
 */
export function monthsToEarnBack(brief: Brief, cost: number, margin: number): Figure | null {
  const revenue = revenueOf(brief)
  if (!revenue || !(margin > 0)) return null
  const { low, high, currency } = revenue
  const months = (each: number) => settled((cost * MONTHS) / (each * margin))
  return {
    value: months(middle(revenue)),
    text: rangeText(formatRough(months(high)), formatRough(months(low))),
    formula: `${money(cost, currency)} ÷ (${rangeTerm(low, high, currency)} ÷ ${MONTHS} × ${formatCount(margin * 100)}%)`,
  }
}

/**
 * Whole customers whose margin covers a year's fixed costs, both in the currency of the price. Rounded up to two
 * significant digits, because costs and margin are assumptions.
 */
export function customersToBreakEven(brief: Brief, fixedCosts: number, margin: number): Figure | null {
  const revenue = revenueOf(brief)
  if (!revenue || !(margin > 0)) return null
  const { low, high, currency } = revenue
  const customers = (each: number) => Math.ceil(settled(fixedCosts / (each * margin)))
  const rough = (each: number) => formatCount(roundedUp(customers(each), 2))
  return {
    value: customers(middle(revenue)),
    text: rangeText(rough(high), rough(low)),
    formula: `${money(fixedCosts, currency)} ÷ (${rangeTerm(low, high, currency)} × ${formatCount(margin * 100)}%)`,
  }
}

/**
 * In how many months the problem costs one customer as much as a one-time price; null for other prices, and for a cost
 * that was only read.
 */
export function monthsToPayOff(brief: Brief): Figure | null {
  const price = firstValue(brief, 'price')
  const [cost] = entriesOf(brief, 'problemCost')
  if (price?.every !== 'once' || price.low !== price.high || price.low === 0 || revenueOf(brief)) return null
  if (!cost || isOnlyRead(cost) || !sameCurrency(price.currency, cost.value.currency)) return null
  const each = yearly(cost.value)
  const units = unitsOfSale(brief)
  const value = settled((price.low * units * MONTHS) / each)
  // A price for one of many units is not a separate purchase.
  if (value < 1 || (unitOf(price) !== null && !isOneJob(brief) && !isPerCustomer(brief))) return null
  const currency = price.currency ?? cost.value.currency
  return {
    value,
    text: formatRough(value),
    formula: `${units === 1 ? '' : `${formatCount(units)} × `}${money(price.low, currency)} ÷ (${money(each, currency)} ÷ ${MONTHS})`,
  }
}
