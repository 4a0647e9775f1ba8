import type { Competitor, ConceptSection } from '../report.ts'
import type { Facts } from './facts.ts'
import { insufficient, type MetricInput, type Scoring, scored } from './metric.ts'
import { counted, numeral, statedInput } from './values.ts'

const FEW = 3
const FEW_CAP = 4

/** Names out of a template or a model's memory are no competitors that anybody has seen. */
const isKnown = ({ live, name }: Competitor): boolean =>
  live === true || name.basis === 'source' || name.basis === 'founder'

/** Texts of the core and must-have features: what the product is promised to do. */
export const promisedBy = ({ features }: ConceptSection): Set<string> =>
  new Set([...features.core, ...features.mustHave].map(({ description }) => description.text))

interface Answered {
  input: MetricInput
  isAnswered: boolean
}

function weaknessesOf({ name, weaknesses, answers }: Competitor, promised: Set<string>): Answered[] {
  return weaknesses.map((weakness) => {
    const answer = answers.find((each) => each.weakness === weakness.text && promised.has(each.feature))
    const value = answer ? `Answered by: ${answer.feature}` : 'Not answered'
    return { input: statedInput(`${name.text}: ${weakness.text}`, value, weakness), isAnswered: !!answer }
  })
}

/** 10 × competitors' weaknesses that a core or must-have feature answers ÷ all, at most 4 with fewer than three. */
export function differentiation({ report: { concept, market } }: Facts): Scoring {
  if (!concept || !market) return insufficient('The features or the competitors are not written yet.')
  const promised = promisedBy(concept)
  const weaknesses = market.competitors.filter(isKnown).flatMap((each) => weaknessesOf(each, promised))
  const inputs = weaknesses.map(({ input }) => input)
  const all = weaknesses.length
  if (all === 0) return insufficient('No weakness is known of a competitor that was looked up.')
  const answered = weaknesses.filter(({ isAnswered }) => isAnswered).length
  const score = (10 * answered) / all
  const cap = all < FEW ? `, but ${FEW_CAP} at most with fewer than ${FEW} weaknesses` : ''
  return scored(
    all < FEW ? Math.min(FEW_CAP, score) : score,
    `${answered} of ${counted(all, 'weakness', 'weaknesses')} answered by core or must-have features, and 10 × ${answered} ÷ ${all} is ${numeral(score)}${cap}.`,
    inputs,
  )
}
