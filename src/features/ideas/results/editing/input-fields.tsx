import type { MarketInput } from '@domain/market-model'
import { type FocusEvent, useId, useState } from 'react'
import { BasisMark } from '@/shared/ui/basis-mark'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { ReportSaid } from '../market/report-said'
import { SourceMarkers } from '../text/source-markers'
import { ENDS, type End, fieldText, problemsOf, textsOf } from './market-draft'
import type { MarketEditing } from './market-editing-context'
import { NumberInput } from './number-input'

interface InputFieldsProps {
  /** As it is saved. */
  input: MarketInput
  /** With what was typed. */
  edited: MarketInput
  editing: MarketEditing
  /** Also those of the input that is being typed into. */
  showProblems: boolean
}

const LABELS: Record<End, string> = { low: 'Low', base: 'Base', high: 'High' }

/** One input with its three values. What is wrong is said as soon as its fields are left. */
export function InputFields({ input, edited, editing, showProblems }: InputFieldsProps) {
  const labelId = useId()
  const [inside, setInside] = useState(false)
  const { draft, type, saving } = editing
  const problems = inside && !showProblems ? {} : problemsOf(input, draft)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    setInside(currentTarget.contains(relatedTarget))
  return (
    <fieldset
      aria-labelledby={labelId}
      onFocus={() => setInside(true)}
      onBlur={leave}
      className="grid min-w-0 gap-x-6 gap-y-3 border-line border-b py-4 @xl:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <InputText id={labelId} input={edited} editing={editing} />
      <div className="grid grid-cols-3 items-start gap-2">
        {ENDS.map((end) => (
          <Field key={end} label={LABELS[end]} error={problems[end]}>
            {(control) => (
              <NumberInput
                {...control}
                inputId={input.id}
                text={fieldText(input, draft, end)}
                disabled={saving}
                onType={(text) => type(input, { [end]: text })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

interface InputTextProps {
  id: string
  input: MarketInput
  editing: MarketEditing
}

const InputText = ({ id, input, editing: { type, saving } }: InputTextProps) => (
  <div className="min-w-0 text-sm">
    <p id={id} dir="auto" className="font-medium">
      {input.label}
    </p>
    <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3 text-ink-muted text-xs">
      <span dir="auto">{input.unit}</span>
      <span>
        <BasisMark basis={input.basis} />
        <SourceMarkers sources={input.sources} />
      </span>
    </p>
    {input.original && (
      <div className="mt-2">
        <ReportSaid id={input.id} original={input.original} />
        <Button
          variant="link"
          disabled={saving}
          onClick={() => input.original && type(input, textsOf(input.id, input.original.range))}
          className="mt-1 text-xs"
        >
          Use the report's values<span className="sr-only"> for {input.label}</span>
        </Button>
      </div>
    )}
  </div>
)
