import {
  BRIEF_FIELDS,
  type Brief,
  type BriefChanges,
  type BriefField,
  entriesOf,
  type FieldState,
  firstValue,
} from '@domain/brief/brief'
import { answered, changesBy, cleared, confirmed } from '@domain/brief/changes'
import { currencyIn, quantityPeriod } from '@domain/brief/economics'
import { type Offer, offersOf, withOffer } from '@domain/brief/offers'
import { QUESTIONS, questionOf } from '@domain/brief/questions'
import { Undo2 } from 'lucide-react'
import {
  type ComponentType,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { cn } from '@/shared/lib/cn'
import { Button } from '@/shared/ui/button'
import { placeOf } from './countries'
import type { EditorProps } from './editor-form'
import { EDITORS } from './editors'
import { FieldQuestion, MoreQuestions } from './field-question'
import { FieldRow } from './field-row'
import { useFocusMove, useRunOnRequest } from './use-focus-move'
import { useQuestions } from './use-questions'
import { useUndo } from './use-undo'

interface BriefPanelProps {
  brief: Brief
  /** The normalized idea that the brief quotes. */
  idea: string
  onChange: (changes: BriefChanges) => void
  /** Read-only: shows what is stated. */
  readOnly?: boolean
  /** Opens the editor of this field; pass a new object to ask again. */
  focusField?: { field: BriefField } | null
  /** The closest business fields to choose from. */
  fieldChoices?: readonly string[]
  /** Called with the field that is hovered or focused, so that its words can be marked in the text. */
  onLook?: (field: BriefField | null) => void
  /** At the end of the heading's line. */
  closer?: ReactNode
  /** Below the heading. */
  children?: ReactNode
  className?: string
}

/** 'Your brief': the known fields of an idea and the open questions, each editable in place. */
export function BriefPanel({ brief, idea, onChange, readOnly = false, ...props }: BriefPanelProps) {
  const { focusField = null, fieldChoices = [], onLook, closer, children, className } = props
  const headingId = useId()
  const tradeId = useId()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { change, undo, last, isOnly } = useUndo(brief, idea, onChange)
  const [news, setNews] = useState('')
  const [editing, setEditing] = useState<BriefField | null>(null)
  const asking = useQuestions(brief, readOnly)
  const { stated, questions, more, offersTrade, showsMore } = asking
  const moveFocus = useFocusMove(panel)

  const openField = (field: BriefField) => {
    if (asking.isOpen(field)) asking.openQuestion(field)
    else setEditing(field)
    moveFocus(field, 'editor')
  }
  useRunOnRequest(focusField, () => focusField && openField(focusField.field))

  /** Makes a change; returns a function that moves focus to the next question or back to the field. */
  const act = (field: BriefField, state: FieldState<unknown>, said: string) => {
    const changes = changesBy(brief, field, state)
    change(changes, `${QUESTIONS[field].label}: ${said}`)
    setNews(`${QUESTIONS[field].label}: ${said}`)
    setEditing(null)
    const next = asking.settle(field, changes)
    return () => (next ? moveFocus(next, 'editor') : moveFocus(field, 'row'))
  }

  const editorOf = <F extends BriefField>(field: F, labelId: string, quiet: boolean) => {
    const Editor: ComponentType<EditorProps<Values<F>>> = EDITORS[field]
    return (
      <Editor
        label={QUESTIONS[field].label}
        labelId={labelId}
        example={QUESTIONS[field].example}
        values={entriesOf(brief, field).map(({ value }) => value)}
        context={{
          currency: currencyIn(brief),
          fieldChoices,
          customer: firstValue(brief, 'customer'),
          quantityPeriod: quantityPeriod(brief),
        }}
        quiet={quiet}
        onSave={(values, by) => {
          const former: FieldState<Values<F>> = brief[field]
          const goOn = act(field, answered(values, former, idea), 'saved')
          if (by === 'itself') goOn()
        }}
        onCancel={(by) => {
          setEditing(null)
          if (!quiet && by === 'itself') moveFocus(field, 'row')
        }}
        actions={
          !quiet && (
            <>
              <Action onClick={() => clear(field)}>Clear</Action>
              <Action onClick={() => dismiss(field)}>Does not apply</Action>
            </>
          )
        }
      />
    )
  }
  const clear = (field: BriefField) => {
    act(field, cleared<unknown>(brief[field], idea), 'cleared')
    asking.askAgain(field)
    moveFocus(field, 'editor')
  }
  const use = async (field: BriefField, offer: Offer) => {
    const value = field === 'place' ? await placeOf(offer.words) : offer.value
    act(field, withOffer(brief[field], { ...offer, value }), 'saved')()
  }
  const dismiss = (field: BriefField) => act(field, { state: 'none' }, 'does not apply')()
  const question = (field: BriefField, open: boolean) => (
    <FieldQuestion
      key={field}
      field={field}
      question={questionOf(brief, field)}
      open={open}
      onOpen={() => openField(field)}
      onNone={() => dismiss(field)}
      onFocus={() => asking.hold(field)}
      offers={offersOf(brief, field, idea)}
      onUse={(offer) => void use(field, offer)}
      editor={(labelId) => editorOf(field, labelId, true)}
    />
  )
  const takeBack = () => {
    if (!last) return
    undo()
    // The button disappears with the last step.
    if (isOnly) heading.current?.focus()
    setEditing(null)
    asking.release()
    setNews(`Undone. ${last}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select')
    if (typing || event.shiftKey || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey))
      return
    event.preventDefault()
    takeBack()
  }

  return (
    <section
      ref={panel}
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => onLook?.(fieldOf(target))}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
        asking.release()
        onLook?.(null)
      }}
      className={cn('min-w-0 rounded-lg border border-line bg-surface-raised p-4 sm:p-6', className)}
    >
      <div className="flex min-h-8 items-center justify-between gap-4">
        <h2
          ref={heading}
          id={headingId}
          tabIndex={-1}
          className="font-semibold text-base leading-6 outline-none"
        >
          Your brief
        </h2>
        <div className="-mr-3 flex items-center">
          {last && (
            <Button variant="ghost" size="sm" aria-label={`Undo: ${last}`} onClick={takeBack}>
              <Undo2 aria-hidden />
              Undo
            </Button>
          )}
          {closer}
        </div>
      </div>
      {children}
      {stated.length > 0 && (
        <dl className="mt-3">
          {stated.map((field) => (
            <Fragment key={field}>
              <FieldRow
                brief={brief}
                field={field}
                idea={idea}
                editor={editing === field ? (labelId) => editorOf(field, labelId, false) : null}
                onEdit={readOnly ? undefined : () => openField(field)}
                onConfirm={
                  readOnly ? undefined : () => act(field, confirmed<unknown>(brief[field]), 'confirmed')()
                }
              />
              {field === 'customer' && offersTrade && (
                <div data-field="trade" className="pb-3">
                  <dt id={tradeId} className="text-ink-muted text-xs">
                    {QUESTIONS.trade.ask}
                  </dt>
                  <dd className="mt-1">{editorOf('trade', tradeId, true)}</dd>
                </div>
              )}
            </Fragment>
          ))}
        </dl>
      )}
      {!readOnly && questions.length > 0 && (
        <ul
          aria-label="Open questions"
          className={cn('border-line', stated.length > 0 ? 'border-t pt-1' : 'mt-2')}
        >
          {questions.map((field) => question(field, true))}
        </ul>
      )}
      {!readOnly && more.length > 0 && (
        <MoreQuestions count={more.length} open={showsMore} onToggle={asking.toggleMore}>
          {showsMore && more.map((field) => question(field, asking.isOpened(field)))}
        </MoreQuestions>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </section>
  )
}

type Values<F extends BriefField> = ReturnType<typeof entriesOf<F>>[number]['value']

const Action = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="link" onClick={onClick} className="text-ink-muted text-sm no-underline hover:underline">
    {children}
  </Button>
)

const fieldOf = (element: Element): BriefField | null => {
  const name = element.closest<HTMLElement>('[data-field]')?.dataset.field
  return BRIEF_FIELDS.find((field) => field === name) ?? null
}
