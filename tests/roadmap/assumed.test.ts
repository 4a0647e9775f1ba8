import { describe, expect, it } from 'vitest'
import { emptyBrief, toBrief } from '../../supabase/functions/_shared/domain/brief/brief'
import {
  assumedNature,
  isElectronic,
  weighedNature,
} from '../../supabase/functions/_shared/roadmap/packages/assumed'
import { startCountry } from '../../supabase/functions/_shared/roadmap/start-country'

const briefWith = (fields: Record<string, unknown[]>) => ({
  ...emptyBrief(),
  ...toBrief(
    Object.fromEntries(
      Object.entries(fields).map(([field, values]) => [
        field,
        {
          state: 'stated',
          entries: values.map((value) => ({ value, origin: { kind: 'answer' }, confirmed: true })),
          silenced: [],
        },
      ]),
    ),
  ),
})
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

  it('leaves the kind open where two are as likely, and names the words for both', () => {
    const idea = 'Wooden crates, washed. We wash them.'
    const { assumed, between } = weighedNature({ brief: briefWith(price('once', 'EUR', 'crate')), idea })
    expect(assumed).toBeNull()
    expect(between.map(({ nature }) => nature).toSorted()).toEqual(['physical', 'service'])
    for (const { words } of between) expect(`${idea} €20 per crate`).toContain(words)
  })
})
