import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { SearchX, UsersRound } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import { queryOf } from '@/shared/list/list-address'
import { LoadMore } from '@/shared/list/load-more'
import { SearchField } from '@/shared/list/search-field'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { EmptyState } from '@/shared/ui/states'
import type { ListedUser } from '../users/requests'
import { fetchAdminIds, fetchUsers, NEWEST } from '../users/requests'
import { UserTable } from '../users/user-table'

const userQueries = {
  list: (q: string) =>
    infiniteQueryOptions({
      queryKey: ['admin', 'users', q],
      queryFn: ({ pageParam, signal }) => fetchUsers(q, pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: (page: ListedUser[]) => nextCursor(NEWEST, page),
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    }),
  adminIds: () =>
    queryOptions({
      queryKey: ['admin', 'admin-ids'],
      queryFn: ({ signal }) => fetchAdminIds(signal),
      refetchOnMount: 'always',
    }),
}

const FAILED = 'Failed to load users. Please check your admin permissions.'
const ROLES_FAILED = 'Failed to load user roles. Please check your admin permissions.'
const NONE = 'No users found.'

/** /admin/users: a read-only, searchable list of everyone who signed up. */
export function AdminUsersPage() {
  const [params, setParams] = useSearchParams()
  const q = queryOf(params.get('q') ?? '')
  const search = (sought: string) =>
    setParams(sought ? { q: sought } : {}, { replace: true, preventScrollReset: true })
  const list = useInfiniteQuery({ ...userQueries.list(q), select: ({ pages }) => pages.flat() })
  const roles = useQuery(userQueries.adminIds())
  const outdated = list.isPlaceholderData
  return (
    <>
      <PageHeader title="User Management" subtitle="Everyone who signed up, newest first." />
      <div className="mb-4 flex max-w-lg">
        <SearchField
          label="Search users"
          placeholder="Search by name, email address or full ID"
          q={q}
          onSearch={search}
        />
      </div>
      {roles.isError && <RolesFailed onRetry={() => void roles.refetch()} />}
      <p role="status" className="sr-only">
        {q && list.isSuccess && !outdated && formatFound(list.data.length, list.hasNextPage)}
      </p>
      <QueryView
        query={list}
        pending={<UserTableSkeleton />}
        error={FAILED}
        empty={
          q ? <NobodyFound q={q} onClear={() => search('')} /> : <EmptyState icon={UsersRound} title={NONE} />
        }
      >
        {(users) => (
          <div
            aria-busy={outdated}
            className={cn('transition-opacity duration-150', outdated && 'opacity-60')}
          >
            <UserTable users={users} adminIds={roles.data ?? (roles.isError ? 'unknown' : 'pending')} />
          </div>
        )}
      </QueryView>
      <LoadMore query={list} />
    </>
  )
}

const RolesFailed = ({ onRetry }: { onRetry: () => void }) => (
  <AlertBanner variant="error" className="mb-4">
    <p>{ROLES_FAILED}</p>
    <Button variant="link" onClick={onRetry} className="mt-1">
      Try again
    </Button>
  </AlertBanner>
)

const NobodyFound = ({ q, onClear }: { q: string; onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title={NONE}
    action={
      <Button variant="secondary" onClick={onClear}>
        Show all users
      </Button>
    }
  >
    <p className="[overflow-wrap:anywhere]">
      No name or address contains “<bdi>{q}</bdi>”.
    </p>
  </EmptyState>
)

function formatFound(count: number, more: boolean): string {
  if (count === 0) return 'No users found'
  return `${count}${more ? ' or more' : ''} ${count === 1 ? 'user' : 'users'} found`
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const CELLS = ['w-8', 'w-6', 'w-7', 'w-24', 'w-22']

/** A table row on wide screens, else a block with the same data. */
const UserTableSkeleton = () => (
  <div className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
    <div className="hidden h-10.5 items-center gap-8 px-4 lg:flex">
      <Skeleton className="h-3 w-12" />
    </div>
    {ROWS.map((row) => (
      <div key={row} className="gap-8 px-4 py-4 lg:flex lg:items-center lg:py-3">
        <div className="py-0.5 lg:w-80">
          <Skeleton className="w-40" />
          <Skeleton className="mt-2 h-3 w-52" />
        </div>
        <div className="mt-3 grid grid-cols-3 gap-x-4 gap-y-3 lg:mt-0 lg:flex lg:flex-1 lg:justify-between">
          {CELLS.map((width) => (
            <Skeleton key={width} className={`h-9 lg:h-4 ${width}`} />
          ))}
        </div>
      </div>
    ))}
  </div>
)
