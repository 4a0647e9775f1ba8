import { useId } from 'react'
import { cn } from '@/shared/lib/cn'
import { formatDate } from '@/shared/lib/dates'
import { STATUS_BADGES } from '@/shared/lib/status-badge'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import type { ListedIdea } from '../listed-idea'
import { CARD_IDEA, CARD_TITLE } from './card-lines'
import { ChoiceMark } from './choice-mark'
import { CompletedLines } from './completed-lines'
import { ErrorLines } from './error-lines'
import { IdeaMenu } from './idea-menu'
import { RunningLines } from './running-lines'

const LINES = {
  pending: RunningLines,
  analyzing: RunningLines,
  completed: CompletedLines,
  error: ErrorLines,
}

interface IdeaCardProps {
  idea: ListedIdea
  /** Whether it is chosen to be compared; null while nothing is being chosen. */
  chosen: boolean | null
  onToggle: (id: string) => void
  onCompare: (id: string) => void
  onDelete: (idea: ListedIdea) => void
}

/** One validation of the list. The whole card answers to the one link or button of its state, or to its checkbox. */
export function IdeaCard({ idea, chosen, onToggle, onCompare, onDelete }: IdeaCardProps) {
  const titleId = useId()
  const { label, variant } = STATUS_BADGES[idea.status]
  const Lines = LINES[idea.status]
  const choosing = chosen !== null
  const out = choosing && idea.status !== 'completed'
  return (
    <Card
      interactive={!out}
      asChild
      className={cn(
        chosen && 'border-accent outline outline-accent hover:border-accent',
        out && 'bg-surface',
      )}
    >
      <article aria-labelledby={titleId}>
        <div className="flex min-h-6 items-center gap-x-3 text-ink-muted text-sm">
          <Badge variant={variant} className="shrink-0">
            {label}
          </Badge>
          <span className="whitespace-nowrap">{formatDate(idea.createdAt)}</span>
          {choosing ? (
            <ChoiceMark idea={idea} chosen={chosen} onToggle={() => onToggle(idea.id)} />
          ) : (
            <IdeaMenu idea={idea} onCompare={() => onCompare(idea.id)} onDelete={() => onDelete(idea)} />
          )}
        </div>
        <div className="max-w-report">
          <h2 id={titleId} dir="auto" className={CARD_TITLE}>
            {idea.title}
          </h2>
          <p dir="auto" className={CARD_IDEA}>
            {idea.idea}
          </p>
        </div>
        <div inert={choosing} className="transition-opacity duration-150 inert:opacity-60">
          <Lines idea={idea} titleId={titleId} />
        </div>
      </article>
    </Card>
  )
}
