import { PROBLEM_TESTS, type ProblemTest, type ProblemTestId } from '../report.ts'
import { type Facts, isRefuted, ofMarket } from './facts.ts'
import { insufficient, type MetricInput, scored } from './metric.ts'
import { leftOutOf, numeral, statedInput, unlessLeftOut } from './values.ts'

/** With fewer judged tests, a score would say more about the gaps than about the problem. */
const NEEDED = 3

const NAMES: Record<ProblemTestId, string> = {
  popular: 'Popular',
  growing: 'Growing',
  urgent: 'Urgent',
  expensive: 'Expensive',
  mandatory: 'Mandatory',
  frequent: 'Frequent',
}

/** A test that was judged by pages, none of which was found to support the judgment. Judgments without pages are kept. */
const isLeftOut = (facts: Facts, { met, reason }: ProblemTest): boolean =>
  met !== null && isRefuted(facts, reason)

function inputOf(facts: Facts, id: ProblemTestId, test: ProblemTest): MetricInput {
  const { met, reason } = test
  const judged = met === null ? 'Not assessed' : met ? 'Met' : 'Not met'
  const outcome = unlessLeftOut(judged, isLeftOut(facts, test))
  return statedInput(NAMES[id], reason.text ? `${outcome}: ${reason.text}` : outcome, reason)
}

/** 10 × tests met ÷ 6. Once three tests are judged, the others count as not met. */
export const problemSeverity = ofMarket(({ problemTests }, facts) => {
  if (!problemTests)
    return insufficient(
      'Your price and the cost of the problem are for another time or unit, or one of them is not confirmed.',
    )
  const tests = PROBLEM_TESTS.map((id) => problemTests[id])
  const inputs = PROBLEM_TESTS.map((id) => inputOf(facts, id, problemTests[id]))
  const sound = tests.filter((test) => !isLeftOut(facts, test))
  const left = leftOutOf(tests.length - sound.length)
  const judged = sound.filter(({ met }) => met !== null).length
  const met = sound.filter((test) => test.met).length
  const all = tests.length
  if (judged < NEEDED)
    return insufficient(
      `${judged} of ${all} tests could be judged, and at least ${NEEDED} are needed${left}.`,
      inputs,
    )
  const score = (10 * met) / all
  return scored(
    score,
    `${met} of ${all} tests are met, and 10 × ${met} ÷ ${all} is ${numeral(score)}${left}.`,
    inputs,
  )
})
