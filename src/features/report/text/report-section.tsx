import type { Basis, Statement } from '@domain/basis'
import { type Heading, questionFor } from '@domain/report-outline'
import { type ReactNode, use } from 'react'
import { AskButton } from '@/brief/ask-button'
import { cn } from '@/shared/lib/cn'
import { PrevailingMark, prevailingBasis } from '@/validation/ui/prevailing-mark'
import { BriefContext, ChecksContext } from './shown-report'

interface ReportSectionProps {
  part: Heading
  /** All statements of the section. */
  statements: Statement[]
  /** The statements that the title's mark covers, if not all of them. */
  marks?: Statement[]
  /** Replaces the text of the empty state. */
  instead?: ReactNode
  /** Takes the full width where other sections have their title beside them. */
  wide?: boolean
  children: (basis: Basis | null | undefined) => ReactNode
}

/** A headline with its content below or, in dense tabs, beside it. `children` receives the basis that the title marks. */
export function ReportSection({ part, statements, marks, instead, wide, children }: ReportSectionProps) {
  const { id, title } = part
  const nothing = statements.every(({ text }) => text === '')
  const prevailing = prevailingBasis(marks ?? statements, use(ChecksContext))
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'border-line border-t pt-8 first:border-t-0 first:pt-0 in-data-dense:pt-4',
        !wide &&
          'in-data-dense:@xl:grid in-data-dense:@xl:grid-cols-[9.5rem_minmax(0,1fr)] in-data-dense:@xl:gap-x-6',
      )}
    >
      <div
        className={cn(
          'mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 in-data-dense:mb-2',
          !wide && 'in-data-dense:@xl:mb-0 in-data-dense:@xl:block',
        )}
      >
        <h2
          id={id}
          tabIndex={-1}
          className="font-semibold font-serif text-xl tracking-tight in-data-dense:text-base in-data-dense:leading-5.5"
        >
          {title}
        </h2>
        {!nothing && <PrevailingMark prevailing={prevailing} />}
      </div>
      <div className="min-w-0 in-data-dense:text-sm in-data-dense:leading-5.5">
        {nothing ? (instead ?? <NothingYet part={part} />) : children(prevailing.basis)}
      </div>
    </section>
  )
}

/** In an empty part: the question whose answer would fill it, or a note that there is nothing. */
export function NothingYet({ part }: { part: Pick<Heading, 'title' | 'empty' | 'asks'> }) {
  const field = questionFor(part, use(BriefContext))
  return field ? (
    <AskButton field={field} purpose={part.title} />
  ) : (
    <p className="text-ink-muted">{part.empty}</p>
  )
}
