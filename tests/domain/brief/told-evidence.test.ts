import { describe, expect, it } from 'vitest'
import {
  type Brief,
  type BriefField,
  emptyBrief,
  entriesOf,
} from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import { priceBesideToday, shareToPayOff } from '../../../supabase/functions/_shared/domain/brief/comparison'
import { revenueOf } from '../../../supabase/functions/_shared/domain/brief/economics'
import { findingsOf } from '../../../supabase/functions/_shared/domain/brief/findings'
import { grossMarginOf, marketModelOf } from '../../../supabase/functions/_shared/domain/brief/market'
import { numberLinesOf } from '../../../supabase/functions/_shared/domain/brief/numbers'
import { forSums } from '../../../supabase/functions/_shared/domain/brief/sums'
import { amountsIn } from '../../../supabase/functions/_shared/domain/brief/told-amounts'
import {
  likelyShares,
  ofPayers,
  toldRates,
  withTold,
} from '../../../supabase/functions/_shared/domain/brief/told-evidence'

const open = emptyBrief()
const briefWith = (values: Partial<Record<BriefField, unknown[]>>): Brief => ({
  ...open,
  ...Object.fromEntries(
    Object.entries(values).map(([field, each]) => [field, answered<unknown>(each, open.channel)]),
  ),
})
const price = (low: number, every: string, per: string | null = null, currency = 'EUR') => ({
  low,
  high: low,
  currency,
  per,
  every,
})
const read = <Value>(value: Value, start: number, end: number) => ({
  state: 'stated' as const,
  entries: [{ value, origin: { kind: 'quote' as const, start, end }, confirmed: false }],
  silenced: [],
})
const said = (brief: Brief, idea: string) =>
  findingsOf(brief, idea)
    .map((line) => `${line.said.text} ${line.about?.text ?? ''}`)
    .join('\n')

describe('how many of all did something', () => {
  it.each([
    ['9 of 22 families I spoke to asked for a date.', [[9, 22, 'asked']]],
    [
      'I asked 14 office managers: 5 said they would pay, and 2 have paid a deposit.',
      [
        [5, 14, 'said'],
        [2, 14, 'paid'],
      ],
    ],
    ['We talked to about forty growers, and 3 pay us already.', [[3, 40, 'paid']]],
    ['At our stall 212 people bought, 61 came back.', [[61, 212, 'paid']]],
    [
      'We built eleven; nine of eleven traders still use theirs, and 3 asked to buy a second one.',
      [
        [9, 11, 'tried'],
        [3, 11, 'asked'],
      ],
    ],
    ['12 out of the 180 readers pay us already.', [[12, 180, 'paid']]],
  ])('is read from “%s”', (idea, rates) => {
    expect(toldRates(idea).map(({ part, whole, deed }) => [part, whole, deed])).toEqual(rates)
  })

  it.each([
    'Three of five cafés throw away bread.',
    'Two of three weeks are lost.',
    'We pay 2 of 10 euros to the driver.',
    'I have two of the five machines that it takes.',
    'One in nine appointments ends as a no-show.',
  ])('is not read from “%s”', (idea) => {
    expect(toldRates(idea)).toEqual([])
  })

  it('is told as a share with how far off it may be, and as the people whom the goal takes', () => {
    const { low, high } = likelyShares({ part: 9, whole: 22 })
    expect([low.toFixed(2), high.toFixed(2)]).toEqual(['0.23', '0.61'])
    const brief = briefWith({ price: [price(29, 'month')], goal: [{ amount: 4350, currency: 'EUR' }] })
    expect(said(brief, '12 of 180 pay us already since March.')).toContain(
      '12 of 180 is 6.7% (of many more, 3.9% to 11%). At 6.7%, the 150 customers who bring €4,350 a month take 2,300 such people. “12 of 180 pay us already since March”',
    )
  })

  it('stands in the brief as evidence that waits for its confirmation, at the words that tell it', () => {
    const idea = 'A tutor for pupils. 9 of 22 families I spoke to asked for a date.'
    const entries = entriesOf(withTold(open, idea), 'evidence')
    expect(entries.map(({ value: { kind, count } }) => [kind, count])).toEqual([
      ['interviews', 22],
      ['waiting', 9],
    ])
    for (const { origin, confirmed, value } of entries) {
      expect(confirmed).toBe(false)
      if (origin.kind !== 'quote') throw new Error('no words')
      expect([...idea].slice(origin.start, origin.end).join('')).toBe(value.text)
    }
    const own = briefWith({ evidence: [{ kind: 'paying', count: 1, text: '', link: null }] })
    expect(withTold(own, idea).evidence).toBe(own.evidence)
  })

  it('takes one person for one conversation, whatever that person has many of', () => {
    const idea = 'A manager with 300 flats told me that it costs her a week.'
    const brief = {
      ...open,
      evidence: read({ kind: 'interviews' as const, count: 300, text: idea, link: null }, 0, 20),
    }
    expect(entriesOf(withTold(brief, idea), 'evidence')[0]?.value.count).toBe(1)
  })

  it('counts those who would serve the customers apart', () => {
    const brief = briefWith({
      nature: ['marketplace'],
      customer: ['Families'],
      evidence: [{ kind: 'waiting', count: 6, text: '6 teachers have signed up', link: null }],
    })
    expect(entriesOf(ofPayers(brief), 'evidence')).toEqual([])
    expect(said(brief, 'Families find a teacher.')).toContain('Supply, not demand')
    expect(ofPayers({ ...brief, nature: open.nature })).toEqual({ ...brief, nature: open.nature })
  })
})

describe('what the idea tells of money without a field', () => {
  const kept = 'Families pay €70 a visit and we keep 20%.'
  const visits = briefWith({
    price: [price(70, 'use', 'visit')],
    purchases: [10],
    today: [{ name: 'a tutor', price: { amount: 140, currency: 'EUR', every: 'use' }, link: null }],
    problemCost: [{ amount: 1400, currency: 'EUR', every: 'year' }],
  })

  it('is income by the part that is kept, and comparisons by what customers pay', () => {
    const sums = forSums(visits, kept)
    expect(revenueOf(sums)?.low).toBe(140)
    expect(priceBesideToday(sums)[0]?.share.text).toBe('50%')
    expect(shareToPayOff(sums)?.text).toBe('50%')
  })

  it('is the part of what one customer spends, where the price is a share', () => {
    const shop = briefWith({ price: [{ ...price(34, 'share'), currency: null }] })
    const sums = forSums(shop, 'We keep 34% of it. A household spends about €28 a month with us.')
    expect(revenueOf(sums)?.low).toBe(114.24)
  })

  it('is the own cost of a sale before any assumed margin', () => {
    const brief = briefWith({
      price: [price(50, 'once', 'lamp')],
      nature: ['physical'],
      purchases: [2],
      count: [{ value: 900, source: '' }],
    })
    const sums = forSums(brief, 'Lamps of clay. Parts cost €20 for each.')
    expect(grossMarginOf(sums).base).toBe(0.6)
    expect(grossMarginOf(brief).base).toBe(0.4)
    expect(marketModelOf(sums)?.inputs.find(({ id }) => id === 'grossMargin')).toMatchObject({
      basis: 'founder',
      note: '(€50 − €20) ÷ €50',
    })
    const budget = numberLinesOf(sums, marketModelOf(sums)).find(({ id }) => id === 'winBudget')
    expect(budget).toMatchObject({ result: '€60', formula: '€100 × 60%' })
    expect(budget?.assumes).toMatch(/^Your cost of €20 leaves 60% of the price\./)
  })

  it('is fixed costs and the customers that pay for them', () => {
    const brief = briefWith({ price: [price(50, 'month')], nature: ['software'] })
    const idea = 'A club. Rent is €1,000 a month and I need a helper at €12 an hour for 10 hours a week.'
    expect(said(brief, idea)).toContain(
      'Your fixed costs come to €1,520 a month. At an assumed margin of 80%, it takes 38 customers to pay them',
    )
  })

  it('is the pay of an hour that the text names, before usual pay', () => {
    const brief = briefWith({
      price: [price(100, 'month')],
      place: [{ name: 'Berlin', country: 'DE', local: true }],
    })
    expect(said(brief, 'A clerk earns €20 an hour and spends about 5 hours a week on calls.')).toContain(
      '260 hours a year at €20 an hour, as you say, cost €5,200. Your price of €1,200 a year is 23% of that',
    )
    expect(said(brief, 'Lawyers charge €200 an hour and read one ruling for two hours.')).toContain(
      '2 × €200 = €400 each time. Your price of a year, €1,200, is as much as 3 of these.',
    )
  })

  it('sets no hour beside a visit or a month', () => {
    const brief = briefWith({ price: [price(70, 'use', 'visit')] })
    expect(said(brief, 'A tutor costs €120 an hour.')).not.toContain('times your price')
  })

  it('is the price right behind what is used today', () => {
    const idea = 'People buy a stabilizer for €25 instead.'
    const today = (end: number) => ({
      ...open,
      today: read({ name: idea.slice(7, end), price: null, link: null }, 7, end),
    })
    expect(entriesOf(withTold(today(23), idea), 'today')[0]?.value.price).toEqual({
      amount: 25,
      currency: 'EUR',
      every: 'once',
    })
    expect(entriesOf(withTold(today(10), idea), 'today')[0]?.value.price).toBeNull()
  })

  it('tells the dollars of one country from those of another', () => {
    expect(amountsIn('It costs CA$210 or A$40 or US$5.').map(({ currency }) => currency)).toEqual([
      'CAD',
      'AUD',
      'USD',
    ])
  })
})

describe('what some of all who were asked said', () => {
  it('counts who refuses or fears something, and quotes the whole split', () => {
    const idea =
      'I run a bakery and have talked with 17 millers: 8 would sell, 5 would order now, the other 4 fear for their recipes.'
    expect(toldRates(idea).map(({ part, whole, deed }) => [part, whole, deed])).toEqual([
      [8, 17, 'said'],
      [5, 17, 'said'],
      [4, 17, 'refused'],
    ])
    expect(said(withTold(open, idea), idea)).toContain('4 of 17 refuse or fear something')
  })

  it('counts one more who was asked and did not, with the reason', () => {
    const idea =
      'I know the owners; five of them said yes at that price, and the sixth told me he has staff for that.'
    expect(toldRates(idea)).toMatchObject([{ part: 5, whole: 6, deed: 'said' }])
    expect(said(withTold(open, idea), idea)).toContain('the sixth told me he has staff for that')
  })

  it('takes names on a list as people who wait, of all who were there', () => {
    const idea = 'Our guild has 140 members, and 31 of them put their names on a sheet that I passed around.'
    expect(entriesOf(withTold(open, idea), 'evidence').map(({ value }) => [value.kind, value.count])).toEqual(
      [['waiting', 31]],
    )
  })

  it('takes no goal as evidence', () => {
    const idea = 'Next is Moncton, but not before we have sixty kitchens here.'
    const start = idea.indexOf('we have')
    const brief = {
      ...open,
      evidence: read(
        { kind: 'other', count: null, text: 'we have sixty kitchens here', link: null },
        start,
        start + 27,
      ),
    }
    expect(withTold(brief as Brief, idea).evidence.state).toBe('open')
  })

  it('multiplies the buyer who asks for an offer by what they need', () => {
    const idea = 'A contractor with 85 women on the books wants a quote.'
    expect(said(briefWith({ price: [price(189, 'once', 'pair')] }), idea)).toContain('85 × €189 = €16,065')
  })
})

describe('a quantity', () => {
  const others =
    'The duct cleaners come twice a year for $450. We come every two weeks at $9 a filter, and a typical place has six.'
  const brief = briefWith({ price: [price(9, 'use', 'filter', 'CAD')] })

  it('of what others take is not the one of the offer', () => {
    const at = others.indexOf('twice')
    const wrong = { ...brief, purchases: read(2, at, at + 12) }
    expect(revenueOf(forSums(wrong, others))?.high).toBe(6 * 26 * 9)
  })

  it('is no number of payments where each firm pays one price', () => {
    const firm = briefWith({ price: [price(45, 'month', 'firm whatever', 'GBP')], purchases: [12] })
    expect(revenueOf(firm)?.high).toBe(540)
  })
})

describe('a price above the cost of the problem', () => {
  const cost = { amount: 350, currency: 'EUR', every: 'month' }
  const idea = 'They pay 700 for each pumping.'

  it('is asked about where it was only read, and nothing is scored from it', () => {
    const brief = { ...briefWith({ problemCost: [cost] }), price: read(price(700, 'month'), 9, 12) } as Brief
    expect(said(brief, idea)).toContain('Which of the two is not what you mean?')
    expect(shareToPayOff(forSums(brief, idea))).toBeNull()
  })

  it('is said plainly where both are confirmed', () => {
    const brief = briefWith({ problemCost: [cost], price: [price(700, 'month')] })
    expect(said(brief, idea)).toContain('200% of what the problem costs')
  })
})
