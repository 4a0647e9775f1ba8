import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Smooth-scrolls to the section that the address names. The 80 px offset is the root's scroll-padding, so it also
 * holds for links without JavaScript.
 */
export function useSectionScroll(): void {
  const location = useLocation()
  // By the location and not its hash: the same link followed twice scrolls twice.
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1))
    if (!section) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    section.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
  }, [location])
}
