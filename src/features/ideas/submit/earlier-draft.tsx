import { Button } from '@/shared/ui/button'

/** Said where an idea from the landing page took the place of another draft. */
export const EarlierDraft = ({ onBringBack }: { onBringBack: () => void }) => (
  <p className="text-ink-muted text-sm">
    You had another draft here.{' '}
    <Button variant="link" className="text-sm" onClick={onBringBack}>
      Switch to it
    </Button>
  </p>
)
