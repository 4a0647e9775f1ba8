import { describe, expect, it } from 'vitest'
import { targetOf } from '../../supabase/functions/_shared/roadmap/packages/target'
import { type MoneyRole, rolesIn } from '../../supabase/functions/_shared/roadmap/packages/told-roles'
import { lossOf } from '../../supabase/functions/_shared/roadmap/packages/value'

const roleOf = (idea: string, amount: number): MoneyRole | undefined =>
  rolesIn(idea).find((told) => told.amount === amount)?.role

describe('the role of an amount', () => {
  it.each<[string, number, MoneyRole]>([
    ['Parts are $22 for each lamp and I sell it for $60.', 22, 'piece'],
    ['Wax and jars come to €3.10 and a candle sells for €14.', 3.1, 'piece'],
    ['The kit costs 300 zł in parts.', 300, 'piece'],
    ['Fabric costs me £9 a bag.', 9, 'piece'],
    ['The data plan is $1.50 a month each.', 1.5, 'monthly'],
    ['The cloud costs me $0.40 a month per user.', 0.4, 'monthly'],
    ['Each scale needs a SIM, the SIM is €2 a month.', 2, 'monthly'],
    ['When parents bring the bike back I give 40 euros.', 40, 'back'],
    ['If it comes back within a year we refund $15.', 15, 'back'],
    ['We buy old radios at fairs for about €20, clean them and sell them for €90.', 20, 'bought'],
    ['I pay Rs 50 when I buy a chair.', 50, 'bought'],
    ['A helper gets $16 an hour.', 16, 'wage'],
    ['I charge £50 for a visit and £12 for each extra hour.', 12, 'more'],
    ['The guest leaves a deposit of 80 euros.', 80, 'deposit'],
    ['The renter pays 5 euros booking fee.', 5, 'fee'],
    ['Shops keep 40 percent of it.', 40, 'shop'],
    ['The gallery takes 30% when it sells one.', 30, 'shop'],
    ['The bus is £3 each way.', 3, 'travel'],
    ['The guest pays 30 euros, the cook gets 24 of it.', 24, 'payout'],
    ['A message costs me 3 cents.', 0.03, 'usage'],
    ['I sell a box of tea for $18.', 18, 'sale'],
    ['We charge 250 zł per visit.', 250, 'sale'],
  ])('of “%s” is known', (idea, amount, role) => {
    expect(roleOf(idea, amount)).toBe(role)
  })

  it.each<[string, number]>([
    ['A new set costs around 2000 zł in the shop.', 2000],
    ['Today they pay $90 for it.', 90],
    ['We lost €400 last year.', 400],
    ['My rent is $700 a month.', 700],
    ['I need to earn €2,500 a month.', 2500],
    ['Our goal is $5,000 a month.', 5000],
    ['A family loses about £200 a year by it.', 200],
    ['The fine is $300.', 300],
    ['One pallet of scrap is worth €900.', 900],
    ['The machine costs $4,000 second hand.', 4000],
    ['Farmers spend 60 euros on feed.', 60],
    ['I would like to earn $20 an hour.', 20],
    ['The competitor charges $35 a month.', 35],
    ['It could save 100 euros a month.', 100],
    ['My van is worth £2,000.', 2000],
    ['The loan is 10,000 euros.', 10000],
    ['An electrician used to charge me £80.', 80],
    ['About 30 percent of people come back.', 30],
    ['We keep 12 percent of each rent.', 12],
    ['In winter 40 percent stay at home.', 40],
  ])('of “%s” is no cost of one sale', (idea, amount) => {
    expect(roleOf(idea, amount) ?? 'none').toMatch(/^(?:none|sale)$/)
  })
})

describe('the target of the founder', () => {
  it.each<[string, number, string | null, number | null]>([
    ['We want to sell 300 in the first year.', 300, null, 12],
    ['Target is 2,000 kits.', 2000, null, null],
    ['By spring we want 40 rides a week.', 40, 'week', null],
    ['I hope to have 50 families in six months.', 50, null, 6],
    ['Goal: 400 subscribers in a year.', 400, null, 12],
    ['Want to do a thousand in the first 18 months.', 1000, null, 18],
  ])('is read from “%s”', (idea, count, every, months) => {
    expect(targetOf(idea)).toMatchObject({ count, every, months })
  })

  it.each([
    'I want to offer a course of six Saturdays.',
    'We want 15 euros for it.',
    'I need about 300 sessions to break even.',
    'The owner sets a target of 9,000 bob every morning.',
    'We want to sell this to firms with 20 to 200 people.',
    'I want to deliver lunch by 12 noon.',
    'We talked to 40 people who want it.',
    'I want to start with those 120 in Lyon.',
  ])('is not read from “%s”', (idea) => {
    expect(targetOf(idea)).toBeNull()
  })
})

describe('the loss that an offer lowers', () => {
  it.each<[string, number, number, number | null]>([
    ['In our unit 9 lots out of 100 went for re-dyeing. One re-dyeing costs around $170.', 9, 100, 170],
    ['4 of 50 invoices come back because of wrong numbers.', 4, 50, null],
    ['About 7 of 40 pumps stand still at any time.', 7, 40, null],
    ['3 out of 20 plates are broken when they arrive.', 3, 20, null],
  ])('is read from “%s”', (idea, part, all, each) => {
    expect(lossOf(idea)).toMatchObject({ part, all, each })
  })

  it.each([
    '17 of 40 owners said they would try it.',
    'I worked 11 years in one such factory with bad machines.',
    'One in 2023 was lost in the storm.',
    'In 12 of 30 villages there is a shop.',
    'Two of the three broken ones are mine.',
    'About one in four comes back and we buy it back.',
  ])('is not read from “%s”', (idea) => {
    expect(lossOf(idea)).toBeNull()
  })
})
