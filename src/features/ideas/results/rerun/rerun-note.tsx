import { namesOf } from '@domain/authorship'
import type { Section, Validation } from '@domain/validation'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { RUN_ERROR } from '../../run/run-error'
import { useRerun } from './use-rerun'

export const rerunNoteId = (section: Section) => `rerun-of-${section}`

interface RerunNoteProps {
  validation: Validation
  rerun: NonNullable<Validation['rerun']>
  /** The section above which the note stands. */
  section: Section
}

/** How far the writing of a section is, as seen from this section. */
export function RerunNote({ validation, rerun, section }: RerunNoteProps) {
  const here = rerun.section === section
  if (rerun.state === 'failed')
    return here ? <Failed validation={validation} section={section} reason={rerun.reason} /> : null
  if (!here)
    return (
      <p className="text-ink-muted">
        Being written again: {namesOf([rerun.section])}. One section is written at a time.
      </p>
    )
  return (
    <div id={rerunNoteId(section)} tabIndex={-1} className="rounded-lg">
      <AlertBanner variant="info" title="This section is being written again">
        What you read here stays until the new text is complete. You can leave this page meanwhile.
      </AlertBanner>
    </div>
  )
}

interface FailedProps {
  validation: Validation
  section: Section
  reason: string | null
}

function Failed({ validation, section, reason }: FailedProps) {
  const rerun = useRerun(validation)
  return (
    <AlertBanner variant="error" title="This section could not be written again. It is as it was.">
      <p>{reason || RUN_ERROR}</p>
      <Button
        variant="secondary"
        size="sm"
        busy={rerun.isPending}
        onClick={() => rerun.mutate(section)}
        className="mt-3"
      >
        {rerun.isPending ? 'Starting...' : 'Try again'}
      </Button>
    </AlertBanner>
  )
}
