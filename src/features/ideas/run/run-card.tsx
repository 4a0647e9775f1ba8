import { PROGRESS_PERCENT, type ValidationStatus } from '@domain/validation'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Motion } from '@/shared/ui/motion'
import { Progress } from '@/shared/ui/progress'
import { EditIdeaButton, RetryButton } from '@/validation/run/run-buttons'
import {
  currentStep,
  type FollowedRun,
  isLimitDetail,
  isStartFailureDetail,
  RUN_ERROR,
  refusalIn,
  runLabel,
} from '@/validation/run/run-status'
import { dismissStarted, useStartAttempts } from '@/validation/run/use-start-run'
import { useWatchdog } from '@/validation/run/use-watchdog'
import { IdeaText } from '@/validation/ui/idea-text'
import { validationQueries } from '@/validation/validation-queries'
import { ideaQueries } from '../idea-queries'
import { StepList } from './step-list'

const OPEN_RESULTS_AFTER_MS = 1_500

interface RunCardProps {
  run: FollowedRun & { updatedAt: string }
}

export function RunCard({ run }: RunCardProps) {
  const { failed } = useStartAttempts(run.id)
  useWatchdog(run)
  useOpenResults(run)
  // A start that failed in the browser may still have reached the server; the status then shows it.
  const stopped = run.status === 'error' || (failed && run.status === 'pending')
  const unstarted = stopped && (failed || isStartFailureDetail(run.statusDetail))
  const percent = PROGRESS_PERCENT[run.status]
  const refused = refusalIn(run) !== null
  useEffect(() => {
    if (refused) dismissStarted()
  }, [refused])
  const heading = refused
    ? 'This idea was not analyzed'
    : unstarted
      ? 'The analysis did not start'
      : HEADINGS[stopped ? 'error' : run.status]
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
          <Steps run={run} />
          <p className="mt-6 text-ink-muted text-sm">
            {run.status === 'completed' ? (
              'Opening the report...'
            ) : (
              <>
                <Duration />
                You can leave this page. The analysis continues, and the report will be on your dashboard.
              </>
            )}
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

function Steps({ run: { id, status, statusDetail, updatedAt } }: RunCardProps) {
  const current = currentStep(status, statusDetail)
  const { data: found = null } = useQuery(ideaQueries.found(id, updatedAt))
  return (
    <Motion>
      <StepList current={current} found={found} />
    </Motion>
  )
}

/** Typical duration with this server's engine; nothing until it is known. */
function Duration() {
  const { data: engine } = useQuery(validationQueries.engineInUse())
  if (!engine) return null
  return engine.model
    ? 'An AI model writes the report, which takes a few minutes. '
    : 'This takes a few seconds. '
}

function useOpenResults({ id, status }: FollowedRun): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (status !== 'completed') return
    const timer = setTimeout(() => navigate(paths.results(id), { replace: true }), OPEN_RESULTS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id, status, navigate])
}

interface RetryPanelProps {
  run: FollowedRun
  /** The server never accepted the run. */
  unstarted: boolean
}

/** Why the run stopped, and the button to try again. */
function RetryPanel({ run, unstarted }: RetryPanelProps) {
  const refusal = refusalIn(run)
  const limited = isLimitDetail(run.statusDetail)
  if (refusal)
    return (
      <div className="mt-6 flex flex-col items-start gap-4">
        <AlertBanner variant="error" className="w-full">
          {refusal}
        </AlertBanner>
        <EditIdeaButton validationId={run.id} />
      </div>
    )
  return (
    <div className="mt-6 flex flex-col items-start gap-4">
      {unstarted && !limited ? (
        <StartProblem detail={run.statusDetail} />
      ) : (
        <AlertBanner variant="error" className="w-full">
          {run.statusDetail || RUN_ERROR}
        </AlertBanner>
      )}
      <div className="flex flex-wrap gap-3">
        <RetryButton id={run.id} idea={run.idea} />
        {limited && (
          <Button asChild variant="secondary">
            <Link to={paths.pricing()}>See plans</Link>
          </Button>
        )}
      </div>
    </div>
  )
}

const CAUSES = ['Temporary network issue', 'High server load', 'System maintenance']

const StartProblem = ({ detail }: { detail: string | null }) => (
  <AlertBanner variant="error" title="There was a problem starting the validation" className="w-full">
    <p>Your idea has been saved. Possible causes:</p>
    <ul className="mt-1 list-disc pl-5">
      {CAUSES.map((cause) => (
        <li key={cause}>{cause}</li>
      ))}
    </ul>
    {isStartFailureDetail(detail) && <p className="mt-2 text-ink-muted">{detail}</p>}
  </AlertBanner>
)
