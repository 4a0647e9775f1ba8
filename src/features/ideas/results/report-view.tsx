import type { Validation } from '@domain/validation'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { STATUS_BADGES } from '@/shared/lib/status-badge'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { isRunning } from '../idea-queries'
import { useWatchdog } from '../run/use-watchdog'
import { AnalysisCard } from './analysis-card'
import { EngineBanner } from './engine-banner'
import { OriginalIdea } from './original-idea'
import { ReportTabs } from './report-tabs'
import { useRerunNews } from './rerun/use-rerun-news'
import { RunPanel } from './run-panel/run-panel'
import { StoppedBanner } from './stopped-banner'

/** A validation as its reader sees it, whole or in the making. */
export function ReportView({ validation }: { validation: Validation }) {
  const { status, engine, idea, report } = validation
  const { userId, isAdmin } = useAuthStore()
  const own = userId === validation.userId
  const running = isRunning(status)
  useWatchdog(own ? validation : null)
  useRerunNews(validation)
  return (
    <>
      <ReportHeader validation={validation} />
      <div className="mb-8 flex max-w-report flex-col gap-6">
        {isAdmin && <RunPanel validation={validation} />}
        {status === 'error' && <StoppedBanner validation={validation} mayRetry={own} />}
        {running && <AnalysisCard validation={validation} />}
        {engine && <EngineBanner engine={engine} report={report} />}
        <OriginalIdea idea={idea} />
      </div>
      <ReportTabs validation={validation} running={running} />
    </>
  )
}

function ReportHeader({ validation: { title, createdAt, status } }: { validation: Validation }) {
  const isAdmin = useAuthStore((state) => state.isAdmin)
  const { label, variant } = STATUS_BADGES[status]
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
        <Button asChild variant="secondary" size="sm">
          <Link to={paths.validateIdea}>Validate Another Idea</Link>
        </Button>
      }
    />
  )
}
