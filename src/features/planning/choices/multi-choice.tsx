import type { Option } from '@domain/planning'
import type { ReactNode } from 'react'
import { ChoiceGroup } from './choice-group'
import { TakeSuggestions } from './take-suggestions'
import { toggled } from './toggled'

interface MultiChoiceProps<Choice extends Option> {
  legend: ReactNode
  hideLegend?: boolean
  options: readonly Choice[]
  chosen: readonly Choice['id'][]
  onChange: (chosen: Choice['id'][]) => void
  reasons: { readonly [id: string]: string | undefined }
  badge?: (option: Choice) => ReactNode
  picture?: (option: Choice) => ReactNode
}

/** A question with any number of answers. */
export function MultiChoice<Choice extends Option>(props: MultiChoiceProps<Choice>) {
  const { options, chosen, onChange, reasons, ...group } = props
  const suggested = options.map(({ id }): Choice['id'] => id).filter((id) => reasons[id])
  return (
    <div data-choices className="flex flex-col gap-4">
      <TakeSuggestions
        suggested={suggested}
        chosen={chosen}
        onTake={() => onChange([...new Set([...chosen, ...suggested])])}
      />
      <ChoiceGroup
        type="checkbox"
        options={options}
        chosen={chosen}
        onToggle={(id) => onChange(toggled(chosen, id))}
        reasons={reasons}
        {...group}
      />
    </div>
  )
}
