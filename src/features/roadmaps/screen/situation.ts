import type { Phase } from '@domain/phases'
import type { RoadmapRow } from '@domain/roadmap'
import { isBeingWritten } from '../roadmap-queries'

/** State of a phase for this reader (docs/contract.md#roadmap-screen). */
export type Situation = 'locked' | 'none' | 'pending' | 'in-progress' | 'in-review' | 'withdrawn' | 'readable'

/** Published roadmaps are readable, and drafts are for administrators: other users receive none. */
export function situationOf(row: RoadmapRow | undefined, locked: boolean): Situation {
  if (locked) return 'locked'
  if (!row) return 'none'
  if (row.status === 'published' || row.draft !== null) return 'readable'
  if (isBeingWritten(row)) return 'in-progress'
  if (row.withdrawn) return 'withdrawn'
  return row.status === 'draft' ? 'in-review' : 'pending'
}

const EAGERNESS: Situation[] = ['readable', 'in-progress', 'in-review', 'withdrawn', 'pending']

/** The phase to open first: a readable one, else one in progress, else the first. */
export function firstPhase(rows: readonly RoadmapRow[], open: readonly Phase[]): Phase {
  for (const wanted of EAGERNESS) {
    const found = open.find(
      (phase) =>
        situationOf(
          rows.find((row) => row.phase === phase),
          false,
        ) === wanted,
    )
    if (found) return found
  }
  return open[0] ?? 'interactive'
}
