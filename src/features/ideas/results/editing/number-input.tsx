import type { MarketInputId } from '@domain/market-model'
import type { ComponentProps } from 'react'
import { cn } from '@/shared/lib/cn'
import { Input } from '@/shared/ui/input'
import { isMoney, isShare } from '../market/calculation'
import { readTyped, typedText } from './typed-numbers'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  inputId: MarketInputId
  text: string
  onType: (text: string) => void
}

/** A field for a number in the unit of its input, which is set in order when it is left. */
export function NumberInput({ inputId, text, onType, className, ...control }: NumberInputProps) {
  const tidy = () => {
    const reading = readTyped(inputId, text)
    const tidied = 'value' in reading ? typedText(inputId, reading.value) : text
    if (tidied !== text) onType(tidied)
  }
  return (
    <span className="relative block">
      {isMoney(inputId) && <Unit className="left-2.5">$</Unit>}
      <Input
        {...control}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        onBlur={tidy}
        className={cn(
          'px-2.5 text-right tabular-nums',
          isMoney(inputId) && 'pl-6',
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
