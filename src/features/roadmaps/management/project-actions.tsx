import { PHASE_NAMES, PHASES } from '@domain/phases'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { useGenerateAll } from '../dialog/use-generate-all'
import type { ListedProject } from '../listed-project'
import { usePublishRoadmap } from '../use-publish-roadmap'
import { ADMIN_REFETCH_PAUSE_MS } from './refetch-pause'

interface ProjectActionsProps {
  project: ListedProject
  /** Id of what names the project. */
  describedBy: string
}

/** The first draft in the order of the phases comes first. */
export function ProjectActions({ project: { id, roadmaps }, describedBy }: ProjectActionsProps) {
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
