import { PROGRESS_PERCENT, type ValidationStatus } from '@domain/validation'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Card } from '@/shared/ui/card'
import { Progress } from '@/shared/ui/progress'
import { IdeaText } from '../idea-text'
import type { FollowedRun } from '../run/followed-run'
import { currentStep, runLabel } from '../run/run-step'
import { isStartFailureDetail } from '../run/status-details'
import { useStartAttempts } from '../run/use-start-run'
import { useWatchdog } from '../run/use-watchdog'
import { RetryPanel } from './retry-panel'
import { StepList } from './step-list'

const OPEN_RESULTS_AFTER_MS = 1_500

export function RunCard({ run }: { run: FollowedRun }) {
  const { failed } = useStartAttempts(run.id)
  useWatchdog(run)
  useOpenResults(run)
  // A start that failed here may still have reached the server; then its status says so.
  const stopped = run.status === 'error' || (failed && run.status === 'pending')
  const unstarted = stopped && (failed || isStartFailureDetail(run.statusDetail))
  const percent = PROGRESS_PERCENT[run.status]
  const heading = unstarted ? 'The analysis did not start' : HEADINGS[stopped ? 'error' : run.status]
  const label = runLabel(run.status, run.statusDetail)
  return (
    <Card>
      <h1 className="font-semibold font-serif text-2xl tracking-tight">{heading}</h1>
      <p role="status" className="sr-only">
        {stopped ? heading : `${percent}%: ${label}`}
      </p>
      {stopped ? (
        <RetryPanel run={run} unstarted={unstarted} />
      ) : (
        <>
          <Progress value={percent} label={label} showLabel className="mt-6" />
          <StepList current={currentStep(run.status, run.statusDetail)} />
          <p className="mt-6 text-ink-muted text-sm">
            You can leave this page. The analysis goes on, and the report will be on your dashboard.
          </p>
        </>
      )}
      <section className="mt-6 border-line border-t pt-6">
        <h2 className="mb-2 font-medium text-ink-muted text-sm">Submitted idea</h2>
        <IdeaText text={run.idea} />
      </section>
    </Card>
  )
}

const HEADINGS: Record<ValidationStatus, string> = {
  pending: 'Starting the analysis',
  analyzing: 'Analyzing your idea',
  completed: 'Your report is ready',
  error: 'The analysis stopped',
}

function useOpenResults({ id, status }: FollowedRun): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (status !== 'completed') return
    const timer = setTimeout(() => navigate(paths.results(id), { replace: true }), OPEN_RESULTS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id, status, navigate])
}
