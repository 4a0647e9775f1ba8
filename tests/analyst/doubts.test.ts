import { describe, expect, it } from 'vitest'
import { METRICS, scorecardOf } from '../../supabase/functions/_shared/domain/scorecard'
import { SAMPLE_IDEAS } from './sample-ideas'
import { reportOn, statementsIn } from './written'

const IDEAS = Object.values(SAMPLE_IDEAS).flat()
const reports = await Promise.all(IDEAS.map((idea) => reportOn(idea)))
const NO_PLAN = { asOf: '2026-11-20T11:00:00Z', plan: null }

describe('what speaks against an idea', () => {
  it('is said in three reasons out of templates, none of them said elsewhere', async () => {
    for (const { market } of reports) {
      expect(market.counterCase).toHaveLength(3)
      for (const { basis } of market.counterCase) expect(basis).toBe('template')
      const { counterCase, ...rest } = market
      const elsewhere = statementsIn(rest).map(({ text }) => text)
      const against = counterCase.map(({ text }) => text)
      expect(new Set([...against, ...elsewhere]).size).toBe(against.length + elsewhere.length)
    }
  })

  it('is about this idea: two ideas of one domain do not have the same reason', async () => {
    const reasons = reports.flatMap(({ market }) => market.counterCase.map(({ text }) => text))
    const different = new Set(reasons).size / reasons.length
    expect(different).toBeGreaterThan(0.9)
  })

  it('turns on the income that the founder names, else on the problem, else on what is left out', async () => {
    const last = async (idea: string) => (await reportOn(idea)).market.counterCase.at(-1)?.text
    expect(await last('An app for dog owners to book walkers. €12 per walk.')).toContain('“€12 per walk”')
    expect(await last('A marketplace for tools. We take a 10% commission on each rental.')).toContain(
      '“10% commission',
    )
    expect(
      await last('An app for dog owners to book walkers. Owners struggle to find someone they trust.'),
    ).toContain('“Owners struggle to find someone they trust”')
    expect(await last('An app for dog owners to book walkers')).toMatch(
      /^The text does not say what the present way .*costs (?:dog )?owners in money or hours;/,
    )
  })

  it('names a rival that the founder names', async () => {
    const { market } = await reportOn('Unlike Rover, our app lets dog owners meet every walker in person.')
    expect(market.counterCase[0]?.text).toContain('such as Rover, known for')
  })
})

describe('what to try first', () => {
  it('is the cheapest test of a named assumption, with a number to reach, a cost and a time', async () => {
    for (const { market } of reports) {
      expect(market.riskiestAssumption?.basis).toBe('assumption')
      expect(market.nextTest?.what.basis).toBe('template')
      expect(market.nextTest?.threshold.basis).toBe('assumption')
      expect(market.nextTest?.threshold.text).toMatch(/\d/)
      expect(market.nextTest?.costDollars).toBeGreaterThanOrEqual(0)
      expect(market.nextTest?.days).toBeGreaterThan(0)
    }
  })

  it('stands in its own place, not among the opportunities', async () => {
    for (const { market } of reports) {
      const what = market.nextTest?.what.text ?? ''
      expect(market.opportunities.some(({ text }) => text.includes(what) || /first test/i.test(text))).toBe(
        false,
      )
    }
  })
})

describe('the way to customers', () => {
  it('is the one that the founder names, on the first persona alone', async () => {
    const { audience } = await reportOn(
      'A language learning app for nurses moving to Germany. It teaches medical phrases. Sold through hospitals.',
    )
    const [first, ...others] = audience.personas
    expect(first?.channel).toEqual({ text: 'Hospitals', basis: 'founder', sources: [] })
    expect(others.length).toBeGreaterThan(0)
    expect(others.every(({ channel }) => channel === null)).toBe(true)
  })

  it('is not made up', async () => {
    const { audience } = await reportOn('An app for dog owners to book walkers')
    expect(audience.personas.map(({ channel }) => channel)).toEqual(audience.personas.map(() => null))
  })
})

describe('what nobody has looked up', () => {
  it('stays open: competitors, prices, growth, problem, risks, research', async () => {
    for (const { market } of reports) {
      for (const { live, dominant, price, answers } of market.competitors)
        expect({ live, dominant, price, answers }).toEqual({
          live: null,
          dominant: false,
          price: null,
          answers: [],
        })
      const { growth, whyNow, problemTests, risks, research } = market
      expect([growth, whyNow, problemTests, risks, research]).toEqual([null, null, null, null, null])
    }
  })

  it('leaves most metrics without a score, and the evidence low', async () => {
    for (const report of reports) {
      const { metrics, confidence } = scorecardOf(report, NO_PLAN)
      const scored = metrics.filter(({ score }) => score !== null).map(({ id }) => id)
      expect(scored).toEqual(['marketSize', 'reachability'])
      expect(metrics).toHaveLength(METRICS.length)
      expect(confidence).toMatchObject({ level: 'low', verified: 0 })
    }
  })

  it('is nothing at all for a text that describes no product', async () => {
    const { market, audience } = await reportOn('asdf asdf')
    expect(market).toMatchObject({ counterCase: [], riskiestAssumption: null, nextTest: null })
    expect(audience.personas).toEqual([])
  })
})
