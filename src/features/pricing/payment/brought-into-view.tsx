import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus: on a phone it stands far above the button that it belongs to, and nobody would hear of it. */
export function BroughtIntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 rounded-lg outline-none">
      {children}
    </div>
  )
}
