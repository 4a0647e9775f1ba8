import { statementsOf } from '@domain/report-statements'
import { describe, expect, it } from 'vitest'
import { modelEngine } from '../../supabase/functions/_shared/ai/model-engine.ts'
import { fakeClient, type Script, stepInput, usageOf } from './fake-client'
import { marketOf, noPages, sampleConcept } from './report'
import { SAMPLE_AUDIENCE, SAMPLE_CONCEPT } from './sample-concept'
import { SAMPLE_COMPETITORS, SAMPLE_MARKET, said } from './sample-market'
import { SAMPLE_RISKS } from './sample-risks'

const NO_REPORT = { brief: null, concept: null, audience: null, evidence: null }
const { inputs } = SAMPLE_MARKET
const [rival, ...rivals] = SAMPLE_COMPETITORS.competitors
const [risk, ...risks] = SAMPLE_RISKS.risks
const [voice] = SAMPLE_RISKS.voices

const market = (changed: object) => ({ market: { ...SAMPLE_MARKET, ...changed } })
const withInputs = (changed: object) => market({ inputs: { ...inputs, ...changed } })
const withRival = (changed: object) => ({
  competitors: { ...SAMPLE_COMPETITORS, competitors: [{ ...rival, ...changed }, ...rivals] },
})
const withRisks = (changed: object) => ({ risks: { ...SAMPLE_RISKS, ...changed } })
const cites = (source: string, quote: string) => ({ text: 'Some shops say so.', cites: [{ source, quote }] })

/** The fault in an answer, as described to the model. */
const FAULTS: [string, NonNullable<Script['outputs']>, RegExp][] = [
  [
    'no growth of any market',
    market({ growth: { ...SAMPLE_MARKET.growth, percentPerYear: 62000 } }),
    /percentPerYear/,
  ],
  [
    'a contradictory range',
    withInputs({ customers: { ...inputs.customers, base: 9000 } }),
    /inputs.customers contradicts itself/,
  ],
  [
    'percents for a share',
    withInputs({ reachableShare: { ...inputs.reachableShare, high: 75 } }),
    /inputs.reachableShare is a fraction/,
  ],
  [
    'a negative amount',
    withInputs({ fixedCosts: { ...inputs.fixedCosts, low: -1 } }),
    /inputs.fixedCosts needs/,
  ],
  [
    'a market of nobody',
    withInputs({ customers: { ...inputs.customers, low: 0, base: 0 } }),
    /inputs.customers.base is 0/,
  ],
  [
    'an input without a note',
    withInputs({ grossMargin: { ...inputs.grossMargin, note: ' ' } }),
    /inputs.grossMargin.note is empty/,
  ],
  [
    'no way to earn money',
    market({ monetizationStrategies: [said('  ')] }),
    /monetizationStrategies has 0 entries/,
  ],
  ['no weakness', withRival({ weaknesses: [] }), /competitors\[0\].weaknesses has 0 entries/],
  [
    'the same competitor three times',
    { competitors: { ...SAMPLE_COMPETITORS, competitors: [rival, rival, rival] } },
    /competitors has 1 entries/,
  ],
  ['no counter-case', withRisks({ counterCase: [] }), /counterCase has 0 entries/],
  [
    'a risk beyond the scale',
    withRisks({ risks: [{ ...risk, severity: 5 }, ...risks] }),
    /risks\[0\].severity must be 1, 2 or 3/,
  ],
  [
    'more left of a risk than all',
    withRisks({ risks: [{ ...risk, unmitigatedShare: 60 }, ...risks] }),
    /unmitigatedShare is a fraction/,
  ],
  [
    'a test without a number',
    withRisks({ nextTest: { ...SAMPLE_RISKS.nextTest, threshold: 'Most like it.' } }),
    /nextTest.threshold must name a number/,
  ],
  [
    'a test in no time',
    withRisks({ nextTest: { ...SAMPLE_RISKS.nextTest, days: 0 } }),
    /nextTest.days must be from 1 to 366/,
  ],
]

/** Parts that are dropped from an answer that is otherwise valid. */
const DROPPED: [string, NonNullable<Script['outputs']>][] = [
  ['an unknown source', market({ uniqueValue: cites('s14', 'Words of nobody at all.') })],
  ['an address as a source', market({ uniqueValue: cites('https://x.example', 'Words of x.') })],
  ['a source without a quote', market({ targetMarket: cites('s1', ' \u200b ') })],
  ['a quote that any page holds', market({ targetMarket: cites('s1', 'a shop') })],
  [
    'an unknown source of growth',
    market({ growth: { ...cites('s99', 'Grew by 5% a year.'), percentPerYear: 5 } }),
  ],
  [
    'a sourced input without a quote',
    withInputs({ customers: { ...inputs.customers, cites: [{ source: 's1', quote: '' }] } }),
  ],
  ['an unknown feature', withRival({ weaknesses: [{ ...said('It is slow.'), answeredBy: ['f8'] }] })],
  [
    'a sourced price without a quote',
    withRival({ price: { text: '£5', cites: [{ source: 's4', quote: '' }] } }),
  ],
  ['an unknown voice', withRisks({ voices: [{ ...voice, source: 's0' }] })],
]

describe('the market', () => {
  it.each(DROPPED)(
    'leaves out %s and keeps the rest of the answer, which is asked for once',
    async (_, outputs) => {
      const { client, section, usage } = await marketOf({ outputs })
      expect(client.problems).toEqual([])
      expect(usage?.calls).toBe(9)
      expect(JSON.stringify(section)).not.toMatch(/"s(?:0|14|99)"|https:\/\/x\.example|"f8"/)
      const whole = (await marketOf()).section
      expect(statementsOf({ ...NO_REPORT, market: section }).length).toBeGreaterThan(
        statementsOf({ ...NO_REPORT, market: whole }).length - 2,
      )
    },
  )

  it.each(FAULTS)('sends back %s once, and takes the corrected answer', async (_, outputs, fault) => {
    const [[name, answer] = ['', null]] = Object.entries(outputs)
    const good = { market: SAMPLE_MARKET, competitors: SAMPLE_COMPETITORS, risks: SAMPLE_RISKS }[name]
    const { client, section, usage } = await marketOf({ outputs: { [name]: [answer, good] } })
    expect(client.problems).toEqual([expect.stringMatching(fault)])
    expect({ ...section, research: null }).toEqual({ ...(await marketOf()).section, research: null })
    expect(usage?.calls).toBe(10)
  })

  it.each(FAULTS)('fails over %s that stays, to be tried again', async (_, outputs) => {
    await expect(marketOf({ outputs })).rejects.toMatchObject({ name: 'StepFailure', retryable: true })
  })

  it('takes a range whose ends changed places', async () => {
    const { customers } = inputs
    const { section } = await marketOf({
      outputs: withInputs({ customers: { ...customers, low: customers.high, high: customers.low } }),
    })
    expect(section.model?.inputs[0]?.range).toEqual({ low: 1900, base: 2300, high: 2500 })
  })
})

describe('the concept and the personas', () => {
  it.each([
    ['an empty overview', { overview: '\u0000 ' }, /overview is empty/],
    ['two roles', { roles: SAMPLE_CONCEPT.roles.slice(1) }, /roles has 2 entries/],
    [
      'two core features',
      { features: { ...SAMPLE_CONCEPT.features, core: SAMPLE_CONCEPT.features.core.slice(2) } },
      /features.core has 2/,
    ],
    ['no later features', { features: { ...SAMPLE_CONCEPT.features, future: [] } }, /features.future has 0/],
  ])('are sent back for %s', async (_, changed, fault) => {
    const client = fakeClient({ outputs: { concept: [{ ...SAMPLE_CONCEPT, ...changed }, SAMPLE_CONCEPT] } })
    const { usage } = await modelEngine(client, noPages).concept(stepInput())
    expect(client.problems).toEqual([expect.stringMatching(fault)])
    expect(usage).toEqual(usageOf(2))
  })

  it.each([
    ['one persona', { personas: SAMPLE_AUDIENCE.personas.slice(1) }, /personas has 1 entries/],
    [
      'a persona without goals',
      { personas: SAMPLE_AUDIENCE.personas.map((each) => ({ ...each, goals: ['', 'Rest'] })) },
      /personas\[0\].goals has 1/,
    ],
  ])('are sent back for %s', async (_, audience, fault) => {
    const client = fakeClient({ outputs: { audience: [audience, SAMPLE_AUDIENCE] } })
    await modelEngine(client, noPages).audience({ ...stepInput(), concept: await sampleConcept() })
    expect(client.problems[0]).toMatch(fault)
  })
})
