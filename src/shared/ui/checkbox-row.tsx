import { useId } from 'react'

interface CheckboxRowProps {
  label: string
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox with its label and what checking it does. */
export function CheckboxRow({ label, hint, checked, onChange }: CheckboxRowProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 text-sm">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-ink-muted">
          {hint}
        </p>
      </div>
    </div>
  )
}
