import { expect, it } from 'vitest'
import {
  type Brief,
  type BriefValues,
  emptyBrief,
} from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import { salesLine } from '../../../supabase/functions/_shared/domain/brief/told-sums'

const open = emptyBrief()
const priced = (price: Partial<BriefValues['price']>): Brief => ({
  ...open,
  price: answered(
    [{ low: 120, high: 120, currency: 'EUR', per: 'visit', every: 'use' as const, ...price }],
    open.price,
  ),
})
const saidOf = (idea: string, price: Partial<BriefValues['price']> = {}) =>
  salesLine(priced(price), idea)?.said.text

it('multiplies sales by the price that they were made at', () => {
  expect(saidOf('Over two months we accompanied 26 visits for nine families.')).toBe(
    '26 × €120 = €3,120, if all paid this price.',
  )
  expect(saidOf('37 juniors bought the first 60 videos at €50.', { every: 'year', per: null })).toBe(
    '37 × €50 = €1,850, if each paid this once.',
  )
  expect(
    saidOf('Guests pay 70 to 130 euro per night. In July we had 164 nights from 22 owners.', {
      low: 15,
      high: 15,
      currency: null,
      per: null,
      every: 'share',
    }),
  ).toBe(
    '164 × €70 to €130 = €11,480 to €21,320, if all paid this price. Your share of 15% of it is €1,722 to €3,198.',
  )
})

it.each([
  'Classes take €60,000 to 85,000 and run from 9 to 5.',
  '29 of the 33 who have sat since passed.',
  'In the second month the disputes went from 19 to 4.',
  'They would book 26 visits.',
  'We did 40 visits for two families, and they came back for 25 more.',
])('says nothing of other figures, and of sales of which it knows only a part: %s', (idea) => {
  expect(saidOf(idea)).toBeUndefined()
})
