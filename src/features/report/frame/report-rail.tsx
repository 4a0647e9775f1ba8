import type { Report } from '@domain/report'
import { REPORT_TABS, type ReportTab } from '@domain/report-outline'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BasisGlyph } from '@/shared/ui/basis-glyph'
import { BASIS_WORDS } from '@/shared/ui/basis-words'
import { UNCONFIRMED } from '@/validation/ui/unconfirmed-mark'
import { tabAddress } from '../report-tab'
import { basisTally } from '../summary/report-statements'

interface ReportRailProps {
  report: Report
  tab: ReportTab
}

/** Beside the report: what the open tab holds or, where that is one thing, what the report is based on. */
export const ReportRail = ({ report, tab }: ReportRailProps) => (
  <aside
    aria-label="About this report"
    className="hidden flex-col gap-8 text-sm @5xl:sticky @5xl:flex @5xl:top-[calc(var(--page-top,0px)+5rem)] @5xl:self-start"
  >
    <Contents report={report} tab={tab} />
  </aside>
)

function Contents({ report, tab }: ReportRailProps) {
  const { state } = useLocation()
  const entries = REPORT_TABS.find(({ id }) => id === tab)?.headings(report) ?? []
  if (entries.length < 2) return <Grounds report={report} brief className="grid gap-y-1.5" />
  return (
    <nav aria-labelledby="contents">
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

interface GroundsProps {
  report: Report
  /** Without what each basis means. */
  brief?: boolean
  className: string
}

/** How many statements of a report have which basis, with what each basis means. */
export function Grounds({ report, brief = false, className }: GroundsProps) {
  const { bases, unconfirmed } = basisTally(report)
  if (bases.length === 0 && unconfirmed === 0) return null
  return (
    <section aria-labelledby="grounds">
      <h2 id="grounds" className="mb-2 font-medium text-ink-muted">
        What it is based on
      </h2>
      <ul className={className}>
        {bases.map(({ basis, count }) => (
          <Ground
            key={basis}
            mark={<BasisGlyph basis={basis} className={`size-3 shrink-0 ${BASIS_WORDS[basis].ink}`} />}
            count={count}
            label={BASIS_WORDS[basis].label}
            meaning={brief ? null : BASIS_WORDS[basis].meaning}
          />
        ))}
        {unconfirmed > 0 && (
          <Ground
            mark={<CircleAlert aria-hidden className="size-3 shrink-0 text-warning" />}
            count={unconfirmed}
            label={UNCONFIRMED.label}
            meaning={brief ? null : UNCONFIRMED.meaning}
          />
        )}
      </ul>
    </section>
  )
}

interface GroundProps {
  mark: ReactNode
  label: string
  meaning: string | null
  count: number
}

const Ground = ({ mark, label, meaning, count }: GroundProps) => (
  <li>
    <p className="flex items-center gap-2">
      {mark}
      {label}
      <span className="ml-auto text-ink-muted tabular-nums">
        {count} <span className="sr-only">{count === 1 ? 'statement' : 'statements'}</span>
      </span>
    </p>
    {meaning && <p className="mt-0.5 text-ink-muted text-xs">{meaning}</p>}
  </li>
)
