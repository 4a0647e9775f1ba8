import { describe, expect, it } from 'vitest'
import { modelEngine } from '../../supabase/functions/_shared/ai/model-engine.ts'
import { lookupWith, recordOf } from '../domain/scorecard/given'
import { fakeClient, type Script, stepInput } from './fake-client'
import { marketBy, noPages, sampleConcept } from './report'
import { SAMPLE_MARKET } from './sample-market'
import { SAMPLE_OUTPUTS } from './sample-output'

const SAYS = 'In 2024, the United Kingdom had 2,300 enterprises in “Repair of bicycles”.'
const LOOKUPS = recordOf([
  lookupWith(
    'nomis',
    'enterprises',
    { enterprises: 2300 },
    { says: SAYS, caveats: ['Small ones are missing.'] },
  ),
  lookupWith(
    'github',
    'projects',
    {},
    { outcome: 'not-measured', cause: 'limited', reason: 'GitHub asked us to come back later.', says: null },
  ),
])

async function marketWith(script: Script = {}) {
  const client = fakeClient(script)
  const input = { ...stepInput(), lookups: LOOKUPS, concept: await sampleConcept() }
  const { section } = await marketBy(modelEngine(client, noPages), input)
  return { client, section }
}

/** The number of the lookup, which follows those of the web pages. */
async function numberOfLookup() {
  const { client } = await marketWith()
  return /(s\d+): What nomis says/.exec(client.asked[0]?.prompt ?? '')?.[1] ?? ''
}

describe('public sources for a model', () => {
  it('are numbered after the pages, with passages, what they leave out and what was not measured', async () => {
    const { client } = await marketWith()
    for (const { prompt, system } of client.asked) {
      expect(prompt).toContain(`passage: ${SAYS}`)
      expect(prompt).toContain('leaves out: Small ones are missing.')
      expect(prompt).toMatch(
        /## Not measured at public sources\n- GitHub, .*: GitHub asked us to come back later\./,
      )
      expect(system).toContain('What was not measured is not zero')
    }
  })

  it('are cited as given by the source, when a passage is quoted as it stands', async () => {
    const source = await numberOfLookup()
    const targetMarket = { text: 'About 2,300 workshops.', cites: [{ source, quote: SAYS }] }
    const { section } = await marketWith({
      outputs: { ...SAMPLE_OUTPUTS, market: { ...SAMPLE_MARKET, targetMarket } },
    })
    expect(section.targetMarket.basis).toBe('source')
    const citation = section.citations.find(({ id }) => id === section.targetMarket.sources[0])
    expect(citation).toMatchObject({
      source: 'Nomis (UK Office for National Statistics)',
      quote: SAYS,
      check: { status: 'from_source' },
    })
  })

  it('do not lend their name to what they did not say', async () => {
    const source = await numberOfLookup()
    const quote = 'In 2024, the United Kingdom had 9,900 enterprises in “Repair of bicycles”.'
    const targetMarket = { text: 'About 9,900 workshops.', cites: [{ source, quote }] }
    const { section } = await marketWith({
      outputs: { ...SAMPLE_OUTPUTS, market: { ...SAMPLE_MARKET, targetMarket } },
    })
    expect(section.targetMarket.basis).not.toBe('source')
    expect(JSON.stringify(section.citations)).not.toContain('9,900')
  })

  it('serve a model that cannot search the web, which is told so', async () => {
    const source = 's1'
    const withoutCites = JSON.parse(
      JSON.stringify(SAMPLE_OUTPUTS, (key, item) =>
        ['cites', 'voices', 'sources'].includes(key) ? [] : item,
      ),
    )
    const targetMarket = { text: 'About 2,300 workshops.', cites: [{ source, quote: SAYS }] }
    const { client, section } = await marketWith({
      canSearch: false,
      outputs: { ...withoutCites, market: { ...withoutCites.market, targetMarket } },
    })
    expect(client.asked[0]?.system).toContain('The web was not searched')
    expect(section.targetMarket).toMatchObject({ basis: 'source', sources: ['s1'] })
    expect(section.research).toBeNull()
  })
})
