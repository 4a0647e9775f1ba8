import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'
import { planningQueries } from './planning-queries'

/** Opens the wizard from the results of a founder's completed validation. */
export function PlanningActions({ validation: { id, userId, status } }: { validation: Validation }) {
  const own = useAuthStore((state) => state.userId) === userId
  const { data: planning, isPending } = useQuery({
    ...planningQueries.ofValidation(id),
    enabled: status === 'completed',
  })
  if (!own || status !== 'completed') return null
  if (isPending) return <Skeleton className="h-8 w-44 rounded-md" />
  return (
    <Button asChild size="sm">
      <Link to={paths.planning(id)}>{planning ? 'Edit Planning Data' : 'Start Project Planning'}</Link>
    </Button>
  )
}
