import { currencySign } from '@domain/currency'
import { isMoney, isShare } from '@domain/market-calculation'
import { currencyOf, type MarketInput, type MarketInputId } from '@domain/market-model'
import { numberText } from '@domain/typed-number'
import { type ComponentProps, type FocusEvent, useId, useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { BasisMark } from '@/shared/ui/basis-mark'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { SourceMarkers } from '../../text/said'
import { ReportSaid } from './input-table'
import { ENDS, type End, fieldText, problemsOf, readTyped, textsOf, typedText } from './market-draft'
import type { MarketEditing } from './market-editing'

interface InputFieldsProps {
  /** The saved input. */
  input: MarketInput
  /** The input with unsaved text. */
  edited: MarketInput
  editing: MarketEditing
  /** Whether to show problems of the input being typed, too. */
  showProblems: boolean
}

/** Longest number that three fields side by side show in full on a phone. */
const LONG_CHARS = 9

const LABELS: Record<End, string> = { low: 'Low', base: 'Base', high: 'High' }

/** One input with its three values. Errors appear when its fields lose focus. */
export function InputFields({ input, edited, editing, showProblems }: InputFieldsProps) {
  const labelId = useId()
  const [inside, setInside] = useState(false)
  const { draft, model, type, saving } = editing
  const currency = currencyOf(model)
  const problems = inside && !showProblems ? {} : problemsOf(input, draft, currency)
  const texts = ENDS.map((end) => fieldText(input, draft, end))
  const isLong = texts.some((text) => text.length > LONG_CHARS)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    setInside(currentTarget.contains(relatedTarget))
  return (
    <fieldset
      aria-labelledby={labelId}
      onFocus={() => setInside(true)}
      onBlur={leave}
      className={cn(
        'grid min-w-0 gap-x-6 gap-y-3 border-line border-b py-4',
        isLong ? '@2xl:grid-cols-[minmax(0,1fr)_31rem]' : '@xl:grid-cols-[minmax(0,1fr)_25rem]',
      )}
    >
      <InputText id={labelId} input={edited} editing={editing} />
      <div className={cn('grid items-start gap-2', isLong ? '@md:grid-cols-3' : 'grid-cols-3')}>
        {ENDS.map((end) => {
          const field = {
            inputId: input.id,
            currency,
            text: fieldText(input, draft, end),
            onType: (text: string) => type(input, { [end]: text }),
          }
          const reading = readTyped(input.id, field.text, currency)
          const either = problems[end] && 'problem' in reading ? reading.either : undefined
          return (
            <Field
              key={end}
              label={LABELS[end]}
              error={problems[end]}
              hint={either && <EitherNumber either={either} onType={field.onType} />}
            >
              {(control) => <NumberInput {...control} {...field} disabled={saving} />}
            </Field>
          )
        })}
      </div>
    </fieldset>
  )
}

interface InputTextProps {
  id: string
  input: MarketInput
  editing: MarketEditing
}

const InputText = ({ id, input, editing: { model, type, saving } }: InputTextProps) => (
  <div className="min-w-0 text-sm">
    <p id={id} dir="auto" className="font-medium">
      {input.label}
    </p>
    <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3 text-ink-muted text-xs">
      {input.unit && <span dir="auto">{input.unit}</span>}
      <span>
        <BasisMark basis={input.basis} />
        <SourceMarkers sources={input.sources} />
      </span>
    </p>
    {input.original && (
      <div className="mt-2">
        <ReportSaid id={input.id} original={input.original} currency={currencyOf(model)} />
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

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  inputId: MarketInputId
  /** Of the model, an ISO 4217 code. */
  currency: string
  text: string
  onType: (text: string) => void
}

/** A field for a number in the unit of its input; formatted on blur. */
function NumberInput({ inputId, currency, text, onType, className, ...control }: NumberInputProps) {
  const sign = isMoney(inputId) ? currencySign(currency).trim() : ''
  const tidy = () => {
    const reading = readTyped(inputId, text, currency)
    const tidied = 'value' in reading ? typedText(inputId, reading.value) : text
    if (tidied !== text) onType(tidied)
  }
  return (
    <span className="relative block">
      {sign !== '' && <Unit className="left-2.5">{sign}</Unit>}
      <Input
        {...control}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        onBlur={tidy}
        className={cn(
          'px-2.5 text-right tabular-nums',
          sign !== '' && (sign.length > 1 ? 'pl-11' : 'pl-6'),
          isShare(inputId) && 'pr-7',
          className,
        )}
      />
      {isShare(inputId) && <Unit className="right-2.5">%</Unit>}
    </span>
  )
}

const Unit = ({ className, children }: { className: string; children: string }) => (
  <span
    aria-hidden
    className={cn(
      'pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-muted text-sm pointer-coarse:text-base',
      className,
    )}
  >
    {children}
  </span>
)

interface EitherNumberProps {
  either: readonly number[]
  onType: (text: string) => void
}

/** Both readings of an ambiguous number, to choose from. */
const EitherNumber = ({ either, onType }: EitherNumberProps) => (
  <span className="flex flex-wrap gap-x-4 gap-y-1">
    {either.map((value) => (
      <Button key={value} variant="link" onClick={() => onType(numberText(value))}>
        {numberText(value)}
      </Button>
    ))}
  </span>
)
