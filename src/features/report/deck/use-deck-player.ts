import { AUTO_PLAY_MS } from '@domain/deck'
import { useEffect, useState } from 'react'

export interface DeckPlayer {
  /** From 0. */
  index: number
  atStart: boolean
  atEnd: boolean
  playing: boolean
  /** Shows a slide and stops auto play; beyond the ends nothing happens. */
  goTo: (index: number) => void
  togglePlay: () => void
  reset: () => void
}

/** Which slide is shown. Auto play runs only when it was asked for, and stops on the last slide. */
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
    // From the last slide on there is nothing to play but the whole deck.
    togglePlay: () => show(index === last ? 0 : index, !running),
    reset: () => show(0, false),
  }
}
