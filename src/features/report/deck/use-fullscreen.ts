import { type RefObject, useEffect, useState } from 'react'

interface Fullscreen {
  full: boolean
  toggle: () => void
  leave: () => void
}

/**
 * An element on the whole screen. Where the browser has no such mode for elements, as on phones of Apple, `full` alone
 * says so and the page lays the element over everything else.
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
    // Refused, for instance within a frame: it stays laid over the page.
    void element.current?.requestFullscreen?.().catch(() => undefined)
  }
  return { full, leave, toggle: full ? leave : enter }
}
