import { kindOfSlot, type SlotId, slotLength } from '@domain/deck'
import {
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { cn } from '@/shared/lib/cn'
import { Button } from '@/shared/ui/button'
import { Textarea } from '@/shared/ui/input'
import { type Box, PAGE } from './scene/element'
import { useSlideEditing } from './slide-editing'

interface SlotButtonProps {
  slot: SlotId
  text: string
  gap: boolean
}

/** A text of the slide that can be clicked to edit it. */
export function SlotButton({ slot, text, gap }: SlotButtonProps) {
  const editing = useSlideEditing()
  const hintId = useId()
  if (!editing) return text
  return (
    <>
      <button
        type="button"
        data-slot-button={slot}
        aria-describedby={gap ? undefined : hintId}
        onClick={() => editing.setDraft({ slot, text: gap ? '' : text.replace(/…$/, '') })}
        className={cn(
          // Only the text itself is clickable: boxes and drawings of a slide overlap.
          'pointer-events-auto cursor-text rounded-sm text-start outline-offset-4 hover:outline-2 hover:outline-current hover:outline-dashed focus-visible:outline-2 focus-visible:outline-current',
          gap && 'underline decoration-dashed underline-offset-4',
          editing.edits[slot] && 'underline decoration-dotted underline-offset-4',
        )}
      >
        {text}
      </button>
      {!gap && (
        <span id={hintId} hidden>
          {editing.edits[slot] ? 'Edited by you. Press to change it.' : 'Press to edit.'}
        </span>
      )}
    </>
  )
}

const LEAST_WIDTH = 420
const share = (units: number, of: number) => `${(units / of) * 100}%`

/** Placed over the text, without leaving the slide on the right or at the bottom. */
function placeOf({ x, y, w, h }: Box): CSSProperties {
  const width = Math.max(w, LEAST_WIDTH)
  const beside = {
    left: share(Math.max(0, Math.min(x, PAGE.width - width)), PAGE.width),
    width: share(width, PAGE.width),
  }
  return y < PAGE.height / 2
    ? { ...beside, top: share(y, PAGE.height) }
    : { ...beside, bottom: share(Math.max(0, PAGE.height - y - h), PAGE.height) }
}

/** Edits a text in place. Enter saves, Escape discards, and an empty field restores the report's text. */
export function SlotForm({ slot, box }: { slot: SlotId; box: Box }) {
  const editing = useSlideEditing()
  const problemId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  // Takes focus from the button that it replaces.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  if (!editing || editing.draft?.slot !== slot) return null
  const { label, max } = kindOfSlot(slot)
  const { text } = editing.draft
  const words = text.replace(/\s+/g, ' ').trim()
  const length = slotLength(words)
  const problem = length > max ? `Shorten this to ${max} characters.` : null
  const close = () => {
    flushSync(() => editing.setDraft(null))
    document.querySelector<HTMLElement>(`[data-slot-button="${slot}"]`)?.focus()
  }
  const shown = editing.edits[slot]?.text ?? editing.original(slot)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem || busy) return
    if (words === shown.replace(/…$/, '')) return close()
    setBusy(true)
    // The global handler shows the failure; the typed text stays.
    const saved = await editing.save(slot, words === '' ? null : words).then(
      () => true,
      () => false,
    )
    setBusy(false)
    if (saved) close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && event.target === field.current && !event.nativeEvent.isComposing) {
      event.preventDefault()
      event.currentTarget.requestSubmit()
    }
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      style={placeOf(box)}
      className="absolute z-10 flex flex-col gap-2 rounded-md border border-line-strong bg-surface-raised p-2 text-ink shadow-lg max-sm:inset-2! max-sm:w-auto!"
    >
      <Textarea
        ref={field}
        aria-label={label}
        aria-invalid={tried && problem !== null}
        aria-describedby={problemId}
        dir="auto"
        rows={2}
        value={text}
        onChange={({ target }) => editing.setDraft({ slot, text: target.value })}
        className="min-h-14 scroll-my-24 resize-none max-sm:flex-1"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="ghost" size="sm" disabled={busy} onClick={close}>
          Cancel
        </Button>
        <span
          id={problemId}
          role={tried && problem ? 'alert' : undefined}
          className={cn('ml-auto text-sm tabular-nums', problem ? 'text-danger' : 'text-ink-muted')}
        >
          {tried && problem ? problem : `${length} / ${max}`}
        </span>
      </div>
    </form>
  )
}
