import { PHASES } from '@domain/phases'
import { useId } from 'react'
import { formatDate } from '@/shared/lib/dates'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import type { ListedProject } from '../listed-project'
import { PhaseBadge } from './phase-badge'
import { ProjectActions } from './project-actions'

/** One project with the state of its four phases. */
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

/** Why phases that nobody writes now came to nothing. */
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
