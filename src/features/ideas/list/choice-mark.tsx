import { useId } from 'react'
import type { ListedIdea } from '../listed-idea'

interface ChoiceMarkProps {
  idea: ListedIdea
  chosen: boolean
  onToggle: () => void
}

/** A checkbox to which the whole card answers; only what is completed can be compared. */
export function ChoiceMark({ idea, chosen, onToggle }: ChoiceMarkProps) {
  const id = useId()
  if (idea.status !== 'completed')
    return <span className="ml-auto text-right text-xs">Only completed validations can be compared</span>
  return (
    <>
      <input
        type="checkbox"
        id={id}
        checked={chosen}
        onChange={onToggle}
        className="relative z-20 ml-auto size-5 cursor-pointer accent-accent"
      />
      <label htmlFor={id} className="absolute inset-0 z-10 cursor-pointer rounded-lg">
        <span className="sr-only">Compare {idea.title}</span>
      </label>
    </>
  )
}
