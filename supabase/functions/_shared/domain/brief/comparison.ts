import { NO_CURRENCY } from '../currency.ts'
import { formatCount, formatMoney, formatRough, roundedUp, settled } from '../figures.ts'
import {
  type AlternativePrice,
  type Brief,
  entriesOf,
  firstValue,
  type PeriodicMoney,
  unitOf,
} from './brief.ts'
import {
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

/** A price that is paid once as a share of another that is paid once for the same unit; null for all others. */
function oncePriceBeside(brief: Brief, name: string, other: AlternativePrice): Figure | null {
  const price = firstValue(brief, 'price')
  if (!price || price.every !== other.every || other.amount === 0 || isOneJob(brief)) return null
  const unit = /\p{L}+$/u.exec(unitOf(price) ?? '')?.[0].replace(/s$/, '')
  const isSameUnit = unit ? name.toLowerCase().includes(unit.toLowerCase()) : price.every === 'once'
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
        ? oncePriceBeside(brief, name, price)
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
