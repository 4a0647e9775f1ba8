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
