import { type Brief, type BriefField, entriesOf } from '@domain/brief/brief'
import { quoteOf } from '@domain/brief/changes'
import { quantityPeriod } from '@domain/brief/economics'
import { formatValue } from '@domain/brief/format'
import { lacksDealValue, QUESTIONS, questionOf } from '@domain/brief/questions'
import * as m from 'framer-motion/m'
import { useAnimate } from 'framer-motion/mini'
import { Check } from 'lucide-react'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect } from 'react'
import { Button } from '@/shared/ui/button'
import { useMayEnter } from '@/shared/ui/motion'

interface FieldRowProps {
  brief: Brief
  field: BriefField
  idea: string
  /** The editor, while it is open. */
  editor: ((labelId: string) => ReactNode) | null
  /** Missing if the brief is read-only. */
  onEdit?: () => void
  onConfirm?: () => void
}

/** A field that is stated or does not apply: its value, its source, and the actions to change it. */
export function FieldRow({ brief, field, idea, editor, onEdit, onConfirm }: FieldRowProps) {
  const labelId = useId()
  const entries = entriesOf(brief, field)
  const unconfirmed = entries.some(({ confirmed }) => !confirmed)
  const values = <Values brief={brief} field={field} idea={idea} />
  const label = QUESTIONS[field].label
  const row = useArrival()
  return (
    <m.div
      ref={row}
      layout="position"
      data-field={field}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line border-t py-2 text-sm"
    >
      <dt id={labelId} className="text-ink-muted text-xs">
        {label}
      </dt>
      {editor ? (
        <dd className="col-span-2 mt-1">{editor(labelId)}</dd>
      ) : (
        <>
          <dd className="row-start-2 mt-0.5">
            {onEdit ? (
              <button
                type="button"
                data-focus
                onClick={onEdit}
                className="-mx-1.5 -my-0.5 w-[calc(100%+0.75rem)] cursor-text rounded-md px-1.5 py-0.5 text-left hover:bg-surface-sunken focus-visible:outline-offset-0 pointer-coarse:min-h-11"
              >
                <span className="sr-only">Edit {label.toLowerCase()}:</span> {values}
              </button>
            ) : (
              values
            )}
            {onEdit && field === 'price' && lacksDealValue(brief) && (
              <Button variant="link" size="sm" onClick={onEdit} className="-ml-0.5">
                {questionOf(brief, field).add}
              </Button>
            )}
          </dd>
          {entries.length > 0 && (
            <dd className="col-start-2 row-span-2 row-start-1 flex items-center self-start whitespace-nowrap">
              {!unconfirmed && (
                <>
                  <Check aria-hidden className="mt-2 size-4 text-accent" />
                  <span className="sr-only">Confirmed</span>
                </>
              )}
              {unconfirmed && onConfirm && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Confirm ${label.toLowerCase()}`}
                  onClick={onConfirm}
                  className="-mr-3 max-w-none text-accent"
                >
                  Confirm
                </Button>
              )}
            </dd>
          )}
        </>
      )}
    </m.div>
  )
}

interface ValuesProps {
  brief: Brief
  field: BriefField
  idea: string
}

function Values({ brief, field, idea }: ValuesProps) {
  if (brief[field].state === 'none') return <span className="text-ink-muted">Does not apply</span>
  return entriesOf(brief, field).map((entry) => {
    const { value, origin } = entry
    const words = quoteOf(entry, idea)
    const shown = formatValue(field, value)
    const text = field === 'purchases' ? `${shown} ${quantityPeriod(brief)}` : shown
    const isWords = words === text
    return (
      <span key={JSON.stringify(value)} dir="auto" className="block [overflow-wrap:anywhere]">
        {isWords ? <Words>{words}</Words> : text}
        {words !== null && !isWords && (
          <span className="text-ink-muted">
            {' '}
            from <Words>{words}</Words>
          </span>
        )}
        {origin.kind === 'model' && <span className="text-ink-muted"> (read by {origin.name})</span>}
        {origin.kind === 'lookup' && <span className="text-ink-muted"> ({origin.source})</span>}
      </span>
    )
  })
}

/** Words of the idea, marked as they are in the text. */
const Words = ({ children }: { children: string }) => (
  <q className="before:content-['“'] after:content-['”']">
    <span className="read-words">{children}</span>
  </q>
)

const SECONDS = 0.2

/** Position of the words in the text area; null if it does not contain them or they are scrolled out of view. */
function placeInIdea(words: string): DOMRect | null {
  const copy = document.querySelector('[data-idea-copy]')
  if (!copy) return null
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const start = node.textContent?.indexOf(words) ?? -1
    if (start === -1) continue
    const range = new Range()
    range.setStart(node, start)
    range.setEnd(node, start + words.length)
    const place = range.getBoundingClientRect()
    const { top, bottom } = copy.getBoundingClientRect()
    return place.top >= top && place.bottom <= bottom ? place : null
  }
  return null
}

/** Animates the words of the idea from their position in the text to a row that appears. */
function useArrival() {
  const [row, animate] = useAnimate<HTMLDivElement>()
  const mayEnter = useMayEnter()
  const arrive = useEffectEvent(() => {
    const value = row.current?.querySelector<HTMLElement>('dd')
    const words = row.current?.querySelector('.read-words')
    const from = words && placeInIdea(words.textContent ?? '')
    if (!value || !from) return
    const to = words.getBoundingClientRect()
    const moved = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
    animate(value, { transform: [moved, 'none'], opacity: [0.3, 1] }, { duration: SECONDS, ease: 'easeOut' })
  })
  // Once, when the row appears: a value edited in place does not animate.
  const begin = useEffectEvent(() => (mayEnter ? requestAnimationFrame(arrive) : 0))
  useLayoutEffect(() => {
    const frame = begin()
    return () => cancelAnimationFrame(frame)
  }, [])
  return row
}
