import { memo } from 'react'
import { cn } from '@/shared/lib/cn'
import { keyed } from '@/shared/lib/keyed'
import type { Scene, SlideElement } from './scene/element'
import { colorOf, SlideElementView } from './slide-element'

/** An editable text keeps its key while it changes. */
const keyOf = (element: SlideElement) => (element.kind === 'text' && element.slot) || JSON.stringify(element)

interface SlideViewProps {
  scene: Scene
  className?: string
}

/**
 * One slide at the available width. It looks the same in both themes, because exported files and printed pages match
 * it.
 */
export const SlideView = memo(function SlideView({ scene, className }: SlideViewProps) {
  return (
    <div
      className={cn(
        '@container relative aspect-video w-full overflow-hidden [print-color-adjust:exact]',
        className,
      )}
      style={{ background: colorOf(scene.ground) }}
    >
      {keyed(scene.elements, keyOf).map(({ key, item }) => (
        <SlideElementView key={key} element={item} />
      ))}
    </div>
  )
})
