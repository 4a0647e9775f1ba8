import { describe, expect, it } from 'vitest'
import { equalsYearlyPrice } from '../../supabase/functions/_shared/ai/sections/founder-price.ts'
import { marketOf } from './report'
import { SAMPLE_MARKET } from './sample-market'

const { inputs } = SAMPLE_MARKET

const revenueFor = async (pays: string, base: number, founderPrice: string | null = pays) => {
  const idea = `A booking app for small bicycle workshops that lose hours with calls from riders. Owners pay ${pays}.`
  const revenuePerCustomer = { low: base / 2, base, high: base * 2, note: 'Worked out.', cites: [] }
  const market = { ...SAMPLE_MARKET, inputs: { ...inputs, revenuePerCustomer }, founderPrice }
  const { section } = await marketOf({ outputs: { market } }, idea)
  return section.model?.inputs.find(({ id }) => id === 'revenuePerCustomer')
}

describe('the revenue per customer', () => {
  it.each([
    ['$15 a month', 180],
    ['$150 per year', 150],
    ['$5 a week', 260],
    ['$30 each quarter', 120],
    ['$1,200 annually', 1200],
    ['$15/month', 180],
    ['$15 a month or $150 a year', 150],
    ['$15 a month or $150 a year', 180],
    ['$15 per workshop per month', 180],
  ])('is the founder’s where %s comes to %d a year', async (pays, base) => {
    expect(await revenueFor(pays, base)).toMatchObject({
      basis: 'founder',
      sources: [],
      note: `The idea says: “${pays}”. Worked out.`,
    })
  })

  it.each([
    ['$15 per walk', 9000],
    ['$15 per walk', 15],
    ['$15 a month', 15],
    ['$15 a month', 200],
    ['£15 a month', 180],
    ['£15 a month', 228],
    ['$2 a day', 730],
    ['$2 a day', 2],
    ['$15 to $20 a month', 15],
    ['$15 in the first month', 15],
  ])('is an assumption where %s is taken to be %d a year, and keeps the words', async (pays, base) => {
    expect(await revenueFor(pays, base)).toMatchObject({
      basis: 'assumption',
      note: `The idea says: “${pays}”. Worked out.`,
    })
  })

  it('is read in the idea, where the copied words leave out the period', async () => {
    expect((await revenueFor('$15 a month', 15, '$15'))?.basis).toBe('assumption')
    expect((await revenueFor('$15 a month', 180, 'pay $15'))?.basis).toBe('founder')
  })

  it('does not keep words that the idea does not hold', async () => {
    expect(await revenueFor('$15 a month', 180, '$19 a month')).toMatchObject({
      basis: 'assumption',
      note: 'Worked out.',
    })
  })
})

describe('a price', () => {
  it.each([
    ['A monthly fee of $15 is paid by owners.', '$15', 180],
    ['It costs $60.', '$60', 60],
  ])('of “%s” comes to the year’s amount', (idea, price, base) => {
    expect(equalsYearlyPrice(idea, price, base)).toBe(true)
  })

  it.each([
    ['A walk costs $15.', '$15', 15],
    ['It saves a month of work. Owners pay $15.', '$15', 180],
    ['Owners pay $15 and get a month free.', '$15', 15],
    ['Owners pay €15 a month.', '€15', 180],
  ])('of “%s” does not', (idea, price, base) => {
    expect(equalsYearlyPrice(idea, price, base)).toBe(false)
  })
})
