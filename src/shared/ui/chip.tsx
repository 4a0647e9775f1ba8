import type { ComponentProps } from 'react'
import { cn } from '@/shared/lib/cn'

interface ChipProps extends ComponentProps<'button'> {
  pressed: boolean
}

/** One of a few choices, shown side by side. */
export const Chip = ({ pressed, className, ...props }: ChipProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    className={cn(
      'min-h-8 rounded-md border border-line-strong bg-surface-raised px-2.5 text-ink text-sm',
      'transition-colors duration-150 ease-out hover:bg-surface-sunken pointer-coarse:min-h-11 pointer-coarse:px-3',
      'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent',
      className,
    )}
    {...props}
  />
)
