import { PHASE_NAMES, type Phase } from '@domain/phases'
import { computeRoadmap, REGIONS, type RegionId, ROADMAP_ROLES, type RoadmapContent } from '@domain/roadmap'

/** Whoever builds it all alone. */
export const TEMPLATE_ROLE = ROADMAP_ROLES[5]

/** What a roadmap written by hand starts from: every part once, to be replaced and repeated. */
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
            skills: ['A skill this work needs'],
            hourlyRate: developerRate,
            hours: hours.base,
          },
        ],
        tasks: [
          {
            id: 'first-task',
            name: 'What is to be done first',
            feature: null,
            role: TEMPLATE_ROLE.name,
            dependsOn: [],
            hours,
          },
        ],
        deliverables: ['What is handed over'],
        milestones: [{ name: 'What is reached', tasks: ['first-task'] }],
        risks: [{ description: 'What may go wrong', mitigation: 'What is done about it' }],
        duration: '',
        cost: null,
        hoursPerResource: null,
      },
    ],
    summary: {
      text: 'What this phase is for',
      totalDuration: '',
      totalCost: null,
      recommendations: ['What to keep in mind'],
    },
  })
}
