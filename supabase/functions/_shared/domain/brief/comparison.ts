import { NO_CURRENCY } from '../currency.ts'
import { formatCount, formatMoney, formatRough, roundedUp, settled } from '../figures.ts'
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
  isPerUnit,
  MONTHS,
  middle,
  money,
  PER_YEAR,
  percentText,
  revenueOf,
  sameCurrency,
  unitsOfSale,
} from './economics.ts'
import { isOnlyRead } from './standing.ts'
import { countOf, FIGURES } from './told-demand.ts'

/** The price beside what the problem and today's ways cost, and beside the founder's own costs. See docs/brief.md#arithmetic. */

/** An amount of money in a year. */
export const yearly = ({ amount, every }: PeriodicMoney): number => settled(amount * PER_YEAR[every])

/** What the problem costs all counted customers together in a year; null without its cost or a count. */
export function problemOfAll(brief: Brief): Figure | null {
  const cost = firstValue(brief, 'problemCost')
  const count = firstValue(brief, 'count')?.value
  if (!cost || !count) return null
  const value = settled(count * yearly(cost))
  return {
    value,
    text: formatMoney(value, cost.currency ?? NO_CURRENCY),
    formula: `${formatCount(count)} × ${money(yearly(cost), cost.currency)}`,
  }
}

/** From so many times an alternative's price on, that alternative costs next to nothing and does another job. */
const NEXT_TO_NOTHING = 10

/** The price of a year as a share of what something else costs in a year; null where they cannot be compared. */
function priceBeside(brief: Brief, other: PeriodicMoney | null): Figure | null {
  const revenue = revenueOf(brief)
  if (!revenue || !other || other.amount === 0 || !sameCurrency(revenue.currency, other.currency)) return null
  const value = middle(revenue) / yearly(other)
  if (value > NEXT_TO_NOTHING && other !== firstValue(brief, 'problemCost')) return null
  return {
    value,
    text: percentText(value),
    formula: `${money(settled(middle(revenue)), revenue.currency)} ÷ ${money(yearly(other), revenue.currency ?? other.currency)}`,
  }
}

/**
 * The price of a year as a share of what the problem costs one customer in a year. Null where that cost was only read: an
 * amount in a story may be that of others, or of another time.
 */
export function shareToPayOff(brief: Brief): Figure | null {
  const [cost] = entriesOf(brief, 'problemCost')
  return cost && !isOnlyRead(cost) ? priceBeside(asPaid(brief), cost.value) : null
}

/** How often an alternative is bought, in its name: 'Ski gloves, two or three pairs a winter'. */
const BOUGHT_OFTEN = new RegExp(
  String.raw`(?<low>${FIGURES})(?: (?:or|to) (?<high>${FIGURES}))? (?:\p{L}+ ){0,2}(?:a|per|each|every) (?<period>day|week|month|year|winter|summer|season)\b`,
  'iu',
)

/** What an alternative that is bought so many times a year costs in a year, from the lower to the higher number. */
function yearlyOfMany({ name, price }: Alternative): { low: number; high: number } | null {
  const { low = '', high = low, period = '' } = BOUGHT_OFTEN.exec(name)?.groups ?? {}
  const [least, most] = [countOf(low), countOf(high)]
  if (!price || !(least > 0) || most < least) return null
  const times = PERIODS.includes(period as Period) ? PER_YEAR[period as Period] : 1
  return { low: settled(least * times * price.amount), high: settled(most * times * price.amount) }
}

/** The price of a year beside what is bought so many times a year; null where either is not known. */
function besideMany(brief: Brief, alternative: Alternative): Figure | null {
  const revenue = revenueOf(brief)
  const other = yearlyOfMany(alternative)
  const currency = alternative.price?.currency ?? null
  if (!revenue || !other || other.low === 0 || !sameCurrency(revenue.currency, currency)) return null
  const mine = middle(revenue)
  const shares = [mine / other.high, mine / other.low].map(percentText)
  return {
    value: (mine * 2) / (other.low + other.high),
    text: [...new Set(shares)].join(' to '),
    formula: `${money(settled(mine), revenue.currency)} ÷ ${amountRange(other.low, other.high, revenue.currency ?? currency)}`,
  }
}

const isDevice = (brief: Brief): boolean => entriesOf(brief, 'nature').some(({ value }) => value === 'device')

/** A price that is paid once or each time as a share of another that is; null for all others. */
function oncePriceBeside(brief: Brief, name: string, other: AlternativePrice): Figure | null {
  const price = firstValue(brief, 'price')
  const isEach = (every: string | null | undefined) => every === 'once' || every === 'use'
  if (
    !price ||
    !isEach(price.every) ||
    !isEach(other.every) ||
    other.amount === 0 ||
    (isOneJob(brief) && !isDevice(brief))
  )
    return null
  const unit = /\p{L}+$/u.exec(unitOf(price) ?? '')?.[0].replace(/s$/, '')
  // What is bought once may be of any size; what is paid each time is one payment beside another.
  const isSameUnit =
    price.every === 'use' && other.every === 'use'
      ? true
      : unit && !isDevice(brief)
        ? name.toLowerCase().includes(unit.toLowerCase())
        : price.every === other.every
  if (!isSameUnit || !sameCurrency(price.currency, other.currency)) return null
  const one = settled((price.low + price.high) / 2)
  const value = one / other.amount
  if (value > NEXT_TO_NOTHING) return null
  const currency = price.currency ?? other.currency
  return {
    value,
    text: percentText(value),
    formula: `${money(one, currency)} ÷ ${money(other.amount, currency)}`,
  }
}

/**
 * The price as a share of what an alternative costs: both of one customer and in a year, or both once for the same unit. [] for
 * a price per unit, and for alternatives whose price was only read: for whom and for how long these are paid is not known.
 */
export function priceBesideToday(given: Brief): { name: string; share: Figure }[] {
  const brief = asPaid(given)
  if (isPerUnit(brief)) return []
  return entriesOf(brief, 'today').flatMap((entry) => {
    const { name, price } = entry.value
    // What is hired by the day is not paid for every day.
    if (!price || price.every === 'day' || isOnlyRead(entry)) return []
    const { every } = price
    const share =
      every === 'once' || every === 'use'
        ? (besideMany(brief, entry.value) ?? oncePriceBeside(brief, name, price))
        : priceBeside(brief, { ...price, every })
    return share ? [{ name, share }] : []
  })
}

/** The ways of today that cost nothing, as the founder says. */
export const freeToday = (brief: Brief): string[] =>
  entriesOf(brief, 'today').flatMap(({ value: { name, price } }) => (price?.amount === 0 ? [name] : []))

/** How near two amounts are that are taken for the same. */
const SAME = 0.02

/**
 * An alternative of today that costs in a year what the problem is said to cost: that cost is spending, which the price
 * would replace. Null where there is none.
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

/** What all counted customers would pay once, at the middle price; null for other prices. */
export function allBuyOnce(brief: Brief): Figure | null {
  const price = firstValue(brief, 'price')
  const count = firstValue(brief, 'count')?.value
  if (
    !price ||
    (price.every !== 'once' && !isOneJob(brief)) ||
    price.high === 0 ||
    !count ||
    revenueOf(brief)
  )
    return null
  const units = unitsOfSale(brief)
  const each = settled((price.low + price.high) / 2)
  const value = settled(each * units * count)
  return {
    value,
    text: formatMoney(value, price.currency ?? NO_CURRENCY),
    formula: `${formatCount(count)} × ${units === 1 ? '' : `${formatCount(units)} × `}${money(each, price.currency)}`,
  }
}

/** Whether the founder gave the price as the cost of the problem. */
export function isPriceAsCost(brief: Brief): boolean {
  const share = shareToPayOff(brief)
  return share !== null && settled(share.value) === 1
}

/** What is left of one customer's revenue of a year: the most that winning one may cost to be earned back in that year. */
export function marginPerCustomer(brief: Brief, margin: number): Figure | null {
  const revenue = revenueOf(brief)
  if (!revenue || !(margin > 0)) return null
  const value = Number((middle(revenue) * margin).toPrecision(2))
  return {
    value,
    text: money(value, revenue.currency),
    formula: `${money(settled(middle(revenue)), revenue.currency)} × ${formatCount(margin * 100)}%`,
  }
}

/**
 * Months until a customer has earned back what winning them costs.
 * @param cost assumed cost of winning one customer, in the currency of the price
 * @param margin share of the revenue that is left after serving the customer, 0 to 1
 */
export function monthsToEarnBack(brief: Brief, cost: number, margin: number): Figure | null {
  const revenue = revenueOf(brief)
  if (!revenue || !(margin > 0)) return null
  const monthly = (middle(revenue) * margin) / MONTHS
  const value = settled(cost / monthly)
  return {
    value,
    text: formatRough(value),
    formula: `${money(cost, revenue.currency)} ÷ (${money(settled(middle(revenue)), revenue.currency)} ÷ ${MONTHS} × ${formatCount(margin * 100)}%)`,
  }
}

/**
 * Whole customers whose margin covers fixed costs of a year, both in the currency of the price. Rounded up to two
 * significant digits, since costs and margin are assumptions.
 */
export function customersToBreakEven(brief: Brief, fixedCosts: number, margin: number): Figure | null {
  const revenue = revenueOf(brief)
  if (!revenue || !(margin > 0)) return null
  const value = Math.ceil(settled(fixedCosts / (middle(revenue) * margin)))
  return {
    value,
    text: formatCount(roundedUp(value, 2)),
    formula: `${money(fixedCosts, revenue.currency)} ÷ (${money(settled(middle(revenue)), revenue.currency)} × ${formatCount(margin * 100)}%)`,
  }
}

/**
 * In how many months the problem costs one customer as much as the price that is paid once; null for other prices, and for a cost
 * that was only read.
 */
export function monthsToPayOff(brief: Brief): Figure | null {
  const price = firstValue(brief, 'price')
  const [cost] = entriesOf(brief, 'problemCost')
  if (price?.every !== 'once' || price.low !== price.high || price.low === 0 || revenueOf(brief)) return null
  if (!cost || isOnlyRead(cost) || !sameCurrency(price.currency, cost.value.currency)) return null
  const each = yearly(cost.value)
  const value = settled((price.low * MONTHS) / each)
  // What is paid for one of many is no purchase of its own.
  if (value < 1 || (unitOf(price) !== null && !isOneJob(brief))) return null
  const currency = price.currency ?? cost.value.currency
  return {
    value,
    text: formatRough(value),
    formula: `${money(price.low, currency)} ÷ (${money(each, currency)} ÷ ${MONTHS})`,
  }
}
