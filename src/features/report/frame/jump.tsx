import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { anchorIn } from '../report-tab'

/**
 * Scrolls to the place that the address names and puts the focus there. It stands behind what a tab shows: a tab that has only
 * just opened, or whose section has only just been loaded, holds the place when this runs.
 */
export function Jump() {
  const location = useLocation()
  // On the whole location, so that following the same link once more jumps once more.
  useEffect(() => {
    const place = document.getElementById(anchorIn(location.hash))
    place?.scrollIntoView?.({ block: 'start' })
    place?.focus({ preventScroll: true })
  }, [location])
  return null
}
