import { type Basis, state } from '@domain/basis'
import type { Brief } from '@domain/brief/brief'
import { formatGrowth } from '@domain/figures'
import {
  type MarketSection,
  PROBLEM_TEST_NAMES,
  PROBLEM_TESTS,
  type ProblemTest,
  type Report,
} from '@domain/report'
import { type Heading, type LaidOut, type LookedUpMarket, MARKET_PARTS } from '@domain/report-outline'
import { statementsWithin } from '@domain/report-statements'
import { Check, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../format'
import { Fold } from '../text/fold'
import { type PartViewProps, ReportParts } from '../text/report-parts'
import { ReportSection } from '../text/report-section'
import { Said } from '../text/said'
import { AgainstIt } from './against-it'
import { Competitors } from './competitors'
import { Inputs } from './inputs/inputs'
import { MarketScale } from './market-scale'
import { PublicSources } from './public-sources'
import { Reasoning } from './reasoning'
import { ResearchNote } from './research-note'
import { Risks } from './risks'
import { YourNumbers } from './your-numbers'

/** The market section, public sources, and the brief and idea that its numbers use. */
type MarketOf = LookedUpMarket & { brief: Brief | null; idea: string }

/** Market size as a calculation; for reports without one, the stored text or the open questions. */
function MarketSize({ part, of }: PartViewProps<MarketOf>) {
  const { model, marketSizeText, brief, idea } = of
  const own = brief && (
    <YourNumbers brief={brief} idea={idea} model={model} sized={model !== null || marketSizeText !== ''} />
  )
  return (
    <ReportSection
      wide
      part={part}
      statements={
        model
          ? model.inputs.map(({ label, basis, sources }) => state(label, basis, sources))
          : [{ text: marketSizeText, basis: null, sources: [] }]
      }
      instead={own}
    >
      {(basis) => (
        <div className="flex flex-col gap-5">
          {model ? (
            <>
              <MarketScale model={model} />
              <Inputs model={model} basis={basis} />
            </>
          ) : (
            <p dir="auto" className="whitespace-pre-line">
              {marketSizeText}
            </p>
          )}
          <div className="flex flex-wrap gap-x-8 gap-y-2 empty:hidden">
            {model && (
              <Fold title="How it is calculated" className="open:w-full">
                <Reasoning model={model} basis={basis} />
              </Fold>
            )}
            {own && (
              <Fold title="What your numbers say" className="open:w-full">
                {own}
              </Fold>
            )}
          </div>
        </div>
      )}
    </ReportSection>
  )
}

/** Market growth and recent changes. */
const Growth = ({ part, of: { growth, whyNow } }: PartViewProps<MarketSection>) => (
  <ReportSection part={part} statements={statementsWithin([growth, whyNow])}>
    {(basis) => (
      <dl className="grid gap-x-8 gap-y-3 @xl:grid-cols-2">
        {growth && (
          <Fact name="Growth of the market" value={`${formatGrowth(growth.percentPerYear)} a year`}>
            <Said statement={growth.text} basis={basis} />
          </Fact>
        )}
        {whyNow && (
          <Fact name="Why now" value={formatDay(whyNow.date)}>
            <Said statement={whyNow.text} basis={basis} />
          </Fact>
        )}
      </dl>
    )}
  </ReportSection>
)

const Fact = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-muted">{name}</dt>
    <dd className="mt-0.5">
      <span dir="auto" className="block font-semibold font-serif text-lg leading-6 tabular-nums">
        {value}
      </span>
      <span className="block">{children}</span>
    </dd>
  </div>
)

const VIEWS: Record<LaidOut<typeof MARKET_PARTS>, (props: PartViewProps<MarketOf>) => ReactNode> = {
  'counter-case': AgainstIt,
  'market-size': MarketSize,
  'public-sources': PublicSources,
  growth: Growth,
  'problem-tests': ({ part, of: { problemTests } }) =>
    problemTests && <ProblemTests part={part} tests={problemTests} />,
  competitors: Competitors,
  risks: Risks,
  research: ResearchNote,
}

interface MarketPanelProps {
  market: MarketSection
  report: Report
  idea: string
}

export const MarketPanel = ({ market, report: { brief, lookups }, idea }: MarketPanelProps) => (
  <ReportParts<MarketOf> dense parts={MARKET_PARTS} of={{ ...market, brief, lookups, idea }} views={VIEWS} />
)

interface ProblemTestsProps {
  part: Heading
  tests: NonNullable<MarketSection['problemTests']>
}

/** Six tests of how severe the problem is (docs/scorecard.md#problem-severity). */
function ProblemTests({ part, tests }: ProblemTestsProps) {
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
