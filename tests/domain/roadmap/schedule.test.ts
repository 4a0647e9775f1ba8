import { daysText, durationText, RoadmapError, type RoadmapPhase, scheduleTasks } from '@domain/roadmap'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { member, phaseOf, phases, task } from './sample-roadmap'

const which = fc.constantFrom('low' as const, 'base' as const, 'high' as const)
const hundredths = (hours: number) => Math.round(hours * 100)

/** Each task of a phase with its start and end. */
const timed = (phase: RoadmapPhase, of: 'low' | 'base' | 'high') =>
  scheduleTasks(phase, of).tasks.map((times, index) => ({ ...times, task: phase.tasks[index] }))

describe('a schedule', () => {
  it('begins nothing before its dependencies end, and gives each task its hours', () => {
    fc.assert(
      fc.property(phases(), which, (phase, of) => {
        const all = timed(phase, of)
        for (const { id, startHour, endHour, task: its } of all) {
          expect(id).toBe(its?.id)
          expect(hundredths(endHour) - hundredths(startHour)).toBe(hundredths(its?.hours[of] ?? -1))
          for (const needed of its?.dependsOn ?? [])
            expect(all.find((other) => other.id === needed)?.endHour).toBeLessThanOrEqual(startHour)
        }
      }),
    )
  })

  it('has no role above its count at any time', () => {
    fc.assert(
      fc.property(phases(), which, (phase, of) => {
        const all = timed(phase, of)
        for (const { startHour: now, task: its } of all) {
          const busy = all.filter(
            (other) => other.task?.role === its?.role && other.startHour <= now && now < other.endHour,
          )
          const count = phase.teamComposition.find(({ role }) => role === its?.role)?.count ?? 0
          expect(busy.length).toBeLessThanOrEqual(count)
        }
      }),
    )
  })

  it('has a critical chain without gaps whose durations fill the phase', () => {
    fc.assert(
      fc.property(phases(), which, (phase, of) => {
        const { tasks, hours } = scheduleTasks(phase, of)
        const chain = tasks.filter(({ critical }) => critical).sort((a, b) => a.startHour - b.startHour)
        let reached = 0
        for (const { startHour, endHour } of chain) {
          expect(startHour).toBe(reached)
          reached = endHour
        }
        expect(reached).toBe(hours)
        expect(Math.max(0, ...tasks.map(({ endHour }) => endHour))).toBe(hours)
      }),
    )
  })

  it('leaves nobody idle while a task of their role could begin, as planned', () => {
    fc.assert(
      fc.property(phases(), (phase) => {
        const all = timed(phase, 'base')
        for (const { startHour, task: its } of all) {
          const ready = Math.max(
            0,
            ...all.filter(({ id }) => its?.dependsOn.includes(id)).map(({ endHour }) => endHour),
          )
          const freed = all.some((other) => other.task?.role === its?.role && other.endHour === startHour)
          expect(startHour === ready || freed).toBe(true)
        }
      }),
    )
  })

  it('takes no longer with fewer hours', () => {
    fc.assert(
      fc.property(phases(), (phase) => {
        const [low, base, high] = (['low', 'base', 'high'] as const).map(
          (of) => scheduleTasks(phase, of).hours,
        )
        expect(low).toBeLessThanOrEqual(base ?? 0)
        expect(base).toBeLessThanOrEqual(high ?? 0)
      }),
    )
  })

  it('lets two people of a role work side by side', () => {
    const tasks = [task('a', 'QA', 8), task('b', 'QA', 8), task('c', 'QA', 8, { dependsOn: ['a', 'b'] })]
    const with1 = phaseOf({ tasks, teamComposition: [member('QA', 1, 50, 24)] })
    const with2 = phaseOf({ tasks, teamComposition: [member('QA', 2, 50, 12)] })
    expect([scheduleTasks(with1).hours, scheduleTasks(with2).hours]).toEqual([24, 16])
  })

  it('begins with what the most other work waits for', () => {
    const tasks = [
      task('short', 'QA', 8),
      task('first', 'QA', 8),
      task('long', 'Dev', 40, { dependsOn: ['first'] }),
    ]
    expect(scheduleTasks(phaseOf({ tasks })).tasks.find(({ id }) => id === 'first')?.startHour).toBe(0)
  })

  it('refuses tasks that wait for each other', () => {
    const tasks = [task('a', 'QA', 8, { dependsOn: ['b'] }), task('b', 'QA', 8, { dependsOn: ['a'] })]
    expect(() => scheduleTasks(phaseOf({ tasks }))).toThrow(RoadmapError)
  })

  it('takes in a thousand tasks in one chain', () => {
    const tasks = Array.from({ length: 1_000 }, (_, index) =>
      task(`t-${index}`, 'QA', 1, { dependsOn: index > 0 ? [`t-${index - 1}`] : [] }),
    )
    expect(scheduleTasks(phaseOf({ tasks })).hours).toBe(1_000)
  })

  it('is empty without tasks', () => {
    expect(scheduleTasks(phaseOf())).toEqual({ tasks: [], hours: 0 })
  })
})

describe('a duration in words', () => {
  it.each([
    [0, '0 days'],
    [0.5, '1 day'],
    [8, '1 day'],
    [8.01, '2 days'],
    [32, '4 days'],
    [40, '1 week'],
    [48, '1 week 1 day'],
    [360, '9 weeks'],
  ])('says %d hours as %j', (hours, words) => expect(durationText(hours)).toBe(words))

  it('says days likewise', () => expect(daysText(12)).toBe('2 weeks 2 days'))
})
