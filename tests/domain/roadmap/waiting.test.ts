import {
  computeRoadmap,
  type RoadmapPhase,
  type RoadmapTask,
  readRoadmap,
  type Size,
  scheduleTasks,
  sizedContent,
  waitingHours,
  withSizes,
} from '@domain/roadmap'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const task = (changes: Partial<RoadmapTask> & { id: string }): RoadmapTask => ({
  name: changes.id,
  feature: null,
  role: 'Founder',
  dependsOn: [],
  hours: { low: 6, base: 8, high: 12 },
  ...changes,
})

const phaseOf = (tasks: RoadmapTask[], changes: Partial<RoadmapPhase> = {}): RoadmapPhase => ({
  phase: 'poc',
  name: 'Proof of Concept',
  teamComposition: [{ role: 'Founder', count: 1, skills: [], hourlyRate: 40, hours: 16 }],
  tasks,
  deliverables: [],
  milestones: [],
  risks: [],
  duration: '',
  cost: null,
  hoursPerResource: null,
  ...changes,
})

const roadmapOf = (phase: RoadmapPhase) =>
  computeRoadmap({
    name: 'Bread by bike',
    writer: null,
    region: '',
    phases: [phase],
    summary: { text: '', totalDuration: '', totalCost: null, recommendations: [] },
  })

describe('what has to be waited for', () => {
  it('keeps the next task back, but not the person', () => {
    const trial = task({ id: 'trial', waiting: { days: 14, reason: 'The trial' } })
    const { tasks } = scheduleTasks(
      phaseOf([trial, task({ id: 'result', dependsOn: ['trial'] }), task({ id: 'beside' })]),
    )
    const at = new Map(tasks.map((each) => [each.id, each]))
    expect(at.get('trial')?.endHour).toBe(8 + 80)
    expect(at.get('result')?.startHour).toBe(88)
    expect(at.get('beside')?.startHour).toBe(8)
  })

  it('ends before any result is due, whatever waits for what', () => {
    const drawn = fc
      .array(
        fc.record({
          hours: fc.integer({ min: 1, max: 80 }),
          days: fc.integer({ min: 0, max: 60 }),
          needs: fc.array(fc.nat({ max: 20 }), { maxLength: 3 }),
        }),
        { minLength: 1, maxLength: 12 },
      )
      .map((given) =>
        given.map(({ hours, days, needs }, index) =>
          task({
            id: `t${index}`,
            hours: { low: hours, base: hours, high: hours },
            ...(days > 0 && { waiting: { days, reason: 'A delivery' } }),
            dependsOn: [...new Set(needs.filter((need) => need < index).map((need) => `t${need}`))],
          }),
        ),
      )
    fc.assert(
      fc.property(drawn, (tasks) => {
        const milestones = tasks.map(({ id }) => ({ name: id, tasks: [id] })).reverse()
        const content = roadmapOf(phaseOf(tasks, { milestones }))
        const placed = new Map(
          scheduleTasks(content.phases[0] ?? phaseOf([])).tasks.map((each) => [each.id, each]),
        )
        for (const each of tasks) {
          const own = placed.get(each.id)
          if (!own) throw new Error('A task is missing')
          expect(own.endHour - own.startHour).toBeCloseTo(each.hours.base + waitingHours(each), 5)
          for (const need of each.dependsOn)
            expect(own.startHour).toBeGreaterThanOrEqual((placed.get(need)?.endHour ?? 0) - 1e-6)
        }
        const reached = (content.phases[0]?.milestones ?? []).map(
          ({ name }) => placed.get(name)?.endHour ?? 0,
        )
        expect(reached).toEqual(reached.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('another size', () => {
  const published = roadmapOf(
    phaseOf([task({ id: 'talks', size: 'S' }), task({ id: 'license', size: 'S' })], {
      costLines: [{ name: 'Fee', kind: 'fee', amount: 333 }],
    }),
  )

  it('changes hours and totals at once, and gives them back when it is taken back', () => {
    const larger = withSizes(published, { talks: 'L' })
    expect(larger.phases[0]?.tasks[0]?.hours.base).toBe(60)
    expect(larger.phases[0]?.teamComposition[0]?.hours).toBe(68)
    expect(larger.summary.totalCost).toBe(Number((68 * 40).toPrecision(2)) + 333)
    expect(withSizes(published, {})).toEqual(published)
  })

  it('is left alone where no task has the id', () => {
    expect(withSizes(published, { gone: 'XL' })).toEqual(published)
  })

  it('counts where a task has the id and the name that its size was chosen for', () => {
    const chosen = (name: string) => sizedContent(published, [{ task: 'talks', name, size: 'L' }])
    expect(chosen(published.phases[0]?.tasks[0]?.name ?? '')).toEqual(withSizes(published, { talks: 'L' }))
    expect(chosen('Another task')).toBe(published)
    expect(sizedContent({ team: 'none' }, [{ task: 'talks', name: 'talks', size: 'L' }])).toEqual({
      team: 'none',
    })
  })

  it('keeps one total everywhere, to which the lines that are shown add up', () => {
    fc.assert(
      fc.property(fc.constantFrom<Size>('S', 'M', 'L', 'XL'), (size) => {
        const content = withSizes(published, { license: size })
        const { roadmap } = readRoadmap(content)
        expect(roadmap?.totals.costDollars).toBe(content.summary.totalCost)
        expect(roadmap?.phases[0]?.costDollars).toBe(content.summary.totalCost)
        const [phase] = roadmap?.phases ?? []
        const lines = [
          ...(phase?.team ?? []).map(({ costDollars }) => costDollars ?? 0),
          ...(phase?.costLines ?? []).map(({ amount }) => amount),
        ]
        for (const { costDollars } of phase?.team ?? [])
          expect(Number(costDollars?.toPrecision(2))).toBe(costDollars)
        expect(lines.reduce((sum, line) => sum + line, 0)).toBe(content.summary.totalCost)
      }),
    )
  })
})
