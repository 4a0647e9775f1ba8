import { comparisonsWithToday } from '@domain/brief/beside'
import { type AlternativePrice, type Brief, type BriefValues, emptyBrief, toBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import {
  besideToday,
  customersToBreakEven,
  monthsToEarnBack,
  priceBesideToday,
  shareToPayOff,
} from '@domain/brief/comparison'
import {
  formatTestCost,
  isPerUnit,
  marketPerYear,
  missingForRevenue,
  revenueOf,
} from '@domain/brief/economics'
import {
  customersForGoal,
  incomeFrom,
  salesForGoal,
  shareForGoal,
  unitsForGoal,
  volumeForGoal,
} from '@domain/brief/goal'
import { payingAgain } from '@domain/brief/told-sums'
import { describe, expect, it } from 'vitest'

const open = emptyBrief()
const bakery: Brief = toBrief({
  price: answered([{ low: 49, high: 49, currency: 'EUR', per: 'shop', every: 'month' }], open.price),
  count: answered([{ value: 350, source: 'own list' }], open.count),
  goal: answered([{ amount: 10_000, currency: 'EUR' }], open.goal),
  problemCost: answered([{ amount: 60, currency: 'EUR', every: 'week' }], open.problemCost),
  today: answered(
    [
      { name: 'gut feeling', price: null, link: null },
      { name: 'Rival', price: { amount: 98, currency: 'EUR', every: 'month' }, link: null },
    ],
    open.today,
  ),
})

describe('what follows from the numbers of the brief', () => {
  it('works out the customers needed for an income and their share of those counted', () => {
    expect(customersForGoal(bakery)).toEqual({ value: 205, text: '205', formula: '€10,000 × 12 ÷ €588' })
    expect(shareForGoal(bakery)).toMatchObject({ text: '59%', formula: '205 ÷ 350' })
    expect(marketPerYear(bakery)).toMatchObject({ value: 205_800, text: '€206K', formula: '350 × €588' })
  })

  it('follows the goal that the founder sets', () => {
    const modest = toBrief({ ...bakery, goal: answered([{ amount: 2000, currency: null }], open.goal) })
    expect(customersForGoal(modest)?.value).toBe(41)
  })

  it('sets the price beside the cost of the problem and of what is used today', () => {
    expect(shareToPayOff(bakery)).toMatchObject({ text: '19%', formula: '€588 ÷ €3,120' })
    expect(priceBesideToday(bakery)).toMatchObject([{ name: 'Rival', share: { text: '50%' } }])
  })

  const today = (name: string, amount: number, every: AlternativePrice['every']) => ({
    name,
    price: { amount, currency: 'EUR', every },
    link: null,
  })
  const beside = (price: Partial<BriefValues['price']>, ...others: ReturnType<typeof today>[]) =>
    besideToday(
      toBrief({
        price: answered(
          [{ low: 10, high: 10, currency: 'EUR', per: null, every: 'once' as const, ...price }],
          open.price,
        ),
        customer: answered(['family hotels'], open.customer),
        today: answered(others, open.today),
      }),
    ).map(({ name, in: unit, figure, isOfOne = false }) => [name, unit, figure.text, figure.formula, isOfOne])

  it('sets what one customer pays once beside what is paid once today, from the lower to the higher price', () => {
    expect(beside({ low: 2600, high: 3900, per: 'hotel' }, today('Engineer', 6500, 'once'))).toEqual([
      ['Engineer', 'share', '40% to 60%', '(€2,600 to €3,900) ÷ €6,500', false],
    ])
  })

  it('says in how many months a price comes to what is paid once, for one of many with that condition', () => {
    expect(beside({ low: 12, high: 20, every: 'month' }, today('Bought', 240, 'once'))).toEqual([
      ['Bought', 'months of yours', '12 to 20', '€240 ÷ (€12 to €20)', false],
    ])
    const rooms = { per: 'room', every: 'month' as const }
    expect(beside(rooms, today('System', 250, 'once'), today('Rival', 20, 'month'))).toEqual([
      ['System', 'months of yours', '25', '€250 ÷ €10', true],
      ['Rival', 'share', '50%', '€120 ÷ €240', true],
    ])
  })

  it('names of several ways of today the two that are nearest in price', () => {
    const brief = toBrief({
      price: answered(
        [{ low: 100, high: 100, currency: 'EUR', per: null, every: 'month' as const }],
        open.price,
      ),
      today: answered(
        [today('Hooks', 7, 'month'), today('Bookcase', 40, 'month'), today('Carpenter', 300, 'month')],
        open.today,
      ),
    })
    expect(comparisonsWithToday(brief)[0]?.about?.text).toBe('“Bookcase”, “Carpenter”')
  })

  it('sets no week of dinners beside one meal, and no box beside one jar', () => {
    const each = (name: string, amount: number) => ({
      name,
      price: { amount, currency: 'EUR', every: 'use' as const },
      link: null,
    })
    const priced = (per: string | null, ...others: ReturnType<typeof each>[]) =>
      priceBesideToday(
        toBrief({
          price: answered([{ low: 110, high: 110, currency: 'EUR', per, every: 'use' as const }], open.price),
          today: answered(others, open.today),
        }),
      ).map(({ name }) => name)
    expect(priced('visit', each('Barber', 80), each('Salon', 140))).toEqual(['Barber', 'Salon'])
    expect(priced('visit', each('Ready meal', 15), each('Takeaway', 40))).toEqual([])
    expect(priced('box of 20 portions', each('Jar', 80), each('Portion', 5))).toEqual(['Portion'])
    expect(priced('bag of 20 kg', each('Bag', 90))).toEqual([])
  })

  it('takes no customers for income at this price who pay another', () => {
    const paying = (text: string) =>
      payingAgain(
        toBrief({
          ...bakery,
          evidence: answered([{ kind: 'paying' as const, count: 8, text, link: null }], open.evidence),
        }),
      )
    expect(paying('Bakeries in Lucca')).toBe(8)
    expect(paying('Bakeries that pay 20 euros')).toBe(0)
    expect(paying('Pilot customers at half price')).toBe(0)
  })

  it('says what a test costs as a round amount of the founder’s currency', () => {
    const inRupees = answered([{ amount: 60, currency: 'INR', every: 'week' as const }], open.problemCost)
    expect(formatTestCost(150, bakery)).toBe('€150')
    expect(formatTestCost(150, toBrief({ problemCost: inRupees }))).toBe('₹15,000')
    expect([formatTestCost(150, open), formatTestCost(150, null)]).toEqual(['$150', '$150'])
  })

  it('does not compare amounts of two currencies', () => {
    const other = {
      problemCost: answered([{ amount: 60, currency: 'USD', every: 'week' as const }], open.problemCost),
    }
    expect(shareToPayOff(toBrief({ ...bakery, ...other }))).toBeNull()
  })

  it('needs the number of uses for a price per use, and never takes it for a yearly price', () => {
    const walk = {
      price: answered(
        [{ low: 15, high: 20, currency: 'USD', per: 'walk', every: 'use' as const }],
        open.price,
      ),
    }
    expect(revenueOf(toBrief(walk))).toBeNull()
    expect(missingForRevenue(toBrief(walk))).toBe('purchases')
    const known = toBrief({ ...walk, purchases: answered([104], open.purchases) })
    expect(revenueOf(known)).toEqual({ low: 1560, high: 2080, currency: 'USD', formula: '$15 to $20 × 104' })
  })

  it('works out nothing from a share of sales or without a price', () => {
    const share = toBrief({
      price: answered(
        [{ low: 12, high: 12, currency: null, per: null, every: 'share' as const }],
        open.price,
      ),
    })
    expect(revenueOf(share)).toBeNull()
    expect(missingForRevenue(share)).toBe('price')
    expect(customersForGoal(open)).toBeNull()
  })

  const priced = (price: Partial<BriefValues['price']>, more: Partial<Brief> = {}) =>
    toBrief({
      goal: answered([{ amount: 10_000, currency: null }], open.goal),
      price: answered(
        [{ low: 6, high: 6, currency: 'EUR', per: null, every: 'month' as const, ...price }],
        open.price,
      ),
      ...more,
    })
  const customer = (name: string) => ({ customer: answered([name], open.customer) })

  it('takes a price per employee for no price per customer, until their number is known', () => {
    const hotels = priced({ per: 'employee' }, customer('family hotels'))
    expect(revenueOf(hotels)).toBeNull()
    expect(missingForRevenue(hotels)).toBe('purchases')
    expect(unitsForGoal(hotels)).toMatchObject({ value: 1667, formula: '€10,000 × 12 ÷ €72' })
    const known = { ...hotels, purchases: answered([14], open.purchases) }
    expect(revenueOf(known)).toMatchObject({ low: 1008, formula: '€6 × 168' })
    const rival = {
      name: 'Rival',
      price: { amount: 9, currency: 'EUR', every: 'month' as const },
      link: null,
    }
    expect(priceBesideToday({ ...known, today: answered([rival], open.today) })).toEqual([])
  })

  it('takes a pack a month of a household as so many packs a year', () => {
    const food = priced({ per: 'bag of 8 kg', every: 'month' }, customer('owners of dogs'))
    const taken = (quantity: number) =>
      revenueOf({ ...food, purchases: answered([quantity], open.purchases) })
    expect(revenueOf(food)?.low).toBe(72)
    expect(taken(11)?.low).toBe(66)
  })

  it('takes what is counted for what is paid for, and buyers of a year for payments of a year', () => {
    const counted = (source: string) => answered([{ value: 100, source }], open.count)
    const advocates = priced({ per: 'advocate', every: 'month' }, customer('district courts'))
    expect(isPerUnit(advocates)).toBe(true)
    expect(
      isPerUnit({ ...advocates, count: counted('Half of the advocates enrolled with the council') }),
    ).toBe(false)
    const moves = priced({ every: 'once' }, customer('seniors'))
    expect(revenueOf(moves)).toBeNull()
    expect(revenueOf({ ...moves, count: counted('Moves of seniors a year') })).toMatchObject({ low: 6 })
  })

  it.each([
    ['patient', 'dialysis clinics', true],
    ['patient', 'patients at home', false],
    ['pupil', 'parents', false],
    ['pupil', 'private schools', true],
    ['shop', 'small bakeries', false],
    ['seat', 'law firms', true],
    ['truck', 'owners of trucks', false],
    ['lift', 'lift maintenance companies', true],
    ['pump', 'maintenance companies', true],
    ['company', 'service providers', false],
    ['fridge', 'pharmacies in Portugal', true],
    ['student', '', true],
    ['vendor', 'property managers', true],
    ['member', '', false],
    ['garden', 'homeowners', false],
    ['driver', 'car owners', false],
    ['driver', 'trucking firms', true],
  ])('knows whether a customer has many of what is paid for: %s of %s', (per, who, many) => {
    expect(isPerUnit(priced({ per }, who ? customer(who) : {}))).toBe(many)
  })

  it('works out sales for what is sold once, and deals for a share', () => {
    expect(salesForGoal(priced({ low: 89, high: 89, every: 'once' }))).toMatchObject({
      value: 113,
      formula: '€10,000 ÷ €89',
    })
    const kenya = { place: answered([{ name: 'Nairobi', country: 'KE', local: true }], open.place) }
    expect(volumeForGoal(priced({ low: 12, high: 12, currency: null, every: 'share' }, kenya))).toMatchObject(
      {
        text: 'KES 83.3K',
        formula: 'KES 10,000 ÷ 12%',
      },
    )
  })

  it('works out the income from some', () => {
    expect(incomeFrom(bakery, 35)).toMatchObject({ text: '€1,715' })
  })

  it('works out break-even and payback from stated assumptions', () => {
    expect(customersToBreakEven(bakery, 60_000, 0.8)?.value).toBe(128)
    expect(monthsToEarnBack(bakery, 200, 0.8)?.text).toBe('5.1')
    expect(monthsToEarnBack(bakery, 200, 0)).toBeNull()
  })
})
