import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Whether the menu is open; any change of the route closes it. */
export function useMenu() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const close = () => setOpenAt(null)
  // Also forgotten, not only hidden: going back to the entry on which it was opened shall not open it again.
  useEffect(() => setOpenAt((at) => (at === key ? at : null)), [key])
  return { open: openAt === key, close, follow: (open: boolean) => setOpenAt(open ? key : null) }
}
