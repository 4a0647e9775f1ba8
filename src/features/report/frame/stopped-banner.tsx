import type { Validation } from '@domain/stored-validation'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { EditIdeaButton } from '@/validation/run/edit-idea-button'
import { refusalIn } from '@/validation/run/refusal'
import { RetryButton } from '@/validation/run/retry-button'
import { RUN_ERROR } from '@/validation/run/run-error'
import { isLimitDetail } from '@/validation/run/status-details'

interface StoppedBannerProps {
  validation: Validation
  /** Only the founder may start the run again. */
  mayRetry: boolean
}

export function StoppedBanner({ validation, mayRetry }: StoppedBannerProps) {
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
