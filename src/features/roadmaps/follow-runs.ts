import { PHASE_NAMES, type Phase } from '@domain/phases'
import type { RoadmapRow } from '@domain/roadmap'
import type { QueryClient } from '@tanstack/react-query'
import { isBeingWritten, roadmapQueries } from './roadmap-queries'

const LOOK_MS = 3_000
const LIMIT_MS = 3 * 60_000

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

/** 'Proof of Concept and Production Ready'. */
export const listPhases = (phases: readonly Phase[]): string =>
  listFormat.format(phases.map((phase) => PHASE_NAMES[phase]))

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export const hasContent = (row: RoadmapRow | undefined): boolean =>
  row?.status === 'draft' || row?.status === 'published'

/** Outcomes of phases' runs; `running` are those that had not ended at the timeout. */
export interface Followed {
  finished: Phase[]
  running: Phase[]
  failed: { phase: Phase; reason: string }[]
}

// A finished run clears its progress text; a failed one leaves the reason.
const isFinished = (row: RoadmapRow | undefined) => hasContent(row) && !row?.statusDetail

function sorted(phases: readonly Phase[], rows: readonly RoadmapRow[]): Followed {
  const followed: Followed = { finished: [], running: [], failed: [] }
  for (const phase of phases) {
    const row = rows.find((candidate) => candidate.phase === phase)
    if (isBeingWritten(row)) followed.running.push(phase)
    else if (isFinished(row)) followed.finished.push(phase)
    else followed.failed.push({ phase, reason: row?.statusDetail ?? '' })
  }
  return followed
}

/** Follows the runs of phases until all have ended, for at most three minutes. */
export async function followRuns(
  client: QueryClient,
  validationId: string,
  phases: readonly Phase[],
): Promise<Followed> {
  const end = Date.now() + LIMIT_MS
  for (;;) {
    const rows = await client.fetchQuery({ ...roadmapQueries.ofValidation(validationId), staleTime: 0 })
    const followed = sorted(phases, rows)
    if (followed.running.length === 0 || Date.now() >= end) return followed
    await pause(LOOK_MS)
  }
}
