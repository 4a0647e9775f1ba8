import type { Basis } from '@domain/basis'
import { formatTestCost } from '@domain/brief/economics'
import { formatDays } from '@domain/figures'
import { type MarketSection, type NextTest, testLines } from '@domain/report'
import { statementsWithin } from '@domain/report-statements'
import { Fragment, use } from 'react'
import { Fold } from '../text/fold'
import type { PartViewProps } from '../text/report-parts'
import { ReportSection } from '../text/report-section'
import { Said } from '../text/said'
import { BecauseLine, SaidList } from '../text/said-list'
import { BriefContext } from '../text/shown-report'

/** The case against, and the cheapest test of it. */
export const AgainstIt = ({ part, of: market }: PartViewProps<MarketSection>) => (
  <ReportSection
    wide
    part={part}
    statements={statementsWithin([market.counterCase, market.riskiestAssumption, market.nextTest])}
  >
    {(basis) => (
      <div className="grid gap-x-8 gap-y-4 @xl:grid-cols-2">
        <SaidList statements={market.counterCase} basis={basis} most={2} className="empty:hidden" />
        <div className="flex flex-col gap-3">
          {market.riskiestAssumption && (
            <div>
              <h3 className="font-semibold">Riskiest assumption</h3>
              <p>
                <Said statement={market.riskiestAssumption} basis={basis} />
              </p>
              <BecauseLine because={market.riskiestAssumption.because} />
            </div>
          )}
          {market.nextTest && <Test test={market.nextTest} basis={basis} />}
        </div>
      </div>
    )}
  </ReportSection>
)

/** Cost and time show whether the test is worth reading. */
const Test = ({ test, basis }: { test: NextTest; basis: Basis | null | undefined }) => {
  const brief = use(BriefContext)
  return (
    <div>
      <h3 className="font-semibold">Next test</h3>
      <Fold
        title={
          <span className="tabular-nums">
            {formatTestCost(test.costDollars, brief)}, {formatDays(test.days)}
          </span>
        }
      >
        <p>
          <Said statement={test.what} basis={basis} />
        </p>
        {test.about && (
          <p dir="auto" className="mt-1 text-ink-muted">
            {test.about.text}
          </p>
        )}
        {testLines(test).map(({ label, statements }) => (
          <p key={label} className="mt-1">
            <span className="text-ink-muted">{label}: </span>
            {statements.map((statement) => (
              <Fragment key={statement.text}>
                <Said statement={statement} basis={basis} />{' '}
              </Fragment>
            ))}
          </p>
        ))}
      </Fold>
    </div>
  )
}
