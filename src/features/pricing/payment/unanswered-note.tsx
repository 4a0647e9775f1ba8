import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { BroughtIntoView } from './brought-into-view'

interface UnansweredNoteProps {
  name: string
  /** What was answered instead of whether it was bought. */
  said: string | null
  onTryAgain: () => void
}

/** A payment of which nobody knows yet what became of it. */
export const UnansweredNote = ({ name, said, onTryAgain }: UnansweredNoteProps) => (
  <BroughtIntoView>
    <AlertBanner
      variant="warning"
      title={
        said
          ? `Your payment for ${name} is not complete: ${said}`
          : `Your payment for ${name} is not confirmed yet`
      }
    >
      <p>
        We checked and found no purchase yet. It may still go through. Trying again is safe: it is the same
        payment and goes through at most once.
      </p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onTryAgain}>
        Try {name} again
      </Button>
    </AlertBanner>
  </BroughtIntoView>
)
