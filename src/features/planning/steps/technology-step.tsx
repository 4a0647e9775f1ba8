import {
  type Option,
  type PlanningForm,
  TECHNOLOGIES,
  TECHNOLOGY_CATEGORIES,
  TECHNOLOGY_CATEGORY_NAMES,
  technologiesOf,
} from '@domain/planning'
import type { Suggestions } from '@domain/planning/suggest'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { ChoiceGroup, TakeSuggestions, toggle } from '../choices/choice-group'
import { TechnologyIcon } from './technology-icon'

interface TechnologyStepProps {
  chosen: PlanningForm['technologyStack']
  onChange: (chosen: string[]) => void
  reasons: Suggestions['technologyStack']
}

/** 29 entries in five categories, with a search over their names and notes. */
export function TechnologyStep({ chosen, onChange, reasons }: TechnologyStepProps) {
  const [search, setSearch] = useState('')
  const groups = groupsOf(chosen)
    .map(({ legend, options }) => ({ legend, options: options.filter(matching(search)) }))
    .filter(({ options }) => options.length > 0)
  return (
    <div data-choices className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SearchField search={search} onSearch={setSearch} />
        <TakeSuggestions
          suggested={Object.keys(reasons)}
          chosen={chosen}
          onTake={() => onChange([...new Set([...chosen, ...Object.keys(reasons)])])}
        />
      </div>
      <p role="status" className="text-ink-muted text-sm">
        {groups.length === 0 ? `No technology matches “${search.trim()}”. ` : ''}
        {chosen.length === 0 ? 'Nothing chosen yet.' : `${chosen.length} chosen.`}
      </p>
      {groups.map(({ legend, options }) => (
        <ChoiceGroup
          key={legend}
          type="checkbox"
          legend={legend}
          options={options}
          chosen={chosen}
          onToggle={(id) => onChange(toggle(chosen, id))}
          reasons={reasons}
          mark={markOf}
          className="@3xl:grid-cols-3"
        />
      ))}
    </div>
  )
}

function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  return (
    <Field label="Find a technology" hideLabel className="w-full max-w-xs">
      {(control) => (
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
          />
          <Input
            {...control}
            type="search"
            value={search}
            onChange={({ target }) => onSearch(target.value)}
            placeholder="Find a technology"
            className="pl-9"
          />
        </div>
      )}
    </Field>
  )
}

const isKnown = (id: string) => TECHNOLOGIES.some((technology) => technology.id === id)

/** The categories, followed by saved options that are no longer offered, so that they can be removed. */
function groupsOf(chosen: readonly string[]): { legend: string; options: readonly Option[] }[] {
  const others = chosen.filter((id) => !isKnown(id))
  return [
    ...TECHNOLOGY_CATEGORIES.map((category) => ({
      legend: TECHNOLOGY_CATEGORY_NAMES[category],
      options: technologiesOf(category),
    })),
    {
      legend: 'Saved earlier',
      options: others.map((id) => ({ id, label: id, note: 'It is no longer offered' })),
    },
  ]
}

const matching = (search: string) => {
  const wanted = search.trim().toLowerCase()
  return ({ label, note }: Option) => `${label} ${note}`.toLowerCase().includes(wanted)
}

const markOf = ({ id }: Option) => {
  const technology = TECHNOLOGIES.find((one) => one.id === id)
  return technology && <TechnologyIcon id={technology.id} />
}
