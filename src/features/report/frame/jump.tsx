import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { anchorIn } from '../report-tab'

/**
 * Scrolls to the anchor in the address and focuses it. Rendered after a tab's content, so that a tab that just opened
 * or loaded contains the anchor when this runs.
 */
export function Jump() {
  const location = useLocation()
  // Depends on the whole location, so that following the same link again scrolls again.
  useEffect(() => {
    const place = document.getElementById(anchorIn(location.hash))
    place?.scrollIntoView?.({ block: 'start' })
    place?.focus({ preventScroll: true })
  }, [location])
  return null
}
