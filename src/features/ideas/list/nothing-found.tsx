import { SearchX } from 'lucide-react'
import { STATUS_FILTERS } from '@/shared/list/status-filters'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import type { ListView } from '../list-view'

interface NothingFoundProps {
  view: ListView
  onClear: () => void
}

export const NothingFound = ({ view: { q, status }, onClear }: NothingFoundProps) => (
  <EmptyState
    icon={SearchX}
    title="No ideas found"
    action={
      <Button variant="secondary" onClick={onClear}>
        Clear filters
      </Button>
    }
  >
    <p className="[overflow-wrap:anywhere]">
      {q && (
        <>
          No title or idea contains “<bdi>{q}</bdi>”
        </>
      )}
      {q && status !== 'all' && ' among those with the status '}
      {!q && 'None of your ideas has the status '}
      {status !== 'all' && `“${STATUS_FILTERS[status].label}”`}.
    </p>
  </EmptyState>
)
