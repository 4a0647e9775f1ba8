import type { BriefChanges, BriefField } from '@domain/brief/brief'
import { QUESTIONS, type Question } from '@domain/brief/questions'
import { Plus } from 'lucide-react'
import { createContext, useContext } from 'react'
import { cn } from '@/shared/lib/cn'
import { Button } from '@/shared/ui/button'

interface AskButtonProps {
  field: BriefField
  /** Purpose of the answer, for screen readers. */
  purpose: string
  className?: string
}

/** The question of an open field, which opens it in the panel. Plain text on read-only reports. */
export function AskButton({ field, purpose, className }: AskButtonProps) {
  const ask = useAsk()
  const asking = useContext(AskContext)
  const perhaps = asking?.perhaps(field) ?? ''
  const words = (asking?.question(field) ?? QUESTIONS[field]).ask
  if (!ask) return <span className={cn('text-ink-muted text-sm', className)}>{words}</span>
  return (
    <button
      type="button"
      onClick={() => ask(field)}
      className={cn(
        'touch-area inline-flex min-h-6 items-start gap-1.5 rounded-sm text-left text-accent text-sm hover:underline',
        className,
      )}
    >
      <Plus aria-hidden className="mt-0.5 size-4 shrink-0 print:hidden" />
      <span>
        {words} <span className="sr-only">({purpose})</span>{' '}
        {perhaps !== '' && (
          <span dir="auto" className="line-clamp-1 text-ink-muted">
            {perhaps}
          </span>
        )}
      </span>
    </button>
  )
}

/** 'Add your price': opens the question of an open field. Renders nothing on read-only reports. */
export function AddButton({ field, className }: { field: BriefField; className?: string }) {
  const asking = useContext(AskContext)
  if (!asking) return null
  const { ask, question } = asking
  return (
    <Button variant="link" onClick={() => ask(field)} className={className}>
      <span className="inline-flex items-center gap-1 whitespace-nowrap text-sm print:hidden">
        <Plus aria-hidden />
        {question(field).add}
      </span>
    </Button>
  )
}

/** Actions on the brief that are available anywhere on a report's page. */
export interface Asking {
  /** Opens the brief panel at the question of a field. */
  ask: (field: BriefField) => void
  /** Saves answers given outside the panel. */
  answer: (changes: BriefChanges) => void
  /** The words of the text that may answer a field, after 'Perhaps: '; '' without any. */
  perhaps: (field: BriefField) => string
  /** The question of a field in this brief. */
  question: (field: BriefField) => Question
}

/** Null if the brief is read-only: samples, administrators, reports without a brief. */
export const AskContext = createContext<Asking | null>(null)

const useAsk = (): Asking['ask'] | null => useContext(AskContext)?.ask ?? null
export const useAnswer = (): Asking['answer'] | null => useContext(AskContext)?.answer ?? null
