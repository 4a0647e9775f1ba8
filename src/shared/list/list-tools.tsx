import { type ReactNode, useId } from 'react'
import { Select } from '../ui/input'
import { isChoice, type ListView } from './list-address'
import { SearchField } from './search-field'
import { STATUS_FILTERS } from './status-filters'

interface ListToolsProps<SortId extends string> {
  search: { label: string; placeholder: string }
  sorts: Record<SortId, { label: string }>
  view: ListView<SortId>
  onChange: (changes: Partial<ListView<SortId>>) => void
  /** Further actions on the list. */
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

interface ListChoiceProps<Id extends string> {
  label: string
  choices: Record<Id, { label: string }>
  value: Id
  onChange: (value: Id) => void
}

/** One of the controls above a list, such as its order. */
export function ListChoice<Id extends string>({ label, choices, value, onChange }: ListChoiceProps<Id>) {
  const id = useId()
  return (
    <div className="min-w-0 flex-[1_1_8rem] sm:flex-none">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => isChoice(choices, target.value) && onChange(target.value)}
      >
        {Object.entries<{ label: string }>(choices).map(([choice, { label: text }]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  )
}
