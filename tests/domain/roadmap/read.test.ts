import { computeRoadmap, readRoadmap } from '@domain/roadmap'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOf, contents, member, phaseOf, task } from './sample-roadmap'

const SPEC = {
  name: 'Dog walking',
  phases: [
    {
      teamComposition: [
        { role: 'Designer', count: 2, hourlyRate: 80, hours: 40.5, skills: ['Figma'] },
        { role: 'QA', count: 1, hourlyRate: 1_050.25, hours: 10, skills: ['Cypress', 'Manual tests'] },
      ],
      risks: [{ description: 'Nobody comes', mitigation: 'Ask ten people first' }],
      deliverables: ['Screens'],
      milestones: ['Tested'],
      duration: '9 weeks',
      cost: 1,
      hoursPerResource: 1,
    },
  ],
  summary: { totalDuration: '9 weeks', totalCost: 1, recommendations: ['Begin small'] },
}

const OTHER_SPELLING = {
  name: 'Dog walking',
  phases: [
    {
      team: [
        { role: 'Designer', count: '2', hourly_rate: '$80', hours: '40.5 hours', skills: 'Figma' },
        { role: 'QA', count: 1, rate: '$1,050.25/h', hours: '10', skills: 'Cypress, Manual tests' },
      ],
      risks: [{ description: 'Nobody comes', mitigation: 'Ask ten people first' }],
      deliverables: [{ name: 'Screens' }],
      goals: [{ title: 'Tested' }],
      duration: '9 weeks',
      cost: '$1',
      hours_per_resource: '1',
    },
  ],
  summary: { total_duration: '9 weeks', total_cost: '1', recommendations: [{ text: 'Begin small' }] },
}

const read = (stored: unknown) => {
  const { roadmap, problems } = readRoadmap(stored)
  if (!roadmap) throw new Error(`Nothing was read: ${JSON.stringify(problems)}`)
  return { ...roadmap, problems, first: roadmap.phases[0] }
}

describe('a stored roadmap', () => {
  it('reads the same in every spelling of the contract', () => {
    expect(readRoadmap(SPEC).problems).toEqual([])
    expect(readRoadmap(OTHER_SPELLING)).toEqual(readRoadmap(SPEC))
    expect(readRoadmap(JSON.stringify(SPEC))).toEqual(readRoadmap(SPEC))
  })

  it('costs what its team costs, whatever sum was stored', () => {
    const { first, totals } = read(SPEC)
    expect(first?.team.map(({ costDollars }) => costDollars)).toEqual([6_480, 10_502.5])
    expect(first).toMatchObject({ teamCostDollars: 16_982.5, costDollars: 16_982.5, hoursPerResource: 30.33 })
    expect(totals).toEqual({
      assumed: false,
      costDollars: 16_982.5,
      costRange: null,
      durationText: '9 weeks',
      workDays: 45,
      hours: 91,
    })
  })

  it('takes the stored cost and duration where there is nothing to work them out from', () => {
    const { first, totals } = read({
      phases: [{ name: 'Start', cost: '$40k - $50k', duration: '8-10 weeks', hoursPerResource: '120' }],
    })
    expect(first).toMatchObject({ costDollars: 50_000, workDays: 50, hoursPerResource: 120 })
    expect(totals).toMatchObject({ costDollars: 50_000, durationText: '8-10 weeks', workDays: 50 })
    expect(read({ name: 'x', summary: { totalCost: 900, totalDuration: '2 months' } }).totals).toMatchObject({
      costDollars: 900,
      durationText: '2 months',
      workDays: 44,
    })
  })

  it('counts in cents and in hundredths of an hour', () => {
    const { first } = read({ phases: [{ team: [{ role: 'QA', rate: 80.004, hours: 9.996 }] }] })
    expect(first?.team[0]).toMatchObject({ hourlyRate: 80, hours: 10, costDollars: 800 })
  })

  it('takes risks as texts', () => {
    expect(read({ phases: [{ risks: ['Rain', { description: 'Snow' }] }] }).first?.risks).toEqual([
      { description: 'Rain', mitigation: '' },
      { description: 'Snow', mitigation: '' },
    ])
  })

  it('knows its phase from itself, then from the row', () => {
    const phaseIn = (phase: object, row?: 'poc') =>
      readRoadmap({ phases: [phase] }, row).roadmap?.phases[0]?.phase
    expect(phaseIn({ phase: 'mvp', risks: [] }, 'poc')).toBe('mvp')
    expect(phaseIn({ name: 'Production Ready' }, 'poc')).toBe('production')
    expect(phaseIn({ risks: [] }, 'poc')).toBe('poc')
  })

  it('says on which day a milestone is reached', () => {
    const tasks = [task('a', 'QA', 8), task('b', 'QA', 9, { dependsOn: ['a'] })]
    const milestones = [
      { name: 'Half', tasks: ['a'] },
      { name: 'All', tasks: ['a', 'b'] },
      { name: 'Never', tasks: [] },
    ]
    const { first } = read(
      contentOf(phaseOf({ tasks, milestones, teamComposition: [member('QA', 1, 50, 17)] })),
    )
    expect(first?.milestones.map(({ day }) => day)).toEqual([1, 3, null])
  })

  it('gives a range of costs around the cost', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const { totals, phases } = read(computeRoadmap(content))
        expect(totals.costRange === null).toBe(phases.some(({ tasks }) => tasks.length === 0))
        if (!totals.costRange) return
        const { low, base, high } = totals.costRange
        expect(base).toBe(totals.costDollars)
        expect(low).toBeLessThanOrEqual(base)
        expect(high).toBeGreaterThanOrEqual(base)
        for (const end of [low, high]) if (end !== base) expect(Number(end.toPrecision(2))).toBe(end)
      }),
    )
  })

  it.each([
    [{ phases: [{ team: [{ role: 'QA', hours: 4 }] }] }, ['phases.0.team.0.hourlyRate']],
    [{ phases: [{ team: [{ role: 'QA', rate: '€50', hours: 4 }] }] }, ['phases.0.team.0.rate']],
    [
      { phases: [{ team: [{ role: 'QA', rate: -5, hours: [4] }] }] },
      ['phases.0.team.0.rate', 'phases.0.team.0.hours'],
    ],
    [{ phases: [{ team: [{ count: 1 }] }] }, ['phases.0.team.0.role']],
    [{ phases: [{ team: { role: 'QA' } }] }, ['phases.0.team']],
    [{ phases: [{ cost: 'a lot' }] }, ['phases.0.cost']],
    [{ phases: [{ risks: [{}] }, 7] }, ['phases.0.risks.0', 'phases.1']],
    [{ phases: [{ tasks: [{ name: 'A', role: 'QA' }] }] }, ['phases.0.tasks.0.hours']],
    [{ name: 'x' }, ['phases']],
  ])('says where %j cannot be read', (stored, paths) => {
    const { problems, roadmap } = readRoadmap(stored)
    expect(problems.map(({ path }) => path)).toEqual(paths)
    expect(roadmap).not.toBeNull()
  })

  it('leaves the cost open when that of a line is unknown', () => {
    const { first } = read({
      phases: [
        {
          team: [
            { role: 'QA', hours: 4 },
            { role: 'Dev', rate: 10, hours: 4 },
          ],
        },
      ],
    })
    expect(first?.team[0]).toMatchObject({ count: 1, hourlyRate: null, costDollars: null })
    expect(first).toMatchObject({ teamCostDollars: null, costDollars: null })
  })

  it.each([
    ['a rate in another currency', { role: 'Designer', count: 2, hours: 10, rate: '€80' }],
    ['no hours', { role: 'Designer', count: 2, rate: 80 }],
    ['a number of people that is none', { role: 'Designer', count: 'several', hours: 10, rate: 80 }],
    ['no role', { count: 2, hours: 10, rate: 80 }],
  ])('costs what was stored, and not what the readable lines cost, beside a line with %s', (_, line) => {
    const { first, totals } = read({
      phases: [
        {
          team: [line, { role: 'Developer', count: 1, hours: 10, rate: 50 }],
          tasks: [task('a', 'Developer', 10)],
          cost: '$50,000',
          hoursPerResource: 300,
        },
      ],
    })
    expect(first).toMatchObject({ teamCostDollars: null, costDollars: 50_000 })
    expect(totals).toMatchObject({ costDollars: 50_000, costRange: null })
  })

  it('takes the hours that were stored where those of the team are not known', () => {
    const { first, totals } = read({
      phases: [
        {
          team: [{ role: 'QA' }, { role: 'Dev', hours: 10 }],
          tasks: [task('a', 'QA', 400)],
          hoursPerResource: 200,
        },
      ],
    })
    expect(first?.hoursPerResource).toBe(200)
    expect(totals.hours).toBe(400)
  })

  it('has no schedule when tasks wait for each other', () => {
    const tasks = [task('a', 'QA', 8, { dependsOn: ['b'] }), task('b', 'QA', 8, { dependsOn: ['a', 'z'] })]
    const { first, problems } = read(contentOf(phaseOf({ tasks })))
    expect(first?.schedule).toBeNull()
    expect(problems.map(({ message }) => message)).toEqual([
      "The task 'b' waits for 'z', which is not there.",
      'Some tasks wait for each other.',
    ])
  })

  it.each([null, undefined, 7, '', 'text', '{', [], {}, { phases: 'x' }, { phases: [] }, { phases: [7] }])(
    'is none in %j',
    (stored) => {
      const { roadmap, problems } = readRoadmap(stored)
      expect(roadmap).toBeNull()
      expect(problems.at(-1)).toEqual({ path: '', message: 'This holds nothing of a roadmap.' })
    },
  )
})
