import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { anchorIn } from '../report-tab'

/** Scrolls to the place that the address names and puts the focus there, also when its tab has only just opened. */
export function useHashJump(): void {
  const location = useLocation()
  // On the whole location, so that following the same link once more jumps once more.
  useEffect(() => {
    const place = document.getElementById(anchorIn(location.hash))
    place?.scrollIntoView?.({ block: 'start' })
    place?.focus({ preventScroll: true })
  }, [location])
}
