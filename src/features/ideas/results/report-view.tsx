import { checksOf } from '@domain/citation-checks'
import type { Report } from '@domain/report'
import { scorecardOf } from '@domain/scorecard'
import type { Validation } from '@domain/validation'
import { use, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { STATUS_BADGES } from '@/shared/lib/status-badge'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { DeleteButton } from '../delete/delete-button'
import { isRunning } from '../idea-queries'
import { useWatchdog } from '../run/use-watchdog'
import { AnalysisCard } from './analysis-card'
import { LeaveGuard } from './editing/leave-guard'
import { MarketEditingProvider } from './editing/market-editing-context'
import { useMarketDraft } from './editing/use-market-draft'
import { EngineBanner } from './engine-banner'
import { OriginalIdea } from './original-idea'
import { ReportSlotsContext } from './report-slots'
import { ReportTabs } from './report-tabs'
import { useRerunNews } from './rerun/use-rerun-news'
import { RunPanel } from './run-panel/run-panel'
import { ScorecardSection } from './scorecard/scorecard-section'
import { StoppedBanner } from './stopped-banner'
import { ChecksContext } from './text/checks-context'
import { UnderstoodCard } from './understood/understood-card'

/** A validation as its reader sees it, whole or in the making. */
export function ReportView({ validation }: { validation: Validation }) {
  const own = useAuthStore((state) => state.userId) === validation.userId
  const running = isRunning(validation.status)
  const completed = validation.status === 'completed'
  useWatchdog(own ? validation : null)
  useRerunNews(validation)
  const editing = useMarketDraft(validation, own && completed)
  const report = editing?.report ?? validation.report
  const dirty = editing?.dirty ?? false
  const { plan } = use(ReportSlotsContext)
  const checks = useMemo(() => checksOf(validation.report), [validation.report])
  return (
    <MarketEditingProvider value={editing}>
      <ChecksContext value={checks}>
        <LeaveGuard dirty={dirty} />
        <ReportHeader validation={validation} />
        <Notices validation={validation} />
        {completed && hasSections(report) && (
          <Scored report={report} validation={validation} unsaved={dirty} />
        )}
        <div className="mb-8 flex max-w-report flex-col gap-6">
          <OriginalIdea idea={validation.idea} />
          <UnderstoodCard validation={validation} />
          {plan(validation)}
        </div>
        <ReportTabs validation={validation} report={report} running={running} />
      </ChecksContext>
    </MarketEditingProvider>
  )
}

/** How the report came about, before anything of it is read. */
function Notices({ validation }: { validation: Validation }) {
  const { status, engine, report } = validation
  const { userId, isAdmin } = useAuthStore()
  return (
    <div className="mb-8 flex max-w-report flex-col gap-6 empty:hidden">
      {isAdmin && <RunPanel validation={validation} />}
      {status === 'error' && (
        <StoppedBanner validation={validation} mayRetry={userId === validation.userId} />
      )}
      {isRunning(status) && <AnalysisCard validation={validation} />}
      {engine && <EngineBanner engine={engine} report={report} />}
    </div>
  )
}

const hasSections = ({ concept, audience, market }: Report) => Boolean(concept || audience || market)

interface ScoredProps {
  /** As it is edited. */
  report: Report
  validation: Validation
  unsaved: boolean
}

/** Computed anew from what is shown, so that it follows every change. */
function Scored({ report, validation, unsaved }: ScoredProps) {
  const { createdAt: asOf, plan } = validation
  const scorecard = useMemo(() => scorecardOf(report, { asOf, plan }), [report, asOf, plan])
  return <ScorecardSection scorecard={scorecard} unsaved={unsaved} />
}

function ReportHeader({ validation }: { validation: Validation }) {
  const { title, createdAt, status } = validation
  const { isAdmin, userId } = useAuthStore()
  const { label, variant } = STATUS_BADGES[status]
  const { actions } = use(ReportSlotsContext)
  return (
    <PageHeader
      title={title || 'Idea Validation Results'}
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
          <Button asChild variant="secondary" size="sm">
            <Link to={paths.validateIdea}>Validate Another Idea</Link>
          </Button>
          {userId === validation.userId && <DeleteButton validation={validation} />}
        </>
      }
    />
  )
}
