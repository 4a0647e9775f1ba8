import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { ErrorState } from '@/shared/ui/error-state'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { NO_DATA } from '@/validation/no-data'
import { validationQueries } from '@/validation/validation-queries'
import { RunCard } from './run-card'

/** Follows the run of one validation until its report is there. */
export function RunProgress({ id }: { id: string }) {
  const status = useQuery(validationQueries.status(id))
  return (
    <div className="mx-auto max-w-report">
      <QueryView
        query={status}
        pending={<Skeleton className="h-96 rounded-lg" />}
        error="The progress could not be loaded. Your idea is saved."
        empty={<ErrorState message={NO_DATA} />}
        isEmpty={(data) => data === null}
      >
        {(run) => run && <RunCard run={{ id, idea: run.originalIdea, ...run }} />}
      </QueryView>
      <div className="mt-6 flex justify-center">
        <Button asChild variant="secondary">
          <Link to={paths.dashboard}>Return to Dashboard</Link>
        </Button>
      </div>
    </div>
  )
}
