import {
  type Brief,
  type BriefField,
  briefSchema,
  emptyBrief,
  entriesOf,
  firstValue,
  toBrief,
} from '@domain/brief/brief'
import {
  answered,
  applyChanges,
  changesBetween,
  cleared,
  confirmed,
  inverseOf,
  quoteOf,
} from '@domain/brief/changes'
import { isTooVague } from '@domain/brief/notices'
import { offersOf, withOffer } from '@domain/brief/offers'
import { openQuestions, QUESTIONS } from '@domain/brief/questions'
import { followText, type Offered, type Reading, wordsAt } from '@domain/brief/reading'
import { withReading } from '@domain/brief/with-reading'
import { describe, expect, it } from 'vitest'

const IDEA = 'A till for small bakeries 🥐 in Munich. 49 euros a month per shop.'

const at = (words: string, idea = IDEA) => {
  const start = [...idea.slice(0, idea.indexOf(words))].length
  return { start, end: start + [...words].length }
}
const read = (words: string) => ({ value: words, span: at(words) })

const READING: Reading = {
  values: {
    product: [read('A till')],
    customer: [read('small bakeries')],
    place: [{ value: { name: 'Munich', country: 'DE', local: true }, span: at('Munich') }],
  },
  offers: [],
  fieldChoices: [],
  language: 'english',
}

const withRead = (brief: Brief = emptyBrief()) => withReading(brief, READING, IDEA)

describe('reading into a brief', () => {
  it('keeps each value with the words that say it, counted in code points', () => {
    const [place] = entriesOf(withRead(), 'place')
    expect(place && quoteOf(place, IDEA)).toBe('Munich')
    expect(place).toMatchObject({ confirmed: false, value: { country: 'DE' } })
  })

  it('never overwrites an answer, a confirmed value or a field that does not apply', () => {
    const before = applyChanges(withRead(), {
      product: answered(['Bread forecast'], emptyBrief().product, IDEA),
      customer: confirmed(withRead().customer),
      place: { state: 'none' },
    })
    const other: Reading = { ...READING, values: { ...READING.values, customer: [read('shop')] } }
    expect(withReading(before, other, IDEA)).toEqual(before)
  })

  it('does not read words again that were cleared, but reads others in the same field', () => {
    const brief = applyChanges(withRead(), { customer: cleared(withRead().customer, IDEA) })
    expect(withRead(brief).customer.state).toBe('open')
    const other: Reading = { ...READING, values: { customer: [read('shop')] } }
    expect(firstValue(withReading(brief, other, IDEA), 'customer')).toBe('shop')
  })

  it('drops what was read when its words leave the text', () => {
    expect(withReading(withRead(), { ...READING, values: {} }, IDEA).product.state).toBe('open')
  })
})

describe('editing the text', () => {
  const longer = `Hello 👋. ${IDEA}`

  it('moves quotations with their words', () => {
    const [customer] = entriesOf(followText(withRead(), IDEA, longer), 'customer')
    expect(customer && quoteOf(customer, longer)).toBe('small bakeries')
  })

  it('follows the words that were quoted, and not the same words elsewhere', () => {
    const text = 'shop and shop'
    const brief = toBrief({
      product: {
        state: 'stated',
        entries: [{ value: 'shop', origin: { kind: 'quote', start: 9, end: 13 }, confirmed: false }],
      },
    })
    const [moved] = entriesOf(followText(brief, text, 'shop 🥐 and shop'), 'product')
    expect(moved?.origin).toEqual({ kind: 'quote', start: 11, end: 15 })
  })

  it('keeps confirmed values as answers when their words are gone, and drops the others', () => {
    const brief = applyChanges(withRead(), { customer: confirmed(withRead().customer) })
    const after = followText(brief, IDEA, 'Something else')
    expect(entriesOf(after, 'customer')).toEqual([
      { value: 'small bakeries', origin: { kind: 'answer' }, confirmed: true },
    ])
    expect(after.product.state).toBe('open')
  })
})

describe('words offered for an open field', () => {
  const TEXT = 'Bread goes stale. A till for small bakeries. 49 euros a month, or 5 a week.'
  const price = { low: 49, high: 49, currency: 'EUR', per: null, every: 'month' as const }
  const PRICED: Reading['values'] = { price: [{ value: price, span: at('49 euros a month', TEXT) }] }
  const offer = (field: Offered['field'], words: string, chance = 0.4): Offered => ({
    field,
    span: at(words, TEXT),
    chance,
  })
  const offering = (offers: Offered[], brief = emptyBrief(), values: Reading['values'] = PRICED) =>
    withReading(brief, { ...READING, values, offers }, TEXT)
  const wordsFor = (brief: Brief, field: BriefField, text = TEXT) =>
    offersOf(brief, field, text).map(({ words }) => words)
  const stale = [offer('problem', 'Bread goes stale')]

  it('are the likeliest, and only asked about', () => {
    const brief = offering([offer('problem', 'A till', 0.3), ...stale])
    expect(wordsFor(brief, 'problem')).toEqual(['Bread goes stale'])
    expect(entriesOf(brief, 'problem')).toEqual([])
    expect(isTooVague(brief)).toBe(true)
    expect(openQuestions(brief)).toContain('problem')
  })

  it('answer the field as a quotation, and are gone then', () => {
    const brief = offering(stale)
    const [words] = offersOf(brief, 'problem', TEXT)
    const answer = toBrief({ problem: words && withOffer(brief.problem, words) })
    expect(entriesOf(answer, 'problem')).toEqual([
      {
        value: 'Bread goes stale',
        origin: { kind: 'quote', ...at('Bread goes stale', TEXT) },
        confirmed: true,
      },
    ])
    expect(offersOf(answer, 'problem', TEXT)).toEqual([])
    // Cleared words are not offered again, whatever else is.
    const again = offering([...stale, offer('problem', 'A till', 0.2)], {
      ...answer,
      problem: cleared(answer.problem, TEXT),
    })
    expect(wordsFor(again, 'problem')).toEqual(['A till'])
  })

  it('are left out where another field holds them, unless they surely tell both', () => {
    const values = { problem: [{ value: 'Bread goes stale', span: at('Bread goes stale', TEXT) }] }
    const likely = (chance: number) =>
      offering([offer('today', 'Bread goes stale', chance)], undefined, values)
    expect(wordsFor(likely(0.4), 'today')).toEqual([])
    expect(wordsFor(likely(0.6), 'today')).toEqual(['Bread goes stale'])
  })

  it('stand for two fields at most', () => {
    const brief = offering(
      (['problem', 'today', 'actions'] as const).map((field, i) =>
        offer(field, 'Bread goes stale', 0.5 - i / 10),
      ),
    )
    expect(wordsFor(brief, 'today')).toHaveLength(1)
    expect(wordsFor(brief, 'actions')).toEqual([])
  })

  it('move with the text, and go with their words', () => {
    const longer = `Hello 👋. ${TEXT}`
    expect(wordsFor(followText(offering(stale), TEXT, longer), 'problem', longer)).toEqual([
      'Bread goes stale',
    ])
    expect(wordsFor(followText(offering(stale), TEXT, 'A till.'), 'problem', 'A till.')).toEqual([])
    expect(wordsFor(offering([], offering(stale)), 'problem')).toEqual([])
  })

  it('are none in a text of which nothing was read', () => {
    expect(wordsFor(offering(stale, emptyBrief(), {}), 'problem')).toEqual([])
  })

  it('of the evidence count those who bought', () => {
    const sold = '31 bakers bought one last year.'
    const open = { ...emptyBrief().evidence, offered: { start: 0, end: sold.length - 1 } }
    expect(offersOf(toBrief({ evidence: open }), 'evidence', sold)).toMatchObject([
      { value: { kind: 'paying', count: 31 } },
    ])
  })

  it('survive a save that changes nothing', () => {
    const { problem } = offering(stale)
    expect(answered<string>([], problem, TEXT)).toEqual(problem)
  })

  it('of a price are the amounts that no field holds', () => {
    expect(offersOf(emptyBrief(), 'price', TEXT)).toMatchObject([
      { words: '49 euros a month', value: { low: 49, high: 49, currency: 'EUR', every: 'month' } },
    ])
  })
})

describe('changing a brief', () => {
  it('undoes any change', () => {
    const before = withRead()
    const changes = {
      product: { state: 'none' as const },
      count: answered([{ value: 350, source: '' }], before.count, IDEA),
    }
    const after = applyChanges(before, changes)
    expect(applyChanges(after, inverseOf(before, changes))).toEqual(before)
    expect(changesBetween(before, after)).toEqual(changes)
  })

  it('keeps the origin of values that an answer repeats, and does not read those again that it replaces', () => {
    const before = toBrief({
      actions: {
        state: 'stated',
        entries: ['A till', 'per shop'].map((words) => ({
          value: words,
          origin: { kind: 'quote', ...at(words) },
          confirmed: false,
        })),
      },
    })
    expect(answered(['A till', 'Prints receipts'], before.actions, IDEA)).toEqual({
      state: 'stated',
      entries: [
        { value: 'A till', origin: { kind: 'quote', ...at('A till') }, confirmed: true },
        { value: 'Prints receipts', origin: { kind: 'answer' }, confirmed: true },
      ],
      silenced: ['per shop'],
    })
  })

  it('returns a field that does not apply to its question', () => {
    expect(cleared({ state: 'none' }, IDEA)).toEqual({ state: 'open', silenced: [] })
  })
})

describe('a stored brief', () => {
  it('opens fields that cannot be read and keeps the others', () => {
    const stored = { ...withRead(), price: { state: 'stated', entries: [{ value: 'cheap' }] }, later: 1 }
    expect(briefSchema.parse(stored)).toEqual(withRead())
  })

  it('is null when there is none', () => {
    expect(briefSchema.parse(null)).toBeNull()
    expect(briefSchema.parse('brief')).toBeNull()
  })
})

describe('open questions', () => {
  it('asks for uses per year only where the price is per use, and for the cost only of a known problem', () => {
    expect(openQuestions(emptyBrief())).not.toContain('purchases')
    expect(openQuestions(emptyBrief())).not.toContain('problemCost')
    const perWalk = toBrief({
      price: answered(
        [{ low: 15, high: 15, currency: 'USD', per: 'walk', every: 'use' }],
        emptyBrief().price,
        IDEA,
      ),
    })
    expect(openQuestions(perWalk)).toContain('purchases')
  })

  it('does not ask for what is stated or does not apply', () => {
    const brief = applyChanges(withRead(), { problem: { state: 'none' } })
    expect(openQuestions(brief)).not.toContain('product')
    expect(openQuestions(brief)).not.toContain('problem')
  })

  it('has a question for every field it asks for', () => {
    for (const field of openQuestions(emptyBrief())) expect(QUESTIONS[field].ask).toMatch(/\?|Name up/)
    expect(wordsAt(IDEA, at('🥐'))).toBe('🥐')
  })
})
