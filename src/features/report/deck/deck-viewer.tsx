import { type EditedText, editedTexts, type SlotId, slotTexts } from '@domain/deck'
import * as m from 'framer-motion/m'
import { Pencil } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { AddButton } from '@/brief/ask-button'
import { cn } from '@/shared/lib/cn'
import { keyed } from '@/shared/lib/keyed'
import { Button } from '@/shared/ui/button'
import { useMayEnter } from '@/shared/ui/motion'
import { DeckControls } from './deck-controls'
import { EditedTexts } from './edited-texts'
import type { Scene, TextElement } from './scene/element'
import { type EditableDeck, SlideEditingProvider, type SlotDraft, useSlideEditing } from './slide-editing'
import { SlideDots, SlideThumbnails } from './slide-links'
import { SlideView } from './slide-view'
import { type DeckAction, deckActionOf, useDeckPlayer, useFullscreen } from './use-deck-player'

interface DeckViewerProps {
  scenes: Scene[]
  /** Null for readers who may not edit it. */
  deck: EditableDeck | null
  /** Further actions on the deck. */
  children: ReactNode
}

export function DeckViewer({ scenes, deck, children }: DeckViewerProps) {
  const frame = useRef<HTMLElement>(null)
  const player = useDeckPlayer(scenes.length)
  const { full, toggle, leave } = useFullscreen(frame)
  const { index, goTo } = player
  const swipe = useSwipe((towards) => goTo(towards === 'next' ? index + 1 : index - 1))
  const scene = scenes[index]
  // In fullscreen, the slides are being presented.
  const editing = useDraft(full ? null : deck, () => goTo(index))
  const mayEnter = useMayEnter()
  const forward = useForward(index)

  // In fullscreen every key controls the deck, wherever focus was.
  useEffect(() => {
    if (full) frame.current?.focus({ preventScroll: true })
  }, [full])

  const last = scenes.length - 1
  const turnTo = (to: number) => {
    goTo(to)
    // The button is disabled at its end and would swallow key presses.
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
    // A menu opened from here is elsewhere in the DOM and has its own keys.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
    if (event.target instanceof Element && event.target.closest('form')) return
    const action = deckActionOf(event)
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
        {...(!editing?.draft && swipe)}
        className={cn(
          'touch-pan-y overflow-hidden rounded-lg border border-line',
          full && 'mx-auto w-full max-w-[calc((100dvh-8rem)*16/9)]',
        )}
      >
        <m.div
          key={index}
          initial={mayEnter && { x: forward ? '6%' : '-6%', opacity: 0.4 }}
          animate={{ x: 0, opacity: 1 }}
        >
          <SlideEditingProvider value={editing}>
            <SlideView scene={scene} />
          </SlideEditingProvider>
        </m.div>
      </article>
      <p className="sr-only" aria-live={player.playing ? 'off' : 'polite'}>
        Slide {index + 1} of {scenes.length}: {scene.name}
      </p>
      <SlideDots scenes={scenes} index={index} goTo={goTo} />
      <DeckControls player={player} turnTo={turnTo} count={scenes.length} full={full} toggleFull={toggle}>
        {children}
      </DeckControls>
      {!full && <SlideGaps asks={scene.asks} />}
      {!full && editing && (
        <>
          <OutdatedSlides texts={editing.texts} index={index} goTo={goTo} />
          <EditedTexts texts={editing.texts[index] ?? []} save={editing.save} />
        </>
      )}
      {!full && (
        <SlideEditingProvider value={editing}>
          <SlideTranscript scene={scene} />
        </SlideEditingProvider>
      )}
      {!full && <SlideThumbnails scenes={scenes} index={index} goTo={goTo} />}
    </section>
  )
}

/** The text being edited; typing does not turn slides. */
function useDraft(deck: EditableDeck | null, stop: () => void) {
  const [draft, keepDraft] = useState<SlotDraft | null>(null)
  const originals = useMemo(
    () => new Map(deck?.slides.flatMap((slide) => [...slotTexts(slide)])),
    [deck?.slides],
  )
  if (!deck) return null
  const { slides, edits } = deck
  const original = (slot: SlotId) => originals.get(slot) ?? ''
  return {
    draft,
    setDraft: (next: SlotDraft | null) => {
      if (next && !draft) stop()
      keepDraft(next)
    },
    edits,
    original,
    save: (slot: SlotId, text: string | null) =>
      deck.save(slot, text === null ? null : { text, basis: original(slot) }),
    /** One entry per slide. */
    texts: slides.map((slide) => editedTexts(slide, edits)),
  }
}

interface OutdatedSlidesProps {
  texts: EditedText[][]
  index: number
  goTo: (index: number) => void
}

/** Links to the other slides whose edited texts no longer match the report. */
function OutdatedSlides({ texts, index, goTo }: OutdatedSlidesProps) {
  const others = texts.flatMap((list, at) =>
    at !== index && list.some(({ outdated }) => outdated) ? at : [],
  )
  return (
    others.length > 0 && (
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        The facts behind other edited slides changed:
        {others.map((at) => (
          <Button key={at} variant="link" onClick={() => goTo(at)}>
            Slide {at + 1}
          </Button>
        ))}
      </p>
    )
  )
}

/** Whether the current slide comes after the previously shown one. */
function useForward(index: number): boolean {
  const [turn, setTurn] = useState({ index, forward: true })
  if (turn.index !== index) setTurn({ index, forward: index > turn.index })
  return turn.forward
}

/** Questions whose answers would fill the slide's gaps. */
const SlideGaps = ({ asks }: Pick<Scene, 'asks'>) => (
  <p className="flex flex-wrap gap-x-5 gap-y-2 empty:hidden">
    {asks.map((field) => (
      <AddButton key={field} field={field} />
    ))}
  </p>
)

/** Shorter moves are taps. */
const SWIPE_PX = 40

/** Touch handlers: swipe left for the next slide. */
function useSwipe(onSwipe: (towards: 'next' | 'previous') => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const x = clientX - start.current.x
      const y = clientY - start.current.y
      start.current = null
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 'next' : 'previous')
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

/** Large enough for touch, unlike the slide itself. */
function TranscriptText({ slot, text, gap }: { slot: SlotId; text: string; gap: boolean }) {
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

/** The slide's text in reading size, for small screens. */
const SlideTranscript = ({ scene }: { scene: Scene }) => (
  <details className="text-sm sm:hidden print:hidden">
    <summary className="min-h-11 py-2 text-ink-muted">Read this slide as text</summary>
    <div className="flex flex-col gap-2 pb-2">
      {keyed(scene.elements.filter(isText), ({ text }) => text).map(({ key, item }) => (
        <p key={key} dir="auto" className={item.bold ? 'font-medium' : 'text-ink-muted'}>
          {item.slot ? <TranscriptText slot={item.slot} text={item.text} gap={item.gap} /> : item.text}
        </p>
      ))}
    </div>
  </details>
)
