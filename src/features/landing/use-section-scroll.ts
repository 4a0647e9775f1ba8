import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Glides to the section that the address names. The 80 px above it are the root's scroll-padding, which holds
 * for links without JavaScript as well (spec part 1 §2).
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
