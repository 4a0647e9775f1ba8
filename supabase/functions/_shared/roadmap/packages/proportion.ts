import { firstValue } from '../../domain/brief/brief.ts'
import { goalOf } from '../../domain/brief/goal.ts'
import type { Income } from '../../domain/roadmap/content.ts'
import { moneyText } from '../../domain/roadmap/money-text.ts'
import { losesAlways, oneSaleTexts } from '../../domain/roadmap/one-sale.ts'
import { LACKING } from '../../domain/roadmap/pay-back.ts'
import { scheduleTasks } from '../../domain/roadmap/schedule.ts'
import { missedTarget } from '../../domain/roadmap/target-text.ts'
import { DAYS_PER_MONTH, HOURS_PER_DAY } from '../../domain/roadmap/work-time.ts'
import type { RoadmapInput, WorkPlanSection } from '../engine.ts'
import { incomeOf } from '../income.ts'
import { measured } from '../plan-fit.ts'
import type { Basis } from './basis.ts'
import { testPhase } from './gate.ts'
import { pricedBrief } from './pricing.ts'

/*
 * Whether the cost of the phases is in proportion to what price, market or goal can pay back in a year. If it is not,
 * the plan says so first.
 */

const PAYMENTS_A_YEAR: Partial<Record<Income['every'], number>> = { week: 52, month: 12, year: 1 }
/** No plan counts on more than this share of all customers (sizing.ts). */
const OF_ALL = 0.25
const MONTHS = 12
const DIGITS = 2

const whole = new Intl.NumberFormat('en-US')

type Given = RoadmapInput & { plan: WorkPlanSection }

const MOST_NAMED = 2

/** The largest costs of a phase besides the founder's time, as candidates for cuts. */
function dearest({ plan: { team, costLines = [] } }: Given): string {
  const lines = [
    ...team.map(({ role, count, hours, hourlyRate }) => ({ name: role, amount: count * hours * hourlyRate })),
    ...costLines.map(({ name, amount }) => ({ name: name.replace(/: [\d,]+ (?:\p{L}|×).*$/u, ''), amount })),
  ].toSorted((a, b) => b.amount - a.amount)
  return lines
    .slice(0, MOST_NAMED)
    .filter(({ amount }) => amount > 0)
    .map(({ name }) => name)
    .join('; ')
}

/** A gap that closes within a year at the rate that the plan reaches is no reason to plan less. */
const SOON_MONTHS = 12

function closesSoon({ plan: { money } }: Given): boolean {
  const { closes } = money ?? {}
  const rest = closes ? closes.monthly - (closes.running ?? 0) : 0
  return closes !== undefined && rest > 0 && closes.gap / rest <= SOON_MONTHS
}

/** States that a phase costs more than all planned phases bring in, and what costs most in it; null if it does not. */
function beyondIncome(input: Given, cost: number): string | null {
  const all = input.plan.money?.all
  if (all === undefined || incomeOf(input) === null || cost <= all || closesSoon(input)) return null
  return `It costs more than all planned phases together bring in, as its sums below show. What costs most in it: ${dearest(input)}.`
}

/** States how much can be paid back in a year at most, as a complete sentence; null if that is enough or unknown. */
function shortfall({ report, plan, ...input }: Given, cost: number): string | null {
  const { money } = plan
  const income = incomeOf({ ...input, report })
  if (!income || !money || !report.brief) return null
  if (closesSoon({ report, plan, ...input })) return null
  const tell = (amount: number) =>
    moneyText(Number(amount.toPrecision(DIGITS)), input.currency?.code ?? 'USD')
  const spent = cost + (money.earlier?.cost ?? 0)
  const upToHere = money.earlier ? 'The phases up to here cost' : 'This phase costs'
  const { price, every, margin, purchases } = income
  const yearly = price * margin * (PAYMENTS_A_YEAR[every] ?? purchases ?? 1)
  const count = income.customers
  const paid = count === undefined ? null : Math.max(1, Math.floor(count * OF_ALL)) * yearly
  if (count !== undefined && paid !== null && spent > paid)
    return `${upToHere} ${tell(spent)}, and a quarter of the ${whole.format(count)} customers that you count leaves ${tell(paid)} in a year at this price.`
  const goal = goalOf(report.brief)
  if (goal !== null && goal > 0 && spent > goal * MONTHS)
    return `${upToHere} ${tell(spent)}, and your goal of ${tell(goal)} a month is ${tell(goal * MONTHS)} in a year.`
  return null
}

/** Length in months of the quarter in which the last phase serves or sells. */
const QUARTER_MONTHS = 2.8

const monthsOf = ({ plan: { tasks, team } }: Given): number =>
  scheduleTasks({ tasks, teamComposition: team }).hours / HOURS_PER_DAY / DAYS_PER_MONTH

/** What the goal takes if one factor of the income is unknown: names the factor and the number that it must reach. */
function goalFactor(input: Given, goal: number, figures: Basis['sizing']['figures']): string[] {
  const brief = input.report.brief && pricedBrief(input.report.brief, input.idea)
  const price = brief && firstValue(brief, 'price')
  if (!price || price.low <= 0) return []
  const tell = (amount: number) =>
    moneyText(Number(amount.toPrecision(DIGITS)), input.currency?.code ?? 'USD')
  const lacks = input.plan.money?.lacks
  if (lacks === 'deal') {
    const volume = (goal * 100) / price.low
    const deals = (figures.deals ?? 0) / Math.max(QUARTER_MONTHS, monthsOf(input))
    return [
      `Your goal of ${tell(goal)} a month takes deals of ${tell(volume)} a month at ${price.low}%, before costs. ${
        deals >= 1 && input.phase !== 'interactive'
          ? `With about ${whole.format(Math.round(deals))} a month, as this phase plans, one has to be worth ${tell(volume / Math.round(deals))}: enter what a usual one is worth.`
          : 'Enter what a usual one is worth: how many it takes a month follows from that.'
      }`,
    ]
  }
  if (lacks === 'quantity' && price.every === 'month' && price.currency === (input.currency?.code ?? 'USD')) {
    const units = Math.ceil(goal / price.low)
    const customers = input.phase === 'interactive' ? 0 : (figures.customers ?? figures.payers ?? 0)
    const spent = measured(input, input.plan).costDollars + (input.plan.money?.earlier?.cost ?? 0)
    return [
      `Up to the end of this phase the costs of ${tell(spent)} take ${whole.format(Math.ceil(spent / price.low))} payments of ${moneyText(price.low, price.currency)}. Your goal of ${tell(goal)} a month takes ${whole.format(units)} payments a month, before costs.${
        customers > 0
          ? ` With the ${whole.format(customers)} customers of this phase, that is ${whole.format(Math.ceil(units / customers))} for each: enter how many one has.`
          : ' How many customers that is follows from how many one has: enter it.'
      }`,
    ]
  }
  return []
}

/**
 * The monthly amount left at the end of a selling phase, compared with the founder's goal, and how many customers or
 * sales the goal takes.
 */
export function besideGoal(
  input: Given,
  { nature, sizing: { figures, won, regular } }: Pick<Basis, 'nature' | 'sizing'>,
): string[] {
  const income = incomeOf(input)
  const goal = input.report.brief && goalOf(input.report.brief)
  const planned = input.plan.money?.planned
  if (!goal) return []
  if (!income) return goalFactor(input, goal, figures)
  if (!planned || planned.count === 0) return []
  const { price, every, margin, purchases } = income
  const payers =
    nature === 'software' || nature === 'content' ? (figures.payers ?? figures.customers) : undefined
  const yearly = PAYMENTS_A_YEAR[every]
  const monthly = regular
    ? (regular.count + (won ?? 0)) * regular.monthly * price
    : payers !== undefined && yearly !== undefined
      ? (payers * price * Math.min(yearly, purchases ?? yearly)) / MONTHS
      : (planned.count * planned.each) /
        Math.max(input.phase === 'production' ? QUARTER_MONTHS : 1, monthsOf(input))
  const tell = (amount: number) =>
    moneyText(Number(amount.toPrecision(DIGITS)), input.currency?.code ?? 'USD')
  const left = monthly * margin
  const each = regular
    ? regular.monthly * price
    : payers !== undefined && yearly !== undefined
      ? (price * Math.min(yearly, purchases ?? yearly)) / MONTHS
      : price
  const isOfPayers = regular !== undefined || (payers !== undefined && yearly !== undefined)
  const needed = whole.format(Number(Math.ceil(goal / (each * margin)).toPrecision(DIGITS)))
  const takes = isOfPayers ? `${needed} customers who pay` : `${needed} sales a month`
  return left >= goal
    ? [
        `Your goal of ${tell(goal)} a month is reached if all goes as planned: with all who pay by the end of this phase, about ${tell(left)} a month is left before fixed costs.`,
      ]
    : [
        `Your goal is ${tell(goal)} a month. With all who pay by the end of this phase, about ${tell(left)} a month is left before fixed costs; the goal takes about ${takes}.${input.phase === 'production' ? ' Settle whether price, number of customers or the cost of each is to change.' : ''}`,
      ]
}

/**
 * A warning that an hour of work costs more than one sale brings in; null if it does not, or if the hours are known.
 */
function dearHour({ plan: { team }, ...input }: Given): string | null {
  const income = incomeOf(input)
  const rate = team.find(({ role }) => role === income?.worker)?.hourlyRate
  if (!income?.isByHour || income.hoursEach !== undefined || rate === undefined || rate <= income.price)
    return null
  const tell = (amount: number) => moneyText(amount, input.currency?.code ?? 'USD')
  return `An hour of the work costs ${tell(rate)} and one sale brings ${tell(income.price)}. Time ten in a row first: where one takes more than a part of an hour, every sale loses money.`
}

/** What has to be settled before any sum of the plan means something; null if an income stands beside the costs. */
function unlessSettled(input: Given): string | null {
  const income = incomeOf(input)
  if (income && losesAlways(income)) {
    const [sum = ''] = oneSaleTexts(income, input.currency?.code ?? 'USD')
    return input.phase === testPhase(input.planning)
      ? `Settle one sale before anything else: as the figures stand, each one loses money. ${sum}`.trim()
      : 'Begin only when one sale no longer loses money: the sum stands under the costs below.'
  }
  const { money } = input.plan
  // A price in another currency is known, only not converted.
  if (income || !money?.lacks || money.lacks === 'currency') return null
  return `No income stands beside these costs, because ${LACKING[money.lacks]}: settle that before money is spent.`
}

/** The opening warning and the advice if a phase is out of proportion; `start` is '' if there is no warning. */
export function outOfProportion(input: Given, cost: number): { start: string; advice: string[] } {
  const lacks =
    [beyondIncome(input, cost), shortfall(input, cost)].filter((text) => text !== null).join(' ') || null
  const hour = dearHour(input)
  const first = unlessSettled(input)
  const missed = missedTarget(input.plan.money ?? null)
  const beside = (text: string) => [text, missed].filter(Boolean).join(' ')
  if (first !== null) return { start: beside(first), advice: [] }
  const isFirst = testPhase(input.planning) === input.phase
  return {
    start: beside(
      lacks === null || isFirst
        ? ''
        : `Make this phase smaller before it begins, or change price or customers. ${lacks} Leave out what no payer asked for, and what has to be paid to others.`,
    ),
    advice: [
      ...(hour === null ? [] : [hour]),
      ...(lacks !== null && isFirst
        ? [`${lacks} Settle how the price or the number of customers can grow before more is spent.`]
        : []),
    ],
  }
}
