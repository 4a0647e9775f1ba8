import type { Phase } from './phases.ts'
import type { Planning } from './planning.ts'
import { dollarsOf, readRoadmap } from './roadmap/read.ts'
import type { RoadmapRow } from './roadmap/row.ts'
import { sizedContent } from './roadmap/sizes.ts'
import { type PlannedWork, workVersionOf } from './scorecard/planned-work.ts'

type Row = Pick<RoadmapRow, 'phase' | 'status' | 'content' | 'sizes' | 'updatedAt'>

/**
 * Totals of a plan and its roadmaps, for the scorecard. Only published content counts, and only of phases that the
 * owner may read: drafts and other people's content never influence a score.
 */
export function plannedWorkOf(
  { form, updatedAt }: Planning,
  rows: readonly Row[],
  readable: readonly Phase[],
): PlannedWork {
  const published = rows.filter(({ phase, status }) => status === 'published' && readable.includes(phase))
  return {
    version: workVersionOf(updatedAt, published),
    budgetRange: form.budgetRange,
    timeline: form.timeline,
    phases: form.developmentPhases.map((phase) => ({ phase, roadmap: amountsOf(phase, published) })),
  }
}

function amountsOf(phase: Phase, published: readonly Row[]): PlannedWork['phases'][number]['roadmap'] {
  const row = published.find((candidate) => candidate.phase === phase)
  const roadmap = row && readRoadmap(sizedContent(row.content, row.sizes), phase).roadmap
  if (!roadmap) return null
  const { costDollars, workDays } = roadmap.totals
  return { dollars: costDollars === null ? null : dollarsOf(roadmap, costDollars), workDays }
}
