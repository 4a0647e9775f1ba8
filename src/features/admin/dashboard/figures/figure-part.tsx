import { type ReactNode, useId } from 'react'

interface FigurePartProps {
  title: string
  /** Shown in place of the figures if there are none. */
  none: string | null
  children: ReactNode
}

export function FigurePart({ title, none, children }: FigurePartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 border-line border-t pt-3 text-sm">
      <h3 id={id} className="mb-3 font-semibold">
        {title}
      </h3>
      {none === null ? children : <p className="text-ink-muted">{none}</p>}
    </section>
  )
}

interface ShareBarProps {
  /** Relative to the longest bar, 0 to 1. */
  share: number
  className: string
}

/** A bar from zero, whose value is printed beside it. */
export const ShareBar = ({ share, className }: ShareBarProps) => (
  <svg aria-hidden="true" className="block h-1.5 w-full">
    <rect width="100%" height="6" rx="1" className="fill-surface-sunken" />
    <rect width={`${share * 100}%`} height="6" rx="1" className={className} />
  </svg>
)
