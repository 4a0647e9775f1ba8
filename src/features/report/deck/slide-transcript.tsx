import type { SlotId } from '@domain/deck'
import { Pencil } from 'lucide-react'
import { keyed } from '@/shared/lib/keyed'
import type { Scene, TextElement } from './scene/element'
import { useSlideEditing } from './slide-editing'

/** Large enough for a finger, unlike the slide itself. */
function WordsOf({ slot, text, gap }: { slot: SlotId; text: string; gap: boolean }) {
  const editing = useSlideEditing()
  if (!editing) return text
  const open = () => {
    editing.setDraft({ slot, text: gap ? '' : text.replace(/…$/, '') })
  }
  return (
    <button type="button" onClick={open} className="flex min-h-11 w-full items-center gap-2 text-start">
      <Pencil aria-hidden className="size-4 shrink-0" />
      {text}
    </button>
  )
}

const isText = (element: Scene['elements'][number]): element is TextElement => element.kind === 'text'

/** What the slide says in letters of reading size, for screens on which the slide itself is small. */
export const SlideTranscript = ({ scene }: { scene: Scene }) => (
  <details className="text-sm sm:hidden print:hidden">
    <summary className="min-h-11 py-2 text-ink-muted">Read this slide as text</summary>
    <div className="flex flex-col gap-2 pb-2">
      {keyed(scene.elements.filter(isText), ({ text }) => text).map(({ key, item }) => (
        <p key={key} dir="auto" className={item.bold ? 'font-medium' : 'text-ink-muted'}>
          {item.slot ? <WordsOf slot={item.slot} text={item.text} gap={item.gap} /> : item.text}
        </p>
      ))}
    </div>
  </details>
)
