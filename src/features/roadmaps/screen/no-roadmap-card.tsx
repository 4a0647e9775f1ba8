import { PHASE_NAMES, PHASES, type Phase } from '@domain/phases'
import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { Map as MapIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import type { DialogMode } from '../dialog/dialog-mode'
import { useGenerateAll } from '../dialog/use-generate-all'
import { roadmapQueries } from '../roadmap-queries'

interface NoRoadmapCardProps {
  validation: Validation
  phase: Phase
  onDialog: (mode: DialogMode) => void
}

export function NoRoadmapCard({ validation, phase, onDialog }: NoRoadmapCardProps) {
  const isAdmin = useAuthStore((state) => state.isAdmin)
  const all = useGenerateAll()
  return (
    <EmptyState
      icon={MapIcon}
      title="No Roadmap Available"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => onDialog('generate')}>Generate AI Roadmap</Button>
          {isAdmin && (
            <>
              <Button variant="secondary" onClick={() => onDialog('manual')}>
                Create Manual Roadmap
              </Button>
              <Button
                variant="secondary"
                busy={all.isPending}
                onClick={() => all.mutate({ validationId: validation.id, phases: PHASES })}
              >
                {all.isPending ? 'Generating...' : 'Generate All Phases'}
              </Button>
            </>
          )}
        </div>
      }
    >
      <p>The {PHASE_NAMES[phase]} phase has no roadmap yet.</p>
      <Needed validation={validation} />
    </EmptyState>
  )
}

/** What has to be there before a roadmap can be derived from it. */
function Needed({ validation: { id, status, userId } }: { validation: Validation }) {
  const own = useAuthStore((state) => state.userId) === userId
  const { data: plan } = useQuery(roadmapQueries.plan(id))
  if (status !== 'completed') return <p className="mt-2">The report has to be complete first.</p>
  if (plan !== null) return null
  if (!own) return <p className="mt-2">The founder has to plan this project first.</p>
  return (
    <p className="mt-2">
      Plan the project first: a roadmap is based on its platforms, stack, budget and timeline.{' '}
      <Link to={paths.planning(id)} className="text-accent underline decoration-accent/40 underline-offset-4">
        Start Project Planning
      </Link>
    </p>
  )
}
