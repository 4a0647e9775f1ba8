import { PHASE_NAMES, type Phase } from '@domain/phases'
import { computeRoadmap, REGIONS, type RegionId, ROADMAP_ROLES, type RoadmapContent } from '@domain/roadmap'

/** A solo founder. */
export const TEMPLATE_ROLE = ROADMAP_ROLES[5]

/** Template of a roadmap written by hand: every part once, to be replaced and repeated. */
export function manualTemplate(phase: Phase, region: RegionId, developerRate: number): RoadmapContent {
  const hours = { low: 24, base: 40, high: 64 }
  return computeRoadmap({
    name: `${PHASE_NAMES[phase]} roadmap`,
    writer: { id: 'manual', model: null },
    region: REGIONS.find(({ id }) => id === region)?.name ?? '',
    phases: [
      {
        phase,
        name: PHASE_NAMES[phase],
        teamComposition: [
          {
            role: TEMPLATE_ROLE.name,
            count: 1,
            skills: ['Required skill'],
            hourlyRate: developerRate,
            hours: hours.base,
          },
        ],
        tasks: [
          {
            id: 'first-task',
            name: 'First task',
            feature: null,
            role: TEMPLATE_ROLE.name,
            dependsOn: [],
            hours,
          },
        ],
        deliverables: ['First deliverable'],
        milestones: [{ name: 'First milestone', tasks: ['first-task'] }],
        risks: [{ description: 'First risk', mitigation: 'How to reduce this risk' }],
        duration: '',
        cost: null,
        hoursPerResource: null,
      },
    ],
    summary: {
      text: 'Goal of this phase',
      totalDuration: '',
      totalCost: null,
      recommendations: ['First recommendation'],
    },
  })
}
