import type { Statement } from '@domain/basis'
import type { ReactNode } from 'react'
import { BasisMark } from '@/shared/ui/basis-mark'
import { sharedBasis } from './shared-basis'

interface ReportSectionProps {
  id: string
  title: string
  /** Everything the section says; a basis common to all of it is marked once, beside the title. */
  statements: Statement[]
  /** Shown when it says nothing. */
  empty: string
  children: (marked: boolean) => ReactNode
}

/** A headline and what stands under it. `children` learns whether each statement has to carry its own mark. */
export function ReportSection({ id, title, statements, empty, children }: ReportSectionProps) {
  const nothing = statements.every(({ text }) => text === '')
  const basis = sharedBasis(statements)
  return (
    <section aria-labelledby={id} className="border-line border-t pt-8 first:border-t-0 first:pt-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} tabIndex={-1} className="font-semibold font-serif text-xl tracking-tight">
          {title}
        </h2>
        {!nothing && basis !== undefined && <BasisMark basis={basis} />}
      </div>
      {nothing ? <p className="text-ink-muted">{empty}</p> : children(basis === undefined)}
    </section>
  )
}
