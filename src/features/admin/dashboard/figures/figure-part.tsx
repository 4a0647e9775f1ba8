import { type ReactNode, useId } from 'react'

interface FigurePartProps {
  title: string
  /** Said in place of the figures while there are none. */
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
