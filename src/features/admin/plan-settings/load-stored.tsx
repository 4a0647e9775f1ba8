import { Button } from '@/shared/ui/button'

interface LoadStoredProps {
  /** 'the saved plan' */
  what: string
  /** Whether loading replaces what was typed. */
  replaces?: boolean
  onLoad: () => void
}

/** Loads the stored values after another administrator changed them. */
export const LoadStored = ({ what, replaces = true, onLoad }: LoadStoredProps) => (
  <p className="mt-3 flex flex-wrap items-center gap-3">
    <Button variant="secondary" size="sm" onClick={onLoad}>
      Load {what}
    </Button>
    {replaces && 'This replaces what you typed.'}
  </p>
)
