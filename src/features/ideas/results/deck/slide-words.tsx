import { keyed } from '@/shared/lib/keyed'
import type { Scene, TextElement } from './scene/element'

const isText = (element: Scene['elements'][number]): element is TextElement => element.kind === 'text'

/** What the slide says in letters of reading size, for screens on which the slide itself is small. */
export const SlideWords = ({ scene }: { scene: Scene }) => (
  <details className="text-sm sm:hidden print:hidden">
    <summary className="min-h-11 py-2 text-ink-muted">Read this slide as text</summary>
    <div className="flex flex-col gap-2 pb-2">
      {keyed(scene.elements.filter(isText), ({ text }) => text).map(({ key, item }) => (
        <p key={key} dir="auto" className={item.bold ? 'font-medium' : 'text-ink-muted'}>
          {item.text}
        </p>
      ))}
    </div>
  </details>
)
