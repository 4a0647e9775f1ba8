import type { Basis, Statement } from '@domain/basis'
import { formatAmount, formatDays } from '@domain/figures'
import type { MarketSection, NextTest } from '@domain/report'
import { ReportSection } from '../text/report-section'
import { Said } from '../text/said'
import { SaidList } from '../text/said-list'

type Against = Pick<MarketSection, 'counterCase' | 'riskiestAssumption' | 'nextTest'>

/** What it says in all; nothing when nobody has looked. */
const againstStatements = ({ counterCase, riskiestAssumption, nextTest }: Against): Statement[] =>
  [...counterCase, riskiestAssumption, nextTest?.what, nextTest?.threshold].filter((said) => said != null)

/** The counter-case, and the cheapest way to find out whether it holds. */
export const AgainstIt = ({ market }: { market: Against }) => (
  <ReportSection
    id="counter-case"
    title="What speaks against it"
    statements={againstStatements(market)}
    empty="No counter-case available"
  >
    {(basis) => (
      <div className="flex flex-col gap-6 rounded-lg border border-line bg-surface-raised p-4 sm:p-6">
        {market.counterCase.length > 0 && <SaidList statements={market.counterCase} basis={basis} />}
        {(market.riskiestAssumption || market.nextTest) && (
          <div className="grid gap-x-10 gap-y-6 border-line border-t pt-6 first:border-t-0 first:pt-0 sm:grid-cols-2">
            {market.riskiestAssumption && (
              <div>
                <h3 className="mb-2 font-semibold">Riskiest assumption</h3>
                <p className="font-serif text-lg leading-7">
                  <Said statement={market.riskiestAssumption} basis={basis} />
                </p>
              </div>
            )}
            {market.nextTest && <Test test={market.nextTest} basis={basis} />}
          </div>
        )}
      </div>
    )}
  </ReportSection>
)

const Test = ({ test, basis }: { test: NextTest; basis: Basis | null | undefined }) => (
  <div>
    <h3 className="mb-2 font-semibold">Next test</h3>
    <p>
      <Said statement={test.what} basis={basis} />
    </p>
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {test.threshold.text && (
        <>
          <dt className="text-ink-muted">Passed when</dt>
          <dd>
            <Said statement={test.threshold} basis={basis} />
          </dd>
        </>
      )}
      <dt className="text-ink-muted">Costs</dt>
      <dd className="tabular-nums">{formatAmount(test.costDollars)}</dd>
      <dt className="text-ink-muted">Takes</dt>
      <dd className="tabular-nums">{formatDays(test.days)}</dd>
    </dl>
  </div>
)
