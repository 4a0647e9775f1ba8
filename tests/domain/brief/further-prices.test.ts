import { type Brief, emptyBrief, type Price } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { formatEntries } from '@domain/brief/format'
import { isAsked } from '@domain/brief/questions'
import { readIdea } from '@domain/brief/reader/read-idea'
import { leftOutPrices, withSecondPrice } from '@domain/brief/second-price'
import { describe, expect, it } from 'vitest'

const PRODUCT = 'A checklist app for scaffolding firms in Leeds that keeps the record of inspections.'
const pricesIn = (sentences: string) =>
  (readIdea(`${PRODUCT} ${sentences}`).values.price ?? []).map(({ value }) => value)

describe('prices beside the first', () => {
  it.each([
    [
      'We charge £45 a month and then 40p for every inspection on top.',
      'added',
      { low: 0.4, per: 'inspection', every: 'use' },
    ],
    ['It is £240 a year, plus £120 once for the fitting.', 'added', { low: 120, every: 'once' }],
    ['We charge £18 a month, and tags are £1.10 each.', 'added', { low: 1.1, per: 'tag', every: 'once' }],
    ['£5 a month, or £50 for the year.', 'instead', { low: 50 }],
    ['We charge £29 a month with a £150 deposit they get back.', 'deposit', { low: 150, every: 'once' }],
    ['We charge £95 per battery. Security deposit £20 per battery.', 'deposit', { low: 20 }],
    ['£9 a month is what we charge. Setup we do for £250 once.', 'added', { low: 250, every: 'once' }],
  ])('are read in %j as %s', (sentences, part, price) => {
    const [first, ...further] = pricesIn(sentences)
    expect(first?.part ?? null).toBeNull()
    expect(further).toMatchObject([{ ...price, part }])
  })

  it.each([
    'We charge £45 a month. The big system costs £900 a year plus £2 per inspection.',
    'We charge £45 a month, and fuel costs us £30 a week.',
    'My cousin pays £310 a visit. We charge £29 a month.',
    'We charge £45 a month, not the £600 a year that rivals want.',
    'We charge £45 a month and talked to 40 firms.',
  ])('are none in %j', (sentences) => expect(pricesIn(sentences)).toHaveLength(1))

  it('are a range where they are tiers of one price', () => {
    expect(
      pricesIn('£14 a month for firms with one crew, £22 up to five crews, and £35 above that.'),
    ).toMatchObject([{ low: 14, high: 35, every: 'month' }])
  })
})

const open = emptyBrief()
const priced = (...prices: Price[]): Brief => ({ ...open, price: answered(prices, open.price) })
const price = (low: number, every: Price['every'], more: Partial<Price> = {}): Price => ({
  low,
  high: low,
  currency: 'GBP',
  per: null,
  every,
  ...more,
})

describe('a brief with several prices', () => {
  it('tells each in words', () => {
    const brief = priced(
      price(45, 'month'),
      price(0.4, 'use', { per: 'inspection', part: 'added' }),
      price(450, 'year', { part: 'instead' }),
      price(150, 'once', { part: 'deposit' }),
    )
    expect(formatEntries(brief, 'price')).toEqual([
      '£45 a month',
      'plus £0.40 per inspection',
      'or £450 a year',
      'deposit of £150',
    ])
  })

  it.each([
    [
      [price(45, 'month'), price(120, 'once', { part: 'added' })],
      /£660 in the first year \(£540 \+ £120\) and £540 in each later one/,
    ],
    [
      [price(900, 'once'), price(60, 'year', { part: 'added' })],
      /£960 in the first year \(£900 \+ £60\) and £60 in each later one/,
    ],
    [[price(5, 'month'), price(50, 'year', { part: 'instead' })], /pays £50 a year instead of £60/],
  ])('sums the first year, or sets one beside the other', (prices, said) => {
    expect(withSecondPrice(priced(...prices), '')?.text).toMatch(said)
    expect(leftOutPrices(priced(...prices), '')).toEqual([])
  })

  it('says what the sums leave out', () => {
    const brief = priced(
      price(45, 'month'),
      price(0.4, 'use', { per: 'inspection', part: 'added' }),
      price(300, 'use', { per: 'audit', part: 'instead' }),
      price(150, 'once', { part: 'deposit' }),
    )
    expect(leftOutPrices(brief, '').map(({ said, about }) => [said.text, about?.text])).toEqual([
      [
        'This comes on top, and the sums leave it out. 113 of them bring as much as the first price: £45 ÷ £0.40.',
        '“plus £0.40 per inspection”',
      ],
      ['This is another price of yours. The sums take the first one.', '“or £300 per audit”'],
    ])
  })
})

it('asks for no quantity of what only comes on top', () => {
  const brief = priced(price(45, 'month'), price(0.4, 'use', { per: 'inspection', part: 'added' }))
  expect(isAsked(brief, 'purchases')).toBe(false)
})
