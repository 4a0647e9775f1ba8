import { formatMoment } from '@/shared/lib/dates'
import { isChoice } from '@/shared/list/list-address'
import { type AuditEntry, changesOf, SUBJECTS } from './audit-entry'
import { ChangeLine } from './change-line'

const DONE = { insert: 'added', update: 'changed', delete: 'deleted', run: 'started' }

/** Who did what to which row when, and what that changed. */
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
          {actorWords(entry)}, <time dateTime={at}>{formatMoment(at)}</time>
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

function actorWords({ actor, actorName }: AuditEntry): string {
  if (actor === null) return 'Directly in the database'
  return actorName ?? `Deleted user ${actor}`
}
