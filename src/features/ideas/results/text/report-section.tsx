import type { Basis, Statement } from '@domain/basis'
import { type ReactNode, use } from 'react'
import { ChecksContext } from './checks-context'
import { prevailingBasis } from './prevailing-basis'
import { PrevailingMark } from './prevailing-mark'

interface ReportSectionProps {
  id: string
  title: string
  /** Everything the section says. */
  statements: Statement[]
  /** What the mark beside the title stands for, when that is not all of it; the basis of most is marked once. */
  marks?: Statement[]
  /** Shown when it says nothing. */
  empty: string
  children: (basis: Basis | null | undefined) => ReactNode
}

/** A headline and what stands under it. `children` gets the basis that the title marks. */
export function ReportSection({ id, title, statements, marks, empty, children }: ReportSectionProps) {
  const nothing = statements.every(({ text }) => text === '')
  const prevailing = prevailingBasis(marks ?? statements, use(ChecksContext))
  return (
    <section aria-labelledby={id} className="border-line border-t pt-8 first:border-t-0 first:pt-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} tabIndex={-1} className="font-semibold font-serif text-xl tracking-tight">
          {title}
        </h2>
        {!nothing && <PrevailingMark prevailing={prevailing} />}
      </div>
      {nothing ? <p className="text-ink-muted">{empty}</p> : children(prevailing.basis)}
    </section>
  )
}
