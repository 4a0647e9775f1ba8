import { PHASES, type Phase } from '@domain/phases'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Switch } from '@/shared/ui/switch'
import { SHORT_PHASES } from './format-plan'

interface SwitchRowProps {
  label: string
  hint?: ReactNode
  on: boolean
  onToggle: (on: boolean) => void
}

/** A switch of a form, saved with the form. */
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

interface PhaseTogglesProps {
  legend: string
  phases: readonly Phase[]
  onChange: (phases: Phase[]) => void
  error: string | undefined
}

export function PhaseToggles({ legend, phases, onChange, error }: PhaseTogglesProps) {
  const errorId = useId()
  const toggle = (phase: Phase, on: boolean) =>
    onChange(PHASES.filter((one) => (one === phase ? on : phases.includes(one))))
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className="mb-1 font-medium text-sm">{legend}</legend>
      <div className="divide-y divide-line rounded-md border border-line px-3">
        {PHASES.map((phase) => (
          <SwitchRow
            key={phase}
            label={SHORT_PHASES[phase]}
            on={phases.includes(phase)}
            onToggle={(on) => toggle(phase, on)}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
