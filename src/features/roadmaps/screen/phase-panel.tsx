import { PHASE_NAMES, PHASES, type Phase } from '@domain/phases'
import type { RoadmapRow } from '@domain/roadmap'
import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { CircleSlash, LockKeyhole, Map as MapIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states'
import type { DialogMode } from '../dialog/editable-query'
import { PlanFirst } from '../dialog/plan-first'
import { useGenerateAll } from '../dialog/use-generate-all'
import { isPlanMissing, useGenerateRoadmap } from '../dialog/use-generate-roadmap'
import { roadmapQueries } from '../roadmap-queries'
import { ReadableRoadmap } from './readable-roadmap'
import { situationOf } from './situation'
import { WaitingCard } from './waiting-card'

interface PhasePanelProps {
  validation: Validation
  phase: Phase
  /** Of all phases. */
  roadmaps: RoadmapRow[]
  locked: boolean
  onDialog: (mode: DialogMode) => void
}

/** One phase in its current state. */
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

const LockedCard = ({ validationId, phase }: { validationId: string; phase: Phase }) => (
  <EmptyState
    icon={LockKeyhole}
    title="Premium Phase Locked"
    action={
      <Button asChild>
        <Link to={paths.pricing(validationId)}>Upgrade to Unlock</Link>
      </Button>
    }
  >
    The {PHASE_NAMES[phase]} phase is not unlocked for this project yet.
  </EmptyState>
)

interface WithdrawnCardProps {
  validation: Validation
  row: RoadmapRow
}

/** A withdrawn roadmap: the reason, and a button to request another. */
function WithdrawnCard({ validation, row }: WithdrawnCardProps) {
  const own = useAuthStore((state) => state.userId) === validation.userId
  const { data: versions } = useQuery(roadmapQueries.changes(row))
  const generate = useGenerateRoadmap()
  const { validationId, phase, withdrawn, statusDetail } = row
  if (versions?.some(({ roadmap, waiting }) => roadmap === row.id && waiting))
    return <WaitingCard situation="in-review" row={row} own={own} onManual={() => {}} />
  return (
    <EmptyState
      icon={CircleSlash}
      title="Roadmap Withdrawn"
      action={
        own && (
          <Button
            busy={generate.isPending}
            onClick={() => generate.mutate({ validationId, phase, existingRoadmapId: row.id })}
          >
            {generate.isPending ? 'Requesting...' : 'Request a new version'}
          </Button>
        )
      }
    >
      {withdrawn && (
        <>
          <p dir="auto" className="[overflow-wrap:anywhere]">
            {withdrawn.reason}
          </p>
          <p className="mt-2">Withdrawn {formatDate(withdrawn.at)}</p>
        </>
      )}
      {statusDetail && (
        <AlertBanner variant="warning" className="mt-4 text-left">
          {statusDetail}
        </AlertBanner>
      )}
      {isPlanMissing(generate.error) && (
        <div className="mt-4 text-left">
          <PlanFirst validationId={validationId} />
        </div>
      )}
    </EmptyState>
  )
}

interface NoRoadmapCardProps {
  validation: Validation
  phase: Phase
  onDialog: (mode: DialogMode) => void
}

function NoRoadmapCard({ validation, phase, onDialog }: NoRoadmapCardProps) {
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

/** Requirements for generating a roadmap. */
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
