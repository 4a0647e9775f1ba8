import { state } from '@domain/basis'
import { PHASES } from '@domain/phases'
import { EMPTY_CONCEPT, FEATURE_GROUPS, type FeatureGroup, type Report } from '@domain/report'
import type { RoadmapContent, RoadmapPhase, RoadmapTask, TeamMember } from '@domain/roadmap'
import fc from 'fast-check'

export const task = (
  id: string,
  role: string,
  base: number,
  changes: Partial<RoadmapTask> = {},
): RoadmapTask => ({
  id,
  name: `Task ${id}`,
  feature: null,
  role,
  dependsOn: [],
  hours: { low: base, base, high: base },
  ...changes,
})

export const member = (role: string, count: number, hourlyRate: number, hours: number): TeamMember => ({
  role,
  count,
  skills: [],
  hourlyRate,
  hours,
})

export const phaseOf = (changes: Partial<RoadmapPhase> = {}): RoadmapPhase => ({
  phase: 'mvp',
  name: 'First version',
  teamComposition: [],
  tasks: [],
  deliverables: [],
  milestones: [],
  risks: [],
  duration: '',
  cost: null,
  hoursPerResource: null,
  ...changes,
})

export const contentOf = (...phases: RoadmapPhase[]): RoadmapContent => ({
  name: 'Dog walking',
  writer: { id: 'built-in', model: null },
  region: 'Western Europe',
  phases,
  summary: { text: '', totalDuration: '', totalCost: null, recommendations: [] },
})

export const reportOf = (features: Partial<Record<FeatureGroup, string[]>>): Report => {
  const group = (name: FeatureGroup) =>
    (features[name] ?? []).map((text) => ({
      description: state(text, 'model'),
      platforms: { web: true, mobile: false },
    }))
  const groups = Object.fromEntries(FEATURE_GROUPS.map((name) => [name, group(name)])) as Record<
    FeatureGroup,
    ReturnType<typeof group>
  >
  return {
    brief: null,
    concept: { ...EMPTY_CONCEPT, features: groups },
    audience: null,
    market: null,
    evidence: null,
  }
}

const ROLES = ['Designer', 'Backend Developer', 'QA']
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((value) => `x${value}`.trim())
const hundredths = (max: number, min = 0) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100)

const effort = fc
  .tuple(hundredths(80, 0.01), hundredths(80, 0.01), hundredths(80, 0.01))
  .map((hours) => hours.sort((a, b) => a - b))
  .map(([low = 1, base = 1, high = 1]) => ({ low, base, high }))

/** Tasks that wait only for earlier tasks of some order, listed in random order. */
const tasks = (features: string[]) =>
  fc
    .array(
      fc.record({
        name: text,
        feature: fc.constantFrom(null, ...features),
        role: fc.constantFrom(...ROLES),
        waits: fc.array(fc.nat(40), { maxLength: 4 }),
        hours: effort,
        rank: fc.integer(),
      }),
      { maxLength: 25 },
    )
    .map((drawn) =>
      drawn
        .map(({ waits, rank, ...rest }, index) => ({
          rank,
          task: {
            ...rest,
            id: `t-${index}`,
            dependsOn: [...new Set(waits.filter((other) => other < index).map((other) => `t-${other}`))],
          },
        }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ task: each }): RoadmapTask => each),
    )

const team = fc
  .tuple(
    ...ROLES.map((role) =>
      fc.tuple(fc.integer({ min: 1, max: 4 }), hundredths(300), hundredths(2_000), fc.constant(role)),
    ),
  )
  .map((drawn): TeamMember[] =>
    drawn.map(([count, hourlyRate, hours, role]) => ({
      ...member(role, count, hourlyRate, hours),
      skills: ['a'],
    })),
  )

export const phases = (features: string[] = ['Feature one', 'Feature two']): fc.Arbitrary<RoadmapPhase> =>
  fc
    .record({ teamComposition: team, tasks: tasks(features), name: text, deliverables: fc.array(text) })
    .map((drawn) =>
      phaseOf({
        ...drawn,
        milestones: [{ name: 'All done', tasks: drawn.tasks.map(({ id }) => id) }],
        risks: [{ description: 'Nobody comes', mitigation: '' }],
      }),
    )

export const contents: fc.Arbitrary<RoadmapContent> = fc
  .array(phases(), { minLength: 1, maxLength: 4 })
  .map((drawn) => contentOf(...drawn.map((each, index) => ({ ...each, phase: PHASES[index] ?? 'mvp' }))))
