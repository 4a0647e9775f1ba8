import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The id that a hash names, as it stands when it is no valid escape ('#100%'). */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Scrolls to the place that the address names and puts the focus there, also when its tab has only just opened. */
export function useHashJump(): void {
  const location = useLocation()
  // On the whole location, so that following the same link once more jumps once more.
  useEffect(() => {
    const place = document.getElementById(idIn(location.hash))
    place?.scrollIntoView?.({ block: 'start' })
    place?.focus({ preventScroll: true })
  }, [location])
}
