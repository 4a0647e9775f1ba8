import { START_RULES } from '../../analyst/facts/any-field.ts'
import type { Risk } from '../../domain/report.ts'
import type { RoadmapRisk } from '../../domain/roadmap/content.ts'
import type { Cut, PlanFit } from '../../domain/roadmap/plan-fit.ts'
import type { RoadmapInput } from '../engine.ts'
import type { Measured } from '../plan-fit.ts'
import type { Basis } from './basis.ts'
import { testPhase } from './gate.ts'
import { hasTask } from './objections.ts'
import { ruleStep } from './rules.ts'
import { clause, listed, quoted, sentencesOf } from './words.ts'

const MOST_REPORT_RISKS = 3
const MOST_CHALLENGES = 3
/** A cost of this many times the limit cannot be fixed by saving. */
const FAR_OVER = 2
const EARLY_SHARE = 0.3
const LAW_WORDS =
  /\b(?:laws?|legal\w*|licen[cs]\w*|GDPR|HIPAA|privacy|personal data|regulat\w+|complian\w+|liab\w+|consent|medical|health data|tax\w*)\b/i

/** The report's notes on its own sources are not risks of the business. */
const OWN_NOTE = /\bon file\b|\bfound by the place\b|\bchoose the business field\b/i

const concernsLaw = ({ text, legalKnockOut }: Risk): boolean => legalKnockOut || LAW_WORDS.test(text.text)

/** What determines the work, and the texts of the rules on file for its field. */
export interface Law {
  basis: Basis
  known: readonly string[]
}

/**
 * The risks that the report weighs, legal ones first, or else the challenges that it names. Rules of the field are
 * tasks; other legal risks are listed in the phases that clarify and meet the law.
 */
function reportRisks(input: RoadmapInput, { basis, known }: Law): RoadmapRisk[] {
  const { market } = input.report
  const plansLaw = ruleStep(input, basis.nature) !== null
  const isFirst = testPhase(input.planning) === input.phase
  const isRule = (text: string) => known.some((says) => text.includes(says.replace(/\.$/, '')))
  const weighed = (market?.risks ?? [])
    .filter(({ text }) => !OWN_NOTE.test(text.text) && !hasTask(text.text, basis))
    .toSorted((a, b) => Number(concernsLaw(b)) - Number(concernsLaw(a)) || b.severity - a.severity)
  if (weighed.length)
    return (
      weighed
        .filter((risk) => !isRule(risk.text.text) && (plansLaw || !concernsLaw(risk)))
        // A risk that is only asked about appears once.
        .filter(({ mitigation, legalKnockOut }) => isFirst || mitigation || legalKnockOut)
        .flatMap(({ text, mitigation, legalKnockOut }) => {
          const answer = legalKnockOut
            ? 'According to the report, the law prohibits this as described. Ask a lawyer before spending any money.'
            : mitigation
              ? `${clause(mitigation.text, 400)}.`
              : null
          return answer === null ? [] : [{ description: `${clause(text.text, 400)}.`, mitigation: answer }]
        })
        .slice(0, MOST_REPORT_RISKS)
    )
  return (
    (isFirst ? (market?.challenges ?? []) : [])
      // A registration that every business of a place needs is not a risk of this one.
      .filter(({ text }) => !START_RULES.some(({ says }) => says === text))
      .filter(({ text }) => !isRule(text) && !OWN_NOTE.test(text) && (plansLaw || !LAW_WORDS.test(text)))
      .flatMap(({ text }) => {
        const [what = text, ...advice] = sentencesOf(text)
        return advice.length > 0 && !hasTask(text, basis)
          ? [{ description: `${clause(what, 400)}.`, mitigation: `${clause(advice.join(' '), 400)}.` }]
          : []
      })
      .slice(0, MOST_CHALLENGES)
  )
}

/** Possible cuts that are not must-haves: the founder decides about must-haves, not a template. */
export const mayWait = (fit: PlanFit | null): Cut[] =>
  fit?.cuts.filter(({ group }) => group !== 'mustHave') ?? []

/** The risk of a phase without customers that uses much of the budget for the phases with customers. */
function early({ phase, planning }: RoadmapInput, share: number): RoadmapRisk[] {
  const later =
    planning.developmentPhases.includes('mvp') || planning.developmentPhases.includes('production')
  if (phase === 'mvp' || phase === 'production' || !later || share < EARLY_SHARE) return []
  return [
    {
      description:
        "This phase uses a large part of the plan's whole budget before customers can use anything.",
      mitigation:
        'Complete only the first milestone, and use its result to decide whether to spend more before the first version.',
    },
  ]
}

function moneyRisk(input: RoadmapInput, { fit, costDollars }: Measured): RoadmapRisk[] {
  const budget = fit?.budget
  if (!budget) return []
  if (budget.over <= 0) return early(input, costDollars / budget.limit)
  const far = costDollars > budget.limit * FAR_OVER
  const cuts = mayWait(fit)
    .slice(0, 3)
    .map(({ feature }) => quoted(feature, 60))
  const saving = cuts.length
    ? `Leave out first: ${listed(cuts)}.`
    : 'Choose smaller sizes where less would do, or raise the budget.'
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

/** The risks from the plan and from the report. */
export const risksOf = (input: RoadmapInput, figures: Measured, law: Law): RoadmapRisk[] => [
  ...moneyRisk(input, figures),
  ...timeRisk(figures),
  ...reportRisks(input, law),
]
