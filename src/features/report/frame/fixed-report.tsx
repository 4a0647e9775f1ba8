import { checksOf } from '@domain/citation-checks'
import type { Validation } from '@domain/stored-validation'
import { type ReactNode, useMemo } from 'react'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { fixedBrief } from '../brief/use-report-brief'
import { ReportExport } from '../export/export-menu'
import { SummaryTab } from '../summary/summary-tab'
import { ShownReport } from '../text/shown-report'
import { ReportHeader } from './report-header'
import { REPORT_TABS_ID, ReportTabs } from './report-tabs'

interface FixedReportProps {
  validation: Validation
  /** The kind of report, shown after its date. */
  meta: ReactNode
  actions?: ReactNode
  /** Notices for readers on every tab. */
  notices?: ReactNode
}

/** A completed report that anyone can read without an account: the same parts, read-only. */
export function FixedReport({ validation, meta, actions, notices }: FixedReportProps) {
  const { title, createdAt, report } = validation
  const reportBrief = useMemo(() => fixedBrief(validation), [validation])
  const checks = useMemo(() => checksOf(report), [report])
  return (
    <ShownReport checks={checks} brief={report.brief}>
      <ReportHeader
        title={title}
        onRename={null}
        suggestedTitle={null}
        back={{ to: paths.home, label: 'Back to Home' }}
        meta={
          <>
            <span>{formatDate(createdAt)}</span>
            {meta}
          </>
        }
        actions={actions}
        menus={<ReportExport validation={validation} report={report} />}
        tabsId={REPORT_TABS_ID}
      />
      <ReportTabs
        reportBrief={reportBrief}
        report={report}
        running={false}
        notices={notices}
        summary={<SummaryTab validation={validation} report={report} />}
      />
    </ShownReport>
  )
}
