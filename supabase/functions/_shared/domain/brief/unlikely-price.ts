import type { Statement } from '../basis.ts'
import { formatCount } from '../figures.ts'
import { entriesOf, firstValue } from './brief.ts'
import { shareToPayOff, yearly } from './comparison.ts'
import { amountRange, money, percentText, revenueOf, sameCurrency, type TellingBrief } from './economics.ts'
import { customersForGoal, goalOf } from './goal.ts'
import { calculated, shown } from './line.ts'
import { isOutOfProportion, isPerPart, isQuantityUnclear, occasionPrice, unitsTold } from './per-part.ts'
import { isOnlyRead } from './standing.ts'

/** A price per piece or use below this fraction of what it replaces must be for a smaller unit. */
const LEAST_PART = 0.01

/** The answered price of a way of today that is out of proportion to a price for a part; null if there is none. */
function farFromToday(brief: TellingBrief): { share: string; other: string } | null {
  const price = firstValue(brief, 'price')
  for (const entry of price && isPerPart(brief) ? entriesOf(brief, 'today') : []) {
    const other = entry.value.price
    const isPayment = other?.every === 'use' || other?.every === 'once'
    if (!price || !other?.amount || !isPayment || isOnlyRead(entry)) continue
    if (!sameCurrency(price.currency, other.currency)) continue
    const [low, high] = [price.low / other.amount, price.high / other.amount]
    if (isOutOfProportion(low) && isOutOfProportion(high))
      return {
        share: [...new Set([low, high].map(percentText))].join(' to '),
        other: money(other.amount, other.currency ?? price.currency),
      }
  }
  return null
}

/** With this many times the counted customers, a goal shows that the price is for something else. */
const MOST_TIMES = 100

/**
 * Why a quantity cannot be how many of the parts that are charged for one customer takes: it may count occasions, the
 * price is out of proportion to that of today, or the goal takes many times the counted customers. Null if it can.
 */
export function unclearQuantity(brief: TellingBrief): Statement | null {
  const [price, quantity] = [firstValue(brief, 'price'), firstValue(brief, 'purchases')]
  if (!price || quantity === null || !isPerPart(brief)) return null
  const each = { price: shown(amountRange(price.low, price.high, price.currency)) }
  const count = shown(formatCount(quantity))
  const occasion = occasionPrice(brief)
  if (isQuantityUnclear(brief) && occasion)
    return calculated(
      'Your {count} a year may count what {other} is for. How many of what {price} is for does one customer take each time?',
      {
        ...each,
        count,
        other: shown(amountRange(occasion.low, occasion.high, occasion.currency ?? price.currency)),
      },
    )
  const told = unitsTold(brief)
  if (isQuantityUnclear(brief) && told)
    return calculated(
      'One customer has {many} of what {price} is for, so {count} a year cannot be their number. How often a year is it paid for each?',
      {
        ...each,
        count,
        many: shown(
          told.low === told.high
            ? formatCount(told.low)
            : `${formatCount(told.low)} to ${formatCount(told.high)}`,
        ),
      },
    )
  const far = farFromToday(brief)
  if (far)
    return calculated(
      '{price} is {share} of the {other} that one payment takes today. What is your price for, and how many of that does one customer take each time?',
      { ...each, share: shown(far.share), other: shown(far.other) },
    )
  const [needed, counted] = [customersForGoal(brief), firstValue(brief, 'count')?.value]
  const goal = goalOf(brief)
  return needed && counted && goal !== null && needed.value > MOST_TIMES * counted
    ? calculated(
        'At {price} × {count} a year, {goal} a month takes {needed} customers, and you count {all}. What is your price for, and how many of that does one customer take each time?',
        {
          ...each,
          count,
          goal: shown(money(goal, price.currency)),
          needed: shown(needed.text),
          all: shown(formatCount(counted)),
        },
      )
    : null
}

/**
 * Why an unconfirmed price per use cannot be what one customer pays in a year: it is negligible compared with the cost
 * of the problem, or even all counted customers do not reach the goal. Null if the price is plausible, and for weekly,
 * monthly and yearly prices, which may well be small.
 */
export function unlikelyPrice(brief: TellingBrief): Statement | null {
  const unclear = unclearQuantity(brief)
  if (unclear) return unclear
  const revenue = revenueOf(brief)
  const isEachTime = firstValue(brief, 'price')?.every === 'use'
  if (!revenue || !isEachTime || !entriesOf(brief, 'price').some(isOnlyRead)) return null
  const share = shareToPayOff(brief)
  const cost = firstValue(brief, 'problemCost')
  const [price = '', times = ''] = revenue.formula.split(' × ')
  const each = {
    price: shown(price),
    times: shown(times),
    each: shown(amountRange(revenue.low, revenue.high, revenue.currency)),
  }
  if (share && cost && share.value < LEAST_PART)
    return calculated(
      '{price} × {times} = {each} a year is only {share} of the {cost} that the problem costs one customer. What is the price for, and how many of that does one customer take in a year?',
      { ...each, share: shown(share.text), cost: shown(money(yearly(cost), cost.currency)) },
    )
  const [needed, goal, count] = [customersForGoal(brief), goalOf(brief), firstValue(brief, 'count')?.value]
  return needed && goal !== null && count && needed.value > count
    ? calculated(
        'At {price} × {times} = {each} a year, {goal} a month takes {needed} customers, and you count {count}. What is the price for, and how many of that does one customer take in a year?',
        {
          ...each,
          goal: shown(money(goal, revenue.currency)),
          needed: shown(needed.text),
          count: shown(formatCount(count)),
        },
      )
    : null
}
