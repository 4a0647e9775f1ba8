import { settled } from '../figures.ts'
import { PHASE_NAMES } from '../phases.ts'
import { type Band, bandOf } from './bands.ts'
import type { Facts } from './facts.ts'
import { insufficient, type Scoring, scored } from './metric.ts'
import { type Budgeted, budgetedOf, planInputs, TERMS } from './plan-terms.ts'
import type { PlannedWork } from './planned-work.ts'
import { calculatedInput, percent, pluralize } from './values.ts'

const BANDS: readonly Band[] = [
  { holds: (ratio) => ratio <= 0.7, score: 10, says: 'up to 70%' },
  { holds: (ratio) => ratio <= 1, score: 8, says: 'up to 100%' },
  { holds: (ratio) => ratio <= 1.5, score: 5, says: 'up to 150%' },
  { holds: (ratio) => ratio <= 2, score: 3, says: 'up to 200%' },
  { holds: () => true, score: 1, says: 'more than 200%' },
]

const NOT_PLANNED =
  'No roadmap has been set against a plan yet: this needs a plan with phases, a budget and a timeline, and a published roadmap for each of its phases.'
const NO_LIMIT =
  'Neither the budget nor the timeline of the plan has an upper limit to set the roadmaps against.'

const list = new Intl.ListFormat('en')

/** Missing values that prevent comparing the roadmaps with the plan; empty if there are none. */
function missingIn(plan: PlannedWork, terms: readonly Budgeted[]): string[] {
  const namesOf = (phases: PlannedWork['phases']) =>
    list.format(phases.map(({ phase }) => PHASE_NAMES[phase]))
  const without = plan.phases.filter(({ roadmap }) => roadmap === null)
  const untold = terms.flatMap(({ term, limit }) => {
    const silent = plan.phases.filter(({ roadmap }) => roadmap !== null && term.of(roadmap) === null)
    return limit !== null && silent.length > 0 ? `a ${term.noun} in the roadmap of ${namesOf(silent)}` : []
  })
  return [
    ...(plan.phases.length === 0 ? ['phases to develop'] : []),
    ...terms.flatMap(({ term, chosen }) => (chosen ? [] : `a ${term.limited}`)),
    ...(without.length > 0 ? [`a published roadmap for ${namesOf(without)}`] : []),
    ...untold,
  ]
}

/**
 * Scores the worse of roadmap cost ÷ budget and roadmap duration ÷ timeline, for all planned phases together. An
 * open-ended budget or timeline cannot be exceeded, so only the other one counts.
 */
export function feasibility({ plan }: Facts): Scoring {
  if (!plan) return insufficient(NOT_PLANNED)
  const terms = TERMS.map((term) => budgetedOf(term, plan))
  const inputs = planInputs(plan, terms)
  const missing = missingIn(plan, terms)
  if (missing.length > 0) return insufficient(`Missing from the plan: ${list.format(missing)}.`, inputs)
  const limited = terms.flatMap(({ term, ratio }) => (ratio === null ? [] : { term, ratio }))
  if (limited.length === 0) return insufficient(NO_LIMIT, inputs)
  const { score, says } = bandOf(settled(Math.max(...limited.map(({ ratio }) => ratio))), BANDS)
  const shares = limited.map(({ term, ratio }) => `${percent(ratio)} of the ${term.limited}`)
  const open = terms.flatMap(({ term, ratio }) => (ratio === null ? `, and the ${term.limited} is open` : []))
  const worse = limited.length > 1 ? ' in the worse of the two' : ''
  return scored(
    score,
    `The roadmaps take ${list.format(shares)}${open.join('')}: ${pluralize(score, 'point')} for ${says}${worse}.`,
    [
      ...inputs,
      ...limited.map(({ term, ratio }) => calculatedInput(`${term.label} ÷ ${term.limited}`, percent(ratio))),
    ],
  )
}
