import { Columns3 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/shared/ui/button'
import { Select } from '@/shared/ui/select'
import { type ListView, SORTS, STATUS_FILTERS, viewOf } from './list-view'
import { SearchField } from './search-field'

interface ListToolsProps {
  view: ListView
  onChange: (changes: Partial<ListView>) => void
  choosing: boolean
  onChoose: () => void
}

/** Search, status and order of the list, and the way to comparing. */
export const ListTools = ({ view, onChange, choosing, onChoose }: ListToolsProps) => (
  <div className="mb-4 flex flex-wrap items-center gap-3">
    <SearchField q={view.q} onSearch={(q) => onChange({ q })} />
    <Choice name="status" label="Status" choices={STATUS_FILTERS} value={view.status} onChange={onChange} />
    <Choice name="sort" label="Sort by" choices={SORTS} value={view.sort} onChange={onChange} />
    <Button variant="secondary" aria-pressed={choosing} onClick={onChoose} className="max-sm:w-full">
      <Columns3 aria-hidden />
      {choosing ? 'Stop choosing' : 'Compare ideas'}
    </Button>
  </div>
)

interface ChoiceProps {
  name: 'status' | 'sort'
  label: string
  choices: Record<string, { label: string }>
  value: string
  onChange: ListToolsProps['onChange']
}

function Choice({ name, label, choices, value, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="min-w-0 flex-[1_1_8rem] sm:flex-none">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        // Read as from the address, so that only what exists comes out.
        onChange={({ target }) =>
          onChange({ [name]: viewOf(new URLSearchParams({ [name]: target.value }))[name] })
        }
      >
        {Object.entries(choices).map(([choice, { label: text }]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  )
}
