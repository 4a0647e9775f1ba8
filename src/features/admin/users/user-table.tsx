import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'
import type { ListedUser } from './requests'

/** Ids of the administrators that have been loaded. */
type AdminIds = readonly string[] | 'pending' | 'unknown'

interface UserTableProps {
  users: ListedUser[]
  adminIds: AdminIds
}

const COLUMNS = [
  { name: 'Name' },
  { name: 'Is Admin' },
  { name: 'Validations', number: true },
  { name: 'Purchases', number: true },
  { name: 'Created At' },
  { name: 'Last Updated' },
]

/** A table on wide screens; on phones each row is a block with the names of the columns. */
export const UserTable = ({ users, adminIds }: UserTableProps) => (
  <div className="rounded-lg border border-line bg-surface-raised">
    <table className="block w-full text-sm lg:table">
      <caption className="sr-only">Users, newest first</caption>
      <thead className="hidden text-left text-ink-muted text-xs lg:table-header-group">
        <tr className="border-line border-b">
          {COLUMNS.map(({ name, number }) => (
            <th key={name} scope="col" className={cn('px-4 py-3 font-medium', number && 'text-right')}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line lg:table-row-group">
        {users.map((user) => (
          <Row key={user.id} user={user} adminIds={adminIds} />
        ))}
      </tbody>
    </table>
  </div>
)

function Row({ user, adminIds }: { user: ListedUser; adminIds: AdminIds }) {
  const { id, name, email, validations, purchases, createdAt, updatedAt } = user
  return (
    <tr className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-4 gap-y-3 px-4 py-4 hover:bg-surface-sunken/50 lg:table-row">
      <td className="col-span-full min-w-0 lg:table-cell lg:max-w-80 lg:px-4 lg:py-3">
        <span
          dir="auto"
          className={cn('block text-left [overflow-wrap:anywhere]', name ? 'font-medium' : 'text-ink-muted')}
        >
          {name || 'No name given'}
        </span>
        {email && <span className="block text-ink-muted text-xs [overflow-wrap:anywhere]">{email}</span>}
      </td>
      <Cell label="Is Admin">
        <IsAdmin id={id} adminIds={adminIds} />
      </Cell>
      <Cell label="Validations" number>
        {validations ? <ValidationsLink id={id} who={name || email || id} count={validations} /> : 0}
      </Cell>
      <Cell label="Purchases" number>
        {purchases}
      </Cell>
      <Cell label="Created At">{formatDate(createdAt)}</Cell>
      <Cell label="Last Updated">{formatDate(updatedAt)}</Cell>
    </tr>
  )
}

interface CellProps {
  label: string
  number?: boolean
  children: ReactNode
}

const Cell = ({ label, number, children }: CellProps) => (
  <td
    className={cn(
      'min-w-0 whitespace-nowrap tabular-nums lg:table-cell lg:px-4 lg:py-3',
      number && 'lg:text-right',
    )}
  >
    <span aria-hidden className="block text-ink-muted text-xs lg:hidden">
      {label}
    </span>
    {children}
  </td>
)

function IsAdmin({ id, adminIds }: { id: string; adminIds: AdminIds }) {
  if (adminIds === 'pending') return <Skeleton className="inline-block h-4 w-8 align-middle" />
  if (adminIds === 'unknown') return <span className="text-ink-muted">Unknown</span>
  return adminIds.includes(id) ? (
    <Badge variant="feature">Yes</Badge>
  ) : (
    <span className="text-ink-muted">No</span>
  )
}

/** Link to the list of all validations, filtered to this user's. */
const ValidationsLink = ({ id, who, count }: { id: string; who: string; count: number }) => (
  <Button asChild variant="link">
    <Link to={`${paths.adminDashboard}?${new URLSearchParams({ q: id })}`}>
      {count} <span className="sr-only">of {who}</span>
    </Link>
  </Button>
)
