import { ArrowRight } from 'lucide-react'
import { formatMoment } from '@/shared/lib/dates'
import { isChoice } from '@/shared/list/list-address'
import { type AuditEntry, type Change, changesOf, SUBJECTS } from './audit-entry'
import { formatColumn, formatValue } from './format-value'

const DONE = { insert: 'added', update: 'changed', delete: 'deleted', run: 'started' }

/** One entry of the log: the administrator, the row, the time, and the changes. */
export function EntryRow({ entry }: { entry: AuditEntry }) {
  const { at, action, subject, subjectId, subjectName, moreChanges } = entry
  const changes = changesOf(entry)
  return (
    <li className="grid gap-x-8 gap-y-3 px-4 py-4 text-sm lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="min-w-0">
        <h2 className="font-semibold">
          {isChoice(SUBJECTS, subject) ? SUBJECTS[subject].label : subject} {DONE[action]}
        </h2>
        {subjectName && (
          <p className="[overflow-wrap:anywhere]">
            <bdi>{subjectName}</bdi>
          </p>
        )}
        <p className="break-all font-mono text-ink-muted text-xs">{subjectId}</p>
        <p className="mt-1 text-ink-muted">
          {formatActor(entry)}, <time dateTime={at}>{formatMoment(at)}</time>
        </p>
      </div>
      {action === 'delete' && changes.length === 0 ? (
        <p className="text-ink-muted">Deleted with the account or project it belonged to.</p>
      ) : (
        <div className="min-w-0">
          <dl className="flex flex-col gap-2">
            {changes.map((change) => (
              <ChangeLine key={change.column} change={change} />
            ))}
          </dl>
          {moreChanges > 0 && (
            <p className="mt-2 text-ink-muted">
              and {moreChanges.toLocaleString('en-US')} more {moreChanges === 1 ? 'field' : 'fields'}
            </p>
          )}
        </div>
      )}
    </li>
  )
}

function formatActor({ actor, actorName }: AuditEntry): string {
  if (actor === null) return 'Directly in the database'
  return actorName ?? `Deleted user ${actor}`
}

const FOLDED_CHARS = 160

/** One column before and after; only one value for added or deleted rows. */
const ChangeLine = ({ change }: { change: Change }) => (
  <div className="min-w-0">
    <dt className="text-ink-muted text-xs">{formatColumn(change.column)}</dt>
    <dd className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      {'before' in change && (
        <>
          {'after' in change && <span className="sr-only">{'before: '}</span>}
          <Value value={change.before} />
        </>
      )}
      {'before' in change && 'after' in change && (
        <>
          <ArrowRight aria-hidden className="size-3.5 shrink-0 self-center text-ink-muted" />
          <span className="sr-only">{' after: '}</span>
        </>
      )}
      {'after' in change && <Value value={change.after} />}
    </dd>
  </div>
)

function Value({ value }: { value: unknown }) {
  const words = formatValue(value)
  if (words.length <= FOLDED_CHARS)
    return (
      <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {words}
      </span>
    )
  return (
    <details className="min-w-0">
      <summary className="text-accent">{words.length.toLocaleString('en-US')} characters</summary>
      <p dir="auto" className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {words}
      </p>
    </details>
  )
}
