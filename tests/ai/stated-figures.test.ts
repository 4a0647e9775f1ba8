import { describe, expect, it } from 'vitest'
import { statesGrowth } from '../../supabase/functions/_shared/ai/sections/direction.ts'
import { placesOf, statesAmount } from '../../supabase/functions/_shared/ai/sections/figures.ts'
import { marketOf } from './report'
import { SAMPLE_COMPETITORS, SAMPLE_MARKET } from './sample-market'

const { inputs } = SAMPLE_MARKET
const source = (quote: string) => ({ source: 's2', quote })

const modelWith = async (changed: object) => {
  const { section } = await marketOf({
    outputs: { market: { ...SAMPLE_MARKET, inputs: { ...inputs, ...changed } } },
  })
  return (id: string) => section.model?.inputs.find((input) => input.id === id)
}
const growthWith = async (percentPerYear: number, ...quotes: string[]) => {
  const growth = { text: 'It is told how the market grows.', percentPerYear, cites: quotes.map(source) }
  const { section, client } = await marketOf({ outputs: { market: { ...SAMPLE_MARKET, growth } } })
  return { growth: section.growth, citations: section.citations, client }
}

describe('an amount in a quote', () => {
  it.each([
    ['There were about 2,300 shops.', 2300, ''],
    ['A market of $4.2bn a year', 4.2e9, '$'],
    ['Turnover rose to 510 million dollars.', 510e6, '$'],
    ['15% of them would pay', 15, '%'],
    ['7.5 per cent growth', 7.5, '%'],
    ['12k users', 12_000, ''],
  ])('is the same however it is written: %s', (quote, value, kind) => {
    expect(placesOf(quote, value, kind)).toHaveLength(1)
  })

  it.each([
    ['$4 million', 4e12, '$'],
    ['It costs $1,200', 1200, ''],
    ['There are 1,200 shops', 1200, '$'],
    ['£510 million', 510e6, '$'],
    ['75 shops', 7.5, ''],
    ['There were 2,347 shops', 2350, ''],
    ['The association was founded in 2019.', 2019, ''],
    ['A share of 80', 80, '%'],
    ['Many cafés are short of staff.', 29, ''],
  ])('is no other one, nor one of another kind: %s', (quote, value, kind) => {
    expect(placesOf(quote, value, kind)).toEqual([])
  })

  it('is no year', () => {
    expect(statesAmount('The association was founded in 2019.')).toBe(false)
    expect(statesAmount('In 2019 it had 40 members.')).toBe(true)
  })
})

describe('an input', () => {
  const customersWith = async (range: object, quote: string) =>
    (await modelWith({ customers: { ...range, note: 'Counted.', cites: [source(quote)] } }))('customers')
  const counted = { low: 1200, base: 500_000, high: 900_000 }

  it.each([
    ['base', 500_000, 'The association counts 500,000 member workshops.', 'source'],
    ['low', 500_000, 'The association counts 1,200 member workshops.', 'assumption'],
    ['high', 500_000, 'The association counts 900,000 member workshops.', 'assumption'],
  ])('is from a source whose quote states its base, not its %s', async (_, base, quote, basis) => {
    expect(await customersWith({ ...counted, base }, quote)).toMatchObject({ basis, sources: ['s2'] })
  })

  it('is not from a quote that states its number as money, or its money in another currency', async () => {
    const range = { low: 1000, base: 1200, high: 1500 }
    expect(await customersWith(range, 'A membership of it costs $1,200.')).toMatchObject({
      basis: 'assumption',
    })
    const spendWith = async (quote: string) =>
      (
        await modelWith({
          marketSpend: { low: 1, base: 510e6, high: 1e9, note: 'It.', cites: [source(quote)] },
        })
      )('marketSpend')?.basis
    expect(await spendWith('Turnover of repairs rose to £510 million.')).toBe('assumption')
    expect(await spendWith('Turnover of repairs rose to $510 million.')).toBe('source')
    expect(await spendWith('Turnover of repairs rose to $510 million a month.')).toBe('assumption')
  })

  it('is not from the end of a quote that is cut off', async () => {
    const quote = (count: number) => `${'word '.repeat(count)}the association counts 500,000 workshops.`
    expect(await customersWith(counted, quote(20))).toMatchObject({ basis: 'source' })
    expect(await customersWith(counted, quote(80))).toMatchObject({ basis: 'assumption', sources: [] })
  })

  it('is not from a quote beyond those that are stored', async () => {
    const cites = [...Array(2).keys()].map((at) => source(`In ${at + 3} towns there are some workshops.`))
    const input = { ...counted, note: 'Counted.', cites: [...cites, source('There are 500,000 workshops.')] }
    const customers = (await modelWith({ customers: input }))('customers')
    expect(customers).toMatchObject({ basis: 'assumption' })
    expect(customers?.sources).toHaveLength(2)
  })
})

describe('a statement, a price and a date', () => {
  const long = (end: string) => source(`${'word '.repeat(80)}${end}`)

  it('do not rest on the end of a quote that is cut off', async () => {
    const opportunity = { text: 'It is worth $12 billion.', cites: [long('worth $12 billion')] }
    const whyNow = { text: 'It changed.', date: '2019-05', cites: [long('since May 2019')] }
    const { section } = await marketOf({
      outputs: { market: { ...SAMPLE_MARKET, opportunities: [opportunity], whyNow } },
    })
    expect(section.opportunities[0]).toMatchObject({ basis: 'assumption', sources: [] })
    expect(section.whyNow).toBeNull()
    expect(JSON.stringify(section.citations)).not.toContain('$12 billion')
    const [rival, ...rivals] = SAMPLE_COMPETITORS.competitors
    const price = { text: 'Billed yearly', cites: [long('it costs $50 a month')] }
    const priced = await marketOf({
      outputs: { competitors: { ...SAMPLE_COMPETITORS, competitors: [{ ...rival, price }, ...rivals] } },
    })
    expect(priced.section.competitors[0]?.price?.dollarsPerYear).toBeNull()
  })
})

describe('growth', () => {
  it('is from a source that states it, in its direction', async () => {
    expect((await growthWith(7, 'Repairs have grown by 7% a year.')).growth?.text.basis).toBe('source')
    expect((await growthWith(-7, 'Repairs have shrunk by 7% a year.')).growth?.text.basis).toBe('source')
    expect((await growthWith(7, 'Repairs have shrunk by 7% a year.')).growth?.text).toMatchObject({
      basis: 'assumption',
      sources: [],
    })
    expect((await growthWith(-7, 'Repairs have grown by 7% a year.')).growth?.text.basis).toBe('assumption')
  })

  it('is not from the end of a quote that is cut off', async () => {
    const { growth } = await growthWith(7, `${'word '.repeat(80)}repairs have grown by 7% a year.`)
    expect(growth?.text.basis).toBe('assumption')
  })

  it.each([
    'The market grows at a CAGR of 7% until 2030.',
    'After a fall of 3% in 2023, the market grew by 7%.',
    'Sales are up 7%, down from 9% the year before.',
    'It is 7% growth after a year of decline.',
    'Growth slowed and fell to 7% in 2024.',
    'The market for weight-loss classes: 7% a year.',
    'Between 5-7% a year are expected.',
    'Demand for fall detection devices is set for 7% a year.',
    'Less-than-truckload freight: 7% annually.',
    'The lower-cost segment is at 7% a year.',
    'The shed market will see 7% a year.',
    'The chutney market is projected at a 7% annual rate.',
    'Der Umsatz stieg um 7 %.',
    '市場は７％成長した',
  ])('of 7%% is stated: %s', (quote) => {
    expect(statesGrowth(quote, 7)).toBe(true)
  })

  it.each([
    'The market fell by 7%.',
    'The market declined by around 7 per cent in 2024.',
    'After growth of 3% in 2023, the market contracted by 7%.',
    'There are 7% fewer shops each year.',
    'It was a 7% annual decline.',
    'The change was -7% in 2024.',
    'The change was −7% in 2024.',
    'Sales dropped 7% year on year.',
    'Der Umsatz sank um 7 %.',
    'Le marché recule de 7 %.',
    '市場は７％減少した',
  ])('of 7%% is not stated where it shrinks: %s', (quote) => {
    expect([statesGrowth(quote, 7), statesGrowth(quote, -7)]).toEqual([false, true])
  })
})
