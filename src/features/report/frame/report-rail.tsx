import type { Report } from '@domain/report'
import { REPORT_TABS, type ReportTab } from '@domain/report-outline'
import { Link, useLocation } from 'react-router-dom'
import { tabAddress } from '../report-tab'
import { Grounds } from '../summary/grounds'

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
