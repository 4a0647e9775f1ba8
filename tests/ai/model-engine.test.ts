import { marketSizeOf, topDownTamOf } from '@domain/market-model'
import type { AudienceSection, ConceptSection, MarketSection } from '@domain/report'
import { statementsOf } from '@domain/report-statements'
import { readReport, storeAudience, storeConcept, storeMarket } from '@domain/report-storage'
import { beforeAll, describe, expect, it } from 'vitest'
import { modelEngine } from '../../supabase/functions/_shared/ai/model-engine.ts'
import type { Written } from '../../supabase/functions/_shared/engine/engine.ts'
import type { FetchPage } from '../../supabase/functions/_shared/evidence/page.ts'
import { fakeClient, stepInput, usageOf } from './fake-client'
import { marketBy, marketOf, noPages } from './report'
import { SAMPLE_OUTPUTS, SAMPLE_PAGES } from './sample-output'
import { type SamplePage, sampleHtml } from './sample-pages'

const client = fakeClient()
const engine = modelEngine(client, noPages)
let concept: Written<ConceptSection>
let audience: Written<AudienceSection>
let market: Written<MarketSection>

beforeAll(async () => {
  concept = await engine.concept(stepInput())
  audience = await engine.audience({ ...stepInput(), concept: concept.section })
  market = await marketBy(engine, { ...stepInput(), concept: concept.section })
})

describe('a report by a model', () => {
  it('says who wrote it and what it cost', () => {
    const note = { id: 'openai', model: 'gpt-6-luna', briefVersion: 0, sections: {} }
    expect([concept.engine, audience.engine, market.engine]).toEqual([note, note, note])
    expect(concept.usage).toEqual(usageOf(1))
    expect(market.usage).toEqual({ ...usageOf(9, 6), costDollars: expect.closeTo(0.09) })
  })

  it('reads back from its columns as it was written', () => {
    const row = {
      ...storeConcept(concept.section),
      ...storeAudience(audience.section),
      ...storeMarket(market.section),
    }
    const read = readReport(JSON.parse(JSON.stringify(row)))
    expect(read.concept).toEqual(concept.section)
    expect(read.audience).toEqual(audience.section)
    expect(read.market).toEqual({ ...market.section, marketSizeText: read.market?.marketSizeText })
  })

  it('gives every statement its basis, and sources to none but the sourced', () => {
    const all = statementsOf({
      brief: null,
      concept: concept.section,
      audience: audience.section,
      market: market.section,
      evidence: null,
    })
    expect(all.length).toBeGreaterThan(60)
    for (const { basis, sources } of all) expect(sources.length > 0).toBe(basis === 'source')
    expect(new Set(all.map(({ basis }) => basis))).toEqual(
      new Set(['source', 'model', 'founder', 'assumption']),
    )
  })
})

describe('what the parts of the market are told', () => {
  it('holds every passage that a part rests on, each once, and no words of a page a second time', async () => {
    const fetchPage: FetchPage = async (address) => {
      const page = Object.values<SamplePage>(SAMPLE_PAGES).find(({ url }) => url === address)
      if (!page) return { outcome: 'unreachable', reason: 'The page answered 404.' }
      const body = new TextEncoder().encode(sampleHtml(page))
      return { outcome: 'read', contentType: 'text/html; charset=utf-8', body }
    }
    const { client } = await marketOf({}, undefined, fetchPage)
    for (const name of ['market', 'competitors', 'risks'] as const) {
      const { prompt = '' } = client.asked.find((each) => each.name === name) ?? {}
      const cited = JSON.stringify(SAMPLE_OUTPUTS[name]).matchAll(/"source":"(s\d+)"/g)
      for (const [, id = ''] of cited) {
        const { quote, title } = SAMPLE_PAGES[id as keyof typeof SAMPLE_PAGES]
        expect([id, prompt.split(quote).length - 1]).toEqual([id, 1])
        expect(prompt).toMatch(new RegExp(`^ {2}${id}p1: (?!${title})`, 'm'))
      }
    }
  })

  it('keeps what a search says of a page that was not read', async () => {
    const { client } = await marketOf()
    expect(client.asked[0]?.prompt).toContain(`Address: s2 Publisher: ${SAMPLE_PAGES.s2.publisher}`)
    expect(client.asked[0]?.prompt).toContain(`quoted: ${SAMPLE_PAGES.s2.quote}`)
  })
})

describe('the concept', () => {
  it.each([
    ['Spokebook: bookings for workshops.', 'Spokebook: bookings for workshops'],
    ['A'.repeat(61), undefined],
    ['  ', undefined],
    ['See https://evil.example\nnow', 'See now'],
  ])('suggests a title that a report can have: %j', async (title, suggestedTitle) => {
    const client = fakeClient({ outputs: { concept: { ...SAMPLE_OUTPUTS.concept, title } } })
    const { section } = await modelEngine(client, noPages).concept(stepInput())
    expect(section.suggestedTitle).toBe(suggestedTitle)
  })

  it('marks as the founder’s what stands in the idea word for word', () => {
    const [owner, mechanics] = concept.section.roles
    expect(owner?.title.basis).toBe('model')
    expect(mechanics?.title).toEqual({ text: 'Mechanics', basis: 'founder', sources: [] })
    expect(concept.section.overview.basis).toBe('model')
  })
  it('fills every group of features', () => {
    const { core, mustHave, shouldHave, niceToHave, future } = concept.section.features
    expect([core, mustHave, shouldHave, niceToHave, future].map(({ length }) => length)).toEqual([
      4, 3, 2, 2, 2,
    ])
    expect(core[1]?.platforms).toEqual({ web: false, mobile: true })
  })
})

describe('the personas', () => {
  it('are assumptions where they describe people whom nobody has counted', () => {
    const [owner, rider] = audience.section.personas
    expect([owner?.age.basis, owner?.occupation.basis, owner?.technicalLevel.basis]).toEqual(
      Array(3).fill('assumption'),
    )
    expect(owner?.channel?.text).toBe('Trade evenings of the Independent Cycle Retail Association')
    expect(rider?.channel).toBeNull()
    expect(owner?.painPoints).toHaveLength(2)
  })
})

describe('the market', () => {
  const input = (id: string) => market.section.model?.inputs.find((each) => each.id === id)

  it('names its sources with addresses that our code puts in', () => {
    expect(market.section.citations.map(({ id, url, quote }) => ({ id, url, quote }))).toEqual(
      Object.entries(SAMPLE_PAGES).map(([id, { url, quote }]) => ({ id, url, quote })),
    )
    expect(market.section.citations[0]).toEqual({
      id: 's1',
      title: 'Workshops 2026: the state of independent cycle retail',
      source: 'association.example',
      url: SAMPLE_PAGES.s1.url,
      date: '2026-02-11',
      relevance: null,
      relevance_text: 'Counts the shops that could buy it.',
      snippet: null,
      quote: SAMPLE_PAGES.s1.quote,
      quotedBySearch: true,
      topic: 'size',
      firstHand: false,
      check: { status: 'not_checked', at: null, reason: null },
    })
  })

  it('takes for first-hand only who speaks for themselves', () => {
    const firstHand = market.section.citations.filter((citation) => citation.firstHand)
    expect(firstHand.map(({ id }) => id)).toEqual(['s8', 's9', 's10'])
    expect(firstHand[1]?.relevance_text).toBe('A mechanic loses paper tags.')
  })

  it('rests its inputs on sources, and says where it assumes', () => {
    expect(input('customers')).toMatchObject({
      basis: 'source',
      sources: ['s1'],
      label: 'Possible customers',
    })
    // The founder's price in pounds, at an exchange rate that is not the founder's.
    expect(input('revenuePerCustomer')).toMatchObject({
      basis: 'assumption',
      unit: 'US dollars a year',
      note: expect.stringMatching(/^The idea says: “£29 a month per workshop”\. The price of £29/),
    })
    expect(input('reachableShare')).toMatchObject({ basis: 'assumption', sources: [], unit: 'share' })
    expect(input('marketSpend')).toMatchObject({ basis: 'assumption', sources: ['s2'] })
    for (const id of ['fixedCosts', 'grossMargin'])
      expect(input(id)).toMatchObject({ basis: 'assumption', note: expect.stringContaining('estimate') })
  })

  it('can be computed, bottom-up and top-down', () => {
    const { model } = market.section
    if (!model) throw new Error('There is no model')
    expect(marketSizeOf(model).tam.base).toBe(2300 * 440)
    expect(topDownTamOf(model)?.base).toBe(648_000_000 * 0.002)
  })

  it('answers weaknesses with the exact texts of core and must-have features', () => {
    const [wrenchlog, bikedesk] = market.section.competitors
    const { core } = concept.section.features
    expect(wrenchlog?.answers).toEqual([
      { weakness: wrenchlog?.weaknesses[0]?.text, feature: core[2]?.description.text },
    ])
    expect(bikedesk?.answers.map(({ feature }) => feature)).toEqual([
      core[1]?.description.text,
      core[3]?.description.text,
    ])
  })

  it('knows who is in business only from a source', () => {
    expect(market.section.competitors.map(({ name, live }) => [name.text, name.basis, live])).toEqual([
      ['WrenchLog', 'source', true],
      ['BikeDesk', 'source', true],
      ['Slotwheel', 'source', true],
      ['A free calendar and a notebook', 'source', null],
    ])
    expect(market.section.competitors[0]?.price).toMatchObject({
      text: { basis: 'source', sources: ['s4'] },
      dollarsPerYear: 784.68,
      yearly: { quoted: 49, currency: 'GBP', period: 'month', rate: { date: '2026-07-06' } },
    })
  })

  it('judges the problem, weighs the risks, speaks against the idea and names the next test', () => {
    const { growth, whyNow, problemTests, risks, counterCase, riskiestAssumption, nextTest } = market.section
    expect(growth).toMatchObject({ percentPerYear: 6.2, text: { basis: 'source', sources: ['s2'] } })
    expect(whyNow).toMatchObject({ date: '2026-04', text: { basis: 'source', sources: ['s3'] } })
    expect(problemTests?.urgent).toMatchObject({ met: false, reason: { sources: ['s13'] } })
    expect(risks?.map(({ unmitigatedShare }) => unmitigatedShare)).toEqual([0.6, 1, 0.2])
    expect(counterCase.map(({ sources }) => sources)).toEqual([['s11'], ['s12'], ['s13']])
    expect(riskiestAssumption?.basis).toBe('assumption')
    expect(nextTest).toMatchObject({ costDollars: 400, days: 21, threshold: { basis: 'model' } })
  })

  it('tells what was searched for', () => {
    expect(market.section.research?.queries.map(({ topic, sources }) => [topic, sources])).toEqual([
      ['size', 3],
      ['competitors', 4],
      ['demand', 3],
      ['counter', 3],
      ['trend', 0],
      ['regulation', 0],
    ])
  })

  it('asks for its three parts side by side, each with the findings and without any address', () => {
    const parts = client.asked.slice(2)
    expect(parts.map(({ name }) => name)).toEqual(['market', 'competitors', 'risks'])
    for (const { prompt } of parts) expect(prompt).not.toMatch(/https?:/)
    // Each finding of a search goes to only one of them.
    const told = (quote: string) =>
      parts.filter(({ prompt }) => prompt.includes(quote)).map(({ name }) => name)
    expect(told(SAMPLE_PAGES.s1.quote)).toEqual(['market'])
    expect(told(SAMPLE_PAGES.s4.quote)).toEqual(['competitors'])
    expect(told(SAMPLE_PAGES.s8.quote)).toEqual(['risks'])
    expect(parts[1]?.prompt).toContain('f3: A rider sees the state of the repair')
  })
})
