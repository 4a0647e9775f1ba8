import type { Phase } from '@domain/phases'
import type { PlannedWork } from '@domain/scorecard'
import { describe, expect, it } from 'vitest'
import { AS_OF, EMPTY, metricOf, planTaking, scoreOf } from './given'

const feasibilityOf = (plan: PlannedWork | null) => metricOf(EMPTY, 'feasibility', { asOf: AS_OF, plan })
const scoreWith = (cost: number | null, duration: number | null) =>
  scoreOf(EMPTY, 'feasibility', { asOf: AS_OF, plan: planTaking(cost, duration) })
const planned = (changes: Partial<PlannedWork>): PlannedWork => ({ ...planTaking(0.5, 0.5), ...changes })
const phase = (id: Phase, dollars: number | null, workDays: number | null) => ({
  phase: id,
  roadmap: { dollars, workDays },
})

describe('feasibility', () => {
  it.each([
    [0, 10],
    [0.7, 10],
    [0.701, 8],
    [1, 8],
    [1.001, 5],
    [1.5, 5],
    [1.501, 3],
    [2, 3],
    [2.001, 1],
  ])('at %d of budget or timeline, the worse of the two, is %d', (ratio, score) => {
    expect(scoreWith(ratio, 0)).toBe(score)
    expect(scoreWith(0, ratio)).toBe(score)
    expect(scoreWith(ratio, ratio)).toBe(score)
  })

  it('adds up the phases and shows what it is worked out of', () => {
    const { score, reason, inputs } = feasibilityOf(
      planned({ phases: [phase('poc', 30_000, 65), phase('mvp', 60_000.5, 260)] }),
    )
    expect(score).toBe(5)
    expect(reason).toBe(
      'The roadmaps take 90% of the budget and 125% of the timeline: 5 points for up to 150% in the worse of the two.',
    )
    expect(inputs.map(({ label, value, basis }) => [label, value, basis])).toEqual([
      ['Roadmap: Proof of Concept', '$30,000, 13 weeks', 'assumption'],
      ['Roadmap: Minimum Viable Product', '$60,000.50, 52 weeks', 'assumption'],
      ['Cost of all roadmaps', '$90,000.50', null],
      ['Duration of all roadmaps', '65 weeks', null],
      ['Budget', '$50,000 to $100,000: at most $100,000 of cost', 'founder'],
      ['Timeline', '6 to 12 months: at most 52 weeks of work time', 'founder'],
      ['Cost ÷ budget', '90%', null],
      ['Duration ÷ timeline', '125%', null],
    ])
  })

  it('cannot be told before the project is planned', () => {
    const { score, reason } = feasibilityOf(null)
    expect(score).toBeNull()
    expect(reason).toMatch(/needs a plan with phases, a budget and a timeline, and a published roadmap/)
  })

  it.each<[string, Partial<PlannedWork>, string]>([
    ['phases', { phases: [] }, 'phases to develop'],
    ['budget', { budgetRange: '' }, 'a budget'],
    [
      'roadmaps and timeline',
      {
        timeline: '',
        phases: [{ phase: 'poc', roadmap: null }, phase('mvp', 1, 1), { phase: 'production', roadmap: null }],
      },
      'a timeline and a published roadmap for Proof of Concept and Production Ready',
    ],
    [
      'costs',
      { phases: [phase('poc', null, 5), phase('mvp', 1, 5)] },
      'a cost in the roadmap of Proof of Concept',
    ],
    ['durations', { phases: [phase('mvp', 1, null)] }, 'a duration in the roadmap of Minimum Viable Product'],
  ])('says what is missing: %s', (_, changes, missing) => {
    expect(feasibilityOf(planned(changes))).toMatchObject({
      score: null,
      reason: `Missing from the plan: ${missing}.`,
    })
  })

  it('counts the other limit alone where one is open, and nothing where both are', () => {
    const open = { ...planTaking(0.9, null), timeline: '12-plus-months' } as const
    expect(feasibilityOf(open)).toMatchObject({
      score: 8,
      reason: 'The roadmaps take 90% of the budget, and the timeline is open: 8 points for up to 100%.',
    })
    expect(feasibilityOf({ ...open, budgetRange: '100k-plus' })).toMatchObject({
      score: null,
      reason:
        'Neither the budget nor the timeline of the plan has an upper limit to set the roadmaps against.',
    })
  })
})
