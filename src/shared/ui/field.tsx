import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '@/shared/lib/cn'

interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** Hides the label visually. */
  hideLabel?: boolean
  className?: string
  /** Renders the control with the props that connect it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, hint, error, hideLabel, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'self-start font-medium text-sm'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': Boolean(error) })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <div id={hintId} className="text-ink-muted text-sm">
          {hint}
        </div>
      )}
    </div>
  )
}
