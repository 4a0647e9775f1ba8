import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { planningQueries } from '@/features/planning/planning-queries'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'

/** From the results to the roadmaps, once there is a plan to make them from. */
export function DevelopmentRoadmapLink({ validation: { id, status } }: { validation: Validation }) {
  const { data: planning } = useQuery({
    ...planningQueries.ofValidation(id),
    enabled: status === 'completed',
  })
  if (status !== 'completed' || !planning) return null
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={paths.projectRoadmap(id)}>Development Roadmap</Link>
    </Button>
  )
}
