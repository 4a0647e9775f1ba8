import { emptyPlanning, type PlanningForm } from '@domain/planning'
import { FEATURE_GROUPS } from '@domain/report'
import { compareWithPlan, computeRoadmap, featuresOf, type RoadmapPhase, readRoadmap } from '@domain/roadmap'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOf, member, phaseOf, phases, reportOf, task } from './sample-roadmap'

const REPORT = reportOf({
  core: ['Book a walk'],
  mustHave: ['Pay online'],
  shouldHave: ['Rate walkers'],
  niceToHave: ['Share photos', 'Dark mode'],
  future: ['Sell food'],
})

const FEATURES = ['Book a walk', 'Pay online', 'Rate walkers', 'Share photos', 'Dark mode']

/** One phase in which each feature takes the given hours of one developer at $100 an hour. */
function built(hours: Record<string, number>, rate = 100): RoadmapPhase {
  const tasks = Object.entries(hours).map(([feature, base], index) =>
    task(`t-${index}`, 'Dev', base, { feature }),
  )
  const all = Object.values(hours).reduce((sum, each) => sum + each, 0)
  return phaseOf({ tasks, teamComposition: [member('Dev', 1, rate, all)] })
}

const read = (...given: RoadmapPhase[]) => {
  const { roadmap } = readRoadmap(computeRoadmap(contentOf(...given)))
  return roadmap ? [roadmap] : []
}

const plan = (changes: Partial<PlanningForm>): PlanningForm => ({ ...emptyPlanning('v'), ...changes })
const SMALL = plan({ budgetRange: '5k-25k', timeline: '1-3-months' })

describe('a roadmap against its plan', () => {
  it('says what is spent of the budget and of the timeline', () => {
    const fit = compareWithPlan(read(built({ 'Book a walk': 80 })), SMALL, REPORT)
    expect(fit).toEqual({
      budget: { limit: 25_000, spent: 8_000, over: 0 },
      timeline: { limitDays: 65, days: 10, over: 0 },
      cuts: [],
      fits: true,
      afterCuts: { dollars: 8_000, days: 10, fits: true },
    })
  })

  it('has no limit where the choice is open or not made', () => {
    const open = plan({ budgetRange: '100k-plus', timeline: '12-plus-months' })
    for (const form of [open, plan({})])
      expect(compareWithPlan(read(built({ 'Book a walk': 9_000 })), form, REPORT)).toMatchObject({
        budget: null,
        timeline: null,
        fits: true,
      })
  })

  it('cuts the lowest priority first, and no more than needed', () => {
    const hours = {
      'Book a walk': 100,
      'Pay online': 100,
      'Rate walkers': 60,
      'Share photos': 30,
      'Dark mode': 5,
    }
    const fit = compareWithPlan(read(built(hours)), SMALL, REPORT)
    expect(fit.budget).toEqual({ limit: 25_000, spent: 29_500, over: 4_500 })
    expect(fit.cuts.map(({ feature }) => feature)).toEqual(['Share photos', 'Dark mode', 'Rate walkers'])
    const little = compareWithPlan(read(built({ ...hours, 'Rate walkers': 20 })), SMALL, REPORT)
    expect(little.cuts).toEqual([
      { feature: 'Share photos', group: 'niceToHave', savesDollars: 3_000, savesHours: 30 },
    ])
    expect(little.afterCuts).toEqual({ dollars: 22_500, days: 29, fits: true })
  })

  it('says when even all cuts do not make it fit, and never cuts core', () => {
    const hours = { 'Book a walk': 300, 'Pay online': 10, 'Share photos': 10 }
    const { cuts, fits, afterCuts } = compareWithPlan(read(built(hours)), SMALL, REPORT)
    expect(cuts.map(({ feature }) => feature)).toEqual(['Share photos', 'Pay online'])
    expect([fits, afterCuts]).toEqual([false, { dollars: 30_000, days: 38, fits: false }])
  })

  it('adds up the phases: costs, and days one after the other', () => {
    const one = built({ 'Book a walk': 100 })
    const both = read(one, { ...one, phase: 'production' })
    const expected = { budget: { spent: 20_000 }, timeline: { days: 26 } }
    expect(compareWithPlan(both, SMALL, REPORT)).toMatchObject(expected)
    expect(compareWithPlan([...read(one), ...read(one)], SMALL, REPORT)).toMatchObject(expected)
  })

  it('keeps a feature that one of more weight is built on', () => {
    const tasks = [
      task('photo', 'Dev', 200, { feature: 'Share photos' }),
      task('mode', 'Dev', 10, { feature: 'Dark mode' }),
      task('book', 'Dev', 200, { feature: 'Book a walk', dependsOn: ['photo'] }),
    ]
    const phase = phaseOf({ tasks, teamComposition: [member('Dev', 1, 100, 410)] })
    const { cuts } = compareWithPlan(read(phase), SMALL, REPORT)
    expect(cuts.map(({ feature }) => feature)).toEqual(['Dark mode'])
  })

  it('keeps what such a feature is built on in turn', () => {
    const tasks = [
      task('photo', 'Dev', 200, { feature: 'Share photos' }),
      task('mode', 'Dev', 10, { feature: 'Dark mode', dependsOn: ['photo'] }),
      task('book', 'Dev', 200, { feature: 'Book a walk', dependsOn: ['mode'] }),
    ]
    const phase = phaseOf({ tasks, teamComposition: [member('Dev', 1, 100, 410)] })
    expect(compareWithPlan(read(phase), SMALL, REPORT).cuts).toEqual([])
  })

  it('cuts nothing that saves no time when only time is short', () => {
    const tasks = [
      task('photo', 'QA', 100, { feature: 'Share photos' }),
      task('mode', 'Dev', 40, { feature: 'Dark mode' }),
      task('book', 'Dev', 500, { feature: 'Book a walk' }),
    ]
    const phase = phaseOf({ tasks, teamComposition: [member('Dev', 1, 1, 540), member('QA', 1, 100, 100)] })
    const { cuts, afterCuts } = compareWithPlan(read(phase), SMALL, REPORT)
    expect(cuts.map(({ feature }) => feature)).toEqual(['Dark mode'])
    expect(afterCuts.fits).toBe(true)
  })

  it('cuts for time alone too', () => {
    const hours = { 'Book a walk': 500, 'Share photos': 100 }
    const { budget, timeline, cuts, afterCuts } = compareWithPlan(read(built(hours, 1)), SMALL, REPORT)
    expect([budget?.over, timeline?.over]).toEqual([0, 10])
    expect(cuts).toHaveLength(1)
    expect(afterCuts).toEqual({ dollars: 500, days: 63, fits: true })
  })

  it('holds for any roadmap', () => {
    const given = fc.array(phases(FEATURES), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(given, (drawn) => {
        const roadmaps = drawn.flatMap((phase) => read(phase))
        const { cuts, fits, afterCuts, budget, timeline } = compareWithPlan(roadmaps, SMALL, REPORT)
        const ranks = cuts.map(({ group }) => FEATURE_GROUPS.indexOf(group))
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a))
        expect(ranks).not.toContain(0)
        expect(fits).toBe(budget?.over === 0 && (timeline?.over ?? 0) === 0)
        if (fits) expect(cuts).toEqual([])
        const saved = cuts.reduce((sum, { savesDollars }) => sum + Math.round(savesDollars * 100), 0)
        expect(Math.round((afterCuts.dollars ?? 0) * 100)).toBe(
          Math.round((budget?.spent ?? 0) * 100) - saved,
        )
        expect(afterCuts.dollars).toBeGreaterThanOrEqual(0)
        expect(afterCuts.days ?? 0).toBeLessThanOrEqual(timeline?.days ?? 0)
        expect(afterCuts.fits).toBe((afterCuts.dollars ?? 0) <= 25_000 && (afterCuts.days ?? 0) <= 65)
      }),
    )
  })

  it('copes with a hundred features, with one, and with nothing', () => {
    const many = Array.from({ length: 100 }, (_, index) => `Feature ${index}`)
    const report = reportOf({ core: many.slice(0, 1), niceToHave: many.slice(1) })
    const hours = Object.fromEntries(many.map((feature) => [feature, 8]))
    const { cuts, afterCuts } = compareWithPlan(read(built(hours)), SMALL, report)
    expect(cuts).toHaveLength(69)
    expect(afterCuts).toEqual({ dollars: 24_800, days: 31, fits: true })
    expect(compareWithPlan(read(built({ 'Book a walk': 1 })), SMALL, REPORT).fits).toBe(true)
    expect(compareWithPlan([], SMALL, REPORT)).toMatchObject({
      budget: null,
      timeline: null,
      cuts: [],
      fits: true,
    })
  })
})

describe('the features of a phase', () => {
  it('are core and must-have everywhere, more as the product grows, never the future ones', () => {
    const of = (phase: 'interactive' | 'poc' | 'mvp' | 'production') =>
      featuresOf(phase, REPORT).map(({ description }) => description)
    expect(of('interactive')).toEqual(FEATURES.slice(0, 2))
    expect(of('poc')).toEqual(FEATURES.slice(0, 2))
    expect(of('mvp')).toEqual(FEATURES.slice(0, 3))
    expect(of('production')).toEqual(FEATURES)
  })

  it('stand there once, where they matter most', () => {
    const report = reportOf({ core: ['A'], mustHave: [' A ', 'B'], niceToHave: ['B', ''] })
    expect(featuresOf('production', report).map(({ description, group }) => [description, group])).toEqual([
      ['A', 'core'],
      ['B', 'mustHave'],
    ])
    expect(featuresOf('mvp', { ...report, concept: null })).toEqual([])
  })
})
