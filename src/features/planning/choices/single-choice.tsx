import type { Option } from '@domain/planning'
import type { ReactNode } from 'react'
import { Button } from '@/shared/ui/button'
import { ChoiceGroup } from './choice-group'
import { focusFirstChoice } from './focus-first-choice'

interface SingleChoiceProps<Id extends string> {
  legend: ReactNode
  options: readonly Option<Id>[]
  /** '' when nothing is chosen. */
  chosen: Id | ''
  onChange: (chosen: Id | '') => void
  reasons: { readonly [id: string]: string | undefined }
}

/** A question with one answer, which can be taken back. */
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
