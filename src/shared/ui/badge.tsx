import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/shared/lib/cn'

const badgeStyle = cva(
  [
    'inline-flex max-w-full items-center gap-1.5 rounded-sm border border-transparent px-2 py-0.5',
    'font-medium text-xs tabular-nums [&_svg]:size-3 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        default: 'bg-accent text-on-accent',
        secondary: 'bg-surface-sunken text-ink-muted',
        destructive: 'bg-danger-soft text-danger',
        outline: 'border-line-strong text-ink-muted',
        success: 'bg-success-soft text-success',
        info: 'bg-info-soft text-info',
        warning: 'bg-warning-soft text-warning',
        feature: 'border-accent bg-accent-soft text-accent',
        premium: 'bg-ink text-on-ink',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeStyle>

export const Badge = ({ variant, className, ...props }: BadgeProps) => (
  <span className={cn(badgeStyle({ variant }), className)} {...props} />
)

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
