import { PHASE_NAMES, PHASES, type Phase, phaseSchema } from '@domain/phases'
import type { RoadmapRow } from '@domain/roadmap'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { DialogClose, DialogFooter } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/input'
import { CheckboxRow } from '@/shared/ui/switch'
import { useHiddenFromFounder } from '../founder-access'
import { PlanFirst } from './plan-first'
import { useGenerateAll } from './use-generate-all'
import { isPlanMissing, useGenerateRoadmap } from './use-generate-roadmap'

interface GenerateFormProps {
  validationId: string
  phase: Phase
  onPhase: (phase: Phase) => void
  /** The existing roadmap of the phase. */
  existing: RoadmapRow | null
  open: readonly Phase[]
  onClose: () => void
}

export function GenerateForm({ validationId, phase, onPhase, existing, open, onClose }: GenerateFormProps) {
  const isAdmin = useAuthStore((state) => state.isAdmin)
  const [all, setAll] = useState(false)
  const one = useGenerateRoadmap(onClose)
  const every = useGenerateAll()
  const locked = !open.includes(phase)
  // Only administrators can regenerate a version that waits for review.
  const refused = !all && (locked || (existing?.status === 'draft' && !isAdmin))
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (refused) return
    if (!all) return one.mutate({ validationId, phase, existingRoadmapId: existing?.id })
    every.mutate({ validationId, phases: open })
    onClose()
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <PhaseChoice phase={phase} onPhase={onPhase} open={open} disabled={all} />
      {isAdmin && (
        <CheckboxRow
          label="Generate all accessible phases at once"
          hint="Phases that already have a roadmap are not changed."
          checked={all}
          onChange={setAll}
        />
      )}
      {!all && (
        <GenerateNotes
          validationId={validationId}
          phase={phase}
          locked={locked}
          existing={existing}
          planMissing={isPlanMissing(one.error)}
        />
      )}
      <DialogFooter className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" busy={one.isPending} disabled={refused}>
          {one.isPending ? 'Sending...' : submitLabel(all, existing !== null)}
        </Button>
      </DialogFooter>
    </form>
  )
}

function submitLabel(all: boolean, again: boolean): string {
  if (all) return 'Generate All Phases'
  return again ? 'Update Roadmap' : 'Generate Roadmap'
}

interface PhaseChoiceProps {
  phase: Phase
  onPhase: (phase: Phase) => void
  /** Phases that this user may use; the others are locked. */
  open: readonly Phase[]
  disabled: boolean
}

const PhaseChoice = ({ phase, onPhase, open, disabled }: PhaseChoiceProps) => (
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

interface GenerateNotesProps {
  validationId: string
  phase: Phase
  locked: boolean
  existing: RoadmapRow | null
  /** The server requires a project plan. */
  planMissing: boolean
}

/** Notes and requirements for generating this phase's roadmap. */
function GenerateNotes({ validationId, phase, locked, existing, planMissing }: GenerateNotesProps) {
  const isAdmin = useAuthStore((state) => state.isAdmin)
  const hidden = useHiddenFromFounder(validationId, phase)
  if (locked)
    return (
      <AlertBanner variant="error">
        <p>
          You don't have access to the {PHASE_NAMES[phase]} phase. Please upgrade your subscription to access
          this feature.
        </p>
        <Button asChild variant="link" className="mt-2">
          <Link to={paths.pricing(validationId)}>See the roadmap packs</Link>
        </Button>
      </AlertBanner>
    )
  if (planMissing) return <PlanFirst validationId={validationId} />
  if (!existing && !hidden) return null
  return (
    <AlertBanner variant="info">
      {existing && <p>{isAdmin ? consequenceOf(existing) : formatFounderView(existing)}</p>}
      {hidden && <p className={existing ? 'mt-1' : undefined}>{hidden}</p>}
    </AlertBanner>
  )
}

const formatFounderView = ({ status }: RoadmapRow): string =>
  status === 'published'
    ? 'You see the current version until the new one is published.'
    : 'This phase already has a roadmap. It is waiting for review.'

const consequenceOf = ({ status }: RoadmapRow): string =>
  status === 'published'
    ? 'The published version stays unchanged. The new one stays a draft until you publish it.'
    : 'The new version replaces the draft, including any edits.'
