import { NO_CURRENCY } from '../currency.ts'
import { formatCount, formatMoney, formatRough, roundedUp, settled } from '../figures.ts'
import { type AlternativePrice, type Brief, entriesOf, firstValue, type PeriodicMoney } from './brief.ts'
import {
  asPaid,
  currencyOfBrief,
  type Figure,
  isOneJob,
  isPerUnit,
  isSubscription,
  MONTHS,
  middle,
  money,
  PER_YEAR,
  percentText,
  revenueOf,
  sameCurrency,
  unitsOfSale,
} from './economics.ts'
import { volumeForGoal } from './goal.ts'

/** The price beside what the problem and today's ways cost, and beside the founder's own costs. See docs/brief.md#arithmetic. */

/** An amount of money in a year. */
export const yearly = ({ amount, every }: PeriodicMoney): number => settled(amount * PER_YEAR[every])

/** Months after which a price that is paid once is saved, if the problem goes away completely; null for other prices. */
export function monthsToPayOff(given: Brief): Figure | null {
  const brief = asPaid(given)
  const price = firstValue(brief, 'price')
  const cost = firstValue(brief, 'problemCost')
  if (!price || (price.every !== 'once' && !isOneJob(brief)) || price.high === 0 || !cost || revenueOf(brief))
    return null
  if (!sameCurrency(price.currency, cost.currency)) return null
  const each = settled(((price.low + price.high) / 2) * unitsOfSale(brief))
  const value = settled(each / (yearly(cost) / MONTHS))
  return {
    value,
    text: formatRough(value),
    formula: `${money(each, price.currency)} ÷ (${money(yearly(cost), cost.currency)} ÷ ${MONTHS})`,
  }
}

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

/** A price that is paid once or per use as a share of another one that is; null where they cannot be compared. */
function oncePriceBeside(brief: Brief, other: AlternativePrice): Figure | null {
  const price = firstValue(brief, 'price')
  if (price?.every !== 'once' && price?.every !== 'use') return null
  // What is bought once stands beside many uses: `usesBesideUse` counts them.
  const isAlike = other.every === 'once' || (other.every === 'use' && price.every === 'use')
  if (!isAlike || other.amount === 0 || !sameCurrency(price.currency, other.currency)) return null
  const units = unitsOfSale(brief)
  const one = settled((price.low + price.high) / 2)
  const value = (one * units) / other.amount
  if (value > NEXT_TO_NOTHING) return null
  const each = units === 1 ? '' : `${formatCount(units)} × `
  return {
    value,
    text: percentText(value),
    formula: `${each}${money(one, price.currency)} ÷ ${money(other.amount, price.currency ?? other.currency)}`,
  }
}

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

/** The share of the problem's cost that has to be saved before the price pays for itself; above 1 it never does. */
export const shareToPayOff = (brief: Brief): Figure | null =>
  priceBeside(asPaid(brief), firstValue(brief, 'problemCost'))

/**
 * The price as a share of what each named alternative costs, in a year or once, where its price is known. [] for a price per unit:
 * whether the alternative is paid per unit or per customer is not known.
 */
export function priceBesideToday(given: Brief): { name: string; share: Figure }[] {
  const brief = asPaid(given)
  return isPerUnit(brief)
    ? []
    : entriesOf(brief, 'today').flatMap(({ value: { name, price } }) => {
        // What is hired by the day is not paid for every day.
        if (!price || price.every === 'day') return []
        const { every } = price
        const share =
          every === 'once' || every === 'use'
            ? oncePriceBeside(brief, price)
            : priceBeside(brief, { ...price, every })
        return share ? [{ name, share }] : []
      })
}

/** How many days a year of a way of today that is paid by the day cost as much as the price of a year; [] for others. */
export function daysBesideDaily(given: Brief): { name: string; days: Figure }[] {
  const brief = asPaid(given)
  const revenue = revenueOf(brief)
  if (!revenue || isPerUnit(brief)) return []
  return entriesOf(brief, 'today').flatMap(({ value: { name, price } }) => {
    if (price?.every !== 'day' || price.amount === 0 || !sameCurrency(revenue.currency, price.currency))
      return []
    const value = settled(middle(revenue) / price.amount)
    return [
      {
        name,
        days: {
          value,
          text: formatRough(value),
          formula: `${money(settled(middle(revenue)), revenue.currency)} ÷ ${money(price.amount, revenue.currency)}`,
        },
      },
    ]
  })
}

/** How many uses of a way of today cost as much as the price: of a year, or once. */
interface UsesBeside {
  name: string
  uses: Figure
  /** Whether the uses are those of a year. */
  yearly: boolean
}

/**
 * How many uses of a way of today that is paid for each of them cost as much as the price; from then on the price is the
 * cheaper way. [] for a price per use, which is compared as it is, and for a price per unit.
 */
export function usesBesideUse(given: Brief): UsesBeside[] {
  const brief = asPaid(given)
  const own = firstValue(brief, 'price')
  if (!own || own.high === 0 || isPerUnit(brief)) return []
  const yearly = isSubscription(brief)
  const revenue = yearly ? revenueOf(brief) : null
  const each = revenue ? middle(revenue) : own.every === 'once' ? (own.low + own.high) / 2 : null
  if (each === null) return []
  return entriesOf(brief, 'today').flatMap(({ value: { name, price } }) => {
    if (price?.every !== 'use' || price.amount === 0 || !sameCurrency(own.currency, price.currency)) return []
    const value = Math.ceil(settled(each / price.amount))
    const formula = `${money(settled(each), own.currency)} ÷ ${money(price.amount, own.currency ?? price.currency)}`
    return [{ name, uses: { value, text: formatCount(value), formula }, yearly }]
  })
}

/**
 * A price that is paid once as a share of what a way of today costs in one year; [] for other prices, and where the other is
 * not paid again and again.
 */
export function onceBesideYear(given: Brief): { name: string; spent: string; share: Figure }[] {
  const brief = asPaid(given)
  const price = firstValue(brief, 'price')
  const isOnce = price?.every === 'once' || (price?.every === 'use' && isOneJob(brief))
  if (!price || !isOnce || price.high === 0 || revenueOf(brief)) return []
  const each = settled(((price.low + price.high) / 2) * unitsOfSale(brief))
  return entriesOf(brief, 'today').flatMap(({ value: { name, price: other } }) => {
    if (!other || other.every === 'once' || other.every === 'use' || other.every === 'day') return []
    const year = yearly({ ...other, every: other.every })
    if (year === 0 || !sameCurrency(price.currency, other.currency) || each / year > NEXT_TO_NOTHING)
      return []
    const spent = money(year, price.currency ?? other.currency)
    const value = each / year
    return [
      {
        name,
        spent,
        share: { value, text: percentText(value), formula: `${money(each, price.currency)} ÷ ${spent}` },
      },
    ]
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

/**
 * What customers pay a year beyond the cheapest way of today that they pay for, beside the yearly cost of the problem that
 * this way leaves them with. Negative where they save. Null where a way of today is free, since who takes it pays the whole
 * price, and where nothing can be compared.
 */
export function extraBesideProblem(
  given: Brief,
): { name: string; extra: number; cost: number; currency: string | null; share: Figure } | null {
  const brief = asPaid(given)
  const revenue = revenueOf(brief)
  const cost = firstValue(brief, 'problemCost')
  if (!revenue || !cost || isPerUnit(brief) || spentToday(brief) || isPriceAsCost(brief)) return null
  if (freeToday(brief).length > 0 || !sameCurrency(revenue.currency, cost.currency)) return null
  const [cheapest] = entriesOf(brief, 'today')
    .flatMap(({ value: { name, price } }) =>
      price &&
      price.every !== 'once' &&
      price.every !== 'use' &&
      price.every !== 'day' &&
      sameCurrency(revenue.currency, price.currency)
        ? [{ name, spent: yearly({ ...price, every: price.every }) }]
        : [],
    )
    .toSorted((a, b) => a.spent - b.spent)
  if (!cheapest) return null
  const { name, spent } = cheapest
  const price = settled(middle(revenue))
  const extra = settled(price - spent)
  const value = extra / yearly(cost)
  const { currency } = revenue
  return {
    name,
    extra,
    cost: yearly(cost),
    currency,
    share: {
      value,
      text: extra > 0 ? percentText(value) : 'nothing',
      formula: `(${money(price, currency)} − ${money(spent, currency)}) ÷ ${money(yearly(cost), currency)}`,
    },
  }
}

/** What the founder's share would be of a deal that costs what a way of today costs once; [] for other prices. */
export function shareOfToday(brief: Brief): { name: string; deal: string; share: Figure }[] {
  const price = firstValue(brief, 'price')
  if (price?.every !== 'share' || price.high === 0) return []
  const percent = settled((price.low + price.high) / 2)
  return entriesOf(brief, 'today').flatMap(({ value: { name, price: other } }) => {
    if ((other?.every !== 'once' && other?.every !== 'use') || other.amount === 0) return []
    const value = settled((other.amount * percent) / 100)
    const deal = money(other.amount, other.currency)
    const text = money(value, other.currency)
    return [{ name, deal, share: { value, text, formula: `${deal} × ${formatCount(percent)}%` } }]
  })
}

/** Whole deals a month that bring the goal, each worth what the first priced way of today costs once; null without. */
export function dealsForGoal(brief: Brief): (Figure & { deal: string }) | null {
  const volume = volumeForGoal(brief)
  const deal = entriesOf(brief, 'today').find(
    ({ value: { price } }) => (price?.every === 'once' || price?.every === 'use') && price.amount > 0,
  )?.value.price
  if (!volume || !deal || !sameCurrency(currencyOfBrief(brief), deal.currency)) return null
  const value = Math.ceil(settled(volume.value / deal.amount))
  const worth = money(deal.amount, deal.currency)
  return { value, text: formatCount(value), formula: `${volume.text} ÷ ${worth}`, deal: worth }
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

/** After how many months a price that is paid again has cost as much as one that is paid once; [] for other prices. */
export function monthsBesideOnce(given: Brief): { name: string; months: Figure }[] {
  const brief = asPaid(given)
  const revenue = revenueOf(brief)
  const price = firstValue(brief, 'price')
  if (!revenue || !price || !isSubscription(brief) || isPerUnit(brief)) return []
  return entriesOf(brief, 'today').flatMap(({ value: { name, price: other } }) => {
    if (other?.every !== 'once' || other.amount === 0 || !sameCurrency(revenue.currency, other.currency))
      return []
    const value = settled((other.amount * MONTHS) / middle(revenue))
    const months = {
      value,
      text: formatRough(value),
      formula: `${money(other.amount, revenue.currency)} ÷ (${money(settled(middle(revenue)), revenue.currency)} ÷ ${MONTHS})`,
    }
    return [{ name, months }]
  })
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
