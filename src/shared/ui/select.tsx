import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/shared/lib/cn'
import { controlStyle } from './control-style'

/** The browser's own list of choices: on phones it opens the system's picker. */
export const Select = ({ className, children, ...props }: ComponentProps<'select'>) => (
  <span className={cn('relative block', className)}>
    {/* A list of choices counts as read-only in CSS. */}
    <select
      className={cn(
        controlStyle,
        'h-10 pointer-coarse:h-11 cursor-pointer appearance-none pr-9 read-only:bg-surface-raised',
      )}
      {...props}
    >
      {children}
    </select>
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
    />
  </span>
)
