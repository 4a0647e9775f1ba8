import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { EditIdeaButton } from '@/validation/run/edit-idea-button'
import type { FollowedRun } from '@/validation/run/followed-run'
import { refusalIn } from '@/validation/run/refusal'
import { RetryButton } from '@/validation/run/retry-button'
import { RUN_ERROR } from '@/validation/run/run-error'
import { isLimitDetail, isStartFailureDetail } from '@/validation/run/status-details'

interface RetryPanelProps {
  run: FollowedRun
  /** The server never took the run on. */
  unstarted: boolean
}

/** Why nothing goes on, and the way to try again. */
export function RetryPanel({ run, unstarted }: RetryPanelProps) {
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
