import { namesOf } from '@domain/authorship'
import { sectionsOlderThanBrief } from '@domain/brief/follow'
import { checksOf } from '@domain/citation-checks'
import type { Report } from '@domain/report'
import type { Validation } from '@domain/stored-validation'
import { isBuiltIn, PROGRESS_PERCENT } from '@domain/validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, use, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useAccount, useAuthStore } from '@/account/auth-store'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { STATUS_BADGES } from '@/shared/lib/status-badge'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Card, CardTitle } from '@/shared/ui/card'
import { deferredComponent } from '@/shared/ui/deferred'
import { Progress } from '@/shared/ui/progress'
import { useValidateAnother } from '@/validation/run/eligibility'
import { EditIdeaButton, RetryButton } from '@/validation/run/run-buttons'
import { isLimitDetail, RUN_ERROR, refusalIn, runLabel } from '@/validation/run/run-status'
import { useWatchdog } from '@/validation/run/use-watchdog'
import { isRunning, validationQueries } from '@/validation/validation-queries'
import { useReportBrief } from '../brief/use-report-brief'
import { ReportExport } from '../export/export-menu'
import { MarketEditingProvider, useMarketDraft } from '../market/inputs/market-editing'
import { ReportSlotsContext } from '../report-slots'
import { renameIdea } from '../requests'
import { FollowUpNote } from '../rerun/follow-up-note'
import { useRerunToasts } from '../rerun/use-rerun'
import { SummaryTab } from '../summary/summary-tab'
import { ShownReport } from '../text/shown-report'
import { LeaveGuard, useBeforeUnload } from './leave-guard'
import { ReportHeader } from './report-header'
import { REPORT_TABS_ID, ReportTabs } from './report-tabs'

/** A validation as its reader sees it, complete or in progress. */
export function ReportView({ validation: stored }: { validation: Validation }) {
  const own = useAuthStore((state) => state.userId) === stored.userId
  const reportBrief = useReportBrief(stored, own)
  const { validation, state } = reportBrief
  useBeforeUnload(Object.keys(state.unsaved).length > 0)
  const running = isRunning(validation.status)
  const completed = validation.status === 'completed'
  useWatchdog(own ? validation : null)
  useRerunToasts(validation)
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

/** Outcome of the run, and changes since. */
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
  const { isAdmin, userId } = useAccount()
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

/** A real link, so that it can open in a new tab; a plain click checks the plan before leaving the report. */
function ValidateAnother() {
  const { mutate, isPending } = useValidateAnother()
  const checkFirst = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={paths.validateIdea} onClick={checkFirst} aria-busy={isPending}>
        Validate Another Idea
      </Link>
    </Button>
  )
}

/** Shown during the run; sections appear below it one by one. */
function AnalysisCard({ validation: { status, statusDetail } }: { validation: Validation }) {
  const label = runLabel(status, statusDetail)
  return (
    <Card asChild>
      <section aria-labelledby="analysis">
        <CardTitle id="analysis">Analysis in Progress</CardTitle>
        <Progress value={PROGRESS_PERCENT[status]} label={label} showLabel className="mt-3" />
        <p role="status" className="sr-only">
          {label}
        </p>
        <p className="mt-3 text-ink-muted text-sm">
          Each tab fills in once its section is written. You can leave this page in the meantime.
        </p>
      </section>
    </Card>
  )
}

interface StoppedBannerProps {
  validation: Validation
  /** Only the founder may restart the run. */
  mayRetry: boolean
}

function StoppedBanner({ validation, mayRetry }: StoppedBannerProps) {
  const refusal = refusalIn(validation)
  if (refusal)
    return (
      <AlertBanner variant="error" title="This idea was not analyzed">
        <p>{refusal}</p>
        {mayRetry && <EditIdeaButton validationId={validation.id} size="sm" className="mt-3" />}
      </AlertBanner>
    )
  return <Stopped validation={validation} mayRetry={mayRetry} />
}

const Stopped = ({ validation: { id, idea, statusDetail }, mayRetry }: StoppedBannerProps) => (
  <AlertBanner variant="error" title="The analysis stopped">
    <p>{statusDetail || RUN_ERROR}</p>
    {mayRetry && (
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <RetryButton id={id} idea={idea} />
        {isLimitDetail(statusDetail) && (
          <Link to={paths.pricing()} className="font-medium underline underline-offset-4">
            See plans
          </Link>
        )}
      </div>
    )}
  </AlertBanner>
)

const RewriteDialog = deferredComponent(
  async () => (await import('../rerun/rewrite-dialog')).RewriteDialog,
  null,
)

/** Lists sections that a model wrote from an earlier brief, and offers to rewrite them together. */
function OlderSections({ validation }: { validation: Validation }) {
  const { status, engine, rerun } = validation
  const older = sectionsOlderThanBrief(validation)
  if (status !== 'completed' || rerun?.state === 'running' || isBuiltIn(engine) || older.length === 0)
    return null
  return (
    <AlertBanner variant="info" title={`Written from an earlier brief: ${namesOf(older)}`}>
      <p>The score and market size already use your current brief. The text changes when you rewrite it.</p>
      <RewriteDialog validation={validation} />
    </AlertBanner>
  )
}
