import { becauseText } from '@domain/basis'
import type { Brief, BriefField } from '@domain/brief/brief'
import { formatTestCost } from '@domain/brief/economics'
import { findingsOf } from '@domain/brief/findings'
import { isAsked } from '@domain/brief/questions'
import { actRemark } from '@domain/brief/regulated-acts/remark'
import type { SummaryLine } from '@domain/brief/summary'
import { goalNoteOf, verdictOf } from '@domain/brief/verdict'
import { formatDays } from '@domain/figures'
import { type MarketSection, type Report, testLines } from '@domain/report'
import { METRICS, type Scorecard } from '@domain/scorecard'
import * as m from 'framer-motion/m'
import { ArrowRight } from 'lucide-react'
import { Fragment, useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { AddButton } from '@/brief/ask-button'
import { BasisMark } from '@/shared/ui/basis-mark'
import { useMayEnter } from '@/shared/ui/motion'
import { MarketScale } from '../market/market-scale'
import { Said } from '../text/said'

interface ReportSummaryProps {
  report: Report
  idea: string
  scorecard: Scorecard
  asOf: string
}

/** A one-minute report: a sentence with its number, three findings, the case against, the next test and the market. */
export function ReportSummary({ report, idea, scorecard, asOf }: ReportSummaryProps) {
  const { brief, market, withheld, lookups } = report
  const verdict = useMemo(() => brief && verdictOf(brief, idea, lookups), [brief, idea, lookups])
  const findings = useMemo(
    () =>
      brief
        ? findingsOf(brief, idea, {
            withheld,
            model: market?.model ?? null,
            against: market?.counterCase[0],
            lookups,
            asOf,
          })
        : [],
    [brief, idea, withheld, market, lookups, asOf],
  )
  const isLawFirst = actRemark(market) !== null
  const mayEnter = useMayEnter()
  const lines = verdict ? [verdict, ...findings] : []
  // Among lines with the same question, shows it on the last one.
  const asksOf = (line: SummaryLine) =>
    lines.findLast(({ asks }) => asks === line.asks) === line ? line.asks : null
  return (
    <section aria-labelledby="summary-title">
      <h2 id="summary-title" className="sr-only print:not-sr-only print:mb-2 print:font-semibold">
        Summary
      </h2>
      {verdict?.about && (
        <p dir="auto" className="mb-1 line-clamp-2 text-ink-muted text-sm print:line-clamp-none">
          {verdict.about.text}
        </p>
      )}
      {verdict && (
        <p className="font-semibold font-serif text-xl leading-8 tracking-tight sm:text-2xl sm:leading-9">
          {verdict.said.text}
        </p>
      )}
      {verdict && brief && (
        <p className="mt-1 text-ink-muted text-sm empty:hidden">{goalNoteOf(verdict, brief)}</p>
      )}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
        <span className="font-medium tabular-nums">
          {scorecard.scored} of {METRICS.length} metrics scored
        </span>
        {verdict && (
          <>
            <BasisMark basis={verdict.said.basis} />
            <Asked field={asksOf(verdict)} />
          </>
        )}
      </p>
      {market && isLawFirst && <Doubts market={market} brief={brief} />}
      <ol className="mt-4 divide-y divide-line border-line border-y empty:hidden">
        {findings.map((finding, index) => (
          <m.li
            key={finding.said.text}
            layout="position"
            initial={mayEnter && { opacity: 0 }}
            animate={{ opacity: 1 }}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] py-2"
          >
            <span aria-hidden className="font-serif text-ink-faint tabular-nums">
              {index + 1}
            </span>
            <Finding line={finding} asks={asksOf(finding)} />
          </m.li>
        ))}
      </ol>
      {market && !isLawFirst && <Doubts market={market} brief={brief} />}
      <MarketStrip brief={brief} market={market} asked={lines.map(({ asks }) => asks)} />
    </section>
  )
}

const Asked = ({ field }: { field: BriefField | null }) => field && <AddButton field={field} />

interface FindingProps {
  line: SummaryLine
  asks: BriefField | null
}

/** A finding, the words it is based on, and what would settle the rest. */
const Finding = ({ line: { said, about }, asks }: FindingProps) => (
  <div className="min-w-0">
    <p>{said.text}</p>
    <div className="flex flex-wrap items-baseline gap-x-4 text-ink-muted text-sm">
      {about && (
        <p
          dir="auto"
          className="line-clamp-1 max-w-[calc(100%-8.5rem)] print:line-clamp-none print:max-w-none"
        >
          {about.text}
        </p>
      )}
      <BasisMark basis={said.basis} />
      <Asked field={asks} />
    </div>
  </div>
)

interface DoubtsProps {
  market: MarketSection
  brief: Brief | null
}

/** The strongest argument against the idea, and the cheapest test of it. */
function Doubts({ market: { counterCase, nextTest }, brief }: DoubtsProps) {
  const [against] = counterCase
  if (!against && !nextTest) return null
  return (
    <div className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {against && (
        <div>
          <h3 className="mb-0.5 font-semibold text-sm">The case against</h3>
          <p className="text-sm leading-5.5">
            <Said statement={against} />
          </p>
          {against.because && (
            <p dir="auto" className="text-ink-muted text-xs first-letter:uppercase">
              {becauseText(against.because)}
            </p>
          )}
        </div>
      )}
      {nextTest && (
        <div>
          <div className="mb-0.5 flex flex-wrap items-baseline gap-x-2 text-sm">
            <h3 className="font-semibold">Next test</h3>
            <p className="text-ink-muted tabular-nums">
              {formatTestCost(nextTest.costDollars, brief)}, {formatDays(nextTest.days)}
            </p>
          </div>
          <p className="text-sm leading-5.5">
            <Said statement={nextTest.what} />
          </p>
          {nextTest.about && (
            <p dir="auto" className="text-ink-muted text-sm leading-5.5">
              {nextTest.about.text}
            </p>
          )}
          {testLines(nextTest).map(({ label, statements }) => (
            <p key={label} className="text-sm leading-5.5">
              <span className="text-ink-muted">{label}: </span>
              {statements.map((statement) => (
                <Fragment key={statement.text}>
                  <Said statement={statement} basis={nextTest.what.basis} />{' '}
                </Fragment>
              ))}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}

interface MarketStripProps {
  brief: Brief | null
  market: MarketSection | null
  /** Already asked above. */
  asked: (BriefField | null)[]
}

/** The market as one chart, or the data that it still needs. */
function MarketStrip({ brief, market, asked }: MarketStripProps) {
  const { state } = useLocation()
  const model = market?.model
  const missing = (['price', 'purchases', 'count'] as const).filter((field) => brief && isAsked(brief, field))
  if (!model && !market?.marketSizeText && missing.length === 0) return null
  return (
    <div className="mt-4 border-line border-t pt-2.5">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold text-sm">Annual market</h3>
        {market && (
          <Link
            to={{ search: '?tab=market', hash: '#market-size' }}
            state={state}
            replace
            preventScrollReset
            className="touch-area inline-flex items-center gap-1 text-accent text-sm hover:underline print:hidden"
          >
            Inputs and competitors <ArrowRight aria-hidden className="size-3.5" />
          </Link>
        )}
      </div>
      {model ? (
        <MarketScale model={model} compact />
      ) : market?.marketSizeText ? (
        <p dir="auto" className="line-clamp-2 text-sm">
          {market.marketSizeText}
        </p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-muted text-sm">
          TAM, SAM and SOM appear with your price and the number of customers.
          {missing
            .filter((field) => !asked.includes(field))
            .map((field) => (
              <AddButton key={field} field={field} />
            ))}
        </p>
      )}
    </div>
  )
}
