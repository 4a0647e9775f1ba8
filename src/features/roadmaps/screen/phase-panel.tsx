import type { Phase } from '@domain/phases'
import type { RoadmapRow } from '@domain/roadmap'
import type { Validation } from '@domain/stored-validation'
import type { DialogMode } from '../dialog/dialog-mode'
import { LockedCard } from './locked-card'
import { NoRoadmapCard } from './no-roadmap-card'
import { ReadableRoadmap } from './readable-roadmap'
import { situationOf } from './situation'
import { WaitingCard } from './waiting-card'
import { WithdrawnCard } from './withdrawn-card'

interface PhasePanelProps {
  validation: Validation
  phase: Phase
  /** Of all phases. */
  roadmaps: RoadmapRow[]
  locked: boolean
  onDialog: (mode: DialogMode) => void
}

/** One phase, shown according to its situation. */
export function PhasePanel({ validation, phase, roadmaps, locked, onDialog }: PhasePanelProps) {
  const row = roadmaps.find((candidate) => candidate.phase === phase)
  const situation = situationOf(row, locked)
  if (situation === 'locked') return <LockedCard validationId={validation.id} phase={phase} />
  if (situation === 'none' || !row)
    return <NoRoadmapCard validation={validation} phase={phase} onDialog={onDialog} />
  if (situation === 'withdrawn') return <WithdrawnCard validation={validation} row={row} />
  if (situation !== 'readable')
    return (
      <WaitingCard
        situation={situation}
        row={row}
        own={validation.userId === row.userId}
        onManual={() => onDialog('manual')}
      />
    )
  return (
    <ReadableRoadmap
      validation={validation}
      row={row}
      roadmaps={roadmaps}
      onEdit={() => onDialog('edit')}
      onUpdate={() => onDialog('generate')}
    />
  )
}
