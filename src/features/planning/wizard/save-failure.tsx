import { useEffect, useRef } from 'react'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { saveFailureText } from '../requests'

/** Comes into view: on a long step saving is pressed far above the end of the page. */
export function SaveFailure({ error }: { error: Error }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="scroll-mb-24">
      <AlertBanner variant="error" title={saveFailureText(error)}>
        Your choices are kept in this browser.
      </AlertBanner>
    </div>
  )
}
