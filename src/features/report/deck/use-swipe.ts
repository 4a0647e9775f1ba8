import { type PointerEvent, useRef } from 'react'

/** Shorter moves are taps. */
const SWIPE_PX = 40

/** Handlers for a finger that moves sideways: to the left for the next one. */
export function useSwipe(onSwipe: (towards: 'next' | 'previous') => void) {
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
