import type { ComponentProps } from 'react'
import { cn } from '@/shared/lib/cn'
import { controlStyle } from './control-style'

/** Grows with its text up to 60% of the window; `dir="auto"` lets right-to-left ideas read as they should. */
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
