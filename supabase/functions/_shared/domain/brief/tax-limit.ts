import type { Statement } from '../basis.ts'
import { settled } from '../figures.ts'
import type { Brief } from './brief.ts'
import { currencyOfBrief, MONTHS, marketPerYear, money, percentText } from './economics.ts'
import { goalOf } from './goal.ts'
import { calculated, chosenBy, shown } from './line.ts'
import { amountsIn } from './told-amounts.ts'

/** From this fraction of a limit on, it is about to be reached. */
const NEAR = 0.7
const SALES_TAX = /\b(?:VAT|GST)\b/

/** Below this fraction of a limit, the limit is years away. */
const FAR = 0.35

/**
 * Whether a rule is worth a line: any that is not on sales tax, and one on sales tax unless the goal, or all counted
 * customers together, stay far below its limit. Beside a regulated act (`isActed`) it has to be near.
 */
export function mayBite(brief: Brief, says: string, isActed: boolean): boolean {
  if (!SALES_TAX.test(says)) return true
  const currency = currencyOfBrief(brief)
  const limits = amountsIn(says).flatMap((limit) => (limit.currency === currency ? [limit.amount] : []))
  const goal = goalOf(brief)
  const market = marketPerYear(brief)
  const year = goal === null ? null : goal * MONTHS
  if (limits.length === 0 || (year === null && market === null)) return !isActed
  const least = Math.min(...limits)
  if (year !== null) return year >= least * (isActed ? NEAR : FAR)
  return (market?.value ?? 0) >= least && !isActed
}

/**
 * Compares the yearly goal with the limits of the sales tax rule among `rules`, with the reason of that rule; [] if the
 * goal stays well below all of them.
 */
export function taxLine(brief: Brief, rules: readonly Statement[]): Statement[] {
  const [goal, currency] = [goalOf(brief), currencyOfBrief(brief)]
  const rule = rules.find(({ text }) => SALES_TAX.test(text))
  const limits = (rule ? amountsIn(rule.text) : [])
    .filter((limit) => limit.currency === currency)
    .map(({ amount }) => amount)
  if (goal === null || limits.length === 0) return []
  const year = settled(goal * MONTHS)
  const params = { goal: shown(money(goal, currency)), year: shown(money(year, currency)) }
  const most = Math.max(...limits)
  const said =
    year > most
      ? calculated('{goal} a month comes to {year} a year, more than the {limit} of this tax rule.', {
          ...params,
          limit: shown(money(most, currency)),
        })
      : calculated(
          '{goal} a month comes to {year} a year: see which limit of this tax rule is yours.',
          params,
        )
  if (year > Math.min(...limits)) return [chosenBy(said, rule?.because ?? null)]
  const near = year / Math.min(...limits)
  return near >= NEAR
    ? [
        chosenBy(
          calculated('{goal} a month comes to {year} a year, {share} of the limit of this tax rule.', {
            ...params,
            share: shown(percentText(near)),
          }),
          rule?.because ?? null,
        ),
      ]
    : []
}
