import type { Heading } from '@domain/report-outline'
import { ChartScatter } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'
import { EmptyState } from '@/shared/ui/states'

interface DiagramSectionProps {
  part: Pick<Heading, 'id' | 'title'>
  /** Why there is no diagram; null if there is one. */
  empty: string | null
  /** The data that the diagram needs. */
  needs: string
  children: ReactNode
}

export const DiagramSection = ({ part: { id, title }, empty, needs, children }: DiagramSectionProps) => (
  <section
    aria-labelledby={id}
    className={cn('border-line border-t pt-8 first:border-t-0 first:pt-0', empty !== null && 'print:hidden')}
  >
    <h2 id={id} tabIndex={-1} className="mb-4 font-semibold font-serif text-xl tracking-tight">
      {title}
    </h2>
    {empty === null ? (
      children
    ) : (
      <EmptyState icon={ChartScatter} title={empty}>
        {needs}
      </EmptyState>
    )}
  </section>
)
