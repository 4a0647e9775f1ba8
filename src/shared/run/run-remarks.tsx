import type { ReactNode } from 'react'
import { formatMoment } from '../lib/dates'
import { keyed } from '../lib/keyed'
import type { NamedStep } from './step-record'

/** What the figures do not say: notes of the engines, and failures word for word. */
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
