import { type ReactNode, useId } from 'react'
import { cn } from '@/shared/lib/cn'

interface Size {
  id: string
  label: string
  price: string
  /** Under the price. */
  note?: string | null
  disabled?: boolean
}

interface SizeChoiceProps {
  legend: ReactNode
  sizes: readonly Size[]
  chosen: string
  onChoose: (id: string) => void
  className?: string
}

/** Sizes of a pack side by side, one of them selected. */
export function SizeChoice({ legend, sizes, chosen, onChoose, className }: SizeChoiceProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{legend}</legend>
      <div className={cn('grid grid-cols-2 gap-3', className)}>
        {sizes.map(({ id, label, price, note, disabled }) => (
          <label
            key={id}
            className={cn(
              'flex min-h-11 min-w-0 cursor-pointer items-start gap-2.5 rounded-md border border-line bg-surface-raised p-3 text-sm',
              'transition-colors duration-150 ease-out hover:border-line-strong',
              'has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)]',
              'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
              'has-disabled:cursor-not-allowed has-disabled:bg-surface-sunken has-disabled:text-ink-muted',
            )}
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              disabled={disabled}
              onChange={() => onChoose(id)}
              className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0">
              <span className="block font-medium">{label}</span>{' '}
              <span className="block tabular-nums">{price}</span>{' '}
              {note && <span className="block text-ink-muted text-xs tabular-nums">{note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
