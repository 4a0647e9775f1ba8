import type { Report } from '@domain/report'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BasisGlyph } from '@/shared/ui/basis-glyph'
import { BASIS_WORDS } from '@/shared/ui/basis-words'
import { contentsOf } from './report-contents'
import { basisTally } from './report-statements'
import { type ReportTab, tabAddress } from './report-tab'
import { UNCONFIRMED } from './text/unconfirmed-mark'

interface ReportRailProps {
  report: Report
  tab: ReportTab
}

/** Beside the report: what the open tab holds, and on what the report stands. */
export const ReportRail = ({ report, tab }: ReportRailProps) => (
  <aside
    aria-label="About this report"
    className="flex flex-col gap-8 text-sm @5xl:sticky @5xl:top-8 @5xl:self-start"
  >
    <Contents report={report} tab={tab} />
    <Grounds report={report} />
  </aside>
)

function Contents({ report, tab }: ReportRailProps) {
  const { state } = useLocation()
  const entries = contentsOf(tab, report)
  if (entries.length < 2) return null
  return (
    <nav aria-labelledby="contents" className="hidden @5xl:block print:hidden">
      <h2 id="contents" className="mb-2 font-medium text-ink-muted">
        On this tab
      </h2>
      <ul className="border-line border-l">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={tabAddress(tab, id)}
              state={state}
              replace
              preventScrollReset
              className="-ml-px block border-transparent border-l py-1 pl-4 hover:border-ink hover:text-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Grounds({ report }: { report: Report }) {
  const { bases, unconfirmed } = basisTally(report)
  if (bases.length === 0 && unconfirmed === 0) return null
  return (
    <section aria-labelledby="grounds">
      <h2 id="grounds" className="mb-2 font-medium text-ink-muted">
        What it stands on
      </h2>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 @5xl:grid-cols-1">
        {bases.map(({ basis, count }) => (
          <Ground
            key={basis}
            mark={<BasisGlyph basis={basis} className={`size-3 shrink-0 ${BASIS_WORDS[basis].ink}`} />}
            count={count}
            {...BASIS_WORDS[basis]}
          />
        ))}
        {unconfirmed > 0 && (
          <Ground
            mark={<CircleAlert aria-hidden className="size-3 shrink-0 text-warning" />}
            count={unconfirmed}
            {...UNCONFIRMED}
          />
        )}
      </dl>
    </section>
  )
}

interface GroundProps {
  mark: ReactNode
  label: string
  meaning: string
  count: number
}

const Ground = ({ mark, label, meaning, count }: GroundProps) => (
  <div>
    <dt className="flex items-center gap-2 font-medium">
      {mark}
      {label}
      <span className="ml-auto text-ink-muted tabular-nums">
        {count} <span className="sr-only">{count === 1 ? 'statement' : 'statements'}</span>
      </span>
    </dt>
    <dd className="mt-0.5 text-ink-muted text-xs">{meaning}</dd>
  </div>
)
