import { firstValue } from '../../domain/brief/brief.ts'
import { PHASES, type Phase } from '../../domain/phases.ts'
import { settledAmount } from '../../domain/roadmap/amounts.ts'
import type { PhaseMoney } from '../../domain/roadmap/content.ts'
import { scheduleTasks } from '../../domain/roadmap/schedule.ts'
import { DAYS_PER_MONTH, HOURS_PER_DAY } from '../../domain/roadmap/work-time.ts'
import type { RoadmapInput, WorkPlanSection } from '../engine.ts'
import { incomeOf, lacksFor } from '../income.ts'
import { measured } from '../plan-fit.ts'
import type { Basis } from './basis.ts'
import { inRoadmap, runningCost } from './costs.ts'
import { quantityOf } from './pricing.ts'
import { regularPayments } from './sizing.ts'
import { targetOf } from './target.ts'

/** Orders are delivered with the first version, or with the first planned phase after it. */
const DELIVERED: readonly Phase[] = ['mvp', 'production', 'poc', 'interactive']

/** The planned phases: those that the plan names, or all if it does not name the current one. */
export function plannedPhases({ planning, phase }: Pick<RoadmapInput, 'planning' | 'phase'>): Phase[] {
  const { developmentPhases } = planning
  return PHASES.filter((each) => !developmentPhases.includes(phase) || developmentPhases.includes(each))
}

/** The planned phase in which the orders that the founder names are delivered. */
export const deliveryPhase = (input: Pick<RoadmapInput, 'planning' | 'phase'>): Phase =>
  DELIVERED.find((phase) => plannedPhases(input).includes(phase)) ?? input.phase

const WORDS_CHARS = 400

/**
 * The income from the orders and advances that the founder names, in the roadmap's currency; null if there are none.
 */
function orderedOf(
  { told, source }: Basis,
  { currency }: RoadmapInput,
  price: number,
): PhaseMoney['ordered'] {
  const own = firstValue(source.brief, 'price')?.currency ?? null
  const [first] = told.orders
  if (!first) return null
  let [sum, count, advances] = [0, 0, 0]
  for (const order of told.orders) {
    const each = order.each === null ? null : inRoadmap(order.each, own, currency)
    count += order.count
    sum += order.count * (order.kind === 'advance' || each === null ? price : each)
    if (order.kind === 'advance' && each !== null) advances += order.count * each
  }
  const words = told.orders.map((order) => order.words).join('”, “')
  return {
    count: Math.round(count),
    sum: Math.round(sum * 100) / 100,
    advances: Math.round(advances * 100) / 100,
    words: words.length > WORDS_CHARS ? first.words.slice(0, WORDS_CHARS) : words,
  }
}

/** Kinds of products whose cost of a sale is not in any cost line, so that it is deducted from the income. */
const UNLISTED: ReadonlySet<string> = new Set(['software', 'content'])

type OwnMoney = Omit<PhaseMoney, 'earlier' | 'all' | 'closes' | 'target'>

/** The planned income of a phase with this duration, without the phases before it. */
function ownMoney(basis: Basis, input: RoadmapInput, months: number): OwnMoney {
  const income = incomeOf(input)
  if (income === null) return { planned: null, ordered: null, lacks: lacksFor(input) }
  const { price, margin } = income
  const { regular, won: joined = 0 } = basis.sizing
  const first = income.others?.find(({ firstYear }) => firstYear !== undefined)
  const setup =
    first?.amount !== undefined && joined > 0 && input.phase !== 'interactive'
      ? { setup: { count: joined, each: first.amount, label: first.label } }
      : {}
  const left = UNLISTED.has(basis.nature) ? { left: margin } : {}
  if (regular !== undefined) {
    const { count: before, monthly } = regular
    // Existing customers pay throughout; customers who are won start halfway on average, and pay at least once.
    const count =
      regularPayments(basis.sizing, months) +
      (regular.hours === undefined
        ? Math.round(Math.max(joined, (joined * months * monthly) / 2))
        : // Who is served pays as often as the hours of serving are planned for.
          Math.max(joined, basis.sizing.payments))
    return {
      planned: { count, each: price, ...(joined > 0 && { won: joined }), ...(before > 0 && { before }) },
      ordered: null,
      ...setup,
      ...left,
    }
  }
  const ordered = deliveryPhase(input) === input.phase ? orderedOf(basis, input, price) : null
  const count = Math.max(0, basis.sizing.payments - (ordered?.count ?? 0))
  const { won = count } = basis.sizing
  return {
    planned: { count, each: price, ...(won > 0 && won !== count && { won }) },
    ordered,
    ...setup,
    ...left,
  }
}

/** The income that is left, rounded once. */
const sumOf = ({ planned, ordered, setup, left = 1 }: OwnMoney): number => {
  const begun = setup ? setup.count * setup.each : 0
  const sum = (planned ? planned.count * planned.each : 0) + (ordered?.sum ?? 0) + begun
  return left < 1 ? settledAmount(sum * left) : Math.round(sum * 100) / 100
}

const monthsOf = ({ tasks, team }: WorkPlanSection): number =>
  scheduleTasks({ tasks, teamComposition: team }).hours / HOURS_PER_DAY / DAYS_PER_MONTH

/** A planned phase with what it costs, brings in and sells. */
interface PlannedPhase {
  money: OwnMoney
  months: number
  basis: Basis
  payments: number
  cost: number
  income: number
  /** What each month of the phase costs, whatever is sold. */
  running: number
}

/** Least length of a phase that a monthly rate is taken from, in months. */
const RATE_MONTHS = 1

/**
 * What the sales of a month leave at the end of the last phase and what it costs in any case, beside the gap of all
 * phases; null if there is no gap.
 */
function closing(input: RoadmapInput, phases: readonly PlannedPhase[]): PhaseMoney['closes'] | null {
  const income = incomeOf(input)
  const last = phases.at(-1)
  const gap = phases.reduce((sum, { cost, income }) => sum + cost - income, 0)
  if (!income || !last?.money.planned || gap <= 0) return null
  const { count, before = 0, won = 0 } = last.money.planned
  const { regular } = last.basis.sizing
  const payments = regular ? (before + won) * regular.monthly : count / Math.max(RATE_MONTHS, last.months)
  const running = Math.round(last.running * 100) / 100
  return {
    gap: Math.round(gap * 100) / 100,
    monthly: income.loss === undefined ? Math.round(payments * income.price * income.margin * 100) / 100 : 0,
    ...(running > 0 && { running }),
  }
}

const DAYS_A_MONTH = 30.4
const WEEKS_A_MONTH = 52 / 12
const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y|e)$/, '')

/** Words for several buyers or sales together: payments do not count them. */
const GROUPED =
  /^(?:groups?|class(?:es)?|courses?|teams?|batch(?:es)?|runs?|shops?|stores?|outlets?|branch(?:es)?|cit(?:y|ies)|towns?|villages?|districts?|routes?|vans?|trucks?|locations?|sites?|markets?|schools?|estates?|salons?|offices?|hotels?|clinics?|churches|parishes|villages|states?|countries)$/i
export const isGrouped = (noun: string): boolean => GROUPED.test(noun)
const isOfUnit = (noun: string, { basis }: PlannedPhase): boolean =>
  stem(noun) === stem(/\p{L}+$/u.exec(firstValue(basis.source.brief, 'price')?.per ?? '')?.[0] ?? '-')

/** What the plan reaches of the founder's target by the end of these phases; empty without a target or sales. */
function targetReached(input: RoadmapInput, phases: readonly PlannedPhase[]): Pick<PhaseMoney, 'target'> {
  const target = targetOf(input.idea)
  const last = phases.at(-1)
  if (!target || !last || last.payments === 0 || (GROUPED.test(target.noun) && !isOfUnit(target.noun, last)))
    return {}
  const { basis, money, payments } = last
  const price = firstValue(basis.source.brief, 'price')
  const isPeriodic = price?.every === 'month' || price?.every === 'year' || price?.every === 'week'
  const perUnit = stem(target.noun) === stem(/\p{L}+$/u.exec(price?.per ?? '')?.[0] ?? '-')
  const { customers, payers } = basis.sizing.figures
  const { before = 0, won = 0 } = money.planned ?? {}
  const there = before + won > 0 ? before + won : (customers ?? payers ?? 0)
  const rate = payments / Math.max(RATE_MONTHS, last.months)
  const reached =
    target.every === null
      ? isPeriodic
        ? there * (perUnit ? (quantityOf(basis.source) ?? 1) : 1)
        : phases.reduce((sum, phase) => sum + phase.payments, 0)
      : target.every === 'month'
        ? rate
        : rate / (target.every === 'week' ? WEEKS_A_MONTH : DAYS_A_MONTH)
  const after = phases.reduce((sum, { months }) => sum + months, 0)
  return {
    target: {
      words: target.words.slice(0, WORDS_CHARS),
      count: target.count,
      ...(target.every !== null && { every: target.every }),
      ...(target.months !== null && { months: target.months }),
      ...(target.by !== null && { by: target.by }),
      reached: reached < TENTHS ? Math.round(reached * 10) / 10 : Math.round(reached),
      after: Math.max(1, Math.round(after)),
    },
  }
}
const TENTHS = 5

/** The planned income of a phase, and what the other planned phases cost and bring in under the same assumptions. */
export async function phaseMoney(
  input: RoadmapInput,
  planOf: (input: RoadmapInput) => Promise<{ basis: Basis; plan: WorkPlanSection }>,
): Promise<PhaseMoney> {
  const planned = plannedPhases(input)
  const phases = await Promise.all(
    planned.map(async (phase) => {
      const own = { ...input, phase }
      const { basis, plan } = await planOf(own)
      const money = ownMoney(basis, own, monthsOf(plan))
      const months = monthsOf(plan)
      return {
        money,
        months,
        basis,
        payments: money.planned ? money.planned.count + (money.ordered?.count ?? 0) : basis.sizing.payments,
        cost: measured(own, plan).costDollars,
        income: sumOf(money),
        running: runningCost(plan.costLines ?? []),
      }
    }),
  )
  const at = planned.indexOf(input.phase)
  const closes = closing(input, phases)
  const before = phases.slice(0, at)
  const cents = (amounts: readonly number[]) =>
    Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100
  return {
    ...(phases[at]?.money ?? { planned: null, ordered: null }),
    all: cents(phases.map(({ income }) => income)),
    ...(at === planned.length - 1 && { isLast: true }),
    ...(closes && { closes }),
    ...targetReached(input, phases.slice(0, at + 1)),
    earlier:
      before.length > 0
        ? {
            phases: before.length,
            cost: cents(before.map(({ cost }) => cost)),
            income: cents(before.map(({ income }) => income)),
          }
        : null,
  }
}
