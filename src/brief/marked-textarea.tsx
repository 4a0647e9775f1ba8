import type { Reading } from '@domain/brief/reading'
import { type ComponentProps, lazy, type ReactNode, Suspense, useRef } from 'react'
import { cn } from '@/shared/lib/cn'
import { Textarea } from '@/shared/ui/input'
import type { Marks } from './marks-layer'

/** The results of reading, for the page with the text area. */
export interface TextRead {
  marks: Marks
  language: Reading['language'] | null
}

export const NOTHING_READ: TextRead = { marks: { read: [], lookedAt: [] }, language: null }

const Unmarked = (): ReactNode => null

// Nothing is marked before the first reading, so no page waits for this.
const MarksLayer = lazy(() =>
  import('./marks-layer').then(
    ({ MarksLayer }) => ({ default: MarksLayer }),
    // The page went offline after it was opened: the text is shown without marks.
    (): { default: typeof Unmarked } => ({ default: Unmarked }),
  ),
)

interface MarkedTextareaProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  value: string
  marks: Marks
}

/** A text area with marks under its words. */
export function MarkedTextarea({ value, marks, className, ...props }: MarkedTextareaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="relative rounded-md bg-surface-raised">
      {marks.read.length + marks.lookedAt.length > 0 && (
        <Suspense>
          <MarksLayer area={area} value={value} marks={marks} className={className} />
        </Suspense>
      )}
      <Textarea
        ref={area}
        {...props}
        value={value}
        className={cn('relative block bg-transparent [scrollbar-gutter:stable]', className)}
      />
    </div>
  )
}
