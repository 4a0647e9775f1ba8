import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'
import { usePrinting } from '../printing'

interface FoldProps {
  title: ReactNode
  children: ReactNode
  className?: string
}

/** Collapsed details; expanded in print. */
export const Fold = ({ title, children, className }: FoldProps) => (
  <details open={usePrinting() || undefined} className={cn('group/fold', className)}>
    <summary className="touch-area inline-flex list-none items-center gap-1.5 rounded-sm font-medium text-accent text-sm hover:underline print:hidden [&::-webkit-details-marker]:hidden">
      <ChevronDown
        aria-hidden
        className="size-3.5 shrink-0 -rotate-90 transition-transform duration-150 group-open/fold:rotate-0"
      />
      {title}
    </summary>
    <div className="mt-2">{children}</div>
  </details>
)
