import { currencySign, NO_CURRENCY } from '@domain/currency'
import { formatAmount } from '@domain/figures'
import { numberText, readNumber } from '@domain/typed-number'
import { Pencil } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/shared/ui/button'
import { Input } from '@/shared/ui/input'

interface EditableAmountProps {
  /** Label of the field. */
  label: string
  /** Null until one is set. */
  amount: number | null
  /** An ISO 4217 code; null if unknown. */
  currency: string | null
  /** Text after the amount. */
  unit: string
  onChange: (amount: number) => void
}

/** An amount shown as text until it is edited in place: Enter saves, Escape restores the old one. */
export function EditableAmount({ label, amount, currency, unit, onChange }: EditableAmountProps) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  if (open)
    return (
      <AmountForm
        label={label}
        amount={amount}
        currency={currency}
        unit={unit}
        onCancel={close}
        onSave={(next) => {
          if (next !== amount) onChange(next)
          close()
        }}
      />
    )
  return (
    <>
      <button
        ref={opener}
        type="button"
        onClick={() => setOpen(true)}
        className="touch-area inline-flex items-baseline gap-1 rounded-sm font-medium text-accent tabular-nums underline decoration-accent/40 decoration-dotted underline-offset-4 hover:decoration-accent"
      >
        <span className="sr-only">{label}: </span>
        {amount === null ? 'set an amount' : formatAmount(amount, currency ?? NO_CURRENCY)}
        <Pencil aria-hidden className="size-3 self-center print:hidden" />
      </button>{' '}
      {unit}
    </>
  )
}

interface AmountFormProps extends Omit<EditableAmountProps, 'onChange'> {
  onSave: (amount: number) => void
  onCancel: () => void
}

const MOST = 1e12

function AmountForm({ label, amount, currency, unit, onSave, onCancel }: AmountFormProps) {
  const problemId = useId()
  const input = useRef<HTMLInputElement>(null)
  // Takes focus from the button that it replaces.
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const [text, setText] = useState(amount === null ? '' : numberText(amount))
  const [tried, setTried] = useState(false)
  const read = readNumber(text, 'money', MOST, currency)
  const reading = 'value' in read && read.value === 0 ? { problem: 'Enter a number above 0.' } : read
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if ('value' in reading) onSave(reading.value)
    else setTried(true)
  }
  const drop = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  const problem = tried && 'problem' in reading ? reading : null
  return (
    <form noValidate onSubmit={submit} onKeyDown={drop} className="mt-1">
      <span className="flex flex-wrap items-center gap-2">
        <span aria-hidden className="text-ink-muted">
          {currencySign(currency ?? NO_CURRENCY)}
        </span>
        <Input
          ref={input}
          aria-label={label}
          aria-invalid={problem !== null}
          aria-describedby={problem ? problemId : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="h-8 w-36 text-right tabular-nums"
        />
        <span aria-hidden>{unit}</span>
        <Button type="submit" size="sm">
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </span>
      {problem && (
        <span id={problemId} role="alert" className="mt-1 block text-danger text-sm">
          {problem.problem}
          {'either' in problem &&
            problem.either?.map((value) => (
              <Button key={value} variant="link" onClick={() => onSave(value)} className="ml-2">
                {numberText(value)}
              </Button>
            ))}
        </span>
      )}
    </form>
  )
}
