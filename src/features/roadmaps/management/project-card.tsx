import { PHASE_NAMES, PHASES, type Phase } from '@domain/phases'
import type { RoadmapStatus } from '@domain/roadmap'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { ADMIN_REFETCH_PAUSE_MS, useGenerateAll } from '../dialog/use-generate-all'
import type { ListedProject } from '../listed-project'
import { usePublishRoadmap } from '../use-publish-roadmap'

/** A project with the state of its four phases. */
export function ProjectCard({ project }: { project: ListedProject }) {
  const titleId = useId()
  const published = project.roadmaps.some(({ status }) => status === 'published')
  return (
    <Card asChild>
      <article aria-labelledby={titleId}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm">
          {published && <Badge variant="success">Published</Badge>}
          <bdi className="font-medium text-ink">{project.requester ?? 'Unknown user'}</bdi>
          <span>Created {formatDate(project.createdAt)}</span>
        </div>
        <h2
          id={titleId}
          dir="auto"
          className="mt-2 line-clamp-3 max-w-report font-semibold font-serif text-lg"
        >
          {project.project ?? 'Untitled Project'}
        </h2>
        <ul aria-label="Phases" className="mt-3 flex flex-wrap gap-2">
          {PHASES.map((phase) => (
            <li key={phase} className="max-w-full">
              <PhaseBadge
                phase={phase}
                roadmap={project.roadmaps.find((roadmap) => roadmap.phase === phase)}
              />
            </li>
          ))}
        </ul>
        <Failures project={project} />
        <ProjectActions project={project} describedBy={titleId} />
      </article>
    </Card>
  )
}

/** Why the last run of each idle phase failed. */
function Failures({ project: { roadmaps } }: { project: ListedProject }) {
  const reasons = new Set(
    roadmaps
      .filter(({ status, generating }) => !generating && status !== 'in_progress')
      .map(({ statusDetail }) => statusDetail),
  )
  reasons.delete('')
  return [...reasons].map((reason) => (
    <p key={reason} className="mt-3 text-danger text-sm">
      {reason}
    </p>
  ))
}

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

/** '{phase name}: {status}', and whether a draft waits or is being written beside a published version. */
function PhaseBadge({ phase, roadmap }: PhaseBadgeProps) {
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

interface ProjectActionsProps {
  project: ListedProject
  /** Id of the element that names the project. */
  describedBy: string
}

/** The first draft in phase order. */
function ProjectActions({ project: { id, roadmaps }, describedBy }: ProjectActionsProps) {
  const generation = useGenerateAll(ADMIN_REFETCH_PAUSE_MS)
  const publishing = usePublishRoadmap()
  const next = roadmaps.find(({ hasDraft, generating }) => hasDraft && !generating)
  return (
    <div className="mt-4 flex flex-wrap gap-3 border-line border-t pt-4">
      <Button
        variant="secondary"
        size="sm"
        busy={generation.isPending}
        aria-describedby={describedBy}
        onClick={() => generation.mutate({ validationId: id, phases: PHASES })}
      >
        {generation.isPending ? 'Generating...' : 'Generate All Phases'}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        busy={publishing.isPending}
        disabled={!next}
        title={next ? PHASE_NAMES[next.phase] : undefined}
        aria-describedby={describedBy}
        onClick={() => next && publishing.mutate({ ...next, validationId: id })}
      >
        {publishing.isPending ? 'Publishing...' : 'Publish Next Draft'}
      </Button>
      <Button asChild size="sm">
        <Link to={paths.projectRoadmap(id)} aria-describedby={describedBy}>
          View Roadmap
        </Link>
      </Button>
    </div>
  )
}
