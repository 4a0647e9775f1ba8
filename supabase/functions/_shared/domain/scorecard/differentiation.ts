import type { Competitor, ConceptSection } from '../report.ts'
import { type Facts, isRefuted, isSound } from './facts.ts'
import { insufficient, type MetricInput, type Scoring, scored } from './metric.ts'
import { leftOutOf, numeral, pluralize, statedInput, unlessLeftOut } from './values.ts'

const FEW = 3
const FEW_CAP = 4
const OUTDATED =
  'The features were rewritten after the market section: rewrite the market section to compare them.'

/** Names from a template or a model's memory are not known competitors. */
const isKnown = ({ live, name }: Competitor): boolean =>
  live === true || name.basis === 'source' || name.basis === 'founder'

/** Competitors whose pages were not found to name them do not count either. */
const isThere = (facts: Facts, { name }: Competitor): boolean =>
  name.basis === 'founder' || isSound(facts, name.sources, name.text)

/** Texts of the core and must-have features, which the product promises. */
export const promisedBy = ({ features }: ConceptSection): Set<string> =>
  new Set([...features.core, ...features.mustHave].map(({ description }) => description.text))

interface Weakness {
  input: MetricInput
  isAnswered: boolean
  counts: boolean
}

function weaknessesOf(facts: Facts, competitor: Competitor, promised: Set<string>): Weakness[] {
  const { name, weaknesses, answers } = competitor
  return weaknesses.map((weakness) => {
    const answer = answers.find((each) => each.weakness === weakness.text && promised.has(each.feature))
    const counts = isThere(facts, competitor) && !isRefuted(facts, weakness)
    const value = unlessLeftOut(answer ? `Answered by: ${answer.feature}` : 'Not answered', !counts)
    return {
      input: statedInput(`${name.text}: ${weakness.text}`, value, weakness),
      isAnswered: !!answer,
      counts,
    }
  })
}

/** Whether the answers name features of an earlier concept, and so say nothing about the current one. */
function isOutdated(competitors: readonly Competitor[], promised: Set<string>): boolean {
  const answers = competitors.flatMap((competitor) => competitor.answers)
  return answers.length > 0 && !answers.some(({ feature }) => promised.has(feature))
}

/**
 * 10 × competitors' weaknesses that a core or must-have feature answers ÷ all weaknesses; at most 4 if there are fewer
 * than three.
 */
export function differentiation(facts: Facts): Scoring {
  const { concept, market } = facts.report
  if (!concept || !market) return insufficient('The features or the competitors are not written yet.')
  const promised = promisedBy(concept)
  if (isOutdated(market.competitors, promised)) return insufficient(OUTDATED)
  const weaknesses = market.competitors.filter(isKnown).flatMap((each) => weaknessesOf(facts, each, promised))
  const inputs = weaknesses.map(({ input }) => input)
  const counting = weaknesses.filter(({ counts }) => counts)
  const all = counting.length
  const left = leftOutOf(weaknesses.length - all)
  if (all === 0)
    return insufficient(
      `No weakness is known of a competitor that was looked up${left}. Scored once you say why someone would switch from what they use now.`,
      inputs,
    )
  const answered = counting.filter(({ isAnswered }) => isAnswered).length
  const score = (10 * answered) / all
  const cap = all < FEW ? `, but ${FEW_CAP} at most with fewer than ${FEW} weaknesses` : ''
  return scored(
    all < FEW ? Math.min(FEW_CAP, score) : score,
    `${answered} of ${pluralize(all, 'weakness', 'weaknesses')} answered by core or must-have features, and 10 × ${answered} ÷ ${all} is ${numeral(score)}${cap}${left}.`,
    inputs,
  )
}
