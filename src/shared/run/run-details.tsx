import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoment } from '../lib/dates'
import { keyed } from '../lib/keyed'
import type { NamedStep } from './run-figures'

interface RunDetailsProps {
  open: boolean
  onOpenChange?: (open: boolean) => void
  /** The summary, also visible while collapsed. */
  gist: string | null
  children: ReactNode
}

/** For administrators, collapsed: how something was made. */
export const RunDetails = ({ open, onOpenChange, gist, children }: RunDetailsProps) => (
  <details
    open={open}
    onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    className="group rounded-lg border border-line bg-surface-raised text-sm print:hidden"
  >
    <summary className="flex min-h-11 list-none items-center gap-3 rounded-lg px-4 py-2 hover:bg-surface-sunken/50 [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 text-ink-muted transition-transform duration-150 ease-out group-open:rotate-90"
      />
      <h2 className="shrink-0 font-semibold">Run</h2>
      {gist && <span className="ml-auto min-w-0 text-right text-ink-muted">{gist}</span>}
    </summary>
    <div className="flex flex-col gap-6 border-line border-t p-4">{children}</div>
  </details>
)

/** Details that the figures do not show: the engines' notes, and failures verbatim. */
export function RunRemarks({ steps }: { steps: NamedStep[] }) {
  const notes = steps.flatMap(({ name, usage }) =>
    [...new Set(usage.flatMap((attempt) => attempt.notes))].map((note) => `${name}: ${note}`),
  )
  const failures = steps.flatMap(({ name, failures: failed }) =>
    failed.map((failure) => ({ name, ...failure })),
  )
  return (
    <>
      <Remarks title="Notes" none="No notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Remarks>
      <Remarks title="Failures" none="No attempt failed">
        {keyed(failures, ({ name, attempt, at }) => `${name} ${attempt} ${at}`).map(({ key, item }) => (
          <li key={key}>
            {item.name}, attempt {item.attempt}
            {item.at && `, ${formatMoment(item.at)}`}
            {item.reason && <span className="block text-ink">{item.reason}</span>}
            {item.detail !== '' && (
              <pre className="mt-1 overflow-hidden whitespace-pre-wrap rounded-sm bg-surface-sunken px-3 py-2 font-mono text-xs [overflow-wrap:anywhere]">
                {item.detail}
              </pre>
            )}
          </li>
        ))}
      </Remarks>
    </>
  )
}

interface RemarksProps {
  title: string
  none: string
  children: ReactNode[]
}

export const Remarks = ({ title, none, children }: RemarksProps) => (
  <div>
    <h3 className="mb-1 font-semibold">{title}</h3>
    {children.length > 0 ? (
      <ul className="flex flex-col gap-3 text-ink-muted">{children}</ul>
    ) : (
      <p className="text-ink-muted">{none}</p>
    )}
  </div>
)
