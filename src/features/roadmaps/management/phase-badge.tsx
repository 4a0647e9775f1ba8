import { PHASE_NAMES, type Phase } from '@domain/phases'
import type { RoadmapStatus } from '@domain/roadmap'
import { Badge } from '@/shared/ui/badge'
import type { ListedProject } from '../listed-project'

const STATUS_WORDS = {
  pending: { words: 'Pending', variant: 'secondary' },
  in_progress: { words: 'In Progress', variant: 'info' },
  draft: { words: 'Draft', variant: 'warning' },
  published: { words: 'Published', variant: 'success' },
} as const satisfies Record<RoadmapStatus, { words: string; variant: string }>

interface PhaseBadgeProps {
  phase: Phase
  roadmap: ListedProject['roadmaps'][number] | undefined
}

/** '{phase name}: {status}', and what waits or is written beside a published version. */
export function PhaseBadge({ phase, roadmap }: PhaseBadgeProps) {
  const name = PHASE_NAMES[phase]
  if (!roadmap) return <Badge variant="outline">{name}: Not Generated</Badge>
  const { words, variant } = STATUS_WORDS[roadmap.status]
  return (
    <Badge variant={variant} className="whitespace-normal">
      {name}: {words}
      {roadmap.status === 'published' && besides(roadmap)}
    </Badge>
  )
}

function besides({ generating, hasDraft }: ListedProject['roadmaps'][number]): string {
  if (generating) return ', a new version is being generated'
  return hasDraft ? ', a new draft is waiting' : ''
}
