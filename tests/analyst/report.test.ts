import { describe, expect, it } from 'vitest'
import { marketSizeOf } from '../../supabase/functions/_shared/domain/market-model'
import { SAMPLE_IDEAS } from './sample-ideas'
import { reportOn, sentencesIn, statementsIn } from './written'

const IDEAS = Object.values(SAMPLE_IDEAS).flat()
const reports = Promise.all(IDEAS.map((idea) => reportOn(idea)))
/** Writing every report twice takes long; each sixth one shows as much. */
const SAMPLE_STEP = 6
const MANY_MS = 60_000

const RICH =
  'A mobile app that helps dog owners in Berlin find trusted walkers near them for €12 per walk. Owners who work long hours struggle to find someone they trust at short notice. Unlike Rover, every walker is met in person first. It must work offline in parks.'

describe('every report', () => {
  it(
    'is the same, byte for byte, when written again',
    async () => {
      for (const [order, idea] of IDEAS.entries()) {
        if (order % SAMPLE_STEP) continue
        expect(JSON.stringify(await reportOn(idea))).toBe(JSON.stringify((await reports)[order]))
      }
    },
    MANY_MS,
  )

  it('gives each statement a basis and a text without holes', async () => {
    for (const statement of statementsIn(await reports)) {
      expect(statement.basis).not.toBeNull()
      expect(statement.text.trim()).not.toBe('')
      expect(statement.text).not.toMatch(/[{}]|undefined|null\b|\s{2}| [.,;:]/)
    }
  })

  it('keeps to plain words: no exclamation marks, no praise, no hype', async () => {
    const hype =
      /!|\b(?:revolutionary|game-chang\w+|cutting-edge|world-class|innovative|exciting|amazing|great idea|huge|massive|disrupt\w*|seamless|unlock the|skyrocket\w*|unparalleled|next-generation)\b/i
    for (const { text, basis } of statementsIn(await reports)) {
      if (basis !== 'founder') expect(text).not.toMatch(hype)
    }
  })

  it('cites only sources that it lists, numbered without gaps and none of them shown as checked', async () => {
    for (const { audience, market, evidence, concept } of await reports) {
      const ids = evidence.citations.map(({ id }) => id)
      expect(ids).toEqual(ids.map((_, order) => `s${order + 1}`))
      expect(ids.length).toBeGreaterThan(0)
      for (const { check } of evidence.citations) {
        expect(check).toEqual({
          status: 'not_checked',
          at: null,
          reason: 'The built-in analyst does not open web pages.',
        })
      }
      const cited = statementsIn([concept, audience, market]).filter(({ sources }) => sources.length > 0)
      expect([...new Set(cited.flatMap(({ sources }) => sources))].sort()).toEqual([...ids].sort())
      expect(cited.every(({ basis }) => basis === 'source')).toBe(true)
    }
  })

  it('holds a market model in which every figure names its basis and the sizes are nested', async () => {
    for (const { market } of await reports) {
      expect(market.model).not.toBeNull()
      if (!market.model) continue
      for (const { note, range } of market.model.inputs) {
        expect(note).not.toBe('')
        expect(range.low).toBeLessThanOrEqual(range.base)
        expect(range.base).toBeLessThanOrEqual(range.high)
      }
      const { tam, sam, som } = marketSizeOf(market.model)
      expect(som.base).toBeLessThanOrEqual(sam.base)
      expect(sam.base).toBeLessThanOrEqual(tam.base)
    }
  })

  it('names competitors without comparing them', async () => {
    for (const { market } of await reports) {
      expect([3, 4]).toContain(market.competitors.length)
      for (const { name, strengths, weaknesses } of market.competitors) {
        expect([name, ...strengths, ...weaknesses].every(({ basis }) => basis === 'template')).toBe(true)
        expect(strengths[0]?.text).toContain('not compared with your idea')
      }
    }
  })

  it('fills every group of features, the core first', async () => {
    for (const { concept } of await reports) {
      const counts = Object.values(concept.features).map((group) => group.length)
      expect(counts).toEqual([4, 4, 3, 3, 3])
    }
  })
})

describe('what the founder wrote', () => {
  it('leads personas and roles, in their words', async () => {
    const { concept, audience } = await reportOn(RICH)
    expect(concept.roles[0]?.title).toMatchObject({ text: 'Dog owners', basis: 'founder' })
    expect(audience.personas[0]?.description).toMatchObject({ text: 'Dog owners.', basis: 'founder' })
    expect(audience.personas[0]?.painPoints[0]).toMatchObject({ basis: 'founder' })
    expect(audience.personas[0]?.painPoints[0]?.text).toContain('struggle to find someone they trust')
  })

  it('sets revenue, place, difference, platform and limits', async () => {
    const { concept, market } = await reportOn(RICH)
    const inputs = new Map(market.model?.inputs.map((input) => [input.id, input]))
    expect(inputs.get('revenuePerCustomer')).toMatchObject({ basis: 'assumption' })
    expect(inputs.get('revenuePerCustomer')?.note).toContain('€12 per walk')
    expect(inputs.get('customers')?.note).toContain('Taken for Berlin: about 3.7 million')
    expect(market.targetMarket.text).toContain('dog owners in Berlin')
    expect(market.uniqueValue).toMatchObject({
      text: 'Unlike Rover, every walker is met in person first.',
      basis: 'founder',
    })
    expect(market.monetizationStrategies[0]).toMatchObject({
      text: 'Your price: €12 per walk.',
      basis: 'founder',
    })
    expect(market.challenges.map(({ text }) => text).join(' ')).toMatch(
      /You set a limit: “[^”]*offline[^”]*”/,
    )
    expect(market.competitors[0]?.name.text).toBe('Rover')
    expect(concept.features.core[0]?.platforms).toEqual({ web: false, mobile: true })
  })

  it('makes up nothing about what sets the idea apart', async () => {
    const { market } = await reportOn('Uber for lawn mowing')
    expect(market.uniqueValue.basis).toBe('assumption')
    expect(market.uniqueValue.text).toMatch(/^The idea does not say what makes it different\./)
  })

  it('is told where free and a price contradict each other', async () => {
    const { market } = await reportOn('A free budgeting app for students in Spain. It costs €3 per month.')
    expect(market.challenges.some(({ text }) => text.includes('says both “free” and €3 per month'))).toBe(
      true,
    )
  })

  it('turns to the side that serves people when the idea is made for it', async () => {
    const { concept, market } = await reportOn('A tool for HR teams to run exit interviews anonymously')
    expect(concept.roles[0]?.title.text).toBe('HR teams')
    expect(market.model?.inputs[0]?.unit).toBe('employers')
  })
})

describe('two ideas of one domain', () => {
  it(
    'share at most half of their sentences',
    async () => {
      const written = await reports
      for (const [order, first] of written.entries()) {
        for (const second of written.slice(order + 1)) {
          if (first.engine.domain?.id !== second.engine.domain?.id) continue
          const [one, two] = [sentencesIn(first), sentencesIn(second)]
          const shared = [...one].filter((sentence) => two.has(sentence)).length
          expect(
            shared / Math.min(one.size, two.size),
            `${first.concept.overview.text} / ${second.concept.overview.text}`,
          ).toBeLessThanOrEqual(0.5)
        }
      }
    },
    MANY_MS,
  )
})
