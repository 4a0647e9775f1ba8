import { PHASES, type Phase } from '@domain/phases'
import type { RoadmapContent } from '@domain/roadmap'
import { contentOf, member, phaseOf, task } from '../../domain/roadmap/sample-roadmap'
import { fakeSupabase } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'
import { completedRow, type Row, readsOf, TABLE } from '../ideas/idea-rows'
import { PLANS, planRow } from '../planning/open-planning'
import { ACCESSIBLE, FOUNDER, GENERATE, ROWS, row, VALIDATION } from './open-dialog'

export const PUBLISH = 'PATCH /rest/v1/roadmaps'
/** Changes since each version was written. */
export const CHANGES = 'POST /rest/v1/rpc/get_roadmap_changes'
export const ADDRESS = `/validate-idea/results/${VALIDATION}/roadmap`

/** Two people and three tasks, in sequence or in parallel, for two features of the sample report. */
export const DOG_WALKING: RoadmapContent = {
  ...contentOf(
    phaseOf({
      phase: 'interactive',
      name: 'Interactive Prototype',
      teamComposition: [
        { ...member('Designer', 1, 75.5, 24), skills: ['Sketches', 'Tests'] },
        member('Developer', 2, 90, 10),
      ],
      tasks: [
        task('sketch', 'Designer', 24, { name: 'Sketch the booking', feature: 'Book a walk' }),
        task('pay', 'Developer', 12, { name: 'Try a payment', feature: 'Pay per walk' }),
        task('link', 'Developer', 8, {
          name: 'Link the screens',
          dependsOn: ['sketch'],
          hours: { low: 4, base: 8, high: 20 },
        }),
      ],
      deliverables: ['A prototype to click through'],
      milestones: [{ name: 'Everything is linked', tasks: ['link'] }],
      risks: [{ description: 'Nobody books', mitigation: 'Ask ten owners first' }],
    }),
  ),
  summary: {
    text: 'What owners see first.',
    totalDuration: '',
    totalCost: null,
    recommendations: ['Show it to five owners'],
  },
}

export const published = (phase: Phase, content: unknown = DOG_WALKING, changes: object = {}) =>
  row(phase, { status: 'published', content, published_at: '2026-11-21T09:00:00.000001+00:00', ...changes })

interface Scene {
  admin?: boolean
  open?: Phase[]
  roadmaps?: ReturnType<typeof row>[]
  validations?: Row[]
  plans?: ReturnType<typeof planRow>[]
  address?: string
  answers?: Parameters<typeof fakeSupabase>[0]
}

/** Opens the roadmap screen of the sample validation, by default as its founder. */
export async function openRoadmap(scene: Scene = {}) {
  const { admin = false, open = ['interactive'], roadmaps = [], answers = {}, address = ADDRESS } = scene
  const { validations = [completedRow()], plans = [planRow()] } = scene
  const backend = fakeSupabase({
    'POST /rest/v1/rpc/is_admin': admin,
    [`GET ${TABLE}`]: readsOf(validations),
    [`GET ${PLANS}`]: () => plans,
    [ROWS]: () => roadmaps,
    [ACCESSIBLE]: { phases: open },
    [CHANGES]: [],
    [FOUNDER]: PHASES,
    [GENERATE]: { success: true, message: '', roadmapId: VALIDATION, status: 'in_progress' },
    ...answers,
  })
  await signIn()
  return { backend, ...openApp(address) }
}
