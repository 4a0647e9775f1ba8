import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '@/shared/lib/load-when-used'
import { useIsHydrating } from './deferred'

let last = Promise.resolve()

/** Runs `begin` in an idle moment after those asked for before, each followed by a frame. */
function inTurn(begin: () => void): void {
  last = last.then(
    () =>
      new Promise((resolve) =>
        whenIdle(() => {
          begin()
          requestAnimationFrame(() => resolve())
        }),
      ),
  )
}

const isStarting = () => typeof document !== 'undefined' && document.documentElement.dataset.app !== undefined

interface LaidOutLaterProps {
  className?: string
  children: ReactNode
}

/**
 * A part of a page that may be below the screen. While the app starts, the browser lays it out only if it is not, and
 * otherwise once it is idle, so that the first layout of the page takes less time.
 */
export function LaidOutLater({ className = '', children }: LaidOutLaterProps) {
  const isHydrating = useIsHydrating()
  const [waits, setWaits] = useState(() => !isHydrating && isStarting())
  useEffect(() => {
    if (waits) inTurn(() => setWaits(false))
  }, [waits])
  return (
    <div
      className={className}
      style={waits ? { contentVisibility: 'auto', containIntrinsicSize: 'auto 100rem' } : undefined}
    >
      {children}
    </div>
  )
}
