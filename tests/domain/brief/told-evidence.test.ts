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
import { ofPayers, toldRates, withTold } from '../../../supabase/functions/_shared/domain/brief/told-evidence'

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
    ['At our stall 212 people bought, 61 came back.', [[61, 212, 'back']]],
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

  it('takes users of a marketplace for those who pay, unless they give what is paid for', () => {
    const waiting = (text: string) =>
      entriesOf(
        ofPayers(
          briefWith({
            nature: ['marketplace'],
            customer: ['People in small flats'],
            user: ['Renters and parents with space'],
            evidence: [{ kind: 'waiting', count: 110, text, link: null }],
          }),
        ),
        'evidence',
      ).length
    expect(waiting('Renters on the list')).toBe(1)
    expect(waiting('Parents who signed up to lend their space')).toBe(0)
  })
})

describe('what the idea tells of money without a field', () => {
  const kept = 'Families pay €70 a visit and we keep 20%.'
  const visits = briefWith({
    price: [price(70, 'use', 'visit')],
    purchases: [10],
    today: [
      { name: 'a visit by a tutor', price: { amount: 140, currency: 'EUR', every: 'use' }, link: null },
    ],
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

  it('sets no hour beside a visit or a month', () => {
    const brief = briefWith({ price: [price(70, 'use', 'visit')] })
    expect(said(brief, 'A tutor costs €120 an hour.')).not.toContain('times your price')
  })

  it('counts those who signed up, and not all who could have', () => {
    const idea = 'Our guild has 140 members, and 31 of them put their names on a sheet.'
    const whole = { kind: 'waiting' as const, count: 140, text: idea.slice(0, -1), link: null }
    const brief = { ...open, evidence: read(whole, 0, idea.length - 1) }
    expect(entriesOf(withTold(brief, idea), 'evidence')[0]?.value.count).toBe(31)
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
  it('counts who refuses or fears something', () => {
    const idea =
      'I run a bakery and have talked with 17 millers: 8 would sell, 5 would order now, the other 4 fear for their recipes.'
    expect(toldRates(idea).map(({ part, whole, deed }) => [part, whole, deed])).toEqual([
      [8, 17, 'said'],
      [5, 17, 'said'],
      [4, 17, 'refused'],
    ])
  })

  it('counts one more who was asked and did not', () => {
    const idea =
      'I know the owners; five of them said yes at that price, and the sixth told me he has staff for that.'
    expect(toldRates(idea)).toMatchObject([{ part: 5, whole: 6, deed: 'said' }])
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
})

describe('a quantity', () => {
  const others =
    'The duct cleaners come twice a year for $450. We come every two weeks at $9 a filter, and a typical place has six.'
  const brief = briefWith({ price: [price(9, 'use', 'filter', 'CAD')] })

  it('that was only read brings no revenue a year, and is asked', () => {
    const at = others.indexOf('twice')
    const wrong = { ...brief, purchases: read(2, at, at + 12) }
    expect(revenueOf(forSums(wrong, others))).toBeNull()
    expect(withTold(wrong, others).purchases.state).toBe('open')
  })

  it('is no number of payments where each firm pays one price', () => {
    const firm = briefWith({ price: [price(45, 'month', 'firm whatever', 'GBP')], purchases: [12] })
    expect(revenueOf(firm)?.high).toBe(540)
  })
})

describe('a price above the cost of the problem', () => {
  const cost = { amount: 350, currency: 'EUR', every: 'month' }
  const idea = 'They pay 700 for each pumping.'

  it('is not compared where that cost was only read', () => {
    const brief = { ...briefWith({ price: [price(700, 'month')] }), problemCost: read(cost, 9, 12) } as Brief
    expect(shareToPayOff(forSums(brief, idea))).toBeNull()
  })

  it('is said plainly where both are confirmed', () => {
    const brief = briefWith({ problemCost: [cost], price: [price(700, 'month')] })
    expect(said(brief, idea)).toContain(
      'Your price of a year, €8,400, is 200% of the €4,200 that the problem costs one customer.',
    )
  })
})

describe('what is read and says too little', () => {
  const place = (name: string, country: string) => ({ name, country, local: true })

  it.each(['My device', 'An app', 'the system', 'our new mobile platform'])('is no name: %s', (words) => {
    const brief = { ...open, product: read(words, 0, words.length) } as Brief
    expect(withTold(brief, `${words} for bakers.`).product.state).toBe('open')
  })

  it('is no town of several countries, unless the money or another place tells which', () => {
    const brief = { ...open, place: read(place('Portland', 'US'), 0, 8) } as Brief
    expect(withTold(brief, 'Portland is full of breadfruit.').place.state).toBe('open')
    expect(withTold(brief, 'Portland is full of breadfruit. A pack is J$1,150.').place.state).toBe('open')
    expect(withTold(brief, 'Portland is full of roses. A bunch is $11.').place.state).toBe('stated')
    const leeds = { ...open, place: read(place('Leeds', 'GB'), 0, 5) } as Brief
    expect(withTold(leeds, 'Leeds is full of roses.').place.state).toBe('stated')
  })

  it('is no interview where shops would stock it', () => {
    const text = 'three chandleries in Leeds said they would put it on the counter'
    const brief = {
      ...open,
      evidence: read({ kind: 'interviews', count: 3, text, link: null }, 0, text.length),
    } as Brief
    expect(entriesOf(withTold(brief, text), 'evidence')[0]?.value).toMatchObject({
      kind: 'other',
      count: null,
    })
  })
})
