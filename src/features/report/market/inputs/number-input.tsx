import { currencySign } from '@domain/currency'
import type { MarketInputId } from '@domain/market-model'
import { numberText } from '@domain/typed-number'
import type { ComponentProps } from 'react'
import { cn } from '@/shared/lib/cn'
import { Button } from '@/shared/ui/button'
import { Input } from '@/shared/ui/input'
import { isMoney, isShare } from './calculation'
import { readTyped, typedText } from './typed-numbers'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  inputId: MarketInputId
  /** Of the model, an ISO 4217 code. */
  currency: string
  text: string
  onType: (text: string) => void
}

/** A field for a number in the unit of its input, which is set in order when it is left. */
export function NumberInput({ inputId, currency, text, onType, className, ...control }: NumberInputProps) {
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

/** Both values of a number that can be read in two ways, to choose from. */
export const EitherNumber = ({ either, onType }: EitherNumberProps) => (
  <span className="flex flex-wrap gap-x-4 gap-y-1">
    {either.map((value) => (
      <Button key={value} variant="link" onClick={() => onType(numberText(value))}>
        {numberText(value)}
      </Button>
    ))}
  </span>
)
