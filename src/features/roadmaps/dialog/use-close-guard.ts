import { useState } from 'react'

/** Asks before a dialog with unsaved edits closes. */
export interface CloseGuard {
  /** Radix's open handler: Escape, the close button, a click outside. */
  change: (open: boolean) => void
  /** Closes the dialog without asking. */
  close: () => void
  setEdited: (edited: boolean) => void
  /** Whether the user tried to close it with unsaved edits. */
  asking: boolean
  stay: () => void
}

export function useCloseGuard(onOpenChange: (open: boolean) => void): CloseGuard {
  const [edited, setEdited] = useState(false)
  const [asking, setAsking] = useState(false)
  const close = () => {
    setEdited(false)
    setAsking(false)
    onOpenChange(false)
  }
  const change = (open: boolean) => {
    if (open) onOpenChange(true)
    else if (edited) setAsking(true)
    else close()
  }
  return { change, close, setEdited, asking, stay: () => setAsking(false) }
}
