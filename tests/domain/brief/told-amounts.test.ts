import { describe, expect, it } from 'vitest'
import {
  type Brief,
  type BriefValues,
  emptyBrief,
} from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import {
  amountsIn,
  besidePrice,
  unusedAmounts,
} from '../../../supabase/functions/_shared/domain/brief/told-amounts'

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

describe('an amount beside the price', () => {
  it.each([
    [
      { per: '' },
      'They lose €100 a week.',
      '€100 comes to €5,200 a year. Your price of a year, €480, is 9.2% of it.',
    ],
    [{ per: '' }, 'A breakdown costs €960.', '€960 is 2 times your price of a year, €480.'],
    [{ per: '' }, 'A visit costs €600.', 'Your price of a year, €480, is 80% of €600.'],
    [
      { every: 'once' as const, low: 300, high: 300 },
      'They pay €100 a month.',
      'Your price of €300 is as much as 3 months at €100.',
    ],
    [{ every: 'once' as const, low: 30, high: 30 }, 'A cab costs €90.', '€90 is 3 times your price of €30.'],
    [{ per: 'employee' }, 'Each injury costs €9,600.', 'One unit at €480 a year is 5% of €9,600.'],
    [{ per: '' }, 'They spend €960 a year.', 'Your price of a year, €480, is 50% of €960 a year.'],
    [
      { per: 'employee' },
      'Injuries cost €96,000 a year.',
      '€96,000 a year is as much as 200 units cost at your price.',
    ],
  ])('case %#: %s, “%s”', (price, words, says) => {
    const brief = {
      ...priced(price),
      customer: answered(['per' in price && price.per ? 'companies' : 'shops'], open.customer),
    }
    expect(besidePrice(brief, amount(words))?.text).toBe(says)
  })

  it('is not set beside a price in another currency, of which a dollar may be the founder’s own', () => {
    expect(besidePrice(priced({}), amount('$100 a week'))).toBeNull()
    expect(besidePrice({ ...priced({ currency: 'AUD' }) }, amount('$100 a week'))).not.toBeNull()
    expect(besidePrice(open, amount('€100 a week'))).toBeNull()
  })
})

it.each(['A stamp costs €1.', 'The city has a budget of €900,000.'])(
  'is not set beside what it is too far from: “%s”',
  (words) => {
    expect(
      besidePrice({ ...priced({}), customer: answered(['shops'], open.customer) }, amount(words)),
    ).toBeNull()
  },
)

it('leaves out the amounts that the brief holds, and tells each once', () => {
  const idea = '€40 a month per shop. Shops lose €70 a week, really €70. A till costs €900.'
  expect(unusedAmounts(priced({}), idea).map(({ amount: value }) => value)).toEqual([70, 900])
  const known: Brief = {
    ...priced({}),
    problemCost: answered([{ amount: 70, currency: 'EUR', every: 'week' as const }], open.problemCost),
  }
  expect(unusedAmounts(known, idea).map(({ amount: value }) => value)).toEqual([900])
})
