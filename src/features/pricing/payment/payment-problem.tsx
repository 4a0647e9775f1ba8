import { useEffect, useRef } from 'react'
import { AlertBanner } from '@/shared/ui/alert-banner'

/** Why nothing was bought. On a phone it stands far above the button, so it is brought into view. */
export function PaymentProblem({ problem }: { problem: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 rounded-lg outline-none">
      <AlertBanner variant="error" title={`Payment processing failed: ${problem}`}>
        Nothing was bought. You can try again; the same purchase is never made twice.
      </AlertBanner>
    </div>
  )
}
