import { describe, expect, it } from 'vitest'
import { type Brief, emptyBrief, toBrief } from '../../../supabase/functions/_shared/domain/brief/brief'
import { cleared } from '../../../supabase/functions/_shared/domain/brief/changes'
import { wordsAt } from '../../../supabase/functions/_shared/domain/brief/reading'
import {
  hintFor,
  suggestedState,
  suggestionsFor,
} from '../../../supabase/functions/_shared/domain/brief/suggestions'

const IDEA =
  '⛪ When the organist is ill the parish secretary rings down a list from 2009. We show who is free on Sunday. Parishes pay €6 per service. Two parishes have paid us already. Half of the calls reach nobody!'

const spanOf = (words: string) => {
  const start = [...IDEA.slice(0, IDEA.indexOf(words))].length
  return { start, end: start + [...words].length }
}
const quote = (words: string) => ({
  state: 'stated',
  entries: [{ value: words, origin: { kind: 'quote', ...spanOf(words) }, confirmed: false }],
  silenced: [],
})
const read: Brief = toBrief({ customer: quote('Parishes'), actions: quote('show who is free on Sunday') })
const words = (brief: Brief, field: 'problem' | 'today' | 'risks') =>
  suggestionsFor(brief, field, IDEA).map((suggestion) => suggestion.words)

describe('sentences that may answer a question', () => {
  it('are those that tell neither of the offer nor of demand, without their full stop', () => {
    const told = [
      '⛪ When the organist is ill the parish secretary rings down a list from 2009',
      'Half of the calls reach nobody',
    ]
    expect(words(read, 'problem')).toEqual(told)
    const priced = toBrief({
      ...read,
      price: {
        ...quote('€6 per service'),
        entries: [
          {
            value: { low: 6, high: 6, currency: 'EUR', per: 'service', every: 'use' },
            origin: { kind: 'quote', ...spanOf('€6 per service') },
            confirmed: false,
          },
        ],
      },
    })
    expect(words(priced, 'problem')).toEqual(told)
  })

  it('are quotations at their place, which the founder confirms by taking them', () => {
    const [first] = suggestionsFor(read, 'today', IDEA)
    if (!first) throw new Error('nothing is suggested')
    expect(wordsAt(IDEA, first.span)).toBe(first.words)
    const taken = toBrief({ ...read, today: suggestedState('today', first) })
    expect(taken.today).toMatchObject({
      entries: [{ value: { name: first.words }, origin: { kind: 'quote', ...first.span }, confirmed: true }],
    })
  })

  it('are not offered twice: neither once they are taken nor once they were cleared', () => {
    const [first] = suggestionsFor(read, 'problem', IDEA)
    if (!first) throw new Error('nothing is suggested')
    const taken = toBrief({ ...read, problem: suggestedState('problem', first) })
    expect(words(taken, 'problem')).toEqual([])
    expect(words(taken, 'today')).not.toContain(first.words)
    expect(words(toBrief({ ...taken, problem: cleared(taken.problem, IDEA) }), 'problem')).not.toContain(
      first.words,
    )
  })

  it('are neither what they pay nor how many customers there are', () => {
    const idea = 'Parishes pay €6 per service. There are about 900 parishes in the diocese.'
    expect(
      suggestionsFor(toBrief({ price: read.price, customer: quote('Parishes') }), 'problem', idea),
    ).toEqual([])
  })

  it('are not offered for what people do today where they tell what goes wrong', () => {
    const idea = 'Gardeners lose half of their beans to frost. The big growers pay €900 a year for a station.'
    const told = toBrief({
      product: {
        state: 'stated',
        entries: [{ value: 'a stake', origin: { kind: 'answer' }, confirmed: true }],
        silenced: [],
      },
    })
    expect(suggestionsFor(told, 'problem', idea).map((each) => each.words)).toEqual([
      'Gardeners lose half of their beans to frost',
    ])
    expect(suggestionsFor(told, 'today', idea).map((each) => each.words)).toEqual([
      'The big growers pay €900 a year for a station',
    ])
  })

  it('are not offered where nothing tells of a business', () =>
    expect(words(emptyBrief(), 'problem')).toEqual([]))

  it('are offered for no other question', () => expect(words(read, 'risks')).toEqual([]))
})

describe('words that only tell of an answer', () => {
  const open = emptyBrief()
  const idea =
    'Anyone who keeps bees loses a swarm. I sat down with 14 keepers in Kent so far. We weigh the hive monthly, £9 a visit. A lost swarm cost me £180.'
  it.each([
    ['evidence', 'I sat down with 14 keepers in Kent so far'],
    ['place', 'in Kent'],
    ['purchases', 'We weigh the hive monthly, £9 a visit'],
    ['customer', 'Anyone who keeps bees loses a swarm'],
    ['problemCost', 'A lost swarm cost me £180'],
    ['goal', null],
  ] as const)('are shown with its question: %s', (field, expected) => {
    expect(hintFor(open, field, idea)).toBe(expected)
  })

  it('are not shown once it is answered', () => {
    expect(hintFor(toBrief({ customer: { state: 'none' } }), 'customer', idea)).toBeNull()
  })
})
