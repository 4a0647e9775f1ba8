import { describe, expect, it } from 'vitest'
import { marketOf } from './report'
import { cite, SAMPLE_COMPETITORS, SAMPLE_MARKET } from './sample-market'
import { SAMPLE_RISKS } from './sample-risks'

const { inputs } = SAMPLE_MARKET
const [rival, ...rivals] = SAMPLE_COMPETITORS.competitors
const [risk, ...risks] = SAMPLE_RISKS.risks

const market = (changed: object) => ({ market: { ...SAMPLE_MARKET, ...changed } })
const withInputs = (changed: object) => market({ inputs: { ...inputs, ...changed } })
const withRival = (changed: object) => ({
  competitors: { ...SAMPLE_COMPETITORS, competitors: [{ ...rival, ...changed }, ...rivals] },
})
const withRisks = (changed: object) => ({ risks: { ...SAMPLE_RISKS, ...changed } })

describe('what no source says', () => {
  const quoted = (text: string) => ({ text, cites: [cite('s2')] })

  it('is an assumption although it cites: the quote holds another figure', async () => {
    const { section } = await marketOf({
      outputs: market({
        opportunities: [quoted('Turnover grew by 6.8% to £510 million in 2025.'), quoted('Repairs grow.')],
      }),
    })
    expect(section.opportunities.map(({ basis, sources }) => [basis, sources])).toEqual([
      ['assumption', []],
      ['source', ['s2']],
    ])
  })

  it('does not make growth a sourced figure', async () => {
    const { section } = await marketOf({
      outputs: market({ growth: { ...quoted('The market grows fast.'), percentPerYear: 12 } }),
    })
    expect(section.growth).toEqual({
      text: { text: 'The market grows fast.', basis: 'assumption', sources: [] },
      percentPerYear: 12,
    })
  })

  it('does not make an input a sourced one: its quote holds no figure', async () => {
    const wordy = { source: 's7', quote: 'We only wanted repair tickets' }
    const { section } = await marketOf({
      outputs: withInputs({
        customers: { ...inputs.customers, cites: [wordy] },
        marketSpend: { ...inputs.marketSpend, cites: [wordy] },
      }),
    })
    expect(section.model?.inputs.map(({ id }) => id)).not.toContain('marketSpend')
    expect(section.model?.inputs[0]).toMatchObject({ basis: 'assumption', sources: [] })
  })

  it('does not make costs and margin sourced ones, whatever they cite', async () => {
    const { section } = await marketOf({
      outputs: withInputs({
        fixedCosts: { ...inputs.fixedCosts, cites: [cite('s2')] },
        grossMargin: { ...inputs.grossMargin, cites: [cite('s2')] },
      }),
    })
    expect(section.model?.inputs.slice(-2).map(({ id, basis }) => [id, basis])).toEqual([
      ['fixedCosts', 'assumption'],
      ['grossMargin', 'assumption'],
    ])
  })

  it('is an assumption where it is a price, even one without a figure', async () => {
    const { section } = await marketOf({
      outputs: withRival({ price: { text: 'Free of charge', cites: [] } }),
    })
    expect(section.competitors[0]?.price).toEqual({
      text: { text: 'Free of charge', basis: 'assumption', sources: [] },
      dollarsPerYear: null,
    })
  })

  it('has no price a year where the quote states no price', async () => {
    const priceOf = async (text: string, quote: string) => {
      const price = { text, cites: [{ source: 's4', quote }] }
      return (await marketOf({ outputs: withRival({ price }) })).section.competitors[0]?.price
    }
    expect(
      (await priceOf('£49 per month', 'Plans for 49 mechanics of one workshop'))?.dollarsPerYear,
    ).toBeNull()
    expect(await priceOf('Billed yearly', 'for one workshop, billed yearly.')).toMatchObject({
      text: { basis: 'source' },
      dollarsPerYear: null,
    })
    expect((await priceOf('£49 per month', 'WrenchLog costs £49 per month'))?.dollarsPerYear).toBe(784.68)
  })

  it('is not borne out by the founder’s own figures', async () => {
    const { section } = await marketOf({
      outputs: market({ uniqueValue: { text: 'It costs £29 a month.', cites: [cite('s2')] } }),
    })
    expect(section.uniqueValue).toMatchObject({ basis: 'model', sources: [] })
  })

  it('reads growth that is given as a fraction as the percentage of its quote', async () => {
    for (const [percentPerYear, read] of [
      [0.062, 6.2],
      [6.2, 6.2],
    ]) {
      const { section } = await marketOf({
        outputs: market({ growth: { ...quoted('Turnover rose by 6.2%.'), percentPerYear } }),
      })
      expect(section.growth).toMatchObject({ percentPerYear: read, text: { basis: 'source' } })
    }
    const { section } = await marketOf({
      outputs: market({ growth: { ...quoted('Turnover rose.'), percentPerYear: 510 } }),
    })
    expect(section.growth?.text.basis).toBe('assumption')
  })

  it('dates a change only as far as its source does', async () => {
    const { whyNow } = SAMPLE_MARKET
    const dateOf = async (date: string) =>
      (await marketOf({ outputs: market({ whyNow: { ...whyNow, date } }) })).section.whyNow?.date
    expect(await dateOf('2026-04-03')).toBe('2026-04-03')
    expect(await dateOf('2026-04-17')).toBe('2026-04')
    expect(await dateOf('2026-09')).toBe('2026')
    expect(await dateOf('2025-04')).toBeUndefined()
  })

  it('leaves out what changed lately, without a date or a source', async () => {
    const { whyNow } = SAMPLE_MARKET
    for (const changed of [{ date: 'lately' }, { date: '2999-01' }, { cites: [] }]) {
      const { section } = await marketOf({ outputs: market({ whyNow: { ...whyNow, ...changed } }) })
      expect(section.whyNow).toBeNull()
    }
  })

  it('never assumes less than the whole of a risk that nothing is done about', async () => {
    const { section } = await marketOf({
      outputs: withRisks({ risks: [{ ...risk, mitigation: ' ', unmitigatedShare: 0.1 }, ...risks] }),
    })
    expect(section.risks?.[0]).toMatchObject({ mitigation: null, unmitigatedShare: 1 })
  })
})

describe('the founder’s price', () => {
  it.each(['£19 a month per workshop', 'per workshop', null])(
    'is no founder’s when %j is claimed for it',
    async (founderPrice) => {
      const { section } = await marketOf({ outputs: market({ founderPrice }) })
      expect(section.model?.inputs.find(({ id }) => id === 'revenuePerCustomer')?.basis).toBe('assumption')
    },
  )
})
