import { RESEARCH_TOPICS } from '@domain/citation'
import { citationsWithin } from '@domain/renumber-citations'
import { statementsOf } from '@domain/report-statements'
import { describe, expect, it } from 'vitest'
import { marketOf } from './report'
import { cite, SAMPLE_COMPETITORS, SAMPLE_MARKET } from './sample-market'
import { SAMPLE_RISKS } from './sample-risks'

/** The sample as a model without sources would write it. */
const withoutCites = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (key, item) => (['cites', 'voices', 'sources'].includes(key) ? [] : item)))

const outputs = withoutCites({ market: SAMPLE_MARKET, competitors: SAMPLE_COMPETITORS, risks: SAMPLE_RISKS })

describe('a model that cannot search', () => {
  it('is told that there are no sources', async () => {
    const { client } = await marketOf({ canSearch: false, outputs })
    expect(client.searched).toEqual([])
    for (const { system, prompt } of client.asked) {
      expect(system).toContain('there are no sources')
      expect(prompt).toContain('Nothing was found.')
    }
  })

  it('writes a report without research, sources and citations', async () => {
    const { section } = await marketOf({ canSearch: false, outputs })
    expect(section.research).toBeNull()
    expect(citationsWithin(section)).toEqual([])
    const bases = statementsOf({
      brief: null,
      concept: null,
      audience: null,
      market: section,
      evidence: null,
    }).map(({ basis }) => basis)
    expect(bases).not.toContain('source')
    expect(section.model?.inputs.map(({ basis }) => basis)).not.toContain('source')
  })

  it('assumes what it could not look up', async () => {
    const { section } = await marketOf({ canSearch: false, outputs })
    expect(section.whyNow).toBeNull()
    expect(section.growth?.text.basis).toBe('assumption')
    expect(section.competitors.map(({ live }) => live)).toEqual([null, null, null, null])
    expect(section.competitors[0]?.price?.text.basis).toBe('assumption')
    expect(section.model?.inputs.map(({ id }) => id)).toEqual([
      'customers',
      'revenuePerCustomer',
      'reachableShare',
      'obtainableShare',
      'fixedCosts',
      'grossMargin',
    ])
  })

  it('may cite nothing, not even what an earlier attempt could have found', async () => {
    const market = { ...outputs.market, uniqueValue: { text: 'It is so.', cites: [cite('s1')] } }
    const { section } = await marketOf({ canSearch: false, outputs: { ...outputs, market } })
    expect(section.uniqueValue).toEqual({ text: 'It is so.', basis: 'model', sources: [] })
    expect(section.citations).toEqual([])
  })
})

describe('a search that finds nothing', () => {
  it('leaves a report without sources that says what was searched for', async () => {
    const nothing = { text: 'I found nothing that fits.', hits: [] }
    const { section, client } = await marketOf({
      searches: Object.fromEntries(RESEARCH_TOPICS.map((topic) => [topic, nothing])),
      outputs,
    })
    expect(section.research?.queries.map(({ sources }) => sources)).toEqual([0, 0, 0, 0, 0, 0])
    expect(section.citations).toEqual([])
    expect(client.asked[0]?.system).toContain('there are no sources')
  })
})
