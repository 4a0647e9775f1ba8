import { type ReactNode, useId } from 'react'
import { COMPARE_GRID, ideasStyle, Letter } from './compare-row'
import type { Compared } from './compared'

interface CompareSectionProps {
  title: string
  /** How to read it. */
  note: string
  ideas: readonly Compared[]
  children: ReactNode
}

/** A headline, the ideas' letters above their columns, and what is compared. */
export function CompareSection({ title, note, ideas, children }: CompareSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12" style={ideasStyle(ideas.length)}>
      <h2 id={id} className="break-after-avoid font-semibold font-serif text-xl tracking-tight">
        {title}
      </h2>
      <p className="mt-1 max-w-measure break-after-avoid text-ink-muted text-sm">{note}</p>
      <div className="mt-4 rounded-lg border border-line bg-surface-raised px-4 sm:px-6">
        <div
          aria-hidden
          className={`${COMPARE_GRID} sticky top-0 z-10 rounded-lg bg-surface-raised py-3 max-lg:hidden print:static print:grid print:break-after-avoid`}
        >
          <span />
          {ideas.map(({ letter, validation }) => (
            <span key={letter} className="flex min-w-0 items-center gap-2">
              <Letter>{letter}</Letter>
              <span dir="auto" className="truncate text-ink-muted text-xs">
                {validation.title}
              </span>
            </span>
          ))}
        </div>
        <div className="max-lg:*:first:border-t-0 print:*:first:border-t">{children}</div>
      </div>
    </section>
  )
}
