import { expect, it } from 'vitest'
import {
  type Brief,
  type BriefValues,
  emptyBrief,
} from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import { toldSums } from '../../../supabase/functions/_shared/domain/brief/told-sums'

const open = emptyBrief()
const priced = (price: Partial<BriefValues['price']>): Brief => ({
  ...open,
  price: answered(
    [{ low: 120, high: 120, currency: 'EUR', per: 'visit', every: 'use' as const, ...price }],
    open.price,
  ),
})
const saidOf = (idea: string, price: Partial<BriefValues['price']> = {}) =>
  toldSums(priced(price), idea).map(({ said }) => said.text)

it.each([
  ['29 of the 33 who have sat since passed.', '29 of 33 is 88%.'],
  ['Of the 48 of us perhaps fifteen can read notes well.', '15 of 48 is 31%.'],
  ['We had 14 weddings; nine of them came from an earlier one.', '9 of 14 is 64%.'],
  ['In the second month the disputes went from 19 to 4.', 'From 19 to 4 is 79% less.'],
  [
    'Before, 31 crowns came back. Now it is better. The repeats went down to 14.',
    'From 31 to 14 is 55% less.',
  ],
  ['31 crowns a month come back, and each one is 680 euros.', '31 × €680 = €21,080 a month.'],
  ['Three or four seats are empty, each one is 480 euros.', '3 to 4 × €480 = €1,440 to €1,920.'],
  [
    'Over two months we accompanied 26 visits for nine families.',
    '26 × €120 = €3,120, if all paid this price.',
  ],
])('says what a pair of the founder’s own figures comes to: %s', (idea, sum) => {
  expect(saidOf(idea)).toContain(sum)
})

it.each([
  'Classes take €60,000 to 85,000 and run from 9 to 5.',
  'They charge from 5,000 to 15,000 a month.',
  'We missed three grants, one of them worth €38,000.',
  'A room for 12 people.',
  'They would book 26 visits.',
])('says nothing where figures are no pair: %s', (idea) => {
  expect(saidOf(idea)).toEqual([])
})

it('sets the price beside what is paid instead, and sales beside the price that they were made at', () => {
  expect(
    saidOf('It goes out at 0,55 euro per ball against 1,40 to 1,70 for a new one.', {
      low: 0.55,
      high: 0.55,
      per: 'ball',
    }),
  ).toEqual(['€0.55 is 61% to 68% less than €1.40 to €1.70.'])
  expect(saidOf('37 juniors bought the first 60 videos at €50.', { every: 'year', per: null })).toEqual([
    '37 × €50 = €1,850, if each paid this once.',
  ])
  expect(
    saidOf('Guests pay 70 to 130 euro per night. In July we had 164 nights from 22 owners.', {
      low: 15,
      high: 15,
      currency: null,
      per: null,
      every: 'share',
    }),
  ).toEqual([
    '164 × €70 to €130 = €11,480 to €21,320, if all paid this price. Your share of 15% of it is €1,722 to €3,198.',
  ])
})
