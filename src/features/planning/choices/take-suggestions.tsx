import { Button } from '@/shared/ui/button'
import { focusFirstChoice } from './focus-first-choice'

interface TakeSuggestionsProps {
  /** Ids that are suggested. */
  suggested: readonly string[]
  chosen: readonly string[]
  onTake: () => void
}

/** Chooses everything that is suggested and not chosen yet, when asked to. */
export function TakeSuggestions({ suggested, chosen, onTake }: TakeSuggestionsProps) {
  const open = suggested.filter((id) => !chosen.includes(id)).length
  if (open < 2) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      className="self-start"
      onClick={(event) => {
        focusFirstChoice(event)
        onTake()
      }}
    >
      Choose the {open} suggested
    </Button>
  )
}
