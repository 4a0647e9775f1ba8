import { AUTO_PLAY_MS } from '@domain/deck'
import { type RefObject, useEffect, useState } from 'react'

export interface DeckPlayer {
  /** From 0. */
  index: number
  atStart: boolean
  atEnd: boolean
  playing: boolean
  /** Shows a slide and stops autoplay; ignores indexes out of range. */
  goTo: (index: number) => void
  togglePlay: () => void
  reset: () => void
}

/** The current slide. Autoplay runs only on request and stops on the last slide. */
export function useDeckPlayer(count: number): DeckPlayer {
  const [wanted, setWanted] = useState(0)
  const [playing, setPlaying] = useState(false)
  const last = count - 1
  const index = Math.min(wanted, last)
  const running = playing && index < last
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => {
      setWanted(index + 1)
      setPlaying(index + 1 < last)
    }, AUTO_PLAY_MS)
    return () => clearTimeout(timer)
  }, [running, index, last])

  const show = (next: number, play: boolean) => {
    setWanted(next)
    setPlaying(play)
  }
  return {
    index,
    atStart: index === 0,
    atEnd: index === last,
    playing: running,
    goTo: (next) => show(Math.max(0, Math.min(next, last)), false),
    // On the last slide, playing restarts the deck.
    togglePlay: () => show(index === last ? 0 : index, !running),
    reset: () => show(0, false),
  }
}

export type DeckAction = 'next' | 'previous' | 'first' | 'last' | 'fullscreen' | 'leave'

const ACTIONS: Record<string, DeckAction> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  f: 'fullscreen',
  F: 'fullscreen',
  Escape: 'leave',
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** The deck action of a key; null for other keys, and for Space on a button. */
export function deckActionOf({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: KeyPress): DeckAction | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key !== ' ') return ACTIONS[key] ?? null
  if (target instanceof Element && target.closest('button')) return null
  return shiftKey ? 'previous' : 'next'
}

interface Fullscreen {
  full: boolean
  toggle: () => void
  leave: () => void
}

/**
 * Fullscreen for an element. Where the browser lacks it for elements, as on iPhones, `full` is set and the page
 * overlays the element instead.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])

  const leave = () => {
    setFull(false)
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  }
  const enter = () => {
    setFull(true)
    // Refused, for example within a frame: it stays overlaid on the page.
    void element.current?.requestFullscreen?.().catch(() => undefined)
  }
  return { full, leave, toggle: full ? leave : enter }
}
