import { useId } from 'react'
import { BasisMark } from '@/shared/ui/basis-mark'
import { Input } from '@/shared/ui/input'
import { dollarsIn } from './typed-rates'

const NO_RATE = 'A rate is a number from 0 to 10,000.'

interface RateFieldProps {
  /** The role. */
  name: string
  text: string
  onType: (text: string) => void
  /** Whether what is no rate is said to be none. */
  strict: boolean
}

export function RateField({ name, text, onType, strict }: RateFieldProps) {
  const id = useId()
  const error = strict && dollarsIn(text) === null ? NO_RATE : null
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-3 py-1.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        <label htmlFor={id} className="text-sm">
          {name}
        </label>
        <BasisMark basis="assumption" />
      </div>
      <span className="relative block w-28">
        <span
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-muted text-sm pointer-coarse:text-base"
        >
          $
        </span>
        <Input
          id={id}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onType(target.value)}
          className="px-2.5 pl-6 text-right tabular-nums"
        />
      </span>
      {error && (
        <p id={`${id}-error`} className="col-span-2 text-right text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
