import { useEffect } from 'react'
import { requestResume } from '../requests'
import { isRunning } from '../validation-queries'
import type { FollowedRun } from './run-status'

const STANDSTILL_MS = 20_000

/**
 * Asks the server to check a run whose status has not changed for 20 s, and again every 20 s until it changes. Paused
 * in hidden tabs; a tab shown again asks at once if that time has passed. The server decides whether to take over;
 * asking is free and changes nothing while the run is alive. Rewrites are checked in the same way and not by
 * requesting them again: if the rewrite had just finished, that would start, and perhaps charge, another one.
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
      // A failed request is repeated at the next stall.
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

/** Progress of a run, to detect a stall; null if nothing is running. */
function positionOf({ status, statusDetail, rerun }: FollowedRun): string | null {
  if (isRunning(status)) return `${status}: ${statusDetail ?? ''}`
  return rerun?.state === 'running' ? `rerun: ${rerun.sections.join()}` : null
}
