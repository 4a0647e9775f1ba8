import type { RoadmapRisk } from '../../domain/roadmap/content.ts'
import type { Cut, PlanFit } from '../../domain/roadmap/plan-fit.ts'
import type { RoadmapInput } from '../engine.ts'
import type { Brief } from './brief.ts'
import { isOpen } from './hard-parts.ts'
import type { Measured } from './plan-fit.ts'
import { concernsLaw, LAW_WORDS } from './risks.ts'
import { clause, listed, quoted, sentencesOf } from './words.ts'

const MAX_REPORT_RISKS = 6
const MAX_CHALLENGES = 3
/** Spending this many times the limit is no longer a matter of saving. */
const FAR_OVER = 2
const EARLY_SHARE = 0.3
const MONEY_WORDS = /\b(?:pa(?:y|ys|id|ying)|prices?|subscriptions?|costs?|money|budgets?|charge)\b/i

/** Risks that the report weighed; where it weighed none, the difficulties that it names. */
export function reportRisks({ market, audience }: Pick<Brief, 'market' | 'audience'>): RoadmapRisk[] {
  const weighed = (market?.risks ?? []).toSorted(
    (a, b) => Number(concernsLaw(b)) - Number(concernsLaw(a)) || b.severity - a.severity,
  )
  if (weighed.length)
    return weighed.slice(0, MAX_REPORT_RISKS).map(({ text, mitigation, legalKnockOut }) => ({
      description: `${clause(text.text, 400)}.`,
      mitigation: legalKnockOut
        ? 'According to the report, the law prohibits this as described. Ask a lawyer before spending any money.'
        : mitigation
          ? `${clause(mitigation.text, 400)}.`
          : 'The report names no mitigation. Decide who watches this risk and what would make you stop.',
    }))
  return (market?.challenges ?? []).slice(0, MAX_CHALLENGES).map(({ text }) => {
    const [what = text, ...advice] = sentencesOf(text)
    return {
      description: `${clause(what, 400)}.`,
      mitigation: advice.length ? `${clause(advice.join(' '), 400)}.` : remedyFor(text, audience),
    }
  })
}

/** A first step against a difficulty for which the report names none. */
function remedyFor(text: string, audience: string): string {
  if (LAW_WORDS.test(text))
    return 'Check with someone who knows this law before storing data of real customers.'
  if (MONEY_WORDS.test(text))
    return `Ask ${quoted(audience, 80)} for money in the first sessions, not in the last, and note who says no and why.`
  return `Watch for it when ${quoted(audience, 80)} try the product, and write down what they do, not what they say.`
}

/** What could be cut and is no must-have: those that the report calls so are for people to give up, not for a template. */
export const mayWait = (fit: PlanFit | null): Cut[] =>
  fit?.cuts.filter(({ group }) => group !== 'mustHave') ?? []

/** A phase without customers that eats up much of what the phases with customers need. */
function early({ phase, planning }: RoadmapInput, share: number): RoadmapRisk[] {
  const later =
    planning.developmentPhases.includes('mvp') || planning.developmentPhases.includes('production')
  if (phase === 'mvp' || phase === 'production' || !later || share < EARLY_SHARE) return []
  return [
    {
      description:
        "This phase uses a large part of the plan's whole budget before customers can use anything.",
      mitigation:
        'Complete only the first milestone, with the core features, and use its result to decide whether to spend more before the first version.',
    },
  ]
}

function moneyRisk({ input }: Brief, { fit, costDollars }: Measured): RoadmapRisk[] {
  const budget = fit?.budget
  if (!budget) return []
  if (budget.over <= 0) return early(input, costDollars / budget.limit)
  const far = costDollars > budget.limit * FAR_OVER
  const cuts = mayWait(fit)
    .slice(0, 3)
    .map(({ feature }) => quoted(feature, 60))
  const saving = cuts.length ? `Leave out first: ${listed(cuts)}.` : 'No remaining feature can wait.'
  return [
    {
      description: "By the estimates used here, this phase alone costs more than the plan's whole budget.",
      mitigation: far
        ? `The budget is far too small for this scope. Prove the idea with less, raise the budget, or choose another scope. ${saving}`
        : saving,
    },
  ]
}

function timeRisk({ fit }: Measured): RoadmapRisk[] {
  const timeline = fit?.timeline
  if (!timeline || timeline.over <= 0) return []
  return [
    {
      description:
        "By the estimates used here, this phase alone takes longer than the plan's whole timeline.",
      mitigation:
        'Leave out whatever the first milestone does not need, or accept a later date. More people would not shorten the chain of tasks.',
    },
  ]
}

/** Estimates of what nobody has done before are the least certain ones. */
function uncertainRisk({ input, features, hardParts }: Brief): RoadmapRisk[] {
  const hard = (isOpen(input.phase) ? hardParts : []).map(({ tasks }) => quoted(tasks[input.phase][1]))
  const uncertain = features.filter(({ nature }) => nature.uncertain).map(({ label }) => label)
  const open = [...hard, ...uncertain].slice(0, 3)
  if (!open.length) return []
  return [
    {
      description: `The hours for ${listed(open)} are the least certain: no one knows yet how well it can be done.`,
      mitigation: `Do ${open[0] ?? 'it'} first, and replan the rest once it works.`,
    },
  ]
}

function gaps({ input, features, personas }: Brief): RoadmapRisk[] {
  const risks: RoadmapRisk[] = []
  if (!features.length)
    risks.push({
      description:
        'The report names no features, so this roadmap includes only the work that every product needs.',
      mitigation: 'Rewrite the concept with a more detailed idea, then generate the roadmap again.',
    })
  if (!input.planning.technologyStack.length)
    risks.push({
      description: 'The plan names no technology. Hiring and timing depend on that choice.',
      mitigation: 'Choose the stack with your first hire, before the end of the first week.',
    })
  if (!personas.some(({ channel }) => channel))
    risks.push({
      description: 'The report names no place where customers can be reached.',
      mitigation: 'Find the first ten by hand before building anything for the hundredth.',
    })
  return risks
}

/** What can go wrong: by the report, by the plan, and by what both leave open. */
export const risksOf = (brief: Brief, figures: Measured): RoadmapRisk[] => [
  ...moneyRisk(brief, figures),
  ...timeRisk(figures),
  ...reportRisks(brief),
  ...uncertainRisk(brief),
  ...gaps(brief),
]
