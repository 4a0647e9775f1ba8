import { describe, expect, it } from 'vitest'
import {
  type Brief,
  type BriefValues,
  emptyBrief,
} from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import { amountsIn, unusedAmounts } from '../../../supabase/functions/_shared/domain/brief/told-amounts'

const open = emptyBrief()
const priced = (price: Partial<BriefValues['price']>): Brief => ({
  ...open,
  price: answered(
    [{ low: 40, high: 40, currency: 'EUR', per: 'shop', every: 'month' as const, ...price }],
    open.price,
  ),
})
const amount = (words: string) => {
  const [told] = amountsIn(words)
  if (!told) throw new Error(`No amount in ${words}`)
  return told
}

describe('amounts in a text', () => {
  it.each([
    ['They lose €1,200 a week.', 1200, 'EUR', 'week'],
    ['a fine of 300 pounds', 300, 'GBP', null],
    ['$2.5k per year', 2500, 'USD', 'year'],
    ['₹3 lakh for each wedding', 300_000, 'INR', 'use'],
    ['KES 400 daily', 400, 'KES', 'day'],
    ['two visits at $35 each', 35, 'USD', 'use'],
    ['$4 per pool per month', 4, 'USD', 'month'],
    ['35 zł per lift monthly', 35, 'PLN', 'month'],
    ['€9 per walk, twice a month', 9, 'EUR', 'use'],
    ['500 grams for J$1,150', 1150, 'JMD', null],
    ['a brass band takes GH₵6,000', 6000, 'GHS', null],
  ])('%s', (words, value, currency, every) => {
    expect(amount(words)).toMatchObject({ amount: value, currency, every })
  })

  it.each(['40 people', 'iPhone 12', '3% of it', 'room 101', '2024', '12.000 euros'])(
    'are not read from “%s”',
    (words) => {
      expect(amountsIn(words)).toEqual([])
    },
  )
})

it('leaves out the amounts that the brief holds, and tells each once', () => {
  const idea = '€40 a month per shop. Shops lose €70 a week, really €70. A till costs €900.'
  expect(unusedAmounts(priced({}), idea).map(({ amount: value }) => value)).toEqual([70, 900])
  const known: Brief = {
    ...priced({}),
    problemCost: answered([{ amount: 70, currency: 'EUR', every: 'week' as const }], open.problemCost),
  }
  expect(unusedAmounts(known, idea).map(({ amount: value }) => value)).toEqual([900])
})
