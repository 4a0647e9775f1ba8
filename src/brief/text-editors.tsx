import { BRIEF_TEXT_CHARS } from '@domain/brief/limits'
import { Plus, X } from 'lucide-react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'
import { keyed } from '@/shared/lib/keyed'
import { Button, IconButton } from '@/shared/ui/button'
import { Textarea } from '@/shared/ui/input'
import { editorOf } from './editor-form'

const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

interface LineProps extends Omit<ComponentProps<typeof Textarea>, 'value' | 'onChange'> {
  value: string
  onText: (text: string) => void
}

/** One line that wraps and grows with its text; Enter submits. */
export const Line = ({ onText, className, ...props }: LineProps) => (
  <Textarea
    {...props}
    rows={1}
    maxLength={BRIEF_TEXT_CHARS}
    onChange={({ target }) => onText(target.value.replaceAll('\n', ' '))}
    onKeyDown={submitOnEnter}
    className={cn('min-h-10 resize-none py-2 pointer-coarse:min-h-11', className)}
  />
)

/** A field that holds one text. */
export const TextEditor = editorOf<string, string>({
  draftOf: ([text = '']) => text,
  read: (draft) => ({ values: draft.trim() === '' ? [] : [draft.trim()] }),
  Controls: ({ draft, onDraft, main, example }) => (
    <Line {...main} value={draft} onText={onDraft} placeholder={example} />
  ),
})

interface LinesProps<Item> {
  items: Item[]
  most: number
  isEmpty: (item: Item) => boolean
  onItems: (items: Item[]) => void
  empty: Item
  /** Name of a line: 'answer', 'place'. */
  noun: string
  add?: string
  /** Whether a rule separates the items, for items of several rows. */
  isDivided?: boolean
  children: (item: Item, onItem: (item: Item) => void, index: number) => ReactNode
}

/** A list of values with buttons to add and remove one; there is always an empty one to type into. */
export function Lines<Item>({
  items,
  most,
  isEmpty,
  onItems,
  empty,
  noun,
  add = 'Add another',
  isDivided = false,
  children,
}: LinesProps<Item>) {
  const shown = items.length === 0 ? [empty] : items
  const last = shown.at(-1)
  return (
    <div className="flex flex-col items-start gap-2">
      {keyed(shown, () => 'line').map(({ key, item }, index) => (
        <div
          key={key}
          className={cn(
            'flex w-full items-start gap-1',
            isDivided && index > 0 && 'mt-2 border-line border-t pt-4',
          )}
        >
          <div className="min-w-0 flex-1">
            {children(item, (changed) => onItems(shown.with(index, changed)), index)}
          </div>
          {shown.length > 1 && (
            <IconButton
              label={`Remove ${noun} ${index + 1}`}
              onClick={() => onItems(shown.toSpliced(index, 1))}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      {shown.length < most && last !== undefined && !isEmpty(last) && (
        <Button variant="link" size="sm" onClick={() => onItems([...shown, empty])}>
          <Plus aria-hidden />
          {add}
        </Button>
      )}
    </div>
  )
}

const isBlank = (text: string) => text.trim() === ''

/** A field that holds up to `most` texts. */
export const textsEditor = (most: number) =>
  editorOf<string, string[]>({
    draftOf: (values) => values,
    read: (draft) => ({ values: draft.map((text) => text.trim()).filter((text) => text !== '') }),
    Controls: ({ label, draft, onDraft, main, example }) => (
      <Lines items={draft} most={most} isEmpty={isBlank} onItems={onDraft} empty="" noun="line">
        {(text, onText, index) => (
          <Line
            {...(index === 0 ? main : { 'aria-label': `${label} (${index + 1})` })}
            value={text}
            onText={onText}
            placeholder={index === 0 ? example : undefined}
          />
        )}
      </Lines>
    ),
  })
