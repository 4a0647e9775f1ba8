import { PHASE_NAMES } from '../domain/phases.ts'
import { computeRoadmap } from '../domain/roadmap/compute.ts'
import type { RoadmapContent } from '../domain/roadmap/content.ts'
import { cut } from '../domain/title.ts'
import type { DeliverySection, RoadmapInput, RoadmapWriter, WorkPlanSection } from './engine.ts'

const TITLE_MAX_CHARS = 120

/**
 * The content of a roadmap from what both steps wrote; cost, duration and totals are worked out here
 * (docs/roadmaps.md#arithmetic).
 */
export function contentOf(
  { phase, title, region, currency }: Pick<RoadmapInput, 'phase' | 'title' | 'region' | 'currency'>,
  { tasks, team, costLines, unplanned }: WorkPlanSection,
  { text, recommendations, deliverables, milestones, risks }: DeliverySection,
  writer: RoadmapWriter | null,
): RoadmapContent {
  const name = `${PHASE_NAMES[phase]}: ${cut(title.trim(), TITLE_MAX_CHARS) || 'Untitled Project'}`
  return computeRoadmap({
    name,
    writer,
    region,
    ...(currency && { currency: currency.code, exchange: currency.exchange }),
    phases: [
      {
        phase,
        name: PHASE_NAMES[phase],
        teamComposition: team,
        tasks,
        ...(costLines && { costLines }),
        ...(unplanned && { unplanned }),
        deliverables,
        milestones,
        risks,
        duration: '',
        cost: null,
        hoursPerResource: null,
      },
    ],
    summary: { text, totalDuration: '', totalCost: null, recommendations },
  })
}
