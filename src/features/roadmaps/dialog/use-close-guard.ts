import { useState } from 'react'

/** Asks before a dialog with unsaved edits closes. */
export interface CloseGuard {
  /** What Radix asks for: by Escape, by the close button, by a click beside it. */
  change: (open: boolean) => void
  /** Closes it, whatever was edited. */
  close: () => void
  setEdited: (edited: boolean) => void
  /** The user tried to close it; edits would be lost. */
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
