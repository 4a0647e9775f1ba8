import { PHASES, type Phase } from '@domain/phases'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { DialogContent } from '@/shared/ui/dialog'
import { hasContent } from '../follow-runs'
import { roadmapQueries } from '../roadmap-queries'
import { GenerateForm } from './generate-form'

interface GenerateContentProps {
  validationId: string
  initialPhase: Phase
  onClose: () => void
}

/** Asks for the roadmap of a phase: its first, or another one in place of what is there. */
export function GenerateContent({ validationId, initialPhase, onClose }: GenerateContentProps) {
  const isAdmin = useAuthStore((state) => state.isAdmin)
  const [phase, setPhase] = useState(initialPhase)
  const { data: rows } = useQuery(roadmapQueries.ofValidation(validationId))
  const { data: accessible } = useQuery(roadmapQueries.accessible(validationId))
  const existing = rows?.find((row) => row.phase === phase && hasContent(row)) ?? null
  return (
    <DialogContent
      title={existing ? 'Update Roadmap' : 'Generate Roadmap'}
      description="It is based on the report’s features and the project plan: platforms, stack, budget and timeline."
    >
      <GenerateForm
        validationId={validationId}
        phase={phase}
        onPhase={setPhase}
        existing={existing}
        open={isAdmin ? PHASES : (accessible ?? ['interactive'])}
        onClose={onClose}
      />
    </DialogContent>
  )
}
