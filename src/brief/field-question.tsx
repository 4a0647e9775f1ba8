import type { BriefField } from '@domain/brief/brief'
import type { Offer } from '@domain/brief/offers'
import type { Question } from '@domain/brief/questions'
import * as m from 'framer-motion/m'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '@/shared/lib/cn'
import { Button } from '@/shared/ui/button'

interface FieldQuestionProps {
  field: BriefField
  question: Pick<Question, 'ask' | 'label'>
  /** False for a question that shows its editor only when asked to. */
  open: boolean
  onOpen: () => void
  onNone: () => void
  onFocus: () => void
  /** Words of the text that may be the answer. */
  offers: readonly Offer[]
  onUse: (offer: Offer) => void
  editor: (labelId: string) => ReactNode
}

/** A field that nothing is known about. */
export function FieldQuestion({ field, open, onOpen, onNone, onFocus, ...props }: FieldQuestionProps) {
  const {
    question: { ask, label },
    offers,
    onUse,
    editor,
  } = props
  const labelId = useId()
  return (
    <m.li layout="position" data-field={field} onFocus={onFocus} className="py-2.5">
      {open ? (
        <>
          <div className="mb-1.5 flex items-baseline justify-between gap-3">
            <p id={labelId} className="font-medium text-sm">
              {ask}
            </p>
            <Button
              variant="link"
              aria-label={`Does not apply: ${label}`}
              onClick={onNone}
              className="shrink-0 text-ink-muted text-xs no-underline hover:underline"
            >
              Does not apply
            </Button>
          </div>
          {offers.map((offer) => (
            <UseWords key={offer.words} words={offer.words} onUse={() => onUse(offer)} />
          ))}
          {editor(labelId)}
        </>
      ) : (
        <button
          type="button"
          data-focus
          onClick={onOpen}
          className="-mx-1.5 flex w-[calc(100%+0.75rem)] items-center gap-2 rounded-md px-1.5 py-1 text-left text-sm hover:bg-surface-sunken pointer-coarse:min-h-11"
        >
          <span className="min-w-0 flex-1">{ask}</span>
          <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
        </button>
      )}
    </m.li>
  )
}

/** Answers a question with words of the text. */
const UseWords = ({ words, onUse }: { words: string; onUse: () => void }) => (
  <button
    type="button"
    onClick={onUse}
    title={words}
    aria-label={`Use these words: “${words}”`}
    className="mb-1.5 flex w-full flex-col gap-0.5 rounded-md border border-line-strong bg-surface-raised px-2.5 py-1.5 text-left text-sm transition-colors duration-150 ease-out hover:bg-surface-sunken pointer-coarse:px-3 pointer-coarse:py-2"
  >
    <q dir="auto" className="line-clamp-3 wrap-anywhere before:content-['“'] after:content-['”']">
      {words}
    </q>
    <span className="font-medium text-accent text-xs">Use these words</span>
  </button>
)

interface MoreQuestionsProps {
  count: number
  open: boolean
  onToggle: () => void
  children: ReactNode
}

/** The remaining questions, collapsed. */
export function MoreQuestions({ count, open, onToggle, children }: MoreQuestionsProps) {
  const id = useId()
  return (
    <div className="border-line border-t pt-2">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className="-ml-3"
      >
        More questions ({count})
        <ChevronDown aria-hidden className={cn('transition-transform', open && 'rotate-180')} />
      </Button>
      <ul id={id} hidden={!open}>
        {children}
      </ul>
    </div>
  )
}
