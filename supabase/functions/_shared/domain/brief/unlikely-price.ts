import type { Statement } from '../basis.ts'
import { formatCount } from '../figures.ts'
import { entriesOf, firstValue } from './brief.ts'
import { shareToPayOff, yearly } from './comparison.ts'
import { amountRange, money, revenueOf, type TellingBrief } from './economics.ts'
import { customersForGoal, goalOf } from './goal.ts'
import { calculated, shown } from './line.ts'
import { isOnlyRead } from './standing.ts'

/** A price per piece or use below this fraction of what it replaces must be for a smaller unit. */
const LEAST_PART = 0.01

/**
 * Why an unconfirmed price per use cannot be what one customer pays in a year: it is negligible compared with the cost
 * of the problem, or even all counted customers do not reach the goal. Null if the price is plausible, and for weekly,
 * monthly and yearly prices, which may well be small.
 */
export function unlikelyPrice(brief: TellingBrief): Statement | null {
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
