import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { cn } from '@/shared/lib/cn'
import { isFiltered } from '@/shared/list/list-address'
import { ListTools } from '@/shared/list/list-tools'
import { LoadMore } from '@/shared/list/load-more'
import { useListView } from '@/shared/list/use-list-view'
import { AppError } from '@/shared/supabase/app-error'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { EmptyState, ErrorState } from '@/shared/ui/states'
import { dashboardQueries } from '../dashboard/dashboard-queries'
import { FiguresPanel } from '../dashboard/figures/figures-panel'
import { SORTS, VALIDATION_LIST } from '../dashboard/listed-validation'
import { ValidationTable } from '../dashboard/validation-table'

/** /admin/dashboard: figures of the runs, and the validations of all users. */
export const AdminDashboardPage = () => (
  <>
    <PageHeader title="Admin Dashboard" subtitle="Run statistics and all validations." />
    <FiguresPanel />
    <ValidationList />
  </>
)

const DENIED =
  'Access Denied - You do not have permission to view this page. Please contact an administrator.'
const FAILED = 'Failed to load validations. Please check your admin permissions.'

/** The validations of all users, with search, filter and order. */
function ValidationList() {
  const { view, change } = useListView(VALIDATION_LIST)
  const list = useInfiniteQuery({
    ...dashboardQueries.validations(view),
    select: ({ pages }) => pages.flat(),
  })
  const outdated = list.isPlaceholderData
  const rows = list.data ?? []
  return (
    <section aria-labelledby="validations">
      <h2 id="validations" className="mb-4 font-semibold font-serif text-xl tracking-tight">
        Validations
      </h2>
      <ListTools search={SEARCH} sorts={SORTS} view={view} onChange={change} />
      <p role="status" className="sr-only">
        {isFiltered(view) && list.isSuccess && !outdated && formatFound(rows.length, list.hasNextPage)}
      </p>
      <QueryView
        query={list}
        pending={<TableSkeleton />}
        error={(error, retry) =>
          isDenied(error) ? <ErrorState message={DENIED} /> : <ErrorState message={FAILED} onRetry={retry} />
        }
        empty={
          isFiltered(view) ? (
            <NothingFound onClear={() => change({ q: '', status: 'all' })} />
          ) : (
            <EmptyState title="No validations found." />
          )
        }
      >
        {(found) => (
          <div
            aria-busy={outdated}
            className={cn('transition-opacity duration-150', outdated && 'opacity-60')}
          >
            <ValidationTable rows={found} order={SORTS[view.sort].label} />
          </div>
        )}
      </QueryView>
      <LoadMore query={list} />
    </section>
  )
}

const isDenied = (error: Error) => error instanceof AppError && (error.status === 401 || error.status === 403)

const SEARCH = { label: 'Search validations', placeholder: 'Search by idea text or full ID' }

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title="No validations found."
    action={
      <Button variant="secondary" onClick={onClear}>
        Clear filters
      </Button>
    }
  >
    <p>No validations match this search and status.</p>
  </EmptyState>
)

function formatFound(count: number, more: boolean): string {
  if (count === 0) return 'No validations found'
  return `${count}${more ? ' or more' : ''} ${count === 1 ? 'validation' : 'validations'} found`
}

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
