import { PROVIDERS } from '@domain/model-providers'
import { computeRoadmap, featuresOf, problemsOf, roadmapContentSchema } from '@domain/roadmap'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TasksOutput } from '../../supabase/functions/_shared/roadmap/model/output'
import { reportOn } from '../analyst/written'
import { type Call, reply } from '../support/fake-model-server'
import {
  checklistIn,
  DELIVERED,
  plannedBy,
  type RoadmapModels,
  startWithRoadmapModels,
} from './roadmap-models'
import { attemptsAt, generate, plannerOf, roadmapSteps, untilWritten } from './roadmap-runs'
import { IDEA } from './runs'

let running: RoadmapModels
beforeAll(async () => {
  running = await startWithRoadmapModels()
})
beforeEach(() => running.answer())
afterAll(() => running.close())

/** Requests a prototype roadmap and waits until it is written. */
async function written() {
  const founder = await plannerOf(running.backend)
  expect((await generate(running.backend, founder)).http).toBe(202)
  return { ...founder, row: await untilWritten(running.backend, founder.validation) }
}

const asked = (name: string) => running.models.calls.filter((call) => call.name === name)
/** Replaces the first answer of the named call with a broken one. */
const atFirst = (name: string, spoilt: (call: Call) => object) => (call: Call) =>
  call.name === name && call.nth === 1 ? reply.json(spoilt(call)) : null

describe.each(PROVIDERS)('a roadmap by %s', (provider) => {
  it('has the tasks of the model and the sums of the program, for two calls', async () => {
    await running.use(provider)
    const { row, validation } = await written()
    expect(row).toMatchObject({ status: 'draft', statusDetail: null })
    expect(problemsOf(row.draft)).toEqual([])
    const draft = roadmapContentSchema.parse(row.draft)
    expect(computeRoadmap(draft)).toEqual(draft)
    expect(draft.writer).toEqual({ id: provider, model: running.models.calls.at(-1)?.model })
    expect(draft.summary.text).toBe(DELIVERED.summary)
    const [phase] = draft.phases
    const features = featuresOf('interactive', await reportOn(IDEA)).map(({ description }) => description)
    const served = phase?.tasks.flatMap(({ feature }) => feature ?? [])
    expect(new Set(served)).toEqual(new Set(features))
    // Two developers share eight hours for the start and for each feature; one tester gets eight hours per feature.
    expect(phase?.teamComposition).toMatchObject([
      { role: 'Backend Developer', count: 2, hours: (8 * (1 + features.length)) / 2 },
      { role: 'QA Engineer', count: 1, hours: 8 * features.length },
    ])
    expect(running.models.calls.map(({ name }) => name)).toEqual(['roadmap_tasks', 'roadmap_delivery'])
    const { tasks, delivery } = await roadmapSteps(running.backend, validation)
    expect([tasks?.usage, delivery?.usage]).toMatchObject([[{ calls: 1 }], [{ calls: 1 }]])
  })
})

describe('a model that plans badly', () => {
  beforeEach(() => running.use('openai'))

  it.each<[string, (call: Call) => object, string]>([
    [
      'forgets a core feature',
      (call) => {
        const { tasks, ...rest } = plannedBy(call)
        return { ...rest, tasks: tasks.filter(({ feature }) => feature !== 'f1') }
      },
      'No task serves the feature f1.',
    ],
    [
      'invents a role',
      (call) => {
        const { tasks, ...rest } = plannedBy(call)
        return { ...rest, tasks: tasks.map((task, at) => (at === 0 ? { ...task, role: 'Wizard' } : task)) }
      },
      'is none of the roles given to you',
    ],
    [
      'lets tasks wait for each other',
      (call) => {
        const { tasks, ...rest } = plannedBy(call)
        return {
          ...rest,
          tasks: tasks.map((task) => (task.id === 'start' ? { ...task, dependsOn: ['f1-try'] } : task)),
        }
      },
      'These tasks wait for each other',
    ],
  ])('and %s is told so once, and repairs it', async (_, spoilt, told) => {
    running.answer(atFirst('roadmap_tasks', spoilt))
    const { row, validation } = await written()
    expect(row.status).toBe('draft')
    expect(problemsOf(row.draft)).toEqual([])
    const [, repair, ...more] = asked('roadmap_tasks')
    expect(JSON.stringify(repair?.raw)).toContain(told)
    expect(more).toEqual([])
    expect(await attemptsAt(running.backend, validation)).toEqual({ tasks: 1, delivery: 1 })
  })

  it('and names sums of its own about the work is told so once', async () => {
    running.answer(
      atFirst('roadmap_delivery', () => ({ ...DELIVERED, summary: 'It takes 3 weeks and costs $99,999.' })),
    )
    const { row } = await written()
    expect(roadmapContentSchema.parse(row.draft).summary.text).toBe(DELIVERED.summary)
    expect(asked('roadmap_delivery')).toHaveLength(2)
  })

  it('and does not repair it leaves no roadmap but a reason, and its first step when the second one fails', async () => {
    running.answer(({ name }) =>
      name === 'roadmap_delivery'
        ? reply.json({ ...DELIVERED, milestones: [{ name: 'x', tasks: ['t999'] }] })
        : null,
    )
    const founder = await written()
    expect(founder.row).toMatchObject({ status: 'pending', content: null, draft: null })
    expect(founder.row.statusDetail).toMatch(/\w+\.$/)
    expect(
      (await roadmapSteps(running.backend, founder.validation)).delivery?.failures.length,
    ).toBeGreaterThan(0)

    running.answer()
    expect((await generate(running.backend, founder)).http).toBe(202)
    expect((await untilWritten(running.backend, founder.validation)).status).toBe('draft')
    expect(asked('roadmap_tasks')).toEqual([])
  })
})

describe('the checklist of what the kind of product demands', () => {
  beforeEach(() => running.use('openai'))

  const writtenBy = async (change: (plan: TasksOutput, numbers: string[]) => TasksOutput) => {
    running.answer((call) =>
      call.name === 'roadmap_tasks' ? reply.json(change(plannedBy(call), checklistIn(call.prompt))) : null,
    )
    const { row } = await written()
    expect(problemsOf(row.draft)).toEqual([])
    const [phase] = roadmapContentSchema.parse(row.draft).phases
    if (!phase) throw new Error('There is no phase.')
    return phase
  }
  const coverNothing = (tasks: TasksOutput['tasks']) => tasks.map((task) => ({ ...task, covers: [] }))

  it('is added where the model forgets it, in its order and with its people', async () => {
    const phase = await writtenBy((plan) => ({ ...plan, tasks: coverNothing(plan.tasks) }))
    const added = phase.tasks.filter(({ id }) => id.startsWith('c-'))
    expect(added.length).toBeGreaterThan(4)
    const ids = new Set(phase.tasks.map(({ id }) => id))
    for (const { dependsOn, size, role } of added) {
      expect(size).toBeDefined()
      for (const id of dependsOn) expect(ids).toContain(id)
      expect(phase.teamComposition.map((member) => member.role)).toContain(role)
    }
    expect(added.some(({ waiting }) => waiting)).toBe(true)
  })

  it('may be left out with a reason, which is named', async () => {
    const phase = await writtenBy((plan, numbers) => ({
      ...plan,
      tasks: coverNothing(plan.tasks),
      leftOut: numbers.map((entry) => ({ entry, reason: 'It was done last year' })),
    }))
    expect(phase.tasks.filter(({ id }) => id.startsWith('c-'))).toEqual([])
    expect(phase.unplanned?.length).toBeGreaterThan(4)
    expect(phase.unplanned?.[0]).toMatch(/^Left out by the model: .+ Its reason: It was done last year$/)
  })

  it('lets a model add waiting, roles with a rate, and costs that the program adds up', async () => {
    const phase = await writtenBy((plan) => ({
      ...plan,
      team: [...plan.team, { role: 'Apiarist', hourlyRate: 35, count: 1, skills: ['Bees'] }],
      tasks: plan.tasks.map((task, at) =>
        at === 0 ? { ...task, role: 'apiarist', waitingDays: 12, waitingFor: 'Queens hatch' } : task,
      ),
      costs: [
        { name: 'Ten queens', kind: 'material', dollars: 300 },
        { name: ' ', kind: 'other', dollars: 5 },
        { name: 'A refund', kind: 'other', dollars: -5 },
      ],
    }))
    expect(phase.tasks[0]).toMatchObject({ role: 'Apiarist', waiting: { days: 12, reason: 'Queens hatch' } })
    expect(phase.teamComposition).toContainEqual({
      ...{ role: 'Apiarist', hourlyRate: 35, count: 1, skills: ['Bees'], hours: 8 },
    })
    expect(phase.costLines).toEqual([{ name: 'Ten queens', kind: 'material', amount: 300 }])
    const sum = phase.teamComposition.reduce(
      (all, { count, hours, hourlyRate }) => all + count * hours * hourlyRate,
      300,
    )
    expect(phase.cost).toBeCloseTo(sum, 2)
  })
})

it('hands report and idea on as data between lines that nobody can guess, and no tools', async () => {
  await running.use('openai')
  await written()
  for (const { prompt, raw } of running.models.calls) {
    const [, nonce] = /\[BEGIN IDEA (\w+)\]/.exec(prompt) ?? []
    expect(nonce).toMatch(/^\w{16}$/)
    expect(prompt).toContain(`[BEGIN IDEA ${nonce}]\n${IDEA}\n[END IDEA ${nonce}]`)
    expect(prompt).toContain(`The marker word is ${nonce}.`)
    expect('tools' in raw).toBe(false)
  }
})
