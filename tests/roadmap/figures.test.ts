import { emptyBrief, toBrief } from '@domain/brief/brief'
import { minimumWageIn } from '@domain/minimum-wages'
import type { Income } from '@domain/roadmap'
import { oneSaleTexts, otherPriceTexts } from '@domain/roadmap/one-sale'
import { payBackTexts } from '@domain/roadmap/pay-back'
import { describe, expect, it } from 'vitest'
import { conditionOf, fitted, isSeldom } from '../../supabase/functions/_shared/roadmap/packages/gate'
import { groupOf, leastOf } from '../../supabase/functions/_shared/roadmap/packages/group'
import {
  addedPrices,
  countsResellers,
  otherPrices,
} from '../../supabase/functions/_shared/roadmap/packages/price-parts'
import { withoutMisses } from '../../supabase/functions/_shared/roadmap/packages/provoked'
import { targetOf } from '../../supabase/functions/_shared/roadmap/packages/target'
import { rolesIn } from '../../supabase/functions/_shared/roadmap/packages/told-roles'

const sourceOf = (idea: string, answers: Record<string, unknown[]> = {}) => ({
  idea,
  brief: {
    ...emptyBrief(),
    ...toBrief(
      Object.fromEntries(
        Object.entries(answers).map(([field, values]) => [
          field,
          {
            state: 'stated',
            entries: values.map((value) => ({ value, origin: { kind: 'answer' }, confirmed: true })),
            silenced: [],
          },
        ]),
      ),
    ),
  },
})
const price = (low: number, per: string | null, every: string, part?: string) => ({
  low,
  high: low,
  currency: 'EUR',
  per,
  every,
  ...(part && { part }),
})

describe('who is served together', () => {
  it.each([
    ['Groups of eight children with two grown-ups.', 'child', 8, 2],
    ['We paddle in small groups of six learners with two instructors.', 'learner', 6, 2],
    ['A class of twelve, with one teacher, once a week.', 'pupil', 12, 1],
    ['The boat takes ten passengers and a skipper.', 'passenger', 10, 1],
    ['Eight dogs per walk, and I need two walkers.', 'dog', 8, 2],
    ['We do classes for up to 15 seniors.', 'senior', 15, null],
    ['Groups of 6 to 10 kids with one coach.', 'kid', 6, 1],
    ['Each session has room for nine people.', 'person', 9, null],
    ['The van seats seven riders.', 'rider', 7, null],
    ['Five students in a group.', 'student', 5, null],
    ['A van takes eight singers from the villages to the choir.', 'passenger', 8, null],
  ])('“%s”', (idea, per, size, staff) => {
    expect(groupOf(sourceOf(idea, { price: [price(4, per, 'use')] }))).toMatchObject({ size, staff })
  })

  it.each([
    ['Groups of eight children with two grown-ups.', 'walk'],
    ['A course of 20 lessons for learners.', 'learner'],
    ['A class of 45 minutes for children.', 'child'],
    ['The tour takes three hours.', 'guest'],
    ['I talked to a group of mums.', 'child'],
    ['My two children go to that school.', 'child'],
    ['A session is 12 euros.', 'person'],
    ['We are two walkers.', 'dog'],
    ['A workshop with benches and tools.', 'student'],
    ['The walk is 2 km long.', 'walker'],
  ])('is not told by “%s” for a %s', (idea, per) => {
    expect(groupOf(sourceOf(idea, { price: [price(4, per, 'use')] }))).toBeNull()
  })

  it('reads how long and how often it meets, and from how many on it covers the pay', () => {
    const group = groupOf(
      sourceOf(
        'Groups of eight children with two grown-ups. An hour in the morning and an hour in the afternoon, to school and back.',
        { price: [price(3.5, 'child', 'use')] },
      ),
    )
    expect(group).toEqual({ size: 8, staff: 2, hours: 1, aMonth: 43 })
    // 2 × 1 × 12.50 = 25; 25 ÷ 3.50 = 7.1
    expect(group && leastOf(group, { hours: null, wage: 12.5, price: 3.5, every: 'use' })).toBe(8)
  })

  it('meets on the days that are named', () => {
    const idea =
      'Groups of six learners with two instructors, every Tuesday and every Thursday. A lesson takes 2 hours.'
    expect(groupOf(sourceOf(idea, { price: [price(18, 'learner', 'use')] }))).toMatchObject({
      aMonth: 9,
      hours: 2,
    })
  })
})

describe('the parts of a price', () => {
  const yearly = sourceOf('The parts are 61 euros and the SIM 1,10 per month.', {
    price: [price(195, 'organ', 'once'), price(48, 'organ', 'year', 'added')],
  })

  it('are summed where their quantity follows from the sale', () => {
    expect(addedPrices(yearly)).toEqual([{ label: '€48 per organ and year', amount: 48, isYearly: true }])
    expect(otherPrices(yearly, null)).toEqual([])
  })

  it('are named beside the sums where it does not, and a deposit is no income', () => {
    const source = sourceOf('', {
      price: [
        price(3.5, 'child', 'use'),
        price(55, 'child', 'month', 'instead'),
        price(20, 'family', 'once', 'deposit'),
      ],
    })
    expect(addedPrices(source)).toEqual([])
    const others = otherPrices(source, { size: 8, staff: 2, hours: 1, aMonth: 40 })
    const income = {
      price: 28,
      every: 'use',
      per: null,
      margin: 0.1,
      purchases: null,
      others,
    } satisfies Income
    expect(
      otherPriceTexts({ ...income, oneSale: { costs: [], work: 25 }, group: { size: 8, each: 3.5 } }, 'EUR'),
    ).toEqual([
      'Your other price, “€55 per child and month”, is €1.38 a time at 40 times a month, €11 for a group of 8 instead of €28. That is less than the €25 of pay for one time: each one loses money.',
      'Your “deposit of €20” is paid back: it is no income and stands in no sum. Keep it apart.',
    ])
  })

  it('stand in one sum down to the share that is used', () => {
    const income: Income = {
      price: 243,
      every: 'once',
      per: 'organ, with the first year',
      margin: 0.395,
      purchases: null,
      isTold: true,
      added: [{ label: '€48 per organ and year', amount: 48, isYearly: true }],
      taken: { work: 48.6, sending: 0, selling: 24.3 },
      oneSale: { costs: [{ words: 'parts', amount: 61 }], yearly: { words: 'the SIM', amount: 13.2 } },
    }
    expect(oneSaleTexts(income, 'EUR')).toEqual([
      'One sale by your figures: €195 + €48 (“€48 per organ and year”, the first year) − €61 (“parts”) − €13.20 (“the SIM”, the first year) = €168.80 is left. Less what else is planned: − €48.60 for the work − €24.30 for selling (assumptions where no figure is yours) = €95.90, 40% of €243, which the sums below take. Each later year brings €48 − €13.20 = €34.80.',
    ])
  })

  it('name those who sell it on apart from the buyers', () => {
    const count = (source: string) => ({ count: [{ value: 1800, source }] })
    const idea = 'One pair is 70 cedis, the salon keeps 15.'
    expect(countsResellers(sourceOf(idea, count('salons in the association')))).toBe(true)
    expect(countsResellers(sourceOf(idea, count('women over forty in Kumasi')))).toBe(false)
    expect(countsResellers(sourceOf('One pair is 70 cedis.', count('salons in the association')))).toBe(false)
  })

  it.each([
    ['the SIM 1,10 per month', 'monthly'],
    ['hosting is 0.80 a month', 'monthly'],
    ['I landed 400 pairs from Guangzhou at 24 cedis each', 'bought'],
    ['The courier gets 1.50 for each.', 'payout'],
  ])('are read from “%s” as %s', (words, role) => {
    expect(rolesIn(words).map((told) => told.role)).toContain(role)
  })

  it.each(['The team meets 2 times per month.', 'I read 3 books a month.', 'Landed in Accra in May.'])(
    'are not read from “%s”',
    (words) => {
      expect(rolesIn(words).filter(({ role }) => role !== 'none')).toEqual([])
    },
  )
})

describe('a gate', () => {
  const own = {
    isOnce: false,
    isSeldom: false,
    condition: null,
    margin: null,
    losesAlways: false,
    cost: null,
  }

  it('asks nobody to buy twice who buys once a year', () => {
    expect(isSeldom(sourceOf('', { purchases: [1], price: [price(9, 'pair', 'once')] }))).toBe(true)
    expect(isSeldom(sourceOf('', { price: [price(9, null, 'year')] }))).toBe(true)
    expect(isSeldom(sourceOf('', { purchases: [48], price: [price(9, 'loaf', 'use')] }))).toBe(false)
    expect(isSeldom(sourceOf('', { purchases: [1], price: [price(9, null, 'month')] }))).toBe(false)
    const gate =
      'Go on only if seven of the ten still pay after two months; ask those who left for the one reason'
    expect(fitted(gate, { ...own, isSeldom: true })).toBe(
      'Go on only if seven of the ten use it after two months and want no money back; ask the others for the one reason',
    )
    expect(fitted(gate, own)).toBe(gate)
  })

  it.each([
    ['9 said they will pay if it is not missing any date', 'it is not missing any date'],
    ['They will sign if it never breaks a rest rule', 'it never breaks a rest rule'],
    ['Two would order as long as nothing is late', 'nothing is late'],
    ['they will pay if the price is right', null],
    ['12 talks, all were friendly', null],
    ['If nobody pays I stop', null],
  ])('takes over the condition in “%s”', (text, condition) => {
    const evidence = [{ kind: 'interviews', count: 12, text, link: null }]
    expect(conditionOf(sourceOf('', { evidence }))).toBe(condition)
  })

  it('waits for a report as long as the device measures', () => {
    const gate = 'Go on only if the units in use were right nine times in ten'
    expect(withoutMisses(gate, 'It measures every ten minutes.')).toContain('within 15 minutes')
    expect(withoutMisses(gate, 'It measures every hour.')).toContain('within 65 minutes')
    expect(withoutMisses(gate, 'It rings when the door opens.')).toContain('within five minutes')
  })
})

describe('a gap', () => {
  const sale: Income = {
    price: 100,
    every: 'once',
    per: 'organ',
    margin: 0.5,
    purchases: null,
    customers: 620,
  }
  const money = { planned: { count: 85, each: 100 }, ordered: null, earlier: null }

  it('never closes with more sales than there are customers', () => {
    expect(payBackTexts(60_000, sale, 'EUR', [], money).at(-1)).toContain(
      'It would take 1,100 sales beyond those planned, more than one for each of the 620 that you count: as it stands, it never closes.',
    )
    expect(payBackTexts(20_000, sale, 'EUR', [], money).at(-1)).toContain(
      '230 sales beyond those planned close it',
    )
  })

  it('compares customers who pay for a year with customers, not with payments', () => {
    const monthly: Income = { price: 10, every: 'month', per: null, margin: 0.8, purchases: null }
    const planned = { planned: { count: 16, each: 10, won: 10 }, ordered: null, earlier: null, left: 0.8 }
    // (10,688 − 128) ÷ (10 × 12 × 0.8) = 110; 110 ÷ 10 = 11
    expect(payBackTexts(10_688, monthly, 'EUR', [], planned).at(-1)).toContain(
      'That is 11 times the customers of this phase',
    )
  })

  it('grows where a month costs more than its sales leave', () => {
    const last = { ...money, isLast: true, closes: { gap: 5_000, monthly: 240, running: 370 } }
    const text = payBackTexts(13_500, sale, 'EUR', [], last).at(-1)
    expect(text).toContain(
      'its sales leave about €240 a month, and its monthly costs take €370: each month adds to the gap',
    )
    const rest = { ...last, closes: { gap: 5_000, monthly: 870, running: 370 } }
    expect(payBackTexts(13_500, sale, 'EUR', [], rest).at(-1)).toContain(
      'about €500 is left, and the gap closes after about 10 months',
    )
  })
})

it('knows the lowest legal pay only where an authority states it', () => {
  expect(minimumWageIn('GB')).toMatchObject({ amount: 12.71, currency: 'GBP' })
  expect(minimumWageIn('GH')).toBeNull()
})

it('reads the day that a target names', () => {
  expect(targetOf('The goal is 10,000 club members by Christmas.')).toMatchObject({
    count: 10_000,
    by: 'by Christmas',
  })
  expect(targetOf("I'd love to be doing five schools by next summer.")).toMatchObject({
    count: 5,
    noun: 'schools',
  })
})
