import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  /** Under the title, beside what the section shows. */
  lead?: ReactNode
  children: ReactNode
}

/** A part of the landing page: its title in the margin, its matter beside it. */
export const Section = ({ id, title, lead, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid gap-x-16 gap-y-8 border-line border-t py-12 sm:py-18 lg:grid-cols-[17rem_minmax(0,1fr)]"
  >
    <div className="lg:sticky lg:top-24 lg:self-start">
      <h2 id={`${id}-title`} className="font-semibold font-serif text-2xl tracking-tight">
        {title}
      </h2>
      {lead && <div className="mt-3 max-w-measure text-ink-muted">{lead}</div>}
    </div>
    <div className="min-w-0">{children}</div>
  </section>
)
