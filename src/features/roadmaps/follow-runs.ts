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

/** How the runs of some phases ended; `running` are those that were not at their end when looking ended. */
export interface Followed {
  finished: Phase[]
  running: Phase[]
  failed: { phase: Phase; reason: string }[]
}

// A finished run leaves no word behind, a failed one its reason.
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

/** Looks after phases whose generation has begun until none is written any more, for three minutes at most. */
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
