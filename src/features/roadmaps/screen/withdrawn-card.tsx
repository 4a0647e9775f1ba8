import type { RoadmapRow } from '@domain/roadmap'
import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { CircleSlash } from 'lucide-react'
import { useAuthStore } from '@/account/auth-store'
import { formatDate } from '@/shared/lib/dates'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { PlanFirst } from '../dialog/plan-first'
import { isPlanMissing, useGenerateRoadmap } from '../dialog/use-generate-roadmap'
import { roadmapQueries } from '../roadmap-queries'
import { WaitingCard } from './waiting-card'

interface WithdrawnCardProps {
  validation: Validation
  row: RoadmapRow
}

/** A roadmap that an administrator withdrew: the reason, and the way to another one. */
export function WithdrawnCard({ validation, row }: WithdrawnCardProps) {
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
