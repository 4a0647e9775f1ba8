import {
  computeRoadmap,
  DEFAULT_RATES,
  DEFAULT_REGION,
  durationText,
  problemsOf,
  RoadmapError,
  readRoadmap,
  scheduleTasks,
  teamFromTasks,
} from '@domain/roadmap'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOf, contents, member, phaseOf, task } from './sample-roadmap'

/** A product of amounts in hundredths, rounded half up to the cent, computed in integers. */
const lineCents = (count: number, hours: number, rate: number) =>
  (BigInt(count) * BigInt(Math.round(hours * 100)) * BigInt(Math.round(rate * 100)) + 50n) / 100n

describe('a computed roadmap', () => {
  it('adds up to the cent: line, phase and total', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const computed = computeRoadmap(content)
        let total = 0n
        for (const phase of computed.phases) {
          const lines = phase.teamComposition.map((each) =>
            lineCents(each.count, each.hours, each.hourlyRate),
          )
          const cents = lines.reduce((a, b) => a + b, 0n)
          total += cents
          expect(phase.cost).toBe(Number(cents) / 100)
        }
        expect(computed.summary.totalCost).toBe(Number(total) / 100)
      }),
    )
  })

  it('takes its durations from the schedule, and may be stored', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const computed = computeRoadmap(content)
        for (const phase of computed.phases.filter(({ tasks }) => tasks.length > 0))
          expect(phase.duration).toBe(durationText(scheduleTasks(phase).hours))
        expect(problemsOf(computed)).toEqual([])
        expect(computeRoadmap(computed)).toEqual(computed)
      }),
    )
  })

  it('reads back as the same numbers', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const computed = computeRoadmap(content)
        const { roadmap, problems } = readRoadmap(JSON.parse(JSON.stringify(computed)))
        expect(problems).toEqual([])
        expect(roadmap?.totals.costDollars).toBe(computed.summary.totalCost)
        expect(roadmap?.phases.map((phase) => [phase.costDollars, phase.hoursPerResource])).toEqual(
          computed.phases.map((phase) => [phase.cost, phase.hoursPerResource]),
        )
        expect(roadmap?.phases.map((phase) => phase.durationText)).toEqual(
          computed.phases.map(({ duration }) => duration),
        )
        expect(roadmap?.phases.map((phase) => phase.tasks)).toEqual(computed.phases.map(({ tasks }) => tasks))
      }),
    )
  })

  it('trusts no sum that came with it', () => {
    const phase = phaseOf({
      teamComposition: [member('QA', 2, 50.5, 10), member('Designer', 1, 80, 30)],
      tasks: [task('a', 'QA', 20), task('b', 'Designer', 30, { dependsOn: ['a'] })],
      cost: 1,
      duration: '1 day',
      hoursPerResource: 1,
    })
    const stored = contentOf(phase, { ...phase, phase: 'poc' })
    stored.summary.totalCost = 5
    stored.summary.totalDuration = '1 day'
    const { phases, summary } = computeRoadmap(stored)
    expect(phases[0]).toMatchObject({ cost: 3_410, duration: '1 week 2 days', hoursPerResource: 16.67 })
    expect(summary).toMatchObject({ totalCost: 6_820, totalDuration: '2 weeks 4 days' })
  })

  it('keeps what an administrator wrote where there is no team and no task', () => {
    const stored = contentOf(phaseOf({ cost: 900, duration: '8-10 weeks', hoursPerResource: 40 }))
    expect(computeRoadmap(stored).phases).toEqual(stored.phases)
    expect(computeRoadmap(stored).summary).toMatchObject({ totalCost: 900, totalDuration: '8-10 weeks' })
  })
})

describe('a team made from tasks', () => {
  const tasks = [task('a', 'QA', 10.1), task('b', 'QA', 10.2), task('c', 'Designer', 0.1)]

  it('shares the hours of a role among its people, in full hours', () => {
    const staffing = [
      { role: 'QA', count: 2, skills: ['Cypress'] },
      { role: 'Designer', count: 1, skills: [] },
      { role: 'DevOps Engineer', count: 1, skills: [] },
    ]
    expect(teamFromTasks(tasks, staffing, { QA: 50, Designer: 80.5, 'DevOps Engineer': 90 })).toEqual([
      { role: 'QA', count: 2, skills: ['Cypress'], hourlyRate: 50, hours: 11 },
      { role: 'Designer', count: 1, skills: [], hourlyRate: 80.5, hours: 1 },
      { role: 'DevOps Engineer', count: 1, skills: [], hourlyRate: 90, hours: 0 },
    ])
  })

  it('is not made up to the next hour by the way computers add', () => {
    const tenths = [task('a', 'QA', 0.1), task('b', 'QA', 0.2), task('c', 'QA', 0.7)]
    expect(teamFromTasks(tenths, [{ role: 'QA', count: 1, skills: [] }], { QA: 1 })[0]?.hours).toBe(1)
  })

  it('asks for a rate of every role', () => {
    expect(() => teamFromTasks(tasks, [{ role: 'toString', count: 1, skills: [] }], {})).toThrow(RoadmapError)
  })
})

it('assumes a rate for each role in each region, and none for founders', () => {
  const { founder, ...hired } = DEFAULT_RATES
  const rates = Object.values(hired).flatMap((byRegion) => Object.values(byRegion))
  expect(rates).toHaveLength(210)
  expect(rates.every((rate) => rate > 0)).toBe(true)
  expect(new Set(Object.values(founder))).toEqual(new Set([0]))
  expect(DEFAULT_RATES.backend[DEFAULT_REGION]).toBe(85)
})
