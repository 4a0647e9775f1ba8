import { assumedAmount, currencyOfCountry, NO_CURRENCY } from '../currency.ts'
import { formatAmount, formatCount, formatMoney, roundedUp, settled } from '../figures.ts'
import {
  type AlternativePrice,
  type Brief,
  type BriefField,
  entriesOf,
  firstValue,
  type Period,
  type PeriodicMoney,
} from './brief.ts'

/**
 * What follows from the founder's own numbers by arithmetic. Amounts are in the currency of the price; nothing is
 * converted. See docs/brief.md#arithmetic.
 */

/** Monthly income to calculate with until the founder sets one: about so many US dollars. */
const DEFAULT_GOAL_DOLLARS = 10_000

const PER_YEAR: Record<Period, number> = { day: 365, week: 52, month: 12, year: 1 }
const MONTHS = 12

/** A result with the calculation that gives it, ready to be shown. */
export interface Figure {
  value: number
  text: string
  /** '€49 × 12', in the numbers of the brief. */
  formula: string
}

/** Revenue per customer and year: from the lower to the higher price. */
export interface Revenue {
  low: number
  high: number
  /** Null when the founder named no currency. */
  currency: string | null
  formula: string
}

/** The currency that the founder names for money, of the price if there is one, else that of the place; null without. */
export function currencyIn(brief: Brief): string | null {
  const money = [
    ...entriesOf(brief, 'price'),
    ...entriesOf(brief, 'problemCost'),
    ...entriesOf(brief, 'goal'),
  ].map(({ value }) => value.currency)
  const places = entriesOf(brief, 'place').map(
    ({ value }) => value.country && currencyOfCountry(value.country),
  )
  return [...money, ...places].find((currency) => currency !== null) ?? null
}

/** What a test costs, which is estimated in US dollars, as a round amount of the currency of the brief: '€150'. */
export function formatTestCost(dollars: number, brief: Brief | null): string {
  const currency = (brief && currencyIn(brief)) ?? 'USD'
  return formatAmount(assumedAmount(dollars, currency), currency)
}

/** An amount with its currency sign, plain where no currency is known. */
export const money = (amount: number, currency: string | null): string =>
  formatAmount(amount, currency ?? NO_CURRENCY)

const amountRange = (low: number, high: number, currency: string | null) =>
  low === high ? money(low, currency) : `${money(low, currency)} to ${money(high, currency)}`

/** What any kind of customer may have many of. */
const MANY =
  /\b(?:employee|worker|seat|vehicle|car|truck|van|lorry|bike|machine|device|sensor|room|bed|flat|apartment|unit|door|table|hive|cow|animal|tree|acre|hectare|driver|nurse|technician|agent|license|invoice|order|desk|camera|meter)s?\b/i
/** What an organization has many of. */
const MANY_IN_ORGANIZATION =
  /\b(?:user|member|person|people|head|patient|student|pupil|child|kid|resident|guest|client|player|teacher|clerk|site|location|branch|store|shop)s?\b/i
const ORGANIZATION =
  /\b(?:schools?|clinics?|hospitals?|compan(?:y|ies)|firms?|hotels?|agenc(?:y|ies)|employers?|practices?|nurser(?:y|ies)|kindergartens?|universit(?:y|ies)|colleges?|business(?:es)?|operators?|cent(?:er|re)s?|homes|factor(?:y|ies)|plants|chains?|districts?|teams?|organi[sz]ations?|fleets?|clubs?|gyms?|studios|manufacturers?|councils?|cit(?:y|ies))\b/i

/**
 * Whether the price is paid for something that one customer has many of, such as an employee or a seat, so that the
 * revenue per customer takes their number. False where the customer is named by the same word.
 */
export function isPerUnit(brief: Brief): boolean {
  const price = firstValue(brief, 'price')
  if (!price?.per || (price.every !== 'week' && price.every !== 'month' && price.every !== 'year'))
    return false
  const customer = (firstValue(brief, 'customer') ?? '').toLowerCase()
  const [unit] =
    MANY.exec(price.per) ?? ((ORGANIZATION.test(customer) && MANY_IN_ORGANIZATION.exec(price.per)) || [])
  return unit !== undefined && !customer.includes(unit.toLowerCase().replace(/s$/, ''))
}

/** What the quantity per customer counts: what is paid for at a time, or what is bought in a year. */
export const quantityPeriod = (brief: Brief): string => (isPerUnit(brief) ? 'at a time' : 'a year')

/** How often a year one customer pays the price; null when the brief does not say. */
function timesPerYear(brief: Brief): number | null {
  const every = firstValue(brief, 'price')?.every
  const purchases = firstValue(brief, 'purchases')
  if (every === 'week' || every === 'month' || every === 'year') {
    const units = isPerUnit(brief) ? purchases : 1
    return units && settled(PER_YEAR[every] * units)
  }
  // A daily price is a rental: how many days a customer takes is another question.
  return every === 'share' || !every ? null : purchases
}

/** Revenue per customer and year; null when the price or how often it is paid is not known, or for a share. */
export function revenueOf(brief: Brief): Revenue | null {
  const price = firstValue(brief, 'price')
  const times = timesPerYear(brief)
  if (!price || times === null || price.high === 0) return null
  const { low, high, currency } = price
  return {
    low: settled(low * times),
    high: settled(high * times),
    currency,
    formula: `${amountRange(low, high, currency)} × ${formatCount(times)}`,
  }
}

/** The field that keeps the revenue per customer and year from being worked out; null when nothing does. */
export function missingForRevenue(brief: Brief): BriefField | null {
  if (revenueOf(brief)) return null
  const price = firstValue(brief, 'price')
  return price?.every && price.every !== 'share' && price.high > 0 ? 'purchases' : 'price'
}

const sameCurrency = (a: string | null, b: string | null): boolean => a === b || a === null || b === null

/** The field that keeps the market from being calculated; null when count and revenue are known. */
export const missingForMarket = (brief: Brief): BriefField | null =>
  firstValue(brief, 'count') ? missingForRevenue(brief) : 'count'

/**
 * The currency that the brief calculates in: that of the price; without a price or for a share, of another amount or of
 * the place.
 */
export function currencyOfBrief(brief: Brief): string | null {
  const price = firstValue(brief, 'price')
  return price && price.every !== 'share' ? price.currency : currencyIn(brief)
}

/** Monthly income that is calculated with, in the currency of the brief; a round amount until the founder sets one. */
export function goalOf(brief: Brief): number {
  const currency = currencyOfBrief(brief)
  const goal = firstValue(brief, 'goal')
  return goal && sameCurrency(goal.currency, currency)
    ? goal.amount
    : assumedAmount(DEFAULT_GOAL_DOLLARS, currency)
}

/** Middle of the price range: what the single-number results are worked out with. */
const middle = ({ low, high }: Revenue) => (low + high) / 2

/** Revenue per customer and year in one number; null where it is not known. */
export function middleRevenue(brief: Brief): number | null {
  const revenue = revenueOf(brief)
  return revenue && middle(revenue)
}

/** Whole customers that bring the monthly income, at the middle price; null without a yearly revenue. */
export function customersForGoal(brief: Brief): Figure | null {
  const revenue = revenueOf(brief)
  if (!revenue) return null
  const goal = goalOf(brief)
  const value = Math.ceil(settled((goal * MONTHS) / middle(revenue)))
  return {
    value,
    text: formatCount(value),
    formula: `${money(goal, revenue.currency)} × ${MONTHS} ÷ ${money(settled(middle(revenue)), revenue.currency)}`,
  }
}

/** Working days of a month: five a week, without holidays. */
const WORKING_DAYS = 21

/** Sales of a month as sales of a working day: '2.3', '28'. */
export const perWorkingDay = (sales: number): string => {
  const each = sales / WORKING_DAYS
  return formatCount(each < 10 ? Number(each.toPrecision(2)) : Math.round(each))
}

/**
 * Whole sales a month that bring the monthly income, at the middle price, where the price is paid once or per use; null
 * for other prices.
 */
export function salesForGoal(brief: Brief): Figure | null {
  const price = firstValue(brief, 'price')
  if (
    !price ||
    price.high === 0 ||
    (price.every !== 'once' && price.every !== 'use' && price.every !== 'day')
  )
    return null
  const each = settled((price.low + price.high) / 2)
  const goal = goalOf(brief)
  const value = Math.ceil(settled(goal / each))
  return {
    value,
    text: formatCount(value),
    formula: `${money(goal, price.currency)} ÷ ${money(each, price.currency)}`,
  }
}

/**
 * Months until each counted customer has bought once, at the sales that the goal takes; null unless the price is paid
 * once and no customer is said to buy again.
 */
export function monthsToAll(brief: Brief): Figure | null {
  const sales = salesForGoal(brief)
  const count = firstValue(brief, 'count')?.value
  if (
    !sales ||
    !count ||
    firstValue(brief, 'price')?.every !== 'once' ||
    firstValue(brief, 'purchases') !== null
  )
    return null
  const value = count / sales.value
  return {
    value,
    text: formatCount(value < 10 ? Number(value.toPrecision(2)) : Math.floor(value)),
    formula: `${formatCount(count)} ÷ ${sales.text}`,
  }
}

/** More sales on a working day than a small team makes or serves by hand. */
const MANY_A_DAY = 8

/** Whether the goal takes many sales a day of what people make or do by hand. */
export function isMuchWork(brief: Brief): boolean {
  const sales = salesForGoal(brief)
  const natures = entriesOf(brief, 'nature').map(({ value }) => value)
  const byHand = natures.includes('service') || natures.includes('physical')
  const byMachine = natures.includes('device') || natures.includes('software')
  return sales !== null && byHand && !byMachine && sales.value / WORKING_DAYS > MANY_A_DAY
}

/** Whole payments of the price of one unit that bring the monthly income; null unless the price is per unit. */
export function unitsForGoal(brief: Brief): Figure | null {
  const price = firstValue(brief, 'price')
  if (!price?.every || price.high === 0 || !isPerUnit(brief)) return null
  const times = price.every === 'week' ? PER_YEAR.week : price.every === 'month' ? MONTHS : 1
  const each = settled(((price.low + price.high) / 2) * times)
  const goal = goalOf(brief)
  const value = Math.ceil(settled((goal * MONTHS) / each))
  return {
    value,
    text: formatCount(value),
    formula: `${money(goal, price.currency)} × ${MONTHS} ÷ ${money(each, price.currency)}`,
  }
}

/** What customers have to pay each other a month for a share of it to bring the monthly income; null for other prices. */
export function volumeForGoal(brief: Brief): Figure | null {
  const price = firstValue(brief, 'price')
  if (price?.every !== 'share' || price.high === 0) return null
  const percent = settled((price.low + price.high) / 2)
  const currency = currencyOfBrief(brief)
  const goal = goalOf(brief)
  const value = settled(goal / (percent / 100))
  return {
    value,
    text: formatMoney(value, currency ?? NO_CURRENCY),
    formula: `${money(goal, currency)} ÷ ${formatCount(percent)}%`,
  }
}

/** Months after which a price that is paid once is saved, if the problem goes away completely; null for other prices. */
export function monthsToPayOff(brief: Brief): Figure | null {
  const price = firstValue(brief, 'price')
  const cost = firstValue(brief, 'problemCost')
  if (price?.every !== 'once' || price.high === 0 || !cost || revenueOf(brief)) return null
  if (!sameCurrency(price.currency, cost.currency)) return null
  const each = settled((price.low + price.high) / 2)
  const value = settled(each / (yearly(cost) / MONTHS))
  return {
    value,
    text: value.toLocaleString('en', { maximumSignificantDigits: 2 }),
    formula: `${money(each, price.currency)} ÷ (${money(yearly(cost), cost.currency)} ÷ ${MONTHS})`,
  }
}

/** So many customers that one in ten is out of reach, and one in a hundred is the better example. */
const MANY_CUSTOMERS = 5000

/** Monthly income from a small part of the counted customers: one in ten, of many one in a hundred. */
export function incomeFromSome(brief: Brief): (Figure & { oneIn: 10 | 100 }) | null {
  const count = firstValue(brief, 'count')?.value ?? 0
  const oneIn = count >= MANY_CUSTOMERS ? 100 : 10
  const income = count >= 2 * oneIn ? incomeFrom(brief, Math.floor(count / oneIn)) : null
  return income && { ...income, oneIn }
}

/** Whether customers pay the price again each week, month or year without another purchase. */
export function isSubscription(brief: Brief): boolean {
  const every = firstValue(brief, 'price')?.every
  return every === 'week' || every === 'month' || every === 'year'
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

/** How many people the founder names as evidence of one kind. */
export const demandOf = (brief: Brief, kind: 'interviews' | 'waiting' | 'paying'): number =>
  entriesOf(brief, 'evidence').reduce(
    (sum, { value }) => sum + (value.kind === kind ? (value.count ?? 0) : 0),
    0,
  )

/** Monthly revenue from some customers at the middle price; null without a yearly revenue. */
export function incomeFrom(brief: Brief, customers: number): Figure | null {
  const revenue = revenueOf(brief)
  if (!revenue) return null
  const value = settled((customers * middle(revenue)) / MONTHS)
  return {
    value,
    text: money(value < 1000 ? Number(value.toFixed(0)) : value, revenue.currency),
    formula: `${formatCount(customers)} × ${money(settled(middle(revenue)), revenue.currency)} ÷ ${MONTHS}`,
  }
}

/** A share as a percentage of two significant digits: '59%'. */
const percentText = (share: number): string =>
  `${(share * 100).toLocaleString('en', { maximumSignificantDigits: 2 })}%`

/** Those customers as a share of all that were counted, as a fraction; null without a count. */
export function shareForGoal(brief: Brief): Figure | null {
  const needed = customersForGoal(brief)
  const count = firstValue(brief, 'count')?.value
  if (!needed || !count) return null
  const value = needed.value / count
  const text = value > 1 ? 'more than all of them' : percentText(value)
  return { value, text, formula: `${needed.text} ÷ ${formatCount(count)}` }
}

/** From this share of all counted customers on, one place is too small for the goal. */
const HARD_SHARE = 0.2

/** Whether the goal takes more of the counted customers than a newcomer wins. */
export const isHardToReach = (brief: Brief): boolean => (shareForGoal(brief)?.value ?? 0) > HARD_SHARE

/** What all counted customers would pay in a year, at the middle price. */
export function marketPerYear(brief: Brief): Figure | null {
  const revenue = revenueOf(brief)
  const count = firstValue(brief, 'count')?.value
  if (!revenue || !count) return null
  const value = settled(count * middle(revenue))
  return {
    value,
    text: formatMoney(value, revenue.currency ?? NO_CURRENCY),
    formula: `${formatCount(count)} × ${money(settled(middle(revenue)), revenue.currency)}`,
  }
}

/** An amount of money in a year. */
export const yearly = ({ amount, every }: PeriodicMoney): number => settled(amount * PER_YEAR[every])

/** A price that is paid once as a share of another one that is; null where they cannot be compared. */
function oncePriceBeside(brief: Brief, other: AlternativePrice): Figure | null {
  const price = firstValue(brief, 'price')
  if (price?.every !== 'once' && price?.every !== 'use') return null
  if (other.every !== 'once' || !sameCurrency(price.currency, other.currency)) return null
  const each = settled((price.low + price.high) / 2)
  const value = each / other.amount
  return {
    value,
    text: percentText(value),
    formula: `${money(each, price.currency)} ÷ ${money(other.amount, price.currency ?? other.currency)}`,
  }
}

/** The price of a year as a share of what something else costs in a year; null where they cannot be compared. */
function priceBeside(brief: Brief, other: PeriodicMoney | null): Figure | null {
  const revenue = revenueOf(brief)
  if (!revenue || !other || !sameCurrency(revenue.currency, other.currency)) return null
  const value = middle(revenue) / yearly(other)
  return {
    value,
    text: percentText(value),
    formula: `${money(settled(middle(revenue)), revenue.currency)} ÷ ${money(yearly(other), revenue.currency ?? other.currency)}`,
  }
}

/** The share of the problem's cost that has to be saved before the price pays for itself; above 1 it never does. */
export const shareToPayOff = (brief: Brief): Figure | null =>
  priceBeside(brief, firstValue(brief, 'problemCost'))

/**
 * The price as a share of what each named alternative costs, in a year or once, where its price is known. [] for a price per unit:
 * whether the alternative is paid per unit or per customer is not known.
 */
export const priceBesideToday = (brief: Brief): { name: string; share: Figure }[] =>
  isPerUnit(brief)
    ? []
    : entriesOf(brief, 'today').flatMap(({ value: { name, price } }) => {
        if (!price) return []
        const { every } = price
        const share =
          every === 'once' ? oncePriceBeside(brief, price) : priceBeside(brief, { ...price, every })
        return share ? [{ name, share }] : []
      })

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
    text: value.toLocaleString('en', { maximumSignificantDigits: 2 }),
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
