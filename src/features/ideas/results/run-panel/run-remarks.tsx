import type { ReactNode } from 'react'
import { formatMoment } from '@/shared/lib/dates'
import { keyed } from '@/shared/lib/keyed'
import type { RunRecord } from '../../run-record'
import { STEP_NAMES } from './step-names'

const KINDS: Record<string, string> = { validation: 'Validation', rerun: 'Section written again' }

/** What the figures do not say: notes of the engines, failures word for word, and who paid. */
export function RunRemarks({ run: { steps, charges } }: { run: RunRecord }) {
  const notes = steps.flatMap(({ step, usage }) =>
    [...new Set(usage.flatMap((attempt) => attempt.notes))].map((note) => `${STEP_NAMES[step]}: ${note}`),
  )
  const failures = steps.flatMap(({ step, failures: failed }) =>
    failed.map((failure) => ({ step, ...failure })),
  )
  return (
    <>
      <Remarks title="Notes" none="No notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Remarks>
      <Remarks title="Failures" none="No attempt failed">
        {keyed(failures, ({ step, attempt, at }) => `${step} ${attempt} ${at}`).map(({ key, item }) => (
          <li key={key}>
            {STEP_NAMES[item.step]}, attempt {item.attempt}
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
      <Remarks title="Charges" none="Nothing was charged">
        {keyed(charges, ({ kind, at }) => `${kind} ${at}`).map(({ key, item }) => (
          <li key={key}>
            {KINDS[item.kind] ?? item.kind}: {item.source}, {item.state}, {formatMoment(item.at)}
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

const Remarks = ({ title, none, children }: RemarksProps) => (
  <div>
    <h3 className="mb-1 font-semibold">{title}</h3>
    {children.length > 0 ? (
      <ul className="flex flex-col gap-3 text-ink-muted">{children}</ul>
    ) : (
      <p className="text-ink-muted">{none}</p>
    )}
  </div>
)
