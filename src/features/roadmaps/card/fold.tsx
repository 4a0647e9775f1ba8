import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { keyed } from '@/shared/lib/keyed'

interface FoldProps {
  title: string
  /** A count or amount, beside the title. */
  note?: string | undefined
  startOpen?: boolean
  children: ReactNode
}

/** A collapsible part of the card; expanded in print. */
export function Fold({ title, note, startOpen = false, children }: FoldProps) {
  const id = useId()
  const [open, setOpen] = useState(startOpen)
  return (
    <section aria-labelledby={`${id}-title`} className="border-line border-t py-2 last:pb-0">
      <h3 id={`${id}-title`} className="font-semibold">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full items-center gap-3 rounded-md text-left"
        >
          <span className="min-w-0 flex-1">
            {title}
            {note && <span className="ml-2 font-normal text-ink-muted text-sm">{note}</span>}
          </span>
          <ChevronDown
            aria-hidden
            className={cn(
              'size-4 shrink-0 text-ink-muted transition-transform duration-150 print:hidden',
              open && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <div id={id} className={cn('pt-1 pb-4', !open && 'hidden print:block')}>
        {children}
      </div>
    </section>
  )
}

export const TextList = ({ texts, none }: { texts: readonly string[]; none: string }) =>
  texts.length === 0 ? (
    <p className="text-ink-muted">{none}</p>
  ) : (
    <ul className="flex max-w-report list-disc flex-col gap-1.5 pl-5 marker:text-ink-faint">
      {keyed(texts, (text) => text).map(({ key, item }) => (
        <li key={key} dir="auto">
          {item}
        </li>
      ))}
    </ul>
  )
