import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { LoadMore } from '@/shared/list/load-more'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { pricingQueries } from '../pricing-queries'
import type { Project } from '../project'

interface ProjectChoiceProps {
  userId: string
  chosen: Project | null
  /** Why the project in the address is not selected. */
  note: string | null
  onChoose: (project: Project) => void
}

/** A selection among the user's projects, stored in the address. */
export function ProjectChoice({ userId, chosen, note, onChoose }: ProjectChoiceProps) {
  const client = useQueryClient()
  const [, setParams] = useSearchParams()
  const choose = (project: Project) => {
    onChoose(project)
    // Already known, so that nothing has to be loaded for it.
    client.setQueryData(pricingQueries.project(userId, project.id).queryKey, project)
    setParams({ project: project.id }, { replace: true, preventScrollReset: true })
  }
  const list = useInfiniteQuery({ ...pricingQueries.projects(userId), select: ({ pages }) => pages.flat() })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">Project</legend>
      {note && (
        <AlertBanner variant="warning" className="mb-3">
          {note}
        </AlertBanner>
      )}
      <QueryView
        query={list}
        pending={<Skeleton className="h-40 rounded-md" />}
        error="Failed to load your projects"
        empty={chosen ? <Projects projects={[chosen]} chosen={chosen} onChoose={choose} /> : <NoProjects />}
      >
        {(projects) => <Projects projects={withChosen(projects, chosen)} chosen={chosen} onChoose={choose} />}
      </QueryView>
      <LoadMore query={list} />
    </fieldset>
  )
}

/** The project named by the link comes first if the list does not include it. */
const withChosen = (projects: Project[], chosen: Project | null) =>
  chosen && !projects.some(({ id }) => id === chosen.id) ? [chosen, ...projects] : projects

const NoProjects = () => (
  <p className="rounded-md border border-line border-dashed p-4 text-ink-muted text-sm">
    You have no validated idea yet.{' '}
    <Link to={paths.validateIdea} className="text-accent underline underline-offset-4">
      Validate an idea
    </Link>{' '}
    first, then unlock its roadmaps.
  </p>
)

interface ProjectsProps {
  projects: Project[]
  chosen: Project | null
  onChoose: (project: Project) => void
}

function Projects({ projects, chosen, onChoose }: ProjectsProps) {
  const name = useId()
  return (
    <div className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
      {projects.map((project) => (
        <label
          key={project.id}
          className="flex min-w-0 cursor-pointer items-start gap-2.5 p-3 text-sm hover:bg-surface-sunken has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={project.id}
            checked={project.id === chosen?.id}
            onChange={() => onChoose(project)}
            aria-labelledby={`${name}-${project.id}`}
            aria-describedby={`${name}-${project.id}-text`}
            className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
          />
          <span className="min-w-0">
            <span
              id={`${name}-${project.id}`}
              dir="auto"
              className="block font-medium [overflow-wrap:anywhere]"
            >
              {project.name}
            </span>
            <span
              id={`${name}-${project.id}-text`}
              dir="auto"
              className="block text-ink-muted text-xs [overflow-wrap:anywhere]"
            >
              {project.description}
            </span>
          </span>
        </label>
      ))}
    </div>
  )
}
