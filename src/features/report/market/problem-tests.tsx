import type { Basis } from '@domain/basis'
import { type MarketSection, PROBLEM_TEST_NAMES, PROBLEM_TESTS, type ProblemTest } from '@domain/report'
import type { Heading } from '@domain/report-outline'
import { Check, Minus, X } from 'lucide-react'
import { Fold } from '../text/fold'
import { ReportSection } from '../text/report-section'
import { Said } from '../text/said'

interface ProblemTestsProps {
  part: Heading
  tests: NonNullable<MarketSection['problemTests']>
}

/** Six tests of how severe the problem is (docs/scorecard.md#problem-severity). */
export function ProblemTests({ part, tests }: ProblemTestsProps) {
  const reasons = PROBLEM_TESTS.map((id) => tests[id].reason)
  const met = PROBLEM_TESTS.filter((id) => tests[id].met).length
  const summary = `${met} of ${PROBLEM_TESTS.length} tests are met.`
  return (
    <ReportSection
      part={part}
      statements={[{ text: summary, basis: null, sources: [] }, ...reasons]}
      marks={reasons}
    >
      {(basis) => (
        <>
          <p className="mb-1">{summary}</p>
          <Fold title="The tests">
            <ul className="divide-y divide-line border-line border-y">
              {PROBLEM_TESTS.map((id) => (
                <TestLine key={id} name={PROBLEM_TEST_NAMES[id]} test={tests[id]} basis={basis} />
              ))}
            </ul>
          </Fold>
        </>
      )}
    </ReportSection>
  )
}

const OUTCOMES = {
  met: { icon: Check, words: 'Met', ink: 'text-success' },
  missed: { icon: X, words: 'Not met', ink: 'text-warning' },
  unknown: { icon: Minus, words: 'Not assessed', ink: 'text-ink-muted' },
}
const outcomeOf = (met: boolean | null) => OUTCOMES[met === null ? 'unknown' : met ? 'met' : 'missed']

interface TestLineProps {
  name: string
  test: ProblemTest
  basis: Basis | null | undefined
}

function TestLine({ name, test: { met, reason }, basis }: TestLineProps) {
  const { icon: Icon, words, ink } = outcomeOf(met)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 py-3 text-sm sm:grid-cols-[7rem_6.5rem_minmax(0,1fr)]">
      <span className="font-medium">{name}</span>
      <span className={`flex items-center gap-1.5 self-start ${ink}`}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {words}
      </span>
      <span className="max-sm:col-span-2">
        {reason.text ? (
          <Said statement={reason} basis={basis} />
        ) : (
          <span className="text-ink-muted">No evidence to assess it</span>
        )}
      </span>
    </li>
  )
}
