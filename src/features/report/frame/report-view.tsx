import { checksOf } from '@domain/citation-checks'
import type { Report } from '@domain/report'
import type { Validation } from '@domain/stored-validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { STATUS_BADGES } from '@/shared/lib/status-badge'
import { Badge } from '@/shared/ui/badge'
import { refusalIn } from '@/validation/run/refusal'
import { useWatchdog } from '@/validation/run/use-watchdog'
import { isRunning, validationQueries } from '@/validation/validation-queries'
import { useReportBrief } from '../brief/use-report-brief'
import { ReportExport } from '../export/export-menu'
import { MarketEditingProvider } from '../market/inputs/market-editing-context'
import { useMarketDraft } from '../market/inputs/use-market-draft'
import { ReportSlotsContext } from '../report-slots'
import { renameIdea } from '../requests'
import { FollowUpNote } from '../rerun/follow-up-note'
import { OlderSections } from '../rerun/older-sections'
import { useRerunNews } from '../rerun/use-rerun-news'
import { SummaryTab } from '../summary/summary-tab'
import { ShownReport } from '../text/shown-report'
import { AnalysisCard } from './analysis-card'
import { LeaveGuard, useBeforeUnload } from './leave-guard'
import { ReportHeader } from './report-header'
import { REPORT_TABS_ID, ReportTabs } from './report-tabs'
import { StoppedBanner } from './stopped-banner'
import { ValidateAnother } from './validate-another'

/** A validation as its reader sees it, whole or in the making. */
export function ReportView({ validation: stored }: { validation: Validation }) {
  const own = useAuthStore((state) => state.userId) === stored.userId
  const reportBrief = useReportBrief(stored, own)
  const { validation, state } = reportBrief
  useBeforeUnload(Object.keys(state.unsaved).length > 0)
  const running = isRunning(validation.status)
  const completed = validation.status === 'completed'
  useWatchdog(own ? validation : null)
  useRerunNews(validation)
  const editing = useMarketDraft(validation, own && completed)
  const report = editing?.report ?? validation.report
  const dirty = editing?.dirty ?? false
  const checks = useMemo(() => checksOf(validation.report), [validation.report])
  return (
    <MarketEditingProvider value={editing}>
      <ShownReport checks={checks} brief={report.brief}>
        <LeaveGuard dirty={dirty} />
        <ReportHead validation={validation} report={report} />
        <ReportTabs
          reportBrief={reportBrief}
          hasBrief={!refusalIn(validation)}
          report={report}
          running={running}
          notices={<Notices validation={validation} />}
          summary={<SummaryTab validation={validation} report={report} unsaved={dirty} />}
        />
      </ShownReport>
    </MarketEditingProvider>
  )
}

/** What became of the run, and of the texts since. */
function Notices({ validation }: { validation: Validation }) {
  const { status, userId, followUp } = validation
  const own = useAuthStore((state) => state.userId) === userId
  return (
    <div className="mb-8 flex max-w-report flex-col gap-6 empty:hidden">
      {status === 'error' && <StoppedBanner validation={validation} mayRetry={own} />}
      {isRunning(status) && <AnalysisCard validation={validation} />}
      {followUp && status === 'completed' && (
        <FollowUpNote validation={validation} followUp={followUp} own={own} />
      )}
      {own && <OlderSections validation={validation} />}
    </div>
  )
}

function useRename({ id }: Validation) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (title: string) => renameIdea({ id, title }),
    meta: { failure: 'The title could not be changed' },
    // Awaited, so that the new title is there when its field closes.
    onSuccess: () => client.invalidateQueries({ queryKey: validationQueries.all }),
  })
}

function ReportHead({ validation, report }: { validation: Validation; report: Report }) {
  const { title, createdAt, status } = validation
  const { isAdmin, userId } = useAuthStore()
  const { label, variant } = STATUS_BADGES[status]
  const { actions, share, menu } = use(ReportSlotsContext)
  const rename = useRename(validation)
  const own = userId === validation.userId
  const suggested = report.concept?.suggestedTitle
  return (
    <ReportHeader
      title={title || 'Idea Validation Results'}
      suggestedTitle={suggested && suggested !== title ? suggested : null}
      onRename={own ? (title) => rename.mutateAsync(title) : null}
      back={{ to: isAdmin ? paths.adminDashboard : paths.dashboard, label: 'Back to Dashboard' }}
      meta={
        <>
          <span>{formatDate(createdAt)}</span>
          <Badge variant={variant}>{label}</Badge>
        </>
      }
      actions={
        <>
          {actions(validation)}
          <ValidateAnother />
        </>
      }
      menus={
        <>
          {share(validation)}
          {status === 'completed' && <ReportExport validation={validation} report={report} />}
          {own && menu(validation)}
        </>
      }
      tabsId={REPORT_TABS_ID}
    />
  )
}
