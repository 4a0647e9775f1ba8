import type { ReactNode } from 'react'
import type { ListView } from './list-address'
import { ListChoice } from './list-choice'
import { SearchField } from './search-field'
import { STATUS_FILTERS } from './status-filters'

interface ListToolsProps<SortId extends string> {
  search: { label: string; placeholder: string }
  sorts: Record<SortId, { label: string }>
  view: ListView<SortId>
  onChange: (changes: Partial<ListView<SortId>>) => void
  /** What else can be done with the list. */
  children?: ReactNode
}

/** Search, status and order of a list of validations. */
export const ListTools = <SortId extends string>(props: ListToolsProps<SortId>) => {
  const { search, sorts, view, onChange, children } = props
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <SearchField {...search} q={view.q} onSearch={(q) => onChange({ q })} />
      <ListChoice
        label="Status"
        choices={STATUS_FILTERS}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      <ListChoice label="Sort by" choices={sorts} value={view.sort} onChange={(sort) => onChange({ sort })} />
      {children}
    </div>
  )
}
