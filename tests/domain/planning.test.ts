import { type Basis, state } from '@domain/basis'
import {
  BUDGETS,
  DEVELOPMENT_PHASES,
  emptyPlanning,
  MONTHLY_USERS,
  MOOD_KEYWORDS,
  PLATFORMS,
  planningFormSchema,
  planningRow,
  planningSchema,
  samePlanning,
  TECHNOLOGIES,
  TECHNOLOGY_CATEGORIES,
  TIMELINES,
  technologiesOf,
  technologyName,
  VISUAL_STYLES,
} from '@domain/planning'
import { suggestPlanning } from '@domain/planning/suggest'
import type { Feature, MarketSection, Report } from '@domain/report'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONCEPT, MARKET } from '../features/report/sample-report'
import { concept, market } from './sample-report'

const idsOf = (options: readonly { id: string }[]) => options.map(({ id }) => id)
const NOTHING: Report = { brief: null, concept: null, audience: null, market: null, evidence: null }

describe('the options', () => {
  it('have the ids of the contract, in its order', () => {
    expect(idsOf(PLATFORMS)).toEqual(['web', 'mobile', 'desktop', 'erp'])
    expect(DEVELOPMENT_PHASES.map(({ id, tier }) => [id, tier])).toEqual([
      ['interactive', 'free'],
      ['poc', 'premium'],
      ['mvp', 'premium'],
      ['production', 'premium'],
    ])
    expect(idsOf(MONTHLY_USERS)).toEqual(['small', 'medium', 'large', 'xlarge', 'enterprise'])
    expect(idsOf(TIMELINES)).toEqual(['1-3-months', '3-6-months', '6-12-months', '12-plus-months'])
    expect(idsOf(BUDGETS)).toEqual(['5k-25k', '25k-50k', '50k-100k', '100k-plus'])
    expect(idsOf(VISUAL_STYLES)).toEqual(['minimal', 'modern', 'classic', 'playful', 'corporate'])
    expect(MOOD_KEYWORDS).toHaveLength(12)
  })

  it('name 29 technologies in five categories', () => {
    expect(TECHNOLOGY_CATEGORIES.map((category) => technologiesOf(category).length)).toEqual([9, 7, 5, 4, 5])
    expect(new Set(idsOf(TECHNOLOGIES)).size).toBe(29)
    expect(new Set(TECHNOLOGIES.map(({ label }) => label)).size).toBe(29)
    expect(technologyName('postgresql')).toBe('PostgreSQL')
    expect(technologyName('COBOL')).toBe('COBOL')
  })
})

const ROW = {
  id: 'p1',
  validation_id: 'v1',
  platforms: ['mobile', 'web'],
  development_phases: ['interactive'],
  technology_stack: ['redis', 'react'],
  branding_preferences: ['playful'],
  monthly_users: 'small',
  timeline: '1-3-months',
  budget_range: '5k-25k',
  created_at: '2026-11-20 11:03:13.9+00',
  updated_at: '2026-11-20 11:03:13.9+00',
}

describe('a stored plan', () => {
  it('is read into the form in the order of the options, and written back', () => {
    const { id, form } = planningSchema.parse(ROW)
    expect(id).toBe('p1')
    expect(form).toEqual({
      validationId: 'v1',
      platforms: ['web', 'mobile'],
      developmentPhases: ['interactive'],
      technologyStack: ['react', 'redis'],
      brandingPreferences: ['playful'],
      monthlyUsers: 'small',
      timeline: '1-3-months',
      budgetRange: '5k-25k',
    })
    const { id: _id, created_at: _created, updated_at: _updated, ...columns } = ROW
    expect(planningRow(form)).toEqual({
      ...columns,
      platforms: ['web', 'mobile'],
      technology_stack: ['react', 'redis'],
    })
  })

  it('reads as not chosen where it is malformed or unknown', () => {
    const odd = {
      ...ROW,
      platforms: null,
      development_phases: 'mvp',
      technology_stack: ['react', 7, '', 'x'.repeat(61), 'COBOL', 'COBOL'],
      branding_preferences: [['minimal']],
      monthly_users: null,
      timeline: 'soon',
      budget_range: 5,
    }
    expect(planningSchema.parse(odd).form).toEqual({
      ...emptyPlanning('v1'),
      technologyStack: ['react', 'COBOL'],
    })
  })

  it('is the same plan in whatever order it was chosen', () => {
    const { form } = planningSchema.parse(ROW)
    const reordered = { ...form, platforms: [...form.platforms].reverse() }
    expect(samePlanning(form, reordered)).toBe(true)
    expect(samePlanning(form, { ...form, platforms: ['web'] })).toBe(false)
    expect(samePlanning(form, { ...form, timeline: '' })).toBe(false)
  })

  it('survives a round through its columns, whatever was chosen', () => {
    const some = <Id extends string>(options: readonly { id: Id }[]) => fc.subarray(idsOf(options))
    const one = (options: readonly { id: string }[]) => fc.constantFrom('', ...idsOf(options))
    const forms = fc.record({
      validationId: fc.uuid(),
      platforms: some(PLATFORMS),
      developmentPhases: some(DEVELOPMENT_PHASES),
      technologyStack: some(TECHNOLOGIES),
      brandingPreferences: some(VISUAL_STYLES),
      monthlyUsers: one(MONTHLY_USERS),
      timeline: one(TIMELINES),
      budgetRange: one(BUDGETS),
    })
    fc.assert(
      fc.property(forms, (given) => {
        const form = planningFormSchema.parse(given)
        expect(form).toEqual(given)
        expect(planningSchema.parse({ id: 'p', ...planningRow(form) }).form).toEqual(form)
      }),
    )
  })
})

const feature = (web: boolean, mobile: boolean): Feature => ({
  description: state('A feature', 'template'),
  platforms: { web, mobile },
})

const withCore = (core: Feature[]): Report => ({
  ...NOTHING,
  concept: {
    ...CONCEPT,
    roles: [],
    features: { core, mustHave: [], shouldHave: [], niceToHave: [], future: [] },
  },
})

const withMarket = (changes: Partial<MarketSection>): Report => ({
  ...NOTHING,
  market: { ...MARKET, ...changes },
})

describe('suggestions', () => {
  it('are none for a report that says nothing', () => {
    expect(Object.values(suggestPlanning(NOTHING)).flatMap(Object.keys)).toEqual([])
  })

  it('take the platforms from the badges of core and must-have features', () => {
    expect(suggestPlanning({ ...NOTHING, concept: CONCEPT }).platforms).toEqual({
      web: 'Marked Web in the report: 2 of 3 core or must-have features.',
      mobile: 'Marked Mobile in the report: 2 of 3 core or must-have features.',
    })
  })

  it('leave out a platform that few features are marked for', () => {
    const report = withCore([feature(true, true), ...Array.from({ length: 3 }, () => feature(true, false))])
    expect(suggestPlanning(report).platforms).toEqual({
      web: 'Marked Web in the report: 4 of 4 core or must-have features.',
    })
    expect(suggestPlanning(withCore([feature(false, false)])).platforms).toEqual({})
  })

  it('put the words of the founder first', () => {
    const { platforms } = suggestPlanning(withCore([feature(true, false)]), 'A desktop app beside our ERP.')
    expect(platforms).toEqual({
      web: 'Marked Web in the report: 1 of 1 core or must-have feature.',
      desktop: 'You wrote “desktop app”.',
      erp: 'You wrote “ERP”.',
    })
  })

  it.each(['This is not an ERP.', 'No ERP needed', 'It works without any ERP', 'a slurped drink'])(
    'do not take %j for an ERP',
    (idea) => expect(suggestPlanning(NOTHING, idea).platforms).toEqual({}),
  )

  it('read what the report took from the idea word for word, and nothing else', () => {
    const audience = (basis: Basis) =>
      withMarket({ model: null, targetMarket: state('Firms with SAP', basis) })
    expect(suggestPlanning(audience('founder')).platforms).toEqual({ erp: 'You wrote “SAP”.' })
    expect(suggestPlanning(audience('template')).platforms).toEqual({})
  })

  it('count the users by the obtainable customers of the market model', () => {
    expect(suggestPlanning(withMarket({})).monthlyUsers).toEqual({
      medium: "The report's market model wins about 1,000 customers in its base case.",
    })
    expect(suggestPlanning(withMarket({ model: null })).monthlyUsers).toEqual({})
  })

  it.each([
    ['We want to launch within six weeks.', '1-3-months'],
    ['The app must be ready in 3 months.', '1-3-months'],
    ['We build it in 9 months.', '6-12-months'],
    ['Everything is to be live within two years.', '12-plus-months'],
  ])('take the timeline of %j', (idea, id) =>
    expect(Object.keys(suggestPlanning(NOTHING, idea).timeline)).toEqual([id]),
  )

  it('otherwise estimate the timeline by a stated rule of thumb', () => {
    expect(suggestPlanning({ ...NOTHING, concept: CONCEPT }).timeline).toEqual({
      '1-3-months': 'Rule of thumb: a week for each of 3 core or must-have features, and 4 for the rest.',
    })
    const large = withCore(Array.from({ length: 30 }, () => feature(true, false)))
    expect(Object.keys(suggestPlanning(large).timeline)).toEqual(['6-12-months'])
  })

  it.each([
    ['Our budget is $40,000 for the first version.', { '25k-50k': 'You wrote “$40,000”.' }],
    ['We have a budget of $0.2 million.', { '100k-plus': 'You wrote “$0.2 million”.' }],
    ['My budget is $25k.', { '5k-25k': 'You wrote “$25k”.' }],
    ['My budget is $900.', {}],
    ['For families on a budget of $9,000.', {}],
    ['Walks cost $15.', {}],
  ])('take a budget from %j', (idea, expected) =>
    expect(suggestPlanning(NOTHING, idea).budgetRange).toEqual(expected),
  )

  it('name the technologies that the founder names, but no ordinary words', () => {
    const idea =
      'We go swift and React to feedback. Built with Flutter, PostgreSQL and .NET, not with Laravel.'
    expect(suggestPlanning(NOTHING, idea).technologyStack).toEqual({
      flutter: 'You wrote “Flutter”.',
      postgresql: 'You wrote “PostgreSQL”.',
      dotnet: 'You wrote “.NET”.',
    })
  })

  it('fit the technologies to the platforms and the subject', () => {
    const report: Report = { ...NOTHING, concept: CONCEPT }
    const ids = (idea: string) => Object.keys(suggestPlanning(report, idea).technologyStack).sort()
    expect(ids('')).toEqual(['nextjs', 'nodejs', 'postgresql', 'react-native', 'typescript'])
    expect(ids('An AI that answers on-premise, in real-time.')).toEqual([
      'docker',
      'fastapi',
      'nextjs',
      'postgresql',
      'react-native',
      'redis',
      'typescript',
    ])
  })

  it('give a phase its reason', () => {
    const idea = 'Computer vision for hospitals'
    const risky = { ...withMarket({ riskiestAssumption: state('They pay', 'model') }), concept: CONCEPT }
    expect(suggestPlanning(risky, idea).developmentPhases).toEqual({
      interactive: 'It can test the riskiest assumption of the report before code is paid for.',
      poc: 'You wrote “Computer vision”: show that it works before the rest is built on it.',
      mvp: "A first version has a clear extent: the report's 3 core or must-have features.",
      production: 'You wrote “hospitals”: this asks for a secured and monitored release.',
    })
  })

  it('name a style for subjects that carry one', () => {
    expect(suggestPlanning(NOTHING, 'Toys for children').brandingPreferences).toEqual({
      playful: 'You wrote “Toys”: a light subject carries a light tone.',
    })
  })

  it('are options that exist, each with one line of reason, whatever the report and the idea', () => {
    const known = {
      platforms: idsOf(PLATFORMS),
      developmentPhases: idsOf(DEVELOPMENT_PHASES),
      technologyStack: idsOf(TECHNOLOGIES),
      brandingPreferences: idsOf(VISUAL_STYLES),
      monthlyUsers: idsOf(MONTHLY_USERS),
      timeline: idsOf(TIMELINES),
      budgetRange: idsOf(BUDGETS),
    }
    const reports = fc.record({
      brief: fc.constant(null),
      concept: fc.option(concept, { nil: null }),
      market: fc.option(market, { nil: null }),
      audience: fc.constant(null),
      evidence: fc.constant(null),
    })
    fc.assert(
      fc.property(reports, fc.string({ unit: 'grapheme', maxLength: 300 }), (report, idea) => {
        for (const [field, reasons] of Object.entries(suggestPlanning(report, idea))) {
          expect(known).toHaveProperty(field, expect.arrayContaining(Object.keys(reasons)))
          for (const reason of Object.values(reasons)) expect(reason).toMatch(/^[^\n]{10,200}$/)
        }
      }),
      { numRuns: 60 },
    )
  })
})
