import { PHASE_NAMES, PHASES } from '../../domain/phases.ts'
import type { Brief } from './brief.ts'
import type { Measured } from './plan-fit.ts'
import { mayWait } from './plan-risks.ts'
import { clause, counted, listed, quoted, sentences } from './words.ts'

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en')}`

function cutAdvice({ fit }: Measured): string[] {
  const cuts = mayWait(fit).slice(0, 5)
  if (!cuts.length) return []
  return [
    `To get closer to the budget and timeline, leave out first: ${listed(cuts.map(({ feature }) => quoted(feature, 60)))}.`,
  ]
}

function marketAdvice({ market, personas, audience, features }: Brief): string[] {
  const channel = personas.find((persona) => persona.channel)?.channel?.text
  const test = market?.nextTest
  const rival = market?.competitors.find(({ weaknesses }) => weaknesses.length > 0)
  const first = features.find(({ group }) => group === 'core')
  return [
    ...(test
      ? [
          `Run the report's next test before or alongside this phase: ${sentences(test.what.text, 400)} Passed when: ${sentences(test.threshold.text, 200)} It costs about ${dollars(test.costDollars)} and takes ${counted(test.days, 'day')}, whatever the work schedule says.`,
        ]
      : []),
    ...(channel
      ? [
          `Look for ${quoted(audience, 80)} where the report places them: ${quoted(channel, 200)}. Start in the first week.`,
        ]
      : []),
    ...(rival && first
      ? [
          `Show ${first.label} first to people who use ${clause(rival.name.text, 60)} today; what the report holds against it: ${quoted(rival.weaknesses[0]?.text ?? '', 200)}.`,
        ]
      : []),
  ]
}

export function orderAdvice({ input }: Pick<Brief, 'input'>): string[] {
  const { phase, planning } = input
  const next = PHASES[PHASES.indexOf(phase) + 1]
  const planned = planning.developmentPhases
  if (planned.length && !planned.includes(phase))
    return [
      `The plan does not name ${PHASE_NAMES[phase]} among its phases. Decide whether it is worth its time.`,
    ]
  return next
    ? [
        `Begin ${PHASE_NAMES[next]} only when the last milestone of this phase is reached, and estimate it again then.`,
      ]
    : ['Base the next estimate on the hours this phase really took.']
}

const rateAdvice = ({ input }: Brief) =>
  `The hourly rates are assumptions for ${input.region}. Enter the rates of the people you can hire. Fees for services, lawyers and outside testers are extra.`

/** What to do about it, the weightiest first. */
export const adviceOf = (brief: Brief, figures: Measured): string[] => [
  ...cutAdvice(figures),
  ...marketAdvice(brief),
  ...orderAdvice(brief),
  rateAdvice(brief),
]

/**
 * The roadmap in a few sentences, which begin with what it does not rest on. Here as in all texts no cost, no time and
 * no number of people of the phase: they are worked out anew whenever somebody corrects the team or the tasks.
 */
export function summaryOf({ input, features, audience, surfaces }: Brief): string {
  const extent = features.length
    ? `${counted(features.length, 'feature')} of the report for ${quoted(audience, 90)}`
    : `the work that any product needs, as the report names no features, for ${quoted(audience, 90)}`
  return [
    'Composed from the report and the plan by templates, without an AI model. All hours are assumptions based on the kind of work.',
    `This phase covers ${extent}, on ${listed(surfaces)}.`,
    `Its time and its cost follow from the tasks and the team, at the assumed rates of ${input.region}. Time spent waiting for answers, contracts and customers is extra.`,
  ].join(' ')
}
