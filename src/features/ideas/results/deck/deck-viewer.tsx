import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { cn } from '@/shared/lib/cn'
import { DeckControls } from './deck-controls'
import { actionOf, type DeckAction } from './deck-key'
import type { Scene } from './scene/element'
import { SlideDots, SlideThumbnails } from './slide-links'
import { SlideView } from './slide-view'
import { SlideWords } from './slide-words'
import { useDeckPlayer } from './use-deck-player'
import { useFullscreen } from './use-fullscreen'
import { useSwipe } from './use-swipe'

interface DeckViewerProps {
  scenes: Scene[]
  /** What else can be done with the deck. */
  children: ReactNode
}

export function DeckViewer({ scenes, children }: DeckViewerProps) {
  const frame = useRef<HTMLElement>(null)
  const player = useDeckPlayer(scenes.length)
  const { full, toggle, leave } = useFullscreen(frame)
  const { index, goTo } = player
  const swipe = useSwipe((towards) => goTo(towards === 'next' ? index + 1 : index - 1))
  const scene = scenes[index]

  // In fullscreen every key is meant for the deck, wherever the focus was before.
  useEffect(() => {
    if (full) frame.current?.focus({ preventScroll: true })
  }, [full])

  const last = scenes.length - 1
  const turnTo = (to: number) => {
    goTo(to)
    // The button is disabled at the end to which it leads, and would take the keys with it.
    if (to === 0 || to === last) frame.current?.focus({ preventScroll: true })
  }
  const act: Record<DeckAction, () => void> = {
    next: () => goTo(index + 1),
    previous: () => goTo(index - 1),
    first: () => goTo(0),
    last: () => goTo(last),
    fullscreen: toggle,
    leave,
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A menu that was opened from here lies elsewhere in the page and has keys of its own.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
    const action = actionOf(event)
    if (!action || (action === 'leave' && !full)) return
    event.preventDefault()
    act[action]()
  }
  if (!scene) return null
  return (
    <section
      ref={frame}
      aria-label="Pitch deck"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={cn(
        'flex flex-col gap-3 outline-none',
        full && 'fixed inset-0 z-50 justify-center bg-surface p-2',
      )}
    >
      <article
        aria-roledescription="slide"
        aria-label={`Slide ${index + 1} of ${scenes.length}: ${scene.name}`}
        {...swipe}
        className={cn(
          'touch-pan-y overflow-hidden rounded-lg border border-line',
          full && 'mx-auto w-full max-w-[calc((100dvh-8rem)*16/9)]',
        )}
      >
        <SlideView key={index} scene={scene} className="motion-safe:animate-fade-in" />
      </article>
      <p className="sr-only" aria-live={player.playing ? 'off' : 'polite'}>
        Slide {index + 1} of {scenes.length}: {scene.name}
      </p>
      <SlideDots scenes={scenes} index={index} goTo={goTo} />
      <DeckControls player={player} turnTo={turnTo} count={scenes.length} full={full} toggleFull={toggle}>
        {children}
      </DeckControls>
      {!full && <SlideWords scene={scene} />}
      {!full && <SlideThumbnails scenes={scenes} index={index} goTo={goTo} />}
    </section>
  )
}
