import type { BriefField } from '@domain/brief/brief'
import { QUESTIONS } from '@domain/brief/questions'
import { Plus } from 'lucide-react'
import { cn } from '@/shared/lib/cn'
import { useAsk } from './ask-context'

interface AskButtonProps {
  field: BriefField
  /** What the answer is for, for screen readers. */
  purpose: string
  className?: string
}

/** The question of an open field, which opens it in the panel. Plain text on read-only reports. */
export function AskButton({ field, purpose, className }: AskButtonProps) {
  const ask = useAsk()
  const words = QUESTIONS[field].ask
  if (!ask) return <span className={cn('text-ink-muted text-sm', className)}>{words}</span>
  return (
    <button
      type="button"
      onClick={() => ask(field)}
      className={cn(
        'touch-area inline-flex items-start gap-1.5 rounded-sm text-left text-accent text-sm hover:underline',
        className,
      )}
    >
      <Plus aria-hidden className="mt-0.5 size-4 shrink-0 print:hidden" />
      <span>
        {words} <span className="sr-only">({purpose})</span>
      </span>
    </button>
  )
}
