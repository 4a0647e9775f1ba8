import { useId } from 'react'
import { Select } from '@/shared/ui/select'
import { isChoice } from './list-address'

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
