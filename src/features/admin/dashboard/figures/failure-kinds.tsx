import { countWords } from '@/shared/lib/cost-words'
import { formatMoment } from '@/shared/lib/dates'
import { FigurePart } from './figure-part'
import type { FailureKind } from './figures'
import { ShareBar } from './share-bar'

const SHOWN = 5

/** Why attempts failed, as founders were told, the most frequent first. */
export function FailureKinds({ failures }: { failures: FailureKind[] }) {
  const most = failures[0]?.failed ?? 0
  const rest = failures.slice(SHOWN)
  return (
    <FigurePart
      title="Errors by kind"
      none={failures.length === 0 ? 'No failed attempts in this period.' : null}
    >
      <Kinds kinds={failures.slice(0, SHOWN)} most={most} />
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="mb-3 text-accent">
            {rest.length} more {rest.length === 1 ? 'kind' : 'kinds'}
          </summary>
          <Kinds kinds={rest} most={most} />
        </details>
      )}
    </FigurePart>
  )
}

const Kinds = ({ kinds, most }: { kinds: FailureKind[]; most: number }) => (
  <ul className="flex flex-col gap-3">
    {kinds.map(({ kind, failed, lastAt }) => (
      <li key={kind}>
        <p className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">{kind}</span>
          <span className="tabular-nums">{countWords(failed)}</span>
        </p>
        <p className="mb-1 text-ink-muted text-xs">Last on {formatMoment(lastAt)}</p>
        <ShareBar share={failed / most} className="fill-danger" />
      </li>
    ))}
  </ul>
)
