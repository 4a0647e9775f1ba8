import type { Option } from '@domain/planning'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { cn } from '@/shared/lib/cn'
import { Button } from '@/shared/ui/button'
import { ChoiceCard } from './choice-card'

interface ChoiceGroupProps<Choice extends Option> {
  type: 'checkbox' | 'radio'
  legend: ReactNode
  /** Hides the legend visually if a heading already says it. */
  hideLegend?: boolean
  options: readonly Choice[]
  chosen: readonly string[]
  onToggle: (id: Choice['id']) => void
  /** Why options are suggested, by id. */
  reasons: { readonly [id: string]: string | undefined }
  badge?: (option: Choice) => ReactNode
  mark?: (option: Choice) => ReactNode
  picture?: (option: Choice) => ReactNode
  className?: string
}

/** Options of one question: any number of them as checkboxes, or one as radio buttons. */
export function ChoiceGroup<Choice extends Option>(props: ChoiceGroupProps<Choice>) {
  const { type, legend, hideLegend, options, chosen, onToggle, reasons, badge, mark, picture, className } =
    props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-3 font-semibold text-sm'}>{legend}</legend>
      <div className={cn('grid gap-3 @xl:grid-cols-2', className)}>
        {options.map((option) => (
          <ChoiceCard
            key={option.id}
            type={type}
            name={name}
            option={option}
            checked={chosen.includes(option.id)}
            onToggle={() => onToggle(option.id)}
            reason={reasons[option.id]}
            badge={badge?.(option)}
            mark={mark?.(option)}
            picture={picture?.(option)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** For buttons that disappear when clicked: moves focus to the first option beside them. */
const focusFirstChoice = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest('[data-choices]')?.querySelector('input')?.focus()

/** The list without `id` if it contains it, else with it. */
export const toggle = <Id extends string>(chosen: readonly Id[], id: Id): Id[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]

interface SingleChoiceProps<Id extends string> {
  legend: ReactNode
  options: readonly Option<Id>[]
  /** '' if nothing is selected. */
  chosen: Id | ''
  onChange: (chosen: Id | '') => void
  reasons: { readonly [id: string]: string | undefined }
}

/** A question with one answer, which can be cleared. */
export function SingleChoice<Id extends string>(props: SingleChoiceProps<Id>) {
  const { legend, options, chosen, onChange, reasons } = props
  return (
    <div data-choices className="flex max-w-xl flex-col gap-4">
      <ChoiceGroup
        type="radio"
        legend={legend}
        hideLegend
        options={options}
        chosen={[chosen]}
        onToggle={onChange}
        reasons={reasons}
        className="@xl:grid-cols-1"
      />
      {chosen !== '' && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 self-start"
          onClick={(event) => {
            focusFirstChoice(event)
            onChange('')
          }}
        >
          Clear this choice
        </Button>
      )}
    </div>
  )
}

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
        onToggle={(id) => onChange(toggle(chosen, id))}
        reasons={reasons}
        {...group}
      />
    </div>
  )
}

interface TakeSuggestionsProps {
  /** Ids that are suggested. */
  suggested: readonly string[]
  chosen: readonly string[]
  onTake: () => void
}

/** Selects every suggested option that is not selected yet. */
export function TakeSuggestions({ suggested, chosen, onTake }: TakeSuggestionsProps) {
  const open = suggested.filter((id) => !chosen.includes(id)).length
  if (open < 2) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      className="self-start"
      onClick={(event) => {
        focusFirstChoice(event)
        onTake()
      }}
    >
      Choose the {open} suggested
    </Button>
  )
}
