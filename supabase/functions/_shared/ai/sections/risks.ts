import { z } from 'zod'
import { state } from '../../domain/basis.ts'
import {
  type MarketSection,
  type NextTest,
  PROBLEM_TESTS,
  type ProblemTest,
  type ProblemTestId,
  type Risk,
} from '../../domain/report.ts'
import { listFault, saidFaults, textFault } from './faults.ts'
import { statesFigures } from './figures.ts'
import { LENGTH, toPlainText } from './plain.ts'
import { citeSchema, citesSchema, saidSchema, sourceNotesSchema } from './said.ts'
import { cited, citedAll, type Ground, proposal } from './statements.ts'

const testSchema = (what: string) =>
  z
    .object({
      met: z.boolean().nullable().describe('Null when there is nothing to judge it by'),
      reason: saidSchema,
    })
    .describe(what)

export const risksOutputSchema = z.object({
  problemTests: z.object({
    popular: testSchema('Many people have the problem'),
    growing: testSchema('More people have it each year'),
    urgent: testSchema('They want it solved now'),
    expensive: testSchema('It costs them a lot of money or time'),
    mandatory: testSchema('A law, a contract or a body makes them solve it'),
    frequent: testSchema('They meet it every week or more often'),
  }),
  voices: z
    .array(
      citeSchema.extend({
        says: z.string().describe('What it tells about the problem, one sentence of at most 160 characters'),
      }),
    )
    .describe(
      'Sources in which somebody who has the problem speaks for themselves (a post, a review), one entry each; empty when there are none',
    ),
  challenges: z.array(saidSchema).describe('What will be hard for this idea; 3 to 6'),
  risks: z
    .array(
      z.object({
        text: z.string().describe('What could go wrong, one sentence'),
        cites: citesSchema,
        severity: z.number().describe('1 annoying, 2 serious, 3 threatens the company'),
        mitigation: z
          .string()
          .nullable()
          .describe('What can be done about it, one sentence; null when nothing can'),
        unmitigatedShare: z
          .number()
          .describe('How much of the risk is left after that, from 0 (none) to 1 (all)'),
        legalKnockOut: z.boolean().describe('Whether the law forbids the business as described'),
      }),
    )
    .describe('The risks that matter most, legal ones included; 2 to 6'),
  counterCase: z.array(saidSchema).describe('The strongest reasons not to build this; 2 to 5'),
  riskiestAssumption: z
    .string()
    .describe('The one thing that must be true for the idea to work and that nobody knows yet, one sentence'),
  nextTest: z.object({
    what: z
      .string()
      .describe('The cheapest test of that assumption, with whom and how, at most 400 characters'),
    threshold: z.string().describe('The result that counts as passed, with a number, one sentence'),
    costDollars: z.number().describe('What the test costs in US dollars, 0 or more'),
    days: z.number().describe('How many days it takes, 1 or more'),
  }),
  sources: sourceNotesSchema,
})
export type RisksOutput = z.infer<typeof risksOutputSchema>

const MAX = { voices: 10, challenges: 6, risks: 6, counterCase: 5 }
/** A test that takes longer or costs more is not a next test. */
const TEST_MOST = { dollars: 1_000_000, days: 366 }
const LEAST = { challenges: 3, risks: 2, counterCase: 2 }

type RiskOutput = RisksOutput['risks'][number]

function riskFaults(risk: RiskOutput, at: number): string[] {
  const where = `risks[${at}]`
  const { severity, unmitigatedShare: left } = risk
  return [
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

/** Missing or contradictory values in this part, for the repair. */
export const riskPartFaults = (output: RisksOutput): string[] => [
  ...PROBLEM_TESTS.flatMap((id) => saidFaults(`problemTests.${id}.reason`, output.problemTests[id].reason)),
  ...listFault('challenges', output.challenges, LEAST.challenges),
  ...listFault('risks', output.risks, LEAST.risks),
  ...output.risks.flatMap((risk, at) => riskFaults(risk, at)),
  ...listFault('counterCase', output.counterCase, LEAST.counterCase),
  ...textFault('riskiestAssumption', output.riskiestAssumption),
  ...nextTestFaults(output.nextTest),
]

const riskOf = (ground: Ground, risk: RiskOutput): Risk => {
  const mitigation = toPlainText(risk.mitigation ?? '', LENGTH.statement)
  return {
    text: cited(ground, risk),
    severity: risk.severity,
    mitigation: mitigation ? proposal(ground.idea, mitigation) : null,
    // A risk without mitigation remains in full.
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
  costs: null,
  about: null,
  notes: [],
  otherwise: null,
})

function problemTestsOf(ground: Ground, { problemTests }: RisksOutput): Record<ProblemTestId, ProblemTest> {
  const test = (id: ProblemTestId): ProblemTest => {
    const { met, reason } = problemTests[id]
    return { met, reason: cited(ground, reason) }
  }
  return Object.fromEntries(PROBLEM_TESTS.map((id) => [id, test(id)])) as Record<ProblemTestId, ProblemTest>
}

/** How bad the problem is, the case against the idea, and what to test first. */
export function risksPart(ground: Ground, output: RisksOutput) {
  for (const { says, ...cite } of output.voices.slice(0, MAX.voices)) ground.book.citeVoice(cite, says)
  return {
    challenges: citedAll(ground, output.challenges, MAX.challenges),
    problemTests: problemTestsOf(ground, output),
    risks: output.risks
      .filter(({ text }) => toPlainText(text, LENGTH.line) !== '')
      .slice(0, MAX.risks)
      .map((risk) => riskOf(ground, risk)),
    counterCase: citedAll(ground, output.counterCase, MAX.counterCase),
    riskiestAssumption: state(toPlainText(output.riskiestAssumption, LENGTH.statement), 'assumption'),
    nextTest: nextTestOf(ground, output.nextTest),
  } satisfies Partial<MarketSection>
}
