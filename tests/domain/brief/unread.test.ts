import { describe, expect, it } from 'vitest'
import {
  type Brief,
  emptyBrief,
  type Span,
  toBrief,
} from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import { demand } from '../../../supabase/functions/_shared/domain/brief/demand'
import { maybeDemand, unreadSentences } from '../../../supabase/functions/_shared/domain/brief/unread'

const IDEA =
  'We sharpen shears for sheep farmers. 🐑 A pair costs them £2.50 a month. Eleven farmers have paid us. My uncle likes it.'

const spanOf = (words: string): Span => {
  const start = [...IDEA.slice(0, IDEA.indexOf(words))].length
  return { start, end: start + [...words].length }
}

const read = (words: string): Brief =>
  toBrief({
    customer: {
      state: 'stated',
      entries: [{ value: words, origin: { kind: 'quote', ...spanOf(words) }, confirmed: false }],
      silenced: [],
    },
  })

describe('sentences that were not read', () => {
  it('are those without a word of the brief, the ones with figures first', () => {
    expect(unreadSentences(read('sheep farmers'), IDEA)).toEqual([
      '🐑 A pair costs them £2.50 a month.',
      'Eleven farmers have paid us.',
      'My uncle likes it.',
    ])
  })

  it('are not those whose figure or words were answered', () => {
    const brief = toBrief({
      ...read('sheep farmers'),
      problem: answered(['farmers have blunt shears'], emptyBrief().problem),
      problemCost: answered([{ amount: 2.5, currency: 'GBP', every: 'month' }], emptyBrief().problemCost),
    })
    expect(unreadSentences(brief, IDEA)).toEqual(['My uncle likes it.'])
  })

  it('may tell of demand, which is asked instead of denied', () => {
    const brief = read('sheep farmers')
    expect(maybeDemand(brief, IDEA)).toBe('Eleven farmers have paid us.')
    const line = demand(brief, IDEA)
    expect(line.about?.text).toBe('“Eleven farmers have paid us.”')
    expect(line.asks).toBe('evidence')
    expect(maybeDemand(brief, 'A pair of shears. Farmers pay a shearer.')).toBeNull()
    expect(maybeDemand(brief, 'A pair of shears. One farmer told us they pay £90 to a shearer.')).toBeNull()
  })
})
