import type { Validation } from '@domain/validation'
import { useId } from 'react'
import { formatDate } from '@/shared/lib/dates'
import { STATUS_BADGES } from '@/shared/lib/status-badge'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import { CompletedLines } from './completed-lines'
import { ErrorLines } from './error-lines'
import { RunningLines } from './running-lines'

const LINES = {
  pending: RunningLines,
  analyzing: RunningLines,
  completed: CompletedLines,
  error: ErrorLines,
}

/** One validation of the list. The whole card answers to the one link or button of its state. */
export function IdeaCard({ idea }: { idea: Validation }) {
  const titleId = useId()
  const { label, variant } = STATUS_BADGES[idea.status]
  const Lines = LINES[idea.status]
  return (
    <Card interactive asChild>
      <article aria-labelledby={titleId}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm">
          <Badge variant={variant}>{label}</Badge>
          <span>{formatDate(idea.createdAt)}</span>
        </div>
        <div className="max-w-report">
          <h2 id={titleId} dir="auto" className="mt-2 font-semibold font-serif text-lg">
            {idea.title}
          </h2>
          <p dir="auto" className="mt-1 line-clamp-2 text-ink-muted text-sm">
            {idea.idea}
          </p>
        </div>
        <Lines idea={idea} titleId={titleId} />
      </article>
    </Card>
  )
}
