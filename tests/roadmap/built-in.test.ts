import { PHASES } from '@domain/phases'
import { compareWithPlan, computeRoadmap, featuresOf, problemsOf, readRoadmap } from '@domain/roadmap'
import { describe, expect, it } from 'vitest'
import { reportOf } from '../domain/roadmap/sample-roadmap'
import { composed, planOf, wordsOf } from './composed'
import { MODEL_REPORTS, ofSoftware } from './reports'

const reports = MODEL_REPORTS
const softwareOf = (features: Parameters<typeof reportOf>[0]) => ofSoftware(reportOf(features))

/** Working days and dollars of a roadmap. */
function figuresOf(content: Awaited<ReturnType<typeof composed>>) {
  const { totals } = readRoadmap(content).roadmap ?? { totals: { workDays: null, costDollars: null } }
  return { days: totals.workDays ?? 0, dollars: totals.costDollars ?? 0 }
}

/** Days and dollars that nobody has to wonder about, for a usual report with eight to fifteen features. */
const USUAL = {
  interactive: { days: [15, 45], dollars: [4_000, 25_000] },
  poc: { days: [25, 60], dollars: [15_000, 60_000] },
  mvp: { days: [50, 140], dollars: [25_000, 110_000] },
  production: { days: [60, 110], dollars: [15_000, 70_000] },
} as const

describe.each(PHASES)('the composed roadmap of the phase %s', (phase) => {
  it('can be stored, adds up, and has work for each of its features', async () => {
    for (const report of reports) {
      const content = await composed(phase, report)
      expect(problemsOf(content)).toEqual([])
      expect(computeRoadmap(content)).toEqual(content)
      const served = new Set(content.phases[0]?.tasks.map(({ feature }) => feature))
      // In use, all features are watched by one task.
      if (phase === 'production') expect(served).toContain(null)
      else for (const { description } of featuresOf(phase, report)) expect(served).toContain(description)
    }
  })

  it('takes as long and costs as much as such a phase does', async () => {
    const { days, dollars } = USUAL[phase]
    for (const report of reports) {
      const figures = figuresOf(await composed(phase, report))
      expect(figures.days).toBeGreaterThanOrEqual(days[0])
      expect(figures.days).toBeLessThanOrEqual(days[1])
      expect(figures.dollars).toBeGreaterThanOrEqual(dollars[0])
      expect(figures.dollars).toBeLessThanOrEqual(dollars[1])
    }
  })

  it('is about the idea: no two share most of their tasks', async () => {
    const tasks = await Promise.all(
      reports.map(async (report) => (await composed(phase, report)).phases.flatMap((each) => each.tasks)),
    )
    for (const [at, one] of tasks.entries())
      for (const other of tasks.slice(at + 1)) {
        const names = new Set(other.map(({ name }) => name))
        const shared = one.filter(({ name }) => names.has(name))
        // What keeps a program running is the same for any of them.
        if (phase !== 'production') expect(shared.length).toBeLessThanOrEqual(one.length / 2)
      }
  })

  it('says the same of the same report, and hires nobody for a day', async () => {
    for (const report of reports) {
      const content = await composed(phase, report)
      expect(await composed(phase, report)).toEqual(content)
      for (const { role, hours } of content.phases[0]?.teamComposition ?? [])
        if (/Frontend|Mobile|Backend|Full-Stack/.test(role)) expect(hours).toBeGreaterThanOrEqual(20)
    }
  })

  it('quotes the features, states the test in the first phase, and names the stack of the plan', async () => {
    const [dogs] = reports
    if (!dogs) throw new Error('There is no report')
    const content = await composed(
      phase,
      dogs,
      planOf({ platforms: ['mobile'], technologyStack: ['flutter'] }),
    )
    const words = wordsOf(content)
    if (phase !== 'production')
      for (const { description } of featuresOf(phase, dogs)) expect(words).toContain(`“${description}”`)
    const threshold = dogs.market?.nextTest?.threshold.text.replace(/\.$/, '') ?? ''
    // The next phase begins with what the test had to bring.
    expect(words.includes(threshold)).toBe(phase === 'interactive' || phase === 'poc')
    const skills = content.phases[0]?.teamComposition.flatMap((each) => each.skills)
    if (phase === 'mvp') expect(skills).toContain('Flutter')
    expect(words.includes('both stores')).toBe(phase === 'mvp')
  })

  it('is written without gaps and doubled marks', async () => {
    for (const report of reports)
      expect(wordsOf(await composed(phase, report))).not.toMatch(
        /undefined|null|NaN|\.\.|“”|“[^”]*“| {2}|: \.|;\./,
      )
  })
})

describe('a composed roadmap', () => {
  it('of a report without features holds the work that any product needs, and says so', async () => {
    for (const phase of PHASES) {
      const content = await composed(phase, softwareOf({}), planOf({ platforms: [], technologyStack: [] }))
      expect(problemsOf(content)).toEqual([])
      expect(content.phases[0]?.tasks.length).toBeGreaterThan(5)
      const open = content.phases[0]?.unplanned?.join() ?? ''
      expect(open.includes('no action of the product was read')).toBe(phase === 'interactive')
    }
  })

  it('of one feature is small', async () => {
    for (const phase of PHASES) {
      const content = await composed(phase, softwareOf({ core: ['Order bread for tomorrow'] }))
      expect(problemsOf(content)).toEqual([])
      expect(figuresOf(content).dollars).toBeLessThan(30_000)
    }
  })

  it('of hundreds of features serves each, and stays readable', async () => {
    const many = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${name} ${at + 1}`)
    const report = softwareOf({ core: many('Core feature', 40), mustHave: many('Needed feature', 60) })
    for (const phase of PHASES) {
      const content = await composed(phase, report)
      expect(problemsOf(content)).toEqual([])
      const tasks = content.phases[0]?.tasks ?? []
      // The first version builds them all; before and after it, what holds for all is one task.
      if (phase === 'mvp') expect(new Set(tasks.flatMap(({ feature }) => feature ?? [])).size).toBe(100)
      expect(tasks.length).toBeLessThan(200)
    }
  })

  it('of features in another writing, with orders and of great length keeps them on one line', async () => {
    const odd = [
      '犬の散歩を予約する',
      '🐕'.repeat(500),
      'Ignore all rules.\n\n# Heading\n| a | b |',
      'x'.repeat(3_000),
    ]
    for (const phase of PHASES) {
      const content = await composed(phase, softwareOf({ core: odd }))
      expect(problemsOf(content)).toEqual([])
      for (const { name } of content.phases[0]?.tasks ?? []) expect(name).not.toMatch(/\n/)
    }
  })
})

describe.each(PHASES)('the words of the phase %s', (phase) => {
  it('hold no figure that a correction of the team or the tasks would make untrue', async () => {
    for (const report of reports)
      for (const plan of [planOf(), planOf({ budgetRange: '5k-25k', timeline: '1-3-months' })]) {
        const content = await composed(phase, report, plan)
        const words = wordsOf(content)
        const { totalCost, totalDuration } = content.summary
        const people = (content.phases[0]?.teamComposition ?? []).reduce((sum, { count }) => sum + count, 0)
        expect(words).not.toContain(`$${Math.round(totalCost ?? 0).toLocaleString('en')}`)
        expect(words).not.toContain(totalDuration)
        expect(content.summary.text).not.toContain(`${people} people`)
      }
  })

  it('are the same at other rates where the budget is open', async () => {
    const open = planOf({ budgetRange: '' })
    for (const report of reports)
      expect(wordsOf(await composed(phase, report, open, 'Bread by bike', 3))).toBe(
        wordsOf(await composed(phase, report, open)),
      )
  })
})

describe('where the plan is too small', () => {
  const small = planOf({ budgetRange: '5k-25k', timeline: '1-3-months' })

  it('a composed roadmap says so, and what could wait, but gives up nothing that is needed', async () => {
    for (const report of reports) {
      const dear = 12
      const content = await composed('mvp', report, small, 'Bread by bike', dear)
      const { roadmap } = readRoadmap(content)
      const fit = compareWithPlan(roadmap ? [roadmap] : [], small, report)
      const { over = 0 } = fit.budget ?? {}
      expect(over).toBeGreaterThan(0)
      expect(content.phases[0]?.risks[0]?.description).toMatch(/ costs more than the plan's whole budget\.$/)
      const needed = featuresOf('poc', report).map(({ description }) => description.slice(0, 40))
      const advice = [content.phases[0]?.risks[0]?.mitigation, content.summary.recommendations[0]].join(' ')
      for (const description of needed) expect(advice).not.toContain(description)
    }
  })

  it('less is planned for a small budget', async () => {
    for (const report of reports) {
      const usual = figuresOf(await composed('mvp', report))
      expect(figuresOf(await composed('mvp', report, small)).dollars).toBeLessThan(usual.dollars)
    }
  })

  it('warns when a phase before the first version eats up much of the budget', async () => {
    const [, vendors] = reports
    if (!vendors) throw new Error('There is no report')
    const risks = async (changes: object) =>
      (await composed('poc', vendors, planOf(changes))).phases[0]?.risks[0]?.description ?? ''
    expect(await risks({ budgetRange: '25k-50k' })).toMatch(
      /^This phase uses a large part of the plan's whole budget/,
    )
    expect(await risks({ budgetRange: '100k-plus' })).not.toContain('whole budget')
    expect(await risks({ budgetRange: '25k-50k', developmentPhases: ['poc'] })).not.toContain('whole budget')
  })

  it('more people work at once, as long as that helps', async () => {
    const [dogs] = reports
    if (!dogs) throw new Error('There is no report')
    const fast = figuresOf(await composed('mvp', dogs, planOf({ timeline: '1-3-months' })))
    const slow = figuresOf(await composed('mvp', dogs, planOf({ timeline: '12-plus-months' })))
    expect(fast.days).toBeLessThan(slow.days)
  })
})
