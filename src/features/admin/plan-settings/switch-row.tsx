import { type ReactNode, useId } from 'react'
import { Switch } from '@/shared/ui/switch'

interface SwitchRowProps {
  label: string
  hint?: ReactNode
  on: boolean
  onToggle: (on: boolean) => void
}

/** A switch of a form, which is saved with the rest of it. */
export function SwitchRow({ label, hint, on, onToggle }: SwitchRowProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 py-2 text-sm">
      <div className="min-w-0">
        <p id={id} className={hint ? 'font-medium' : undefined}>
          {label}
        </p>
        {hint && (
          <p id={`${id}-hint`} className="text-ink-muted">
            {hint}
          </p>
        )}
      </div>
      <Switch
        checked={on}
        onCheckedChange={onToggle}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </div>
  )
}
