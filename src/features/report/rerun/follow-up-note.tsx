import type { Validation } from '@domain/stored-validation'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { RUN_ERROR } from '@/validation/run/run-status'
import { useRerun } from './use-rerun'

interface FollowUpNoteProps {
  validation: Validation
  followUp: NonNullable<Validation['followUp']>
  own: boolean
}

const searchesIn = (searches: number | null): string => {
  if (!searches) return 'Statements that their sources do not support are being corrected.'
  const made = searches === 1 ? '1 search is' : `${searches} searches are`
  return `${made} being made for what the first round left open.`
}

/** Progress after a report is completed: its sources are checked, and a second round of research may update it. */
export function FollowUpNote({ validation, followUp, own }: FollowUpNoteProps) {
  const { state, stage, searches, reason } = followUp
  const isSecondRound = stage === 'second-round'
  switch (state) {
    case 'done':
      return null
    case 'dropped':
      return (
        <AlertBanner variant="info" title="The second round of research was not applied">
          You changed the report while it was running, so your version was kept.
        </AlertBanner>
      )
    case 'failed':
      return <Failed validation={validation} own={own} reason={reason} isSecondRound={isSecondRound} />
    case 'running':
      return isSecondRound ? (
        <AlertBanner variant="info" title="A second round of research is running">
          {searchesIn(searches)} The report is complete and stays as it is until the new text is ready. You
          can switch each section back afterward.
        </AlertBanner>
      ) : (
        <AlertBanner variant="info" title="Checking whether sources support the statements">
          The report is complete. You can read it in the meantime.
        </AlertBanner>
      )
  }
}

interface FailedProps {
  validation: Validation
  own: boolean
  reason: string | null
  isSecondRound: boolean
}

function Failed({ validation, own, reason, isSecondRound }: FailedProps) {
  const rerun = useRerun(validation)
  const what = isSecondRound ? 'The second round of research' : 'The check of the sources'
  return (
    <AlertBanner variant="info" title={`${what} could not be finished. Your report is unchanged.`}>
      <p>{reason || RUN_ERROR}</p>
      {own && (
        <Button
          variant="secondary"
          size="sm"
          busy={rerun.isPending}
          onClick={() => rerun.mutate('follow-up')}
          className="mt-3"
        >
          {rerun.isPending ? 'Starting...' : 'Try again'}
        </Button>
      )}
    </AlertBanner>
  )
}
