import { PROBLEM_TESTS, type ProblemTest, type ProblemTestId } from '../report.ts'
import { ofMarket } from './facts.ts'
import { insufficient, type MetricInput, scored } from './metric.ts'
import { numeral, statedInput } from './values.ts'

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

function inputOf(id: ProblemTestId, { met, reason }: ProblemTest): MetricInput {
  const outcome = met === null ? 'Not judged' : met ? 'Met' : 'Not met'
  return statedInput(NAMES[id], reason.text ? `${outcome}: ${reason.text}` : outcome, reason)
}

/** 10 × tests met ÷ 6. A test that was not judged counts as not met, once three are judged. */
export const problemSeverity = ofMarket(({ problemTests }) => {
  if (!problemTests) return insufficient('Nobody has judged how severe the problem is.')
  const tests = PROBLEM_TESTS.map((id) => problemTests[id])
  const inputs = PROBLEM_TESTS.map((id) => inputOf(id, problemTests[id]))
  const judged = tests.filter(({ met }) => met !== null).length
  const met = tests.filter((test) => test.met).length
  const all = tests.length
  if (judged < NEEDED)
    return insufficient(
      `${judged} of ${all} tests could be judged, and at least ${NEEDED} are needed.`,
      inputs,
    )
  const score = (10 * met) / all
  return scored(
    score,
    `${met} of ${all} tests are met, and 10 × ${met} ÷ ${all} is ${numeral(score)}.`,
    inputs,
  )
})
