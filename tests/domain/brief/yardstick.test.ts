import { describe, expect, it } from 'vitest'
import { type Brief, emptyBrief } from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import { findingsOf } from '../../../supabase/functions/_shared/domain/brief/findings'
import { keptOfPrice, withKeptShare } from '../../../supabase/functions/_shared/domain/brief/kept-share'
import { verdictOf } from '../../../supabase/functions/_shared/domain/brief/verdict'
import { isYardstick, WAGES, withYardstick } from '../../../supabase/functions/_shared/domain/brief/wages'
import { formatAmount } from '../../../supabase/functions/_shared/domain/figures'

const open = emptyBrief()
const price = (value: object) =>
  answered([{ low: 15, high: 15, currency: 'GBP', per: null, every: 'month' as const, ...value }], open.price)
const inCountry = (country: string) => answered([{ name: 'There', country, local: false }], open.place)
const choirs: Brief = {
  ...open,
  customer: answered(['choirs'], open.customer),
  price: price({}),
  place: inCountry('GB'),
  count: answered([{ value: 40_000, source: 'own list' }], open.count),
}

describe('usual pay as a yardstick', () => {
  it('stands below as a comparison, with its source, and never in the headline', () => {
    const verdict = verdictOf(choirs, '')
    expect(verdict.said.text).not.toMatch(/£3,200/)
    expect(findingsOf(choirs, '').map(({ said }) => said.text)).toContainEqual(
      expect.stringMatching(
        /^You named no goal\. For comparison.*the United Kingdom; Office for National Statistics, 2024.*£3,200 a month, takes 427 of the [\d,]+ customers that you counted/,
      ),
    )
  })

  it.each([
    ['a goal of their own', { goal: answered([{ amount: 500, currency: 'GBP' }], open.goal) }],
    ['a goal that does not apply', { goal: { state: 'none' as const } }],
    ['no price', { price: open.price }],
    ['another currency', { price: price({ currency: 'EUR' }) }],
    ['a place without known pay', { place: inCountry('KZ'), price: price({ currency: 'KZT' }) }],
    ['a price that one customer pays it all with', { price: price({ low: 9000, high: 9000 }) }],
  ])('takes no place where there is %s', (_, given) => {
    expect(isYardstick(withYardstick({ ...choirs, ...given }))).toBe(false)
  })

  it('says each amount in its sentence, with the page that it was read on', () => {
    for (const { amount, currency, says, source } of WAGES) {
      expect(says).toContain(formatAmount(amount, currency))
      expect(source.address).toMatch(/^https:\/\//)
    }
    expect(new Set(WAGES.map(({ country }) => country)).size).toBe(WAGES.length)
  })
})

describe('a share that the founder keeps', () => {
  it.each(['A commission of 15% on lessons.', '15% of each booking.'])(
    'is what is calculated with: %s',
    (idea) => {
      expect(withKeptShare(choirs, idea).price).toMatchObject({
        entries: [{ value: { low: 15, high: 15, every: 'share', currency: null } }],
      })
    },
  )

  it('is the part of the price that was read, where the founder keeps it', () => {
    const idea = 'Parents pay £15 a month, and we keep 20 percent.'
    expect(withKeptShare(choirs, idea).price).toMatchObject({
      entries: [{ value: { low: 3, high: 3, every: 'month', currency: 'GBP' } }],
    })
    expect(keptOfPrice(choirs, idea)?.text).toBe(
      'You keep 20% of the £15 that customers pay: £3. Your income takes your part, comparisons what customers pay.',
    )
    expect(keptOfPrice(choirs, 'A commission of 15% on lessons.')).toBeNull()
  })

  it.each(['We save choirs 15% of their time.', 'We take 15 choirs.', 'They keep 90% of their singers.'])(
    'is not read from what tells of something else: %s',
    (idea) => {
      expect(withKeptShare(choirs, idea)).toBe(choirs)
    },
  )
})
