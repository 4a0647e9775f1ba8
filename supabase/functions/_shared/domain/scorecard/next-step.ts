import { type Brief, type BriefField, entriesOf } from '../brief/brief.ts'
import { missingForMarket, missingForRevenue } from '../brief/economics.ts'
import { QUESTIONS } from '../brief/questions.ts'
import { amountsIn } from '../brief/told-amounts.ts'
import type { MetricId } from './metric.ts'
import type { PlannedWork } from './planned-work.ts'

/** The step that would score a metric: a question of the brief, the plan, or the roadmaps of the planned phases. */
export type NextStep = { kind: 'question'; field: BriefField } | { kind: 'plan' } | { kind: 'roadmap' }

const question = (field: BriefField): NextStep => ({ kind: 'question', field })

/** Whether a way of today has a price, in its field or in the founder's words for it. */
const isPriceTold = (brief: Brief): boolean =>
  entriesOf(brief, 'today').some(({ value }) => value.price !== null || amountsIn(value.name).length > 0)

const priceStep = (brief: Brief): NextStep | null => (brief.price.state === 'open' ? question('price') : null)

const withRevenue = (brief: Brief, field: BriefField): NextStep | null => {
  if (brief[field].state === 'open') return question(field)
  const missing = missingForRevenue(brief) ?? field
  // A share is a price, and a quantity that is known does not say whether the same customer buys again.
  return brief[missing].state === 'stated' ? null : question(missing)
}

/** Whether the plan contains everything that roadmaps are compared with. */
const isPlanned = (plan: PlannedWork | null): boolean =>
  plan !== null && plan.phases.length > 0 && plan.budgetRange !== '' && plan.timeline !== ''

/** The one action that would score an unscored metric; null if none is known, as in reports without a brief. */
export function nextStepFor(
  metric: MetricId,
  brief: Brief | null,
  plan: PlannedWork | null,
): NextStep | null {
  if (metric === 'feasibility') {
    const awaits = isPlanned(plan) && plan?.phases.some(({ roadmap }) => roadmap === null)
    return { kind: awaits ? 'roadmap' : 'plan' }
  }
  if (!brief) return null
  switch (metric) {
    case 'problemSeverity':
      return withRevenue(brief, 'problemCost')
    case 'demandEvidence':
      return question('evidence')
    case 'marketSize':
      return withRevenue(brief, 'count')
    case 'monetisation':
      return missingForMarket(brief)
        ? withRevenue(brief, 'count')
        : brief.goal.state === 'open'
          ? question('goal')
          : null
    case 'timing':
      return question('whyNow')
    case 'competitiveRoom':
      return isPriceTold(brief) ? priceStep(brief) : question('today')
    case 'differentiation':
      return question('difference')
    case 'reachability':
      return question('channel')
    case 'riskAndCompliance':
      return question('risks')
  }
}

/** The step in words. */
export function stepText(step: NextStep): string {
  switch (step.kind) {
    case 'question':
      return QUESTIONS[step.field].ask
    case 'plan':
      return 'Plan its phases, with a budget and a timeline.'
    case 'roadmap':
      return 'Get a roadmap for each planned phase.'
  }
}
