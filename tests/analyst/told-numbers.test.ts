import { describe, expect, it } from 'vitest'
import { type Brief, emptyBrief } from '../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../supabase/functions/_shared/domain/brief/changes'
import { reportOn } from './written'

const open = emptyBrief()
const base: Partial<Brief> = {
  customer: answered(['small choirs'], open.customer),
  price: answered([{ low: 20, high: 20, currency: 'EUR', per: null, every: 'month' as const }], open.price),
}
const asked = async (idea: string, more: Partial<Brief> = {}) =>
  (await reportOn(idea, { ...base, ...more })).market.unknowns.map(({ text }) => text).join('\n')

describe('amounts that no field holds', () => {
  it('are set beside the price and asked about by the nearest word', async () => {
    expect(await asked('Sheet music for choirs. They pay a copy shop €90 a month.')).toMatch(
      /€90 comes to €1,080 a year\..*\nIs it what customers pay today/,
    )
    expect(await asked('Sheet music for choirs. A lost folder costs them a fine of €300.')).toMatch(
      /How often a year does it hit one customer\?/,
    )
  })

  it('that are paid back are a loss', async () => {
    expect(await asked('Sheet music for choirs. One choir had to pay its guests back €380.')).toMatch(
      /How often a year does it hit one customer\?/,
    )
  })

  it('ask for no cost of the problem that the brief has', async () => {
    const known = {
      problemCost: answered([{ amount: 8, currency: 'EUR', every: 'week' as const }], open.problemCost),
    }
    expect(await asked('Sheet music for choirs. A lost folder means a fine of €300.', known)).not.toMatch(
      /How often a year/,
    )
  })

  it('that measure a customer stand beside no price', async () => {
    expect(await asked('Sheet music for choirs. Free under €5,000 in revenue.')).not.toMatch(/€5,000/)
  })

  it('are not asked about where the price holds them in another notation', async () => {
    const price = { low: 149.9, high: 149.9, currency: 'EUR', per: null, every: 'once' as const }
    expect(
      await asked('Sheet music for choirs. The whole set is at 149,90 in euros.', {
        price: answered([price], open.price),
      }),
    ).not.toMatch(/Is this a price/)
  })
})

it('does not call a price dearer that is a little lower', async () => {
  const today = answered(
    [{ name: 'copies', price: { amount: 21, currency: 'EUR', every: 'month' as const }, link: null }],
    open.today,
  )
  const { counterCase } = (await reportOn('Sheet music for choirs.', { ...base, today })).market
  const said = counterCase.map(({ text }) => text).join('\n')
  expect(said).toMatch(/^Your price is 95% of/)
  expect(said).not.toMatch(/not cheaper/)
})
