import { useId } from 'react'

interface AllPhasesChoiceProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

export function AllPhasesChoice({ checked, onChange }: AllPhasesChoiceProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 text-sm">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={`${id}-about`}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="font-medium">
          Generate all accessible phases at once
        </label>
        <p id={`${id}-about`} className="text-ink-muted">
          Phases that have a roadmap already stay as they are.
        </p>
      </div>
    </div>
  )
}
