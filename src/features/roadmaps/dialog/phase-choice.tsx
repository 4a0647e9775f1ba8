import { PHASE_NAMES, PHASES, type Phase, phaseSchema } from '@domain/phases'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

interface PhaseChoiceProps {
  phase: Phase
  onPhase: (phase: Phase) => void
  /** Phases that this person may use; the others are locked. */
  open: readonly Phase[]
  disabled: boolean
}

export const PhaseChoice = ({ phase, onPhase, open, disabled }: PhaseChoiceProps) => (
  <Field label="Phase">
    {(control) => (
      <Select
        {...control}
        value={phase}
        disabled={disabled}
        onChange={({ target }) => onPhase(phaseSchema.parse(target.value))}
      >
        {PHASES.map((id) => (
          <option key={id} value={id} disabled={!open.includes(id)}>
            {open.includes(id) ? PHASE_NAMES[id] : `${PHASE_NAMES[id]} (locked)`}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
