import { useInfiniteQuery } from '@tanstack/react-query'
import { AppError } from '@/shared/supabase/app-error'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { adminQueries } from './admin-queries'
import { ValidationTable } from './validation-table'

const DENIED =
  'Access Denied - You do not have permission to view this page. Please contact an administrator.'
const FAILED = 'Failed to load validations. Please check your admin permissions.'

/** /admin/dashboard: everybody's validations. */
export function AdminValidations() {
  const list = useInfiniteQuery({ ...adminQueries.validations(), select: ({ pages }) => pages.flat() })
  return (
    <>
      <PageHeader title="Admin Dashboard" subtitle="Every validation, newest first." />
      <QueryView
        query={list}
        pending={<TableSkeleton />}
        error={(error, retry) =>
          isDenied(error) ? <ErrorState message={DENIED} /> : <ErrorState message={FAILED} onRetry={retry} />
        }
        empty={<EmptyState title="No validations found." />}
      >
        {(rows) => <ValidationTable rows={rows} />}
      </QueryView>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          className="mx-auto mt-6 flex"
        >
          {list.isFetchingNextPage ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </>
  )
}

const isDenied = (error: Error) => error instanceof AppError && (error.status === 401 || error.status === 403)

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

const TableSkeleton = () => (
  <div className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface-raised">
    {ROWS.map((row) => (
      <div key={row} className="flex items-center gap-6 px-4 py-4">
        <Skeleton className="flex-1" />
        <Skeleton className="w-20" />
        <Skeleton className="hidden w-24 sm:block" />
      </div>
    ))}
  </div>
)
