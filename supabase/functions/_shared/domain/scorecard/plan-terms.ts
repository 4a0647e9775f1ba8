import { PHASE_NAMES } from '../phases.ts'
import { BUDGETS, TIMELINES } from '../planning/options.ts'
import { knownSum } from '../roadmap/amounts.ts'
import { limitsOf } from '../roadmap/limits.ts'
import { moneyText } from '../roadmap/money-text.ts'
import { daysText } from '../roadmap/work-time.ts'
import type { MetricInput } from './metric.ts'
import type { PlannedWork } from './planned-work.ts'
import { calculatedInput } from './values.ts'

type Amounts = NonNullable<PlannedWork['phases'][number]['roadmap']>

/** One of the two limits of a plan. `limited` names the limit, `noun` the limited quantity. */
interface Term {
  label: string
  noun: string
  limited: string
  of: (roadmap: Amounts) => number | null
  says: (amount: number) => string
  /** The chosen option in words; undefined if none was chosen. */
  chosenIn: (plan: PlannedWork) => string | undefined
  limitIn: (plan: PlannedWork) => number | null
}

const COST: Term = {
  label: 'Cost',
  noun: 'cost',
  limited: 'budget',
  of: ({ dollars }) => dollars,
  says: (dollars: number) => moneyText(dollars),
  chosenIn: ({ budgetRange }) => BUDGETS.find(({ id }) => id === budgetRange)?.label,
  limitIn: (plan) => limitsOf(plan).dollars,
}
const DURATION: Term = {
  label: 'Duration',
  noun: 'duration',
  limited: 'timeline',
  of: ({ workDays }) => workDays,
  says: daysText,
  chosenIn: ({ timeline }) => TIMELINES.find(({ id }) => id === timeline)?.label,
  limitIn: (plan) => limitsOf(plan).days,
}
export const TERMS: readonly Term[] = [COST, DURATION]

/** A term with the plan's values: `ratio` is the roadmaps' total ÷ the limit, null if either is missing. */
export interface Budgeted {
  term: Term
  chosen: string | undefined
  limit: number | null
  sum: number | null
  ratio: number | null
}

/** Compares the total of all planned phases' roadmaps with the plan's limit. */
export function budgetedOf(term: Term, plan: PlannedWork): Budgeted {
  const limit = term.limitIn(plan)
  const sum = knownSum(plan.phases.map(({ roadmap }) => roadmap && term.of(roadmap)))
  const ratio = limit === null || sum === null ? null : sum / limit
  return { term, chosen: term.chosenIn(plan), limit, sum, ratio }
}

/** Costs are based on assumed hourly rates, durations on estimated hours. */
const estimated = (label: string, value: string): MetricInput => ({
  label,
  value,
  basis: 'assumption',
  sources: [],
})

function roadmapWords(roadmap: Amounts | null): string {
  if (!roadmap) return 'None published that you can read'
  const known = TERMS.flatMap((term) => {
    const amount = term.of(roadmap)
    return amount === null ? `no ${term.noun} known` : term.says(amount)
  })
  return known.join(', ')
}

function limitInput({ term, chosen, limit }: Budgeted): MetricInput {
  const label = term.limited === 'budget' ? 'Budget' : 'Timeline'
  const most =
    limit === null
      ? 'no upper limit'
      : `at most ${term.says(limit)} of ${term.noun === 'cost' ? 'cost' : 'work time'}`
  return { label, value: chosen ? `${chosen}: ${most}` : 'Not chosen', basis: 'founder', sources: [] }
}

/** The inputs of feasibility: each phase's roadmap, their sum, and the limits of the plan. */
export const planInputs = ({ phases }: PlannedWork, terms: readonly Budgeted[]): MetricInput[] => [
  ...phases.map(({ phase, roadmap }) => estimated(`Roadmap: ${PHASE_NAMES[phase]}`, roadmapWords(roadmap))),
  ...terms.flatMap(({ term, sum }) =>
    sum === null || phases.length < 2 ? [] : calculatedInput(`${term.label} of all roadmaps`, term.says(sum)),
  ),
  ...terms.map(limitInput),
]
