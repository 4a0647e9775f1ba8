import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '@/shared/lib/cn'

interface CardProps extends ComponentProps<'div'> {
  /** The whole surface is clickable through a link or button stretched over it (`after:absolute after:inset-0`). */
  interactive?: boolean
  asChild?: boolean
}

export function Card({ interactive, asChild, className, ...props }: CardProps) {
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      className={cn(
        'relative min-w-0 rounded-lg border border-line bg-surface-raised p-4 sm:p-6',
        interactive && 'transition-colors duration-150 ease-out hover:border-line-strong',
        className,
      )}
      {...props}
    />
  )
}

/** Title on the left, badges or actions on the right; they wrap below it on narrow screens. */
export const CardHeader = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    className={cn('mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2', className)}
    {...props}
  />
)

interface CardTitleProps extends ComponentProps<'h2'> {
  as?: 'h2' | 'h3' | 'h4'
}

export const CardTitle = ({ as: Heading = 'h2', className, ...props }: CardTitleProps) => (
  <Heading className={cn('min-w-0 font-semibold text-base leading-6', className)} {...props} />
)
