import { Check } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { cn } from '@/shared/lib/cn'
import type { Compared } from './compared'

/** Wide screens: a column of names and one per idea. Narrow screens: the ideas below each other, by letter. */
export const COMPARE_GRID =
  'grid gap-x-6 lg:grid-cols-[9.5rem_repeat(var(--ideas),minmax(0,1fr))] print:gap-x-4 print:grid-cols-[5.5rem_repeat(var(--ideas),minmax(0,1fr))]'

export const ideasStyle = (count: number): CSSProperties => ({ ['--ideas' as string]: count })

export const Letter = ({ children, className }: { children: string; className?: string }) => (
  <span
    className={cn(
      'grid size-6 shrink-0 place-items-center rounded-full border border-line-strong font-medium text-ink-muted text-xs',
      className,
    )}
  >
    {children}
  </span>
)

interface CompareRowProps {
  title: ReactNode
  ideas: readonly Compared[]
  className?: string
  children: (idea: Compared) => ReactNode
}

/** One property across all ideas. */
export const CompareRow = ({ title, ideas, className, children }: CompareRowProps) => (
  <div className={cn(COMPARE_GRID, 'break-inside-avoid gap-y-2 border-line border-t py-4', className)}>
    <h3 className="font-medium text-sm leading-5 print:break-after-auto print:text-xs">{title}</h3>
    {ideas.map((idea) => (
      <div key={idea.letter} className="grid min-w-0 grid-cols-[2.25rem_minmax(0,1fr)] lg:block print:block">
        <Letter className="lg:hidden print:hidden">{idea.letter}</Letter>
        <span className="sr-only">{idea.validation.title}: </span>
        <div className="min-w-0 text-sm">{children(idea)}</div>
      </div>
    ))}
  </div>
)

/** Shown for content that a report lacks. */
export const NotHeld = ({ children }: { children: string }) => (
  <span className="text-ink-muted">{children}</span>
)

interface CompareSectionProps {
  title: string
  /** Explains the section. */
  note: string
  ideas: readonly Compared[]
  children: ReactNode
}

/** A headline, the ideas' letters above their columns, and the compared rows. */
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

/** Marks the highest score of a row with a word and not by color alone. */
export const BestMark = () => (
  <span className="inline-flex items-center gap-0.5 font-medium text-accent text-xs">
    <Check aria-hidden className="size-3.5" />
    Best
  </span>
)
