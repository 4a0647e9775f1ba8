import { namesOf } from '@domain/authorship'
import type { Validation } from '@domain/stored-validation'
import type { Section } from '@domain/validation'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { RUN_ERROR } from '@/validation/run/run-error'
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
  const here = rerun.sections.includes(section)
  if (rerun.state === 'failed')
    return here ? <Failed validation={validation} section={section} failed={rerun} /> : null
  if (!here)
    return (
      <p className="text-ink-muted">
        Being rewritten: {namesOf(rerun.sections)}. One section is rewritten at a time.
      </p>
    )
  return (
    <div id={rerunNoteId(section)} tabIndex={-1} className="rounded-lg">
      <AlertBanner variant="info" title="This section is being rewritten">
        You see the current text until the new text is complete. You can leave this page in the meantime.
      </AlertBanner>
    </div>
  )
}

interface FailedProps {
  validation: Validation
  section: Section
  failed: NonNullable<Validation['rerun']>
}

function Failed({ validation, section, failed: { sections, reason } }: FailedProps) {
  const rerun = useRerun(validation)
  return (
    <AlertBanner variant="error" title="This section could not be rewritten. It is unchanged.">
      <p>{reason || RUN_ERROR}</p>
      <Button
        variant="secondary"
        size="sm"
        busy={rerun.isPending}
        onClick={() => rerun.mutate(sections.length > 1 ? sections : section)}
        className="mt-3"
      >
        {rerun.isPending ? 'Starting...' : 'Try again'}
      </Button>
    </AlertBanner>
  )
}
