import type { Basis } from '@domain/basis'
import { type MarketSection, PROBLEM_TESTS, type ProblemTest, type ProblemTestId } from '@domain/report'
import { Check, Minus, X } from 'lucide-react'
import { ReportSection } from '../text/report-section'
import { Said } from '../text/said'

type Tests = NonNullable<MarketSection['problemTests']>

const NAMES: Record<ProblemTestId, string> = {
  popular: 'Popular',
  growing: 'Growing',
  urgent: 'Urgent',
  expensive: 'Expensive',
  mandatory: 'Mandatory',
  frequent: 'Frequent',
}

/** Six tests of how severe the problem is (DESIGN §5). */
export function ProblemTests({ tests }: { tests: Tests }) {
  const reasons = PROBLEM_TESTS.map((id) => tests[id].reason)
  const met = PROBLEM_TESTS.filter((id) => tests[id].met).length
  const summary = `${met} of ${PROBLEM_TESTS.length} tests are met.`
  return (
    <ReportSection
      id="problem-tests"
      title="How severe the problem is"
      statements={[{ text: summary, basis: null, sources: [] }, ...reasons]}
      marks={reasons}
      empty="The problem was not judged"
    >
      {(basis) => (
        <>
          <p className="mb-3">{summary}</p>
          <ul className="divide-y divide-line border-line border-y">
            {PROBLEM_TESTS.map((id) => (
              <TestLine key={id} name={NAMES[id]} test={tests[id]} basis={basis} />
            ))}
          </ul>
        </>
      )}
    </ReportSection>
  )
}

const OUTCOMES = {
  met: { icon: Check, words: 'Met', ink: 'text-success' },
  missed: { icon: X, words: 'Not met', ink: 'text-warning' },
  unknown: { icon: Minus, words: 'Not judged', ink: 'text-ink-muted' },
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
          <span className="text-ink-muted">Nothing to judge it by</span>
        )}
      </span>
    </li>
  )
}
