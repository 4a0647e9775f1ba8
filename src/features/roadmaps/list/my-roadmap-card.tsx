import { PHASE_NAMES } from '@domain/phases'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import type { ListedRoadmap } from '../listed-roadmap'

/** Shown verbatim (docs/contract.md#my-roadmaps); a draft is written, so it waits for a reader instead. */
const STATUS_TEXTS: Record<ListedRoadmap['status'], string> = {
  pending: 'Waiting for admin to generate roadmap',
  in_progress: 'Waiting for admin to generate roadmap',
  draft: 'Waiting for review',
  published: 'Ready for viewing',
}

/** One roadmap of the signed-in user. Until it is published, its badge reads 'In Review'. */
export function MyRoadmapCard({ roadmap }: { roadmap: ListedRoadmap }) {
  const { validationId, phase, status, createdAt, project, withdrawn } = roadmap
  const titleId = useId()
  const ready = status === 'published'
  return (
    <Card asChild>
      <article aria-labelledby={titleId}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm">
          {withdrawn ? (
            <Badge variant="destructive">Withdrawn</Badge>
          ) : (
            <Badge variant={ready ? 'success' : 'warning'}>{ready ? 'Published' : 'In Review'}</Badge>
          )}
          <span className="font-medium text-ink">{PHASE_NAMES[phase]}</span>
          <span>Requested {formatDate(createdAt)}</span>
        </div>
        <h2
          id={titleId}
          dir="auto"
          className="mt-2 line-clamp-3 max-w-report font-semibold font-serif text-lg"
        >
          {project ?? 'Untitled Project'}
        </h2>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p dir="auto" className="min-w-0 max-w-measure text-ink-muted text-sm [overflow-wrap:anywhere]">
            {withdrawn ? `Withdrawn ${formatDate(withdrawn.at)}: ${withdrawn.reason}` : STATUS_TEXTS[status]}
          </p>
          <Button asChild variant="secondary" size="sm">
            <Link to={paths.projectRoadmap(validationId)} aria-describedby={titleId}>
              View Roadmap
            </Link>
          </Button>
        </div>
      </article>
    </Card>
  )
}
