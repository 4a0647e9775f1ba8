import { describe, expect, it } from 'vitest'
import { citationBook } from '../../supabase/functions/_shared/ai/sections/citation-book.ts'
import { StepFailure } from '../../supabase/functions/_shared/engine/engine.ts'
import { marketOf } from './report'
import { SAMPLE_COMPETITORS, SAMPLE_MARKET } from './sample-market'
import { SAMPLE_RISKS } from './sample-risks'

describe('a competitor that is named three times', () => {
  it('is one competitor', async () => {
    const [first] = SAMPLE_COMPETITORS.competitors
    const named = ['WrenchLog', 'Wrench Log', 'WRENCHLOG Ltd.'].map((name) => ({ ...first, name }))
    const competitors = { ...SAMPLE_COMPETITORS, competitors: named }
    await expect(marketOf({ outputs: { competitors } })).rejects.toThrow(StepFailure)
    const more = { ...SAMPLE_COMPETITORS, competitors: [...named, ...SAMPLE_COMPETITORS.competitors] }
    const { section } = await marketOf({ outputs: { competitors: more } })
    expect(section.competitors.map(({ name }) => name.text)).toEqual(
      SAMPLE_COMPETITORS.competitors.map(({ name }) => name),
    )
  })
})

describe('a model that cites without end', () => {
  const cites = Array.from({ length: 200 }, (_, at) => ({
    source: 's1',
    quote: `There are about ${at} kinds of independent bicycle shops`,
  }))

  it('has two citations of a site for a statement and sixty in a report, always the same', async () => {
    const opportunities = Array.from({ length: 5 }, (_, at) => ({
      text: `Shops ${'x'.repeat(at)}`,
      cites: cites.slice(at * 9),
    }))
    const voices = cites.slice(100).map((cite) => ({ ...cite, says: 'They need it.' }))
    const outputs = {
      market: {
        ...SAMPLE_MARKET,
        opportunities,
        monetizationStrategies: opportunities,
        targetMarket: { text: 'Shops', cites },
      },
      risks: { ...SAMPLE_RISKS, voices, counterCase: opportunities, challenges: opportunities },
    }
    const { section } = await marketOf({ outputs })
    expect(section.opportunities.map(({ sources }) => sources.length)).toEqual([2, 2, 2, 2, 2])
    expect(section.citations.length).toBeLessThanOrEqual(60)
    expect((await marketOf({ outputs })).section.citations).toEqual(section.citations)
  })

  it('has sixty citations in a book', () => {
    const book = citationBook(
      [{ id: 's1', topic: 'size', url: 'https://a.example/', title: 'A', date: null, quotes: [] }],
      [],
    )
    const given = cites.map((cite) => book.cite([cite]))
    expect(book.citations()).toHaveLength(60)
    expect(given.slice(60).flat()).toEqual([])
    expect(book.cite(cites.slice(0, 1))).toEqual(['s1'])
  })
})
