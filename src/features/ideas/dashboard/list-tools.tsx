import { Columns3 } from 'lucide-react'
import { ListChoice } from '@/shared/list/list-choice'
import { SearchField } from '@/shared/list/search-field'
import { STATUS_FILTERS } from '@/shared/list/status-filters'
import { Button } from '@/shared/ui/button'
import { type ListView, SORTS } from './list-view'

interface ListToolsProps {
  view: ListView
  onChange: (changes: Partial<ListView>) => void
  choosing: boolean
  onChoose: () => void
}

/** Search, status and order of the list, and the way to comparing. */
export const ListTools = ({ view, onChange, choosing, onChoose }: ListToolsProps) => (
  <div className="mb-4 flex flex-wrap items-center gap-3">
    <SearchField
      label="Search your ideas"
      placeholder="Search title and idea"
      q={view.q}
      onSearch={(q) => onChange({ q })}
    />
    <ListChoice
      label="Status"
      choices={STATUS_FILTERS}
      value={view.status}
      onChange={(status) => onChange({ status })}
    />
    <ListChoice label="Sort by" choices={SORTS} value={view.sort} onChange={(sort) => onChange({ sort })} />
    <Button variant="secondary" aria-pressed={choosing} onClick={onChoose} className="max-sm:w-full">
      <Columns3 aria-hidden />
      {choosing ? 'Stop choosing' : 'Compare ideas'}
    </Button>
  </div>
)
