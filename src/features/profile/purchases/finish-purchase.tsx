import { useState } from 'react'
import { Button } from '@/shared/ui/button'
import { FinishDialog } from './finish-dialog'
import type { Purchase } from './purchase'
import { wholeName } from './purchase-words'

/** The way on from a purchase that was begun and not confirmed, whichever tab began it. */
export function FinishPurchase({ purchase }: { purchase: Purchase }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" className="mt-2" onClick={() => setOpen(true)}>
        Finish <span className="sr-only">{wholeName(purchase)}</span>
      </Button>
      {open && <FinishDialog purchase={purchase} onClose={() => setOpen(false)} />}
    </>
  )
}
