import type { ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'

interface SectionProps {
  id: string
  title: string
  lead?: string
  /** Figures or a button beside the title. */
  beside?: ReactNode
  /** Places the title above the content and not in the margin. */
  wide?: boolean
  children: ReactNode
}

/** A part of the landing page. */
export const Section = ({ id, title, lead, beside, wide, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={cn(
      'grid content-start gap-x-12 gap-y-6 border-line border-t py-10 sm:py-12',
      !wide && 'lg:grid-cols-[12rem_minmax(0,1fr)]',
    )}
  >
    <div
      className={cn(
        'flex flex-wrap items-end justify-between gap-x-16 gap-y-4',
        wide ? 'lg:flex-nowrap' : 'lg:block',
      )}
    >
      <div>
        <h2 id={`${id}-title`} className="font-semibold font-serif text-2xl tracking-tight">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-[52ch] text-ink-muted">{lead}</p>}
      </div>
      {beside && <div className={wide ? 'lg:shrink-0' : 'lg:mt-6'}>{beside}</div>}
    </div>
    <div className="min-w-0">{children}</div>
  </section>
)
