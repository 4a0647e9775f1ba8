import { PHASES, type Phase } from '@domain/phases'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { SHORT_PHASES } from './plan-words'
import { SwitchRow } from './switch-row'

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
