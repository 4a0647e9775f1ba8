import { useEffect } from 'react'
import { requestResume } from '../requests'
import { isRunning } from '../validation-queries'
import type { FollowedRun } from './run-status'

const STANDSTILL_MS = 20_000

/**
 * Asks the server to look after a run whose status has not moved for 20 s, and again every 20 s until it does. A hidden
 * tab asks nothing; one that is shown again asks at once if that time has passed.
 * The server decides whether anything needs taking over; asking is free and changes nothing while the run lives.
 * A section that is rewritten is looked after in the same way and not by asking for it once more: had it been
 * finished just before, that would begin, and may charge, another one.
 */
export function useWatchdog(run: FollowedRun | null): void {
  const position = run && positionOf(run)
  const { id, idea } = run ?? {}
  useEffect(() => {
    if (!position || !id || !idea) return
    let askedAt = Date.now()
    const ask = () => {
      if (document.hidden || Date.now() - askedAt < STANDSTILL_MS) return
      askedAt = Date.now()
      // A failed request is asked again at the next standstill.
      void requestResume(id, idea).catch(() => undefined)
    }
    const timer = setInterval(ask, STANDSTILL_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [position, id, idea])
}

/** How far a run is, so that a standstill can be told; null when nothing is under way. */
function positionOf({ status, statusDetail, rerun }: FollowedRun): string | null {
  if (isRunning(status)) return `${status}: ${statusDetail ?? ''}`
  return rerun?.state === 'running' ? `rerun: ${rerun.sections.join()}` : null
}
