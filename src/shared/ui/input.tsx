import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/shared/lib/cn'

export const Input = ({ className, ...props }: ComponentProps<'input'>) => (
  <input className={cn(controlStyle, 'h-10 pointer-coarse:h-11', className)} {...props} />
)

/** Grows with its text up to 60% of the window; `dir="auto"` displays right-to-left ideas correctly. */
export const Textarea = ({ className, ...props }: ComponentProps<'textarea'>) => (
  <textarea
    dir="auto"
    className={cn(
      controlStyle,
      'field-sizing-content max-h-[60dvh] min-h-28 resize-y py-2.5 leading-6',
      className,
    )}
    {...props}
  />
)

/** The browser's native select: on phones it opens the system's picker. */
export const Select = ({ className, children, ...props }: ComponentProps<'select'>) => (
  <span className={cn('relative block', className)}>
    {/* A select counts as read-only in CSS. */}
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

/** Styles shared by all text controls. 16 px on touch screens, or iOS zooms into the page. */
const controlStyle = [
  'w-full min-w-0 rounded-md border border-line-strong bg-surface-raised px-3 text-ink text-sm',
  'pointer-coarse:text-base',
  'placeholder:text-ink-faint hover:border-ink-muted focus-visible:border-accent',
  'transition-colors duration-150 ease-out',
  'focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
  'disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-ink-muted read-only:bg-surface-sunken',
]
