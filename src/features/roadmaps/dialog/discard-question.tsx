import { useEffect, useRef } from 'react'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import type { CloseGuard } from './use-close-guard'

/** Asks before edits are lost. */
export function DiscardQuestion({ guard }: { guard: CloseGuard }) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <AlertBanner variant="warning" title="Close without saving?">
      <p>Your edits will be lost.</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button ref={keep} variant="secondary" size="sm" onClick={guard.stay}>
          Keep editing
        </Button>
        <Button variant="danger" size="sm" onClick={guard.close}>
          Discard edits
        </Button>
      </p>
    </AlertBanner>
  )
}
