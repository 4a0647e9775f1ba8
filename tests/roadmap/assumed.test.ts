import { describe, expect, it } from 'vitest'
import { emptyBrief, toBrief } from '../../supabase/functions/_shared/domain/brief/brief'
import {
  assumedNature,
  isElectronic,
  weighedNature,
} from '../../supabase/functions/_shared/roadmap/packages/assumed'
import { startCountry } from '../../supabase/functions/_shared/roadmap/start-country'
import { briefWith } from './composed'

const price = (every: string, currency: string | null = 'EUR', per: string | null = null) => ({
  price: [{ low: 20, high: 20, currency, per, every }],
})

describe('the kind of product that words speak for where none is named', () => {
  it.each([
    ['I come with a ladder and empty gutters before the autumn storms.', price('use'), 'service'],
    [
      'Allotment holders and cooks find each other when there are too many courgettes.',
      price('share'),
      'marketplace',
    ],
    ['It beeps when the hen house door stays open; a battery lasts two winters.', price('once'), 'device'],
    ['Woven baskets for firewood, made from willow that we cut ourselves.', price('once'), 'physical'],
    ['A newsletter for beekeepers who sell at the gate.', price('month'), 'content'],
    ['Two of us clear leaves from roofs and gutters every fall.', price('once', 'EUR', 'house'), 'service'],
    ['Caretakers type what is broken and the owner sees the list as a PDF.', price('month'), 'software'],
  ] as const)('%s', (idea, fields, nature) => {
    const found = assumedNature({ brief: briefWith(fields), idea })
    expect(found?.nature).toBe(nature)
    expect(idea.includes(found?.words ?? '?') || found?.words.includes('20')).toBe(true)
  })

  it('is none where the words say too little', () => {
    expect(assumedNature({ brief: emptyBrief(), idea: 'Something that makes mornings calmer.' })).toBeNull()
  })
})

describe('goods that were only read', () => {
  const read = (idea: string) => {
    const brief = toBrief({
      nature: {
        state: 'stated',
        entries: [{ value: 'physical', origin: { kind: 'quote', start: 0, end: 5 }, confirmed: false }],
        silenced: [],
      },
    })
    return isElectronic({ brief, idea })
  }

  it('are planned as a device where at least two words speak of electronics', () => {
    expect(read('A box that beeps when the tank is low; its battery lasts a year.')).toEqual({
      nature: 'device',
      words: 'beeps',
    })
    expect(read('A box for old batteries, made of oak.')).toBeNull()
  })
})

describe('the country in which the founder begins', () => {
  it.each([
    [
      'the place of the brief',
      'For clubs.',
      { place: [{ name: 'Oslo', country: 'NO', local: true }] },
      'NO',
      false,
    ],
    ['the country that the idea names', 'For clubs in Slovenia.', price('month'), 'SI', true],
    ['the country whose money is asked for', 'For clubs.', price('month', 'ZAR'), 'ZA', true],
    ['the European Union for euros alone', 'For clubs.', price('month'), 'EU', true],
  ] as const)('is %s', (_, idea, fields, country, assumed) => {
    expect(startCountry(briefWith(fields as never), idea)).toEqual({ country, assumed })
  })

  it('is not told by dollars, nor by a country whose money is another one', () => {
    expect(startCountry(briefWith(price('month', 'USD')), 'For clubs.')).toBeNull()
    expect(startCountry(briefWith(price('month', 'CZK')), 'For nurses from Slovakia.')?.country).toBe('CZ')
  })
})

describe('evidence for several kinds of product', () => {
  it('weighs a month’s price of an hour or two, and what is done with entries, more than the trade of the customers', () => {
    const brief = briefWith({
      ...price('month', 'EUR', 'company'),
      actions: ['tag each photo', 'price the repair from the list', 'send the quote'],
      risks: ['the crew hates tablets'],
    })
    const idea = 'Companies that clean and repair roofs take sixty photos a day and write quotes all evening.'
    expect(assumedNature({ brief, idea })?.nature).toBe('software')
  })

  it('plans the thing that changes hands where the work on it is as likely, and names the words for both', () => {
    const idea = 'Wooden crates, washed. We wash them.'
    const { assumed, between } = weighedNature({ brief: briefWith(price('once', 'EUR', 'crate')), idea })
    expect(assumed?.nature).toBe('physical')
    expect(between.map(({ nature }) => nature)).toEqual(['physical', 'service'])
    for (const { words } of between) expect(`${idea} €20 per crate`).toContain(words)
  })

  it.each([
    [
      'I bring in ready made sandals from Kano and shops keep 15 of each 70. I collect my money on Fridays.',
      price('once'),
      'physical',
    ],
    ['We landed 900 pairs of work gloves last month; kiosks sell them for us.', price('month'), 'physical'],
    [
      'I import solar lanterns and women sell them in their villages. I collect my 40 each Sunday.',
      price('once'),
      'physical',
    ],
    ['We stock spare blades and drop them at farms. One pack is 9 euros.', price('month'), 'physical'],
    ['I sew waders for children and I also mend old ones.', price('once'), 'physical'],
    ['We press cider at the farm and sold 800 bottles. We deliver on Thursdays.', price('month'), 'physical'],
    ['I smoke mackerel and drive to three markets.', price('week'), 'physical'],
    [
      'Video lessons and patterns you print at home, for people who upholster chairs.',
      price('month', 'USD', 'club'),
      'content',
    ],
    [
      'I have 14 patterns ready for rag rugs and a club gets a new one each month.',
      price('month', 'USD', 'member'),
      'content',
    ],
    ['We sell printable worksheets for speech at home.', price('month'), 'content'],
    ['Recordings of birds for museums, and an online course in hearing them.', price('month'), 'content'],
    ['I come and wash solar panels on barns.', price('once', 'EUR', 'panel'), 'service'],
    ['We drive old people to the bath and sit with them.', price('month'), 'service'],
    ['Growers list what is left in the field; we keep 9 percent.', price('share'), 'marketplace'],
    ['An app that shows which pitch is free, upload your photo.', price('month'), 'software'],
    ['A sensor with a battery that buzzes when the trough is dry.', price('year'), 'device'],
  ] as const)('decides by what is sold or done: %s', (idea, fields, nature) => {
    expect(weighedNature({ brief: briefWith(fields), idea }).assumed?.nature).toBe(nature)
  })
})
