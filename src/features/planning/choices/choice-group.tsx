import type { Option } from '@domain/planning'
import { type ReactNode, useId } from 'react'
import { cn } from '@/shared/lib/cn'
import { ChoiceCard } from './choice-card'

interface ChoiceGroupProps<Choice extends Option> {
  type: 'checkbox' | 'radio'
  legend: ReactNode
  /** Keeps the legend for screen readers only, where a heading already says it. */
  hideLegend?: boolean
  options: readonly Choice[]
  chosen: readonly string[]
  onToggle: (id: Choice['id']) => void
  /** Why an option is suggested, by its id. */
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
