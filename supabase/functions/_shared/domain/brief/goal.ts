import { NO_CURRENCY } from '../currency.ts'
import { formatCount, formatMoney, settled } from '../figures.ts'
import { type Brief, firstValue } from './brief.ts'
import {
  amountRange,
  currencyOfBrief,
  type Figure,
  isOneJob,
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

import { isPerPart } from './per-part.ts'

/** What the founder's income goal requires, and what some customers bring in. See docs/brief.md#arithmetic. */

/**
 * The founder's monthly income goal, in the currency of the brief. Null until they set one: a high goal for one founder
 * is low for another, so none is assumed.
 */
export function goalOf(brief: Brief): number | null {
  const goal = firstValue(brief, 'goal')
  return goal && sameCurrency(goal.currency, currencyOfBrief(brief)) ? goal.amount : null
}

/** Smaller numbers are shown with one decimal, because rounding could double them. */
const FEW = 10

/**
 * The number needed at the middle of a price range, and at both ends if they differ: whole numbers, or one decimal for
 * few monthly sales.
 */
function needAt(
  amount: number,
  { low, high }: { low: number; high: number },
  isWhole = false,
): { value: number; text: string } {
  const isFew = !isWhole && low > 0 && amount / low < FEW
  const need = (exact: number): number =>
    isFew ? settled(Math.ceil(settled(exact * 10)) / 10) : Math.ceil(settled(exact))
  const [least, most] = [need(amount / high), need(amount / low)]
  const value = need((amount * 2) / (low + high))
  return {
    value,
    text: low > 0 && least !== most ? `${formatCount(least)} to ${formatCount(most)}` : formatCount(value),
  }
}

const ends = ({ low, high }: { low: number; high: number }, currency: string | null): string =>
  rangeTerm(settled(low), settled(high), currency)

/**
 * Customers needed for the monthly income; null without a yearly revenue. The value is for the middle price; the text
 * gives both ends of a range.
 */
export function customersForGoal(brief: Brief): Figure | null {
  const revenue = revenueOf(brief)
  const goal = goalOf(brief)
  if (!revenue || goal === null) return null
  return {
    ...needAt(goal * MONTHS, revenue, true),
    formula: `${money(goal, revenue.currency)} × ${MONTHS} ÷ ${ends(revenue, revenue.currency)}`,
  }
}

/** Working days per month: five a week, without holidays. */
const WORKING_DAYS = 21

/** Monthly sales per working day, as text: '2.3', '28'. */
export const perWorkingDay = (sales: number): string => {
  const each = sales / WORKING_DAYS
  return formatCount(each < 10 ? Number(each.toPrecision(2)) : Math.round(each))
}

/** From this many sales a month on, sales are stated per day. */
const A_DAY = 21

/** Whether monthly sales are stated per day: only if there are many, and sales are not seasonal. */
export const isByDay = ({ told }: TellingBrief, sales: number): boolean =>
  sales >= A_DAY && told?.season === undefined && told?.seasonWeeks === undefined

/** The lower and the higher of two amounts. */
export type Ends = Readonly<{ low: number; high: number }>

/**
 * Income from one sale at both ends of the price, if it is paid once, per use or per day: the price times the units
 * bought at a time; null for other prices.
 */
export function saleRange(brief: Brief): Ends | null {
  const price = firstValue(brief, 'price')
  if (!price || price.high === 0) return null
  const units = unitsOfSale(brief)
  return price.every === 'once' || price.every === 'use' || price.every === 'day'
    ? { low: settled(price.low * units), high: settled(price.high * units) }
    : null
}

/** Income from one sale at the middle price; null for a price that is paid in periods. */
export function priceOfSale(brief: Brief): number | null {
  const sale = saleRange(brief)
  return sale && settled((sale.low + sale.high) / 2)
}

/**
 * Monthly sales needed for the income, if the price is paid once or per use; null for other prices. The value is for
 * the middle price; the text gives both ends of a range.
 */
export function salesForGoal(brief: Brief): Figure | null {
  const price = firstValue(brief, 'price')
  const each = saleRange(brief)
  const goal = goalOf(brief)
  if (!price || each === null || goal === null) return null
  return {
    ...needAt(goal, each),
    formula: `${money(goal, price.currency)} ÷ ${
      unitsOfSale(brief) === 1
        ? ends(price, price.currency)
        : `(${formatCount(unitsOfSale(brief))} × ${ends(price, price.currency)})`
    }`,
  }
}

/**
 * Months until each counted customer has bought once, at the sales that the goal requires; null unless the price is
 * paid once and customers do not buy again.
 */
export function monthsToAll(brief: Brief): Figure | null {
  const sales = salesForGoal(brief)
  const count = firstValue(brief, 'count')?.value
  if (
    !sales ||
    !count ||
    isPerPart(brief) ||
    (!isOneJob(brief) &&
      (firstValue(brief, 'price')?.every !== 'once' || firstValue(brief, 'purchases') !== null))
  )
    return null
  const value = count / sales.value
  return {
    value,
    text: formatCount(value < 10 ? Number(value.toPrecision(2)) : Math.floor(value)),
    formula: `${formatCount(count)} ÷ ${sales.text}`,
  }
}

/** From this many units a year on (more than one a day), customers buy by amount: kilos, hours, pages. */
const AMOUNT_A_YEAR = 365

/** Whether the price is per unit of an amount, so that units are not sales. */
export const isByAmount = (brief: Brief): boolean => (firstValue(brief, 'purchases') ?? 0) > AMOUNT_A_YEAR

/**
 * Yearly income from one unit at both ends of the price, if a customer pays the price for each of many units; null for
 * other prices.
 */
export function unitRange(brief: Brief): Ends | null {
  const price = firstValue(brief, 'price')
  if (!price?.every || price.high === 0 || !isPerUnit(brief)) return null
  const times = price.every === 'week' ? PER_YEAR.week : price.every === 'month' ? MONTHS : 1
  return { low: settled(price.low * times), high: settled(price.high * times) }
}

/** Yearly income from one unit at the middle price; null if customers do not pay for each of many units. */
export function revenueOfUnit(brief: Brief): number | null {
  const each = unitRange(brief)
  return each && settled((each.low + each.high) / 2)
}

/** Whole payments of the unit price needed for the monthly income; null unless the price is per unit. */
export function unitsForGoal(brief: Brief): Figure | null {
  const price = firstValue(brief, 'price')
  const ofYear = unitRange(brief)
  const goal = goalOf(brief)
  if (!price || ofYear === null || goal === null) return null
  const whole = (amount: number) => Math.ceil(settled((goal * MONTHS) / amount))
  const [least, most] = [whole(ofYear.high), whole(ofYear.low)]
  return {
    value: whole((ofYear.low + ofYear.high) / 2),
    text: least === most ? formatCount(most) : `${formatCount(least)} to ${formatCount(most)}`,
    formula: `${money(goal, price.currency)} × ${MONTHS} ÷ ${ends(ofYear, price.currency)}`,
  }
}

/**
 * How many units each customer has to pay for if one in ten of the counted customers buys; null if that is less than
 * one each.
 */
export function unitsWithEach(brief: Brief): Figure | null {
  const units = unitsForGoal(brief)
  const some = Math.floor((firstValue(brief, 'count')?.value ?? 0) / 10)
  if (!units || some === 0 || units.value < some) return null
  const value = units.value / some
  return {
    value,
    text: formatCount(Number(value.toPrecision(2))),
    formula: `${formatCount(units.value)} ÷ ${formatCount(some)}`,
  }
}

/** Monthly payments between customers whose share gives the monthly income; null unless the price is a share. */
export function volumeForGoal(brief: Brief): Figure | null {
  const price = firstValue(brief, 'price')
  const goal = goalOf(brief)
  if (price?.every !== 'share' || price.high === 0 || goal === null) return null
  const percent = settled((price.low + price.high) / 2)
  const currency = currencyOfBrief(brief)
  const value = settled(goal / (percent / 100))
  return {
    value,
    text: formatMoney(value, currency ?? NO_CURRENCY),
    formula: `${money(goal, currency)} ÷ ${formatCount(percent)}%`,
  }
}

/** From this many customers on, one in ten is out of reach, and one in a hundred is a better example. */
const MANY_CUSTOMERS = 5000

/** Monthly income from a small part of the counted customers: one in ten, or one in a hundred if there are many. */
export function incomeFromSome(brief: Brief): (Figure & { oneIn: 10 | 100 }) | null {
  const count = firstValue(brief, 'count')?.value ?? 0
  const oneIn = count >= MANY_CUSTOMERS ? 100 : 10
  const income = count >= 2 * oneIn ? incomeFrom(brief, Math.floor(count / oneIn)) : null
  return income && { ...income, oneIn }
}

/** Monthly revenue from this many customers at the middle price; null without a yearly revenue. */
export function incomeFrom(brief: Brief, customers: number): Figure | null {
  const revenue = revenueOf(brief)
  if (!revenue) return null
  const { low, high, currency } = revenue
  const income = (each: number) => settled((customers * each) / MONTHS)
  const shownAs = (amount: number) => (amount < 1000 ? Number(amount.toFixed(0)) : amount)
  return {
    value: income(middle(revenue)),
    text: amountRange(shownAs(income(low)), shownAs(income(high)), currency),
    formula: `${formatCount(customers)} × ${rangeTerm(low, high, currency)} ÷ ${MONTHS}`,
  }
}

/** A number or range such as '60 to 77', a certain number of times, as a percentage of all counted customers. */
export function partOf(text: string, count: number, times = 1): string {
  const shares = text
    .split(' to ')
    .map((each) => percentText(settled(Number(each.replace(/,/g, '')) * times) / count))
  return [...new Set(shares)].join(' to ')
}

/** The customers that the goal requires as a fraction of all counted ones; null without a count. */
export function shareForGoal(brief: Brief): Figure | null {
  const needed = customersForGoal(brief)
  const count = firstValue(brief, 'count')?.value
  if (!needed || !count) return null
  const value = needed.value / count
  const text = value > 1 ? 'more than all of them' : partOf(needed.text, count)
  return { value, text, formula: `${needed.text.replace(/^.* to .*$/, '($&)')} ÷ ${formatCount(count)}` }
}

/** Above this share of all counted customers, one place is too small for the goal. */
const HARD_SHARE = 0.2

/** Whether the goal requires more of the counted customers than a newcomer can win. */
export const isHardToReach = (brief: Brief): boolean => (shareForGoal(brief)?.value ?? 0) > HARD_SHARE
