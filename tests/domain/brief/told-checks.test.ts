import { describe, expect, it } from 'vitest'
import {
  type Brief,
  type BriefValues,
  emptyBrief,
} from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import { checksOf } from '../../../supabase/functions/_shared/domain/brief/checks'
import { ownCostsOf } from '../../../supabase/functions/_shared/domain/brief/own-costs'
import { leftOfSale } from '../../../supabase/functions/_shared/domain/brief/unit-costs'

const open = emptyBrief()
type Price = BriefValues['price']
const price = (amount: number, currency: string, per: string | null, every: Price['every']): Price => ({
  low: amount,
  high: amount,
  currency,
  per,
  every,
})
const priced = (...prices: Price[]): Brief => ({ ...open, price: answered(prices, open.price) })
const told = (idea: string, brief: Brief = open): string =>
  checksOf(brief, idea)
    .map(({ said }) => said.text)
    .join(' ')

describe('numbers that the founder tells', () => {
  it.each([
    [
      'We clean the hoods of 30 pubs, each of them every three months at $190 a visit, so about $3,000 a month.',
      '30 × 4 ÷ 12 × $190 = $1,900. You write $3,000',
    ],
    [
      '18 cafés take 40 rolls each week at €0.60 a roll, that makes €3,000 a month.',
      '18 × 40 × 52 ÷ 12 × €0.60 = €1,872',
    ],
    [
      'I plan to do 50 balls in the first year which makes £9,000. Hire is £1.50 a chair, a usual ball is 60 chairs.',
      '50 × 60 × £1.50 = £4,500',
    ],
    [
      'Each of 90 farms takes 3 sacks a trip, two trips a week, at $11 a sack. That is $15,000 a week.',
      '90 × 3 × 2 × $11 = $5,940',
    ],
    [
      'A clinic has about 14 chairs. We clean them every two weeks at €9 a chair. 20 clinics is the plan so €9,000 a month.',
      '20 × 14 × 26 ÷ 12 × €9 = €5,460',
    ],
  ])('checks a total: %s', (idea, said) => expect(told(idea)).toContain(said))

  it.each([
    ['I can do 3 pianos a day, two days a week.', price(90, 'EUR', 'piano', 'use'), '3 × 2 × 52 ÷ 12 × €90'],
    [
      'We can press 25 cheeses a week. Our target is 4,000 cheeses this year.',
      price(12, 'EUR', 'cheese', 'once'),
      '25 × 52 = 1,300 a year. Your goal takes 4,000',
    ],
    [
      'Four women can sew 5 aprons each a day. We aim for 100 aprons every day.',
      price(18, 'USD', 'apron', 'once'),
      'You can serve 20 a day. Your goal is 100',
    ],
  ])('checks what can be made: %s', (idea, value, said) => expect(told(idea, priced(value))).toContain(said))

  it.each([
    [
      'Plan is 20 gardens, every two weeks, and one garden takes me 3 hours. I have Fridays and Saturdays.',
      '20 × 26 ÷ 52 × 3 = 30 hours of work a week: 15 on each of the 2 days',
    ],
    [
      'We want 60 clients, every month. One visit takes us 2 hours. I can work 12 hours a week.',
      '60 × 12 ÷ 52 × 2 = 27.7 hours of work a week. You name 12',
    ],
  ])('checks the hours: %s', (idea, said) =>
    expect(told(idea, { ...open, product: answered(['gardens'], open.product) })).toContain(said),
  )

  it.each([
    [
      'The farm pays the vet $200 a visit every month. Of the last 20 visits only 4 of those were needed.',
      price(30, 'USD', 'farm', 'month'),
      '12 × $200 = $2,400 a year is paid or lost today. If 16 ÷ 20 of it were saved, that is $1,920',
    ],
    [
      'A shop loses $50 a week to waste and our test cut it by a half.',
      price(40, 'USD', 'shop', 'month'),
      '52 × $50 = $2,600 a year is paid or lost today. If 1 ÷ 2',
    ],
    [
      'They spray all fields at ₹900 an acre, and only 40% needed it.',
      price(200, 'INR', 'acre', 'use'),
      'Of ₹900 paid today for one, 60% could be saved: ₹540',
    ],
  ])('checks what a customer saves: %s', (idea, value, said) =>
    expect(told(idea, priced(value))).toContain(said),
  )

  it.each([
    ['The machine cost me €4,800.', price(80, 'EUR', 'event', 'use'), '€4,800 ÷ €80 = 60 payments'],
    [
      'One box costs us $120 in parts. First three months free.',
      price(20, 'USD', 'home', 'month'),
      '$120 ÷ $20 = 6 paid months until this cost is earned back; with the free time, that is month 9',
    ],
    [
      'One box costs us $120 in parts and lasts about one year.',
      price(20, 'USD', 'home', 'month'),
      'One is known to last 12 months, 12 of them paid: $240, so $120 is left',
    ],
    ['The first month is free.', price(25, 'GBP', null, 'month'), '11 × £25 = £275'],
  ])('checks when a cost is earned back: %s', (idea, value, said) =>
    expect(told(idea, priced(value))).toContain(said),
  )

  it('checks promises against what pays for them', () => {
    expect(
      told(
        'Each farmer pays $4 a month into a pot, and if a goat dies you get $90. Of 200 goats last year 31 died.',
        priced(price(4, 'USD', 'goat', 'month')),
      ),
    ).toContain('200 × $4 × 12 = $9,600 comes in for the promise, and 31 × $90 = $2,790 goes out, 29% of it.')
    expect(
      told(
        'We take 10% and $2 per bike from the renter for insurance. In the pilot 300 bikes were rented and 8 bikes damaged.',
        priced(price(10, 'USD', null, 'share')),
      ),
    ).toBe(
      '300 × $2 = $600 comes in for the promise, against 8 losses: it pays at most $75 for each of them.',
    )
  })

  it('puts a goal in money and beside those who wait', () => {
    const brief: Brief = {
      ...priced(price(45, 'EUR', null, 'month')),
      evidence: answered(
        [{ kind: 'waiting', count: 25, text: 'Names on a sheet', link: null }],
        open.evidence,
      ),
    }
    expect(told('Target is 500 members in the first year.', brief)).toBe(
      'Your goal is 500 × €45 = €22.5K a month, and 20 times the 25 who wait now.',
    )
  })

  it('tells what one customer pays for many', () => {
    const brief: Brief = {
      ...priced(price(60, 'EUR', 'sensor', 'once')),
      count: answered([{ value: 300, source: 'stables with over 24 boxes' }], open.count),
    }
    expect(told('You put one in every six boxes.', brief)).toContain(
      '24 ÷ 6 = 4 of what you charge for, and pays 4 × €60 = €240',
    )
  })

  it('compares a yearly plan with as many single payments', () => {
    const brief: Brief = {
      ...priced(price(39, 'EUR', 'visit', 'use'), { ...price(140, 'EUR', 'grave', 'year'), high: 165 }),
      purchases: answered([4], open.purchases),
    }
    expect(told('', brief)).toContain(
      '4 × €39 = €156 a year, and your price of a year is €140 to €165: at its upper end',
    )
  })
})

describe('numbers in other roles', () => {
  it.each([
    // Totals that agree, or whose factors are not all told.
    'We serve 30 pubs, each of them every month at $100 a visit, so about $3,000 a month.',
    'The rent is €900 a month and 40 guests come each week at €12 a guest.',
    '40 kitchens take us every two weeks at €4 a knife, so €8,000 a month.',
    'The chain has 400 shops and pays $45,000 a month for cleaning at $30 a visit.',
    'We save 30 shops about $2,000 a month.',
    'The bank lends us $20,000 so that is $400 a month.',
    // Stock, attention, own use and hours of others.
    'We have roughly 600 props in a storage unit.',
    'My post got 1,900 upvotes.',
    'We have 46 pairs bought and we paid between 40 and 90 euros.',
    'I keep 380 hives and lost 28 of them.',
    'The battery takes 3 hours to charge. Plan is 40 homes every week.',
    'Plan is to interview 40 bakers.',
    'We want to hire 12 drivers.',
    'We plan to test it with 20 schools.',
    'Customers use 90 towels a day.',
    'A gym uses 150 towels a day.',
    // Promises and payments without all of their numbers.
    'We offer insurance for 3 dollars per crate.',
    'They pay $310 a visit.',
    'Only 5 of the 14 were full.',
    'Delivery is free for the first 20 orders.',
    'It lasts 7 months.',
  ])('are left alone: %s', (idea) => expect(told(idea)).toBe(''))
})

describe('costs of the founder', () => {
  const sold = priced(price(100, 'USD', 'lamp', 'once'))
  it.each([
    ['Parts come to $51 at 500 pieces.', 'sale'],
    ['The part costs me $31.', 'sale'],
    ['Glass and wire cost us $12 a lamp.', 'sale'],
    ['The welder gets $15 a lamp.', 'sale'],
    ['We have 46 lamps bought, we paid between 40 and 90 dollars.', 'sale'],
    ['The kiln cost me $7,400.', 'equipment'],
    ['We pay $40 an hour to the welder.', 'work'],
    ['We pay a deposit of $50 for the stall.', 'fixed'],
    ['We pay $30 a month for hosting.', 'fixed'],
  ])('have a role: %s', (idea, role) =>
    expect(ownCostsOf(sold, idea).map((cost) => cost.for)).toEqual([role]),
  )

  it.each([
    'A rival charges $80 for one.',
    'I lost $60 last winter.',
    'Customers pay $70 at the market.',
    'A candle costs $9 in the shop.',
  ])('are not what others pay or lose: %s', (idea) => expect(ownCostsOf(sold, idea)).toEqual([]))

  it('add up', () => {
    expect(leftOfSale(sold, 'The parts cost me $31 and the welder gets $15 a lamp.')?.text).toContain(
      '$100 − $31 − $15 = $54',
    )
  })
})
