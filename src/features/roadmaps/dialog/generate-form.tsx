import type { Phase } from '@domain/phases'
import type { RoadmapRow } from '@domain/roadmap'
import { type FormEvent, useState } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { Button } from '@/shared/ui/button'
import { CheckboxRow } from '@/shared/ui/checkbox-row'
import { DialogClose, DialogFooter } from '@/shared/ui/dialog'
import { GenerateNotes } from './generate-notes'
import { PhaseChoice } from './phase-choice'
import { useGenerateAll } from './use-generate-all'
import { isPlanMissing, useGenerateRoadmap } from './use-generate-roadmap'

interface GenerateFormProps {
  validationId: string
  phase: Phase
  onPhase: (phase: Phase) => void
  /** What the phase has already. */
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
  // A version that waits for review is written again by administrators alone.
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
          {one.isPending ? 'Sending...' : submitWords(all, existing !== null)}
        </Button>
      </DialogFooter>
    </form>
  )
}

function submitWords(all: boolean, again: boolean): string {
  if (all) return 'Generate All Phases'
  return again ? 'Update Roadmap' : 'Generate Roadmap'
}
