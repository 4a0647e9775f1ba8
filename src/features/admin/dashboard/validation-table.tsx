import { cut } from '@domain/title'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { STATUS_BADGES } from '@/shared/lib/status-badge'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import type { ListedValidation } from './listed-validation'

const IDEA_CUT = 50

const cell = 'min-w-0 md:table-cell md:px-4 md:py-3'

interface ValidationTableProps {
  rows: ListedValidation[]
  /** As text, for screen readers. */
  order: string
}

/** A table on wide screens; on phones each row is a block. */
export const ValidationTable = ({ rows, order }: ValidationTableProps) => (
  <div className="rounded-lg border border-line bg-surface-raised">
    <table className="block w-full text-sm md:table">
      <caption className="sr-only">All validations. {order}.</caption>
      <thead className="hidden text-left text-ink-muted text-xs md:table-header-group">
        <tr className="border-line border-b">
          {['Idea', 'Status', 'User ID', 'Created'].map((name) => (
            <th key={name} scope="col" className="px-4 py-3 font-medium">
              {name}
            </th>
          ))}
          <th scope="col" className="px-4 py-3">
            <span className="sr-only">View</span>
          </th>
        </tr>
      </thead>
      <tbody className="block divide-y divide-line md:table-row-group">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  </div>
)

function Row({ row }: { row: ListedValidation }) {
  const { id, idea, status, userId, owner, createdAt } = row
  const ideaId = useId()
  const linkId = useId()
  const { label, variant } = STATUS_BADGES[status]
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-surface-sunken/50 md:table-row">
      <td id={ideaId} dir="auto" className={`${cell} order-1 col-span-2 text-left font-medium md:w-2/5`}>
        {idea ? cut(idea, IDEA_CUT) : 'Untitled idea'}
      </td>
      <td className={`${cell} order-2`}>
        <Badge variant={variant}>{label}</Badge>
      </td>
      <td className={`${cell} order-4`}>
        <span dir="auto" className="block text-left [overflow-wrap:anywhere]">
          {owner}
        </span>
        <span className="block break-all font-mono text-ink-muted text-xs">{userId}</span>
      </td>
      <td className={`${cell} order-3 whitespace-nowrap text-right text-ink-muted md:text-left`}>
        {formatDate(createdAt)}
      </td>
      <td className={`${cell} order-5 text-right`}>
        <Button asChild variant="link">
          <Link
            id={linkId}
            to={paths.results(id)}
            state={{ admin: true }}
            aria-labelledby={`${linkId} ${ideaId}`}
          >
            View
          </Link>
        </Button>
      </td>
    </tr>
  )
}
