import { state } from '../../domain/basis.ts'
import {
  type MarketSection,
  type NextTest,
  PROBLEM_TESTS,
  type ProblemTest,
  type ProblemTestId,
  type Risk,
} from '../../domain/report.ts'
import type { RisksOutput } from '../output/risks.ts'
import { citeFaults, type KnownSources, listFault, saidFaults, saidListFaults, textFault } from './faults.ts'
import { statesFigures } from './figures.ts'
import { LENGTH, plain } from './plain.ts'
import { cited, citedAll, type Ground, proposal } from './statements.ts'

const MAX = { voices: 10, challenges: 6, risks: 6, counterCase: 5 }
/** What takes longer or costs more is no next test. */
const TEST_MOST = { dollars: 1_000_000, days: 366 }
const LEAST = { challenges: 3, risks: 2, counterCase: 2 }

type RiskOutput = RisksOutput['risks'][number]

function riskFaults(risk: RiskOutput, at: number, known: KnownSources): string[] {
  const where = `risks[${at}]`
  const { severity, unmitigatedShare: left } = risk
  return [
    ...citeFaults(where, risk.cites, known),
    ...([1, 2, 3].includes(severity) ? [] : [`${where}.severity must be 1, 2 or 3.`]),
    ...(left >= 0 && left <= 1 ? [] : [`${where}.unmitigatedShare is a fraction from 0 to 1.`]),
  ]
}

function nextTestFaults({ what, threshold, costDollars, days }: RisksOutput['nextTest']): string[] {
  return [
    ...textFault('nextTest.what', what),
    ...(statesFigures(threshold) ? [] : ['nextTest.threshold must name a number.']),
    ...(costDollars >= 0 && costDollars <= TEST_MOST.dollars
      ? []
      : [`nextTest.costDollars must be from 0 to ${TEST_MOST.dollars}.`]),
    ...(days >= 1 && days <= TEST_MOST.days ? [] : [`nextTest.days must be from 1 to ${TEST_MOST.days}.`]),
  ]
}

/** What is missing or contradictory in this part, for the repair. */
export const riskPartFaults = (output: RisksOutput, known: KnownSources): string[] => [
  ...PROBLEM_TESTS.flatMap((id) =>
    saidFaults(`problemTests.${id}.reason`, output.problemTests[id].reason, known),
  ),
  ...citeFaults('voices', output.voices, known),
  ...saidListFaults('challenges', output.challenges, LEAST.challenges, known),
  ...listFault('risks', output.risks, LEAST.risks),
  ...output.risks.flatMap((risk, at) => riskFaults(risk, at, known)),
  ...saidListFaults('counterCase', output.counterCase, LEAST.counterCase, known),
  ...textFault('riskiestAssumption', output.riskiestAssumption),
  ...nextTestFaults(output.nextTest),
]

const riskOf = (ground: Ground, risk: RiskOutput): Risk => {
  const mitigation = plain(risk.mitigation ?? '', LENGTH.statement)
  return {
    text: cited(ground, risk),
    severity: risk.severity,
    mitigation: mitigation ? proposal(ground.idea, mitigation) : null,
    // What nothing is done about remains whole.
    unmitigatedShare: mitigation ? risk.unmitigatedShare : 1,
    legalKnockOut: risk.legalKnockOut,
  }
}

const nextTestOf = (
  { idea }: Ground,
  { what, threshold, costDollars, days }: RisksOutput['nextTest'],
): NextTest => ({
  what: proposal(idea, what, LENGTH.statement),
  threshold: proposal(idea, threshold, LENGTH.statement),
  costDollars: Math.round(costDollars),
  days: Math.ceil(days),
})

function problemTestsOf(ground: Ground, { problemTests }: RisksOutput): Record<ProblemTestId, ProblemTest> {
  const test = (id: ProblemTestId): ProblemTest => {
    const { met, reason } = problemTests[id]
    return { met, reason: cited(ground, reason) }
  }
  return Object.fromEntries(PROBLEM_TESTS.map((id) => [id, test(id)])) as Record<ProblemTestId, ProblemTest>
}

/** How bad the problem is, what speaks against the idea, and what to test first. */
export function risksPart(ground: Ground, output: RisksOutput) {
  for (const { says, ...cite } of output.voices.slice(0, MAX.voices)) ground.book.citeVoice(cite, says)
  return {
    challenges: citedAll(ground, output.challenges, MAX.challenges),
    problemTests: problemTestsOf(ground, output),
    risks: output.risks
      .filter(({ text }) => plain(text, LENGTH.line) !== '')
      .slice(0, MAX.risks)
      .map((risk) => riskOf(ground, risk)),
    counterCase: citedAll(ground, output.counterCase, MAX.counterCase),
    riskiestAssumption: state(plain(output.riskiestAssumption, LENGTH.statement), 'assumption'),
    nextTest: nextTestOf(ground, output.nextTest),
  } satisfies Partial<MarketSection>
}
