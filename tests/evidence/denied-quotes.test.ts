import { describe, expect, it } from 'vitest'
import { findQuote } from '../../supabase/functions/_shared/evidence/find-quote'
import { searchable } from '../../supabase/functions/_shared/evidence/occurrences'

const PAGE =
  'We asked 1,250 households in Leipzig in 2024. We know the idea of a round. Bakers organise it. Plan Starter costs $19 per month.'

const find = (quote: string, page = PAGE) => findQuote(searchable(page), quote)

describe('a quote', () => {
  it.each([
    'It is false that every town bakes its bread at night.',
    'It is a myth that every town bakes its bread at night.',
    'There is no evidence so far that every town bakes its bread at night.',
    'The guild denies that every town bakes its bread at night.',
    'It is not true that “every town bakes its bread at night”.',
    'That every town bakes its bread at night is a myth.',
    'They say every town bakes its bread at night has been refuted by us.',
  ])('is not found where the page denies it: %s', (page) => {
    expect(find('every town bakes its bread at night', page)).toBe('similar')
  })

  it.each([
    ['daily', 'dairy'],
    ['causal', 'casual'],
    ['adopt', 'adapt'],
    ['quiet', 'quite'],
    ['form', 'from'],
    ['dinner', 'diner'],
    ['advice', 'advise'],
    ['price', 'prize'],
  ])('is not found with %s for %s', (word, other) => {
    const sentence = (middle: string) =>
      `The bakers of the town know this ${middle} product of the region well`
    expect(find(sentence(word), sentence(other))).toBe('similar')
  })

  it.each([['$19'], ['Bakers organise'], ['the idea of a'], ['Leipzig … Bakers'], ['2024. We']])(
    'proves nothing when it is as short as %j',
    (quote) => {
      expect(['too_short', 'apart']).toContain(find(quote))
    },
  )

  it('is long enough with a figure and two more words', () => {
    expect(find('costs $19 per')).toBe('found')
    expect(find('costs $19')).toBe('too_short')
  })
})
