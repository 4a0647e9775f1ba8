import { comparisonsWithToday } from '@domain/brief/beside'
import { type Brief, type BriefValues, toBrief } from '@domain/brief/brief'
import { checksOf } from '@domain/brief/checks'
import { revenueOf } from '@domain/brief/economics'
import { findingsOf } from '@domain/brief/findings'
import { isPerPart } from '@domain/brief/per-part'
import { forSums } from '@domain/brief/sums'
import { leftOfSale } from '@domain/brief/unit-costs'
import { verdictOf } from '@domain/brief/verdict'
import { describe, expect, it } from 'vitest'

type Price = BriefValues['price']
type Answers = { [F in keyof BriefValues]?: BriefValues[F][] }

const price = (
  amount: number | [number, number],
  per: string | null,
  every: Price['every'],
  part?: Price['part'],
): Price => {
  const [low, high] = typeof amount === 'number' ? [amount, amount] : amount
  return { low, high, currency: every === 'share' ? null : 'EUR', per, every, ...(part && { part }) }
}
const today = (name: string, amount: number, every: 'once' | 'use' | 'day' | 'month' | 'year') => ({
  name,
  price: { amount, currency: 'EUR', every },
  link: null,
})
const brief = (answers: Answers): Brief =>
  toBrief(
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
  )
const headline = (answers: Answers, idea = ''): string => verdictOf(brief(answers), idea).said.text
const findings = (answers: Answers, idea = ''): string =>
  findingsOf(brief(answers), idea)
    .map(({ said }) => said.text)
    .join(' ')
const compared = (answers: Answers): string =>
  comparisonsWithToday(forSums(brief(answers), ''))
    .map(({ said }) => said.text)
    .join(' ')
const checks = (answers: Answers, idea: string): string =>
  checksOf(forSums(brief(answers), idea), idea)
    .map(({ said }) => said.text)
    .join(' ')

describe('a price for a part of what a customer pays for', () => {
  it.each([
    ['radiator', 'Housing associations'],
    ['tree', 'Orchard managers'],
    ['page', 'Law firms'],
    ['window', 'Offices and shops'],
    ['kilo', 'Restaurants'],
    ['hoof', 'Riding schools'],
    ['extinguisher', 'Hotels and hostels'],
    ['smoke alarm', 'Property management companies'],
    ['photo', 'Families with old albums'],
    ['chimney', 'Hotels with 2 to 9 chimneys'],
  ])('is not what a customer brings: per %s, %s', (per, customer) => {
    const answers: Answers = { price: [price(12, per, 'use')], customer: [customer] }
    expect(isPerPart(brief(answers))).toBe(true)
    expect(headline(answers)).toMatch(/of what you charge for/)
    expect(headline(answers)).not.toMatch(/One sale brings|One customer brings/)
  })

  it.each([
    ['visit', 'Hotels'],
    ['wash', 'Taxi firms'],
    ['clinic', 'Veterinary clinics'],
    ['bag', 'Families'],
    ['hour', 'Companies'],
    ['dog', 'Dog owners'],
    ['person', 'Travelers'],
    ['pickup', 'Joinery shops'],
    ['lesson', 'Parents'],
    ['order', 'Restaurants'],
    ['wedding', 'Couples'],
    ['day', 'Builders'],
  ])('is a sale for an occasion or a customer: per %s, %s', (per, customer) => {
    expect(isPerPart(brief({ price: [price(12, per, 'use')], customer: [customer] }))).toBe(false)
  })

  it('is a sale where the unit is the product', () => {
    const answers: Answers = {
      price: [price(340, 'bench', 'once')],
      customer: ['Schools'],
      product: ['a garden bench'],
    }
    expect(headline(answers)).toBe(
      'One sale brings €340. How often does one customer buy, and what does it cost you?',
    )
  })

  it('asks for the number where the quantity may count the occasions of another price', () => {
    const answers: Answers = {
      price: [price(2.5, 'shirt', 'use'), price(9, 'delivery', 'use', 'added')],
      customer: ['Hotels with uniforms'],
      purchases: [52],
      count: [{ value: 60, source: '' }],
    }
    expect(headline(answers)).toBe(
      'Your 52 a year may count what €9 is for. How many of what €2.50 is for does one customer take each time?',
    )
    expect(findings(answers)).toContain('€9 × 52 = €468 a year')
    expect(revenueOf(forSums(brief(answers), ''))).toBeNull()
  })

  it('takes a quantity that nothing else explains', () => {
    const answers: Answers = { price: [price(2.5, 'shirt', 'use')], customer: ['Hotels'], purchases: [900] }
    expect(headline(answers)).toBe('One customer brings €2,250 a year.')
  })

  it('does not take a quantity below the number that each customer has', () => {
    const answers: Answers = {
      price: [price(40, 'boiler', 'use')],
      customer: ['Landlords with 10 to 80 boilers'],
      purchases: [2],
    }
    expect(headline(answers)).toMatch(/^One customer has 10 to 80 of what €40 is for, so 2 a year cannot/)
  })

  it('stops at a price out of proportion to a payment of today', () => {
    const answers: Answers = {
      price: [price(0.08, 'page', 'use')],
      customer: ['Law firms'],
      purchases: [30],
      today: [today('Scanning bureau', 95, 'use')],
    }
    expect(headline(answers)).toMatch(/^€0.08 is 0.084% of the €95 that one payment takes today/)
    expect(compared(answers)).toBe('')
  })

  it('stops at a goal of many times the counted customers', () => {
    const answers: Answers = {
      price: [price(0.5, 'tile', 'use')],
      customer: ['Builders and painters firms'],
      purchases: [20],
      count: [{ value: 40, source: '' }],
      goal: [{ amount: 4000, currency: 'EUR' }],
    }
    expect(headline(answers)).toMatch(/takes 4,800 customers, and you count 40/)
  })

  it('compares with a way of today that names the unit', () => {
    const answers: Answers = {
      price: [price(30, 'extinguisher', 'use')],
      customer: ['Hotels'],
      today: [today('Certified firm, per extinguisher', 45, 'use')],
    }
    expect(compared(answers)).toBe('Your price is 67% of this way of today: €30 ÷ €45.')
  })
})

describe('ranges', () => {
  it('shows both ends of a sale, of the waiting list and of a year', () => {
    const sale: Answers = {
      price: [price([300, 900], null, 'once')],
      evidence: [{ kind: 'waiting', count: 20, text: '', link: null }],
    }
    expect(headline(sale)).toMatch(/^One sale brings €300 to €900\./)
    expect(findings(sale)).toContain('one sale to each would bring €6,000 to €18,000')
    const year: Answers = { price: [price([10, 25], 'studio', 'month')], count: [{ value: 400, source: '' }] }
    expect(headline(year)).toBe(
      '400 customers × €120 to €300 a year = €48K to €120K. One in ten of them brings €400 to €1,000 a month.',
    )
  })

  it('takes a price that others pay for the same as the other end', () => {
    const tiers: Answers = { price: [price(15, 'club', 'month'), price(40, 'club', 'month', 'instead')] }
    expect(headline(tiers)).toBe('One customer brings €180 to €480 a year.')
    const goal = { ...tiers, goal: [{ amount: 2000, currency: 'EUR' }] }
    expect(headline(goal)).toBe(
      'At €180 to €480 a year from each customer, 50 to 134 customers bring €2,000 a month.',
    )
  })

  it('leaves a deposit, a fee on top and a price of another rhythm out of the range', () => {
    for (const other of [
      price(80, null, 'once', 'deposit'),
      price(3, 'letter', 'use', 'added'),
      price(400, 'club', 'year', 'instead'),
      price(40, 'member', 'month', 'instead'),
    ])
      expect(headline({ price: [price(15, 'club', 'month'), other] })).not.toContain('€180 to')
  })
})

describe('a gain that the founder tells', () => {
  it.each([
    [
      'We roast 30 bags a day, five days a week. A bag will be 14 euros and my cost is 9 euros. So I will make 9,000 euros profit a month.',
      price(14, 'bag', 'once'),
      '30 × 5 × 52 ÷ 12 × (€14 − €9) = €3,250. You write €9,000, 2.8 times as much',
    ],
    [
      'Each lamp sells at €60. The parts cost me €35 apiece. With 200 lamps in the first year we earn €12,000 profit.',
      price(60, 'lamp', 'once'),
      '200 × (€60 − €35) = €5,000. You write €12,000',
    ],
    [
      'A pot sells at €20. My cost is 6 euros for clay and 3 euros for the glaze. We can make 10 pots a day, 5 days a week, so that leaves us €4,000 profit a month.',
      price(20, 'pot', 'once'),
      '10 × 5 × 52 ÷ 12 × (€20 − €6 − €3) = €2,383',
    ],
    [
      'A jar is €8. With 5,000 jars in the first year we make a profit of €40,000.',
      price(8, 'jar', 'once'),
      '5,000 × €8 = €40,000 is what customers pay in all',
    ],
  ])('is set against its factors: %s', (idea, each, said) =>
    expect(checks({ price: [each] }, idea)).toContain(said),
  )

  it('is only the share of what buyers pay', () => {
    const share: Answers = { price: [price(10, null, 'share')] }
    expect(
      checks(share, 'The average order is €50, so with 12,000 orders in the first year we gain €600,000.'),
    ).toContain('12,000 × €50 × 10% = €60,000. The €600,000 that you write is what all buyers pay together')
    expect(
      headline(
        share,
        'The typical repair is 80 euros, with 10.000 repairs in the first year we gain 200.000 euros.',
      ),
    ).toContain('Your share')
  })

  it.each([
    [
      'A jar is €8 and my cost is €5. With 5,000 jars in the first year we make €15,000 profit.',
      price(8, 'jar', 'once'),
    ],
    ['A jar is €8. With 5,000 jars in the first year we take €40,000 in sales.', price(8, 'jar', 'once')],
    ['Farmers make 9,000 euros profit a month with 30 bags a day.', price(14, 'bag', 'once')],
    ['Last year I made 9,000 euros profit with 200 lamps.', price(60, 'lamp', 'once')],
    ['They will save 5,000 euros a year. A lamp is €60.', price(60, 'lamp', 'once')],
    ['We want 300 lamps and a loan of €12,000 in the first year.', price(60, 'lamp', 'once')],
    ['I earn €2,500 a month as a nurse. A lamp is €60.', price(60, 'lamp', 'once')],
    [
      'The shop next door makes €4,000 profit a month. I can make 20 lamps a week.',
      price(60, 'lamp', 'once'),
    ],
  ])('is left alone where it agrees, is turnover or is of others: %s', (idea, each) =>
    expect(checks({ price: [each] }, idea)).not.toMatch(/Your own numbers leave|what customers pay in all/),
  )

  it('takes all told costs of one piece off', () => {
    const cost = (idea: string, amount = 60) =>
      leftOfSale(brief({ price: [price(amount, null, 'once')] }), idea)?.text
    expect(cost('I built ten out of parts that cost me €23 apiece.')).toContain('€60 − €23 = €37')
    expect(cost('My cost is 20 euros for wool and 5 euros for the courier to bring it.')).toContain(
      '€60 − €20 − €5 = €35',
    )
    expect(cost('My cost is 20 euros for wool, plus 4 euros for the label.')).toContain(
      '€60 − €20 − €4 = €36',
    )
    expect(cost('My cost is 20 euros, and customers pay 5 euros for the courier.')).toContain(
      '€60 − €20 = €40',
    )
    expect(cost('Their cost is 20 euros for the old way.')).toBeUndefined()
    expect(cost('The oven cost me €900 to build.')).toBeUndefined()
  })

  it('sets the least hire against the told cost of a month', () => {
    const least = (idea: string) => checks({}, idea)
    expect(least('A tent is €20 a day with a two day minimum. The garage is €300 a month.')).toContain(
      'It takes 8 of them a month to pay the €300: €300 ÷ €40',
    )
    expect(least('Kayaks are €15 a day, minimum 3 days. Our shed costs €225 a month.')).toContain(
      '€15 × 3 = €45. It takes 5',
    )
    expect(least('A tent is €20 a day. The garage is €300 a month.')).not.toContain('The least')
    expect(
      least('A tent is €20 a day with a two day minimum. People pay €300 a month elsewhere.'),
    ).not.toContain('The least')
  })
})

describe('comparisons', () => {
  it('compares a share of a told turnover with what is paid in the same time', () => {
    const idea = 'Six salons said yes and together they take €48,000 a month in bookings.'
    const answers: Answers = {
      price: [price(2, null, 'share')],
      today: [today('Booking desk', 100, 'month')],
    }
    expect(checks(answers, idea)).toContain('€48,000 ÷ 6 × 2% = €160 a month, €1,920 a year')
    expect(findings(answers, idea)).toContain(
      'Your price is 160% of this way of today: €1,920 ÷ €1,200. Yours costs more.',
    )
    expect(headline(answers, idea)).toMatch(
      /^If your share is 2% and others take as much as these: one customer/,
    )
  })

  it.each([
    'Six salons each take €48,000 a month between them.',
    'We pay €48,000 a month together with six salons.',
    'A salon takes €8,000 a month.',
    'Six salons lose €48,000 a month together.',
  ])('leaves a turnover of which it is not clear who takes it: %s', (idea) =>
    expect(checks({ price: [price(2, null, 'share')] }, idea)).not.toContain('one of these takes'),
  )

  it('takes a turnover of each as it is', () =>
    expect(
      checks({ price: [price(2, null, 'share')] }, 'Six salons take about €8,000 a month each.'),
    ).toContain('€8,000 × 2% = €160 a month'))

  it('compares all units of a customer where the price of one is out of proportion', () =>
    expect(
      compared({
        price: [price(4, 'room', 'month')],
        customer: ['Hotels'],
        purchases: [60],
        today: [today('Overtime for counting', 300, 'month')],
      }),
    ).toBe('Your price is 80% of this way of today: €2,880 ÷ €3,600.'))

  it('compares the hire of a day with the hire of a day only', () => {
    const hire = (every: 'day' | 'month') =>
      compared({ price: [price(7, 'seat', 'day')], today: [today('Rental desk', 12, every)] })
    expect(hire('day')).toBe('Your price is 58% of this way of today: €7 ÷ €12.')
    expect(hire('month')).toBe('')
  })

  it('compares buying with renting', () => {
    const buy = price(600, 'hive', 'once')
    const rent = price(250, 'hive', 'year', 'instead')
    const fee = price(50, 'hive', 'year', 'added')
    expect(findings({ price: [buy, fee, rent] })).toContain('from 3 years on: €600 ÷ (€250 − €50)')
    expect(findings({ price: [buy, rent] })).not.toContain('Buying costs less from 3 years')
    expect(findings({ price: [buy, price(250, 'farm', 'year', 'instead')] })).not.toContain(
      'Buying costs less',
    )
  })

  it('does not compare with what others than the customers pay', () => {
    const beside = (name: string, customer: string) =>
      compared({ price: [price(90, null, 'year')], customer: [customer], today: [today(name, 900, 'year')] })
    expect(beside('The system that the county hospital uses', 'Village doctors')).toMatch(/^Not compared/)
    expect(beside('Software the ministry pays for', 'Schools')).toMatch(/^Not compared/)
    expect(beside('The package the parish council uses', 'Parish councils')).toContain('10%')
    expect(beside('Excel and a cleaner', 'Village doctors')).toContain('10%')
    expect(beside('A landlord portal', 'Tenants')).toContain('10%')
  })
})
