import { PHASE_NAMES } from '../domain/phases.ts'
import { computeRoadmap } from '../domain/roadmap/compute.ts'
import type { RoadmapContent } from '../domain/roadmap/content.ts'
import { cut } from '../domain/title.ts'
import type { DeliverySection, RoadmapInput, RoadmapWriter, WorkPlanSection } from './engine.ts'
import { incomeOf } from './income.ts'

const TITLE_MAX_CHARS = 120

/**
 * The content of a roadmap from the results of both steps, with computed cost, duration and totals
 * (docs/roadmaps.md#arithmetic).
 */
export function contentOf(
  input: Pick<RoadmapInput, 'phase' | 'title' | 'region' | 'rates' | 'currency' | 'report' | 'idea'>,
  { tasks, team, costLines, unplanned, money }: WorkPlanSection,
  { text, recommendations, deliverables, milestones, risks }: DeliverySection,
  writer: RoadmapWriter | null,
): RoadmapContent {
  const { phase, title, region, currency } = input
  const income = incomeOf(input)
  const name = `${PHASE_NAMES[phase]}: ${cut(title.trim(), TITLE_MAX_CHARS) || 'Untitled Project'}`
  return computeRoadmap({
    name,
    writer,
    region,
    ...(currency && { currency: currency.code, exchange: currency.exchange }),
    ...(income && { income }),
    ...(money && { money }),
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
