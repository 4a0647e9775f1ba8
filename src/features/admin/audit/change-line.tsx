import { ArrowRight } from 'lucide-react'
import type { Change } from './audit-entry'
import { columnWords, valueWords } from './value-words'

const FOLDED_CHARS = 160

/** One column: what it was and what it is; for rows that were added or deleted only the one that there is. */
export const ChangeLine = ({ change }: { change: Change }) => (
  <div className="min-w-0">
    <dt className="text-ink-muted text-xs">{columnWords(change.column)}</dt>
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
  const words = valueWords(value)
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
