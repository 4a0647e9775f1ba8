import { firstValue } from '../../domain/brief/brief.ts'
import { PHASES, type Phase } from '../../domain/phases.ts'
import type { PhaseMoney } from '../../domain/roadmap/content.ts'
import type { RoadmapInput, WorkPlanSection } from '../engine.ts'
import { incomeOf } from '../income.ts'
import { measured } from '../plan-fit.ts'
import type { Basis } from './basis.ts'
import { inRoadmap } from './costs.ts'

/** What is named as ordered is delivered with the first version, or with the first phase after it that is planned. */
const DELIVERED: readonly Phase[] = ['mvp', 'production', 'poc', 'interactive']

/** The phases that are planned: those of the plan, or all where it names none of them. */
export function plannedPhases({ planning, phase }: Pick<RoadmapInput, 'planning' | 'phase'>): Phase[] {
  const { developmentPhases } = planning
  return PHASES.filter((each) => !developmentPhases.includes(phase) || developmentPhases.includes(each))
}

/** The planned phase in which orders that the founder names are delivered. */
export const deliveryPhase = (input: Pick<RoadmapInput, 'planning' | 'phase'>): Phase =>
  DELIVERED.find((phase) => plannedPhases(input).includes(phase)) ?? input.phase

const WORDS_CHARS = 400

/** What the orders and advances that the founder names bring in, in the roadmap's currency; null without any. */
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

/** What a phase is planned to bring in, without the phases before it. */
function ownMoney(basis: Basis, input: RoadmapInput): Omit<PhaseMoney, 'earlier'> {
  const price = incomeOf(input)?.price
  if (price === undefined) return { planned: null, ordered: null }
  const ordered = deliveryPhase(input) === input.phase ? orderedOf(basis, input, price) : null
  const count = Math.max(0, basis.sizing.payments - (ordered?.count ?? 0))
  const { won = count } = basis.sizing
  return { planned: { count, each: price, ...(won > 0 && won !== count && { won }) }, ordered }
}

const sumOf = ({ planned, ordered }: Omit<PhaseMoney, 'earlier'>): number =>
  (planned ? planned.count * planned.each : 0) + (ordered?.sum ?? 0)

/** What a phase is planned to bring in, beside what the planned phases before it cost and bring in by the same assumptions. */
export async function phaseMoney(
  basis: Basis,
  input: RoadmapInput,
  planOf: (input: RoadmapInput) => Promise<{ basis: Basis; plan: WorkPlanSection }>,
): Promise<PhaseMoney> {
  const planned = plannedPhases(input)
  const before = planned.slice(0, planned.indexOf(input.phase))
  const earlier = await Promise.all(
    before.map(async (phase) => {
      const own = { ...input, phase }
      const made = await planOf(own)
      return { cost: measured(own, made.plan).costDollars, income: sumOf(ownMoney(made.basis, own)) }
    }),
  )
  const cents = (amounts: readonly number[]) =>
    Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100
  return {
    ...ownMoney(basis, input),
    earlier:
      earlier.length > 0
        ? {
            phases: earlier.length,
            cost: cents(earlier.map(({ cost }) => cost)),
            income: cents(earlier.map(({ income }) => income)),
          }
        : null,
  }
}
