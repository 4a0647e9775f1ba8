import { expect, it } from 'vitest'
import { formatPriceEach } from '@/features/pricing/order/format-order'

it.each([
  [0.87, 3, '$0.29 each'],
  [1.11, 3, '$0.37 each'],
  [9.99, 3, '$3.33 each'],
  [8.7, 10, '$0.87 each'],
  [45, 10, '$4.50 each'],
  [20, 5, '$4 each'],
  [19.99, 5, 'about $4 each'],
  [9.99, 2, 'about $5 each'],
  [10, 3, 'about $3.33 each'],
  [0, 5, '$0 each'],
  [99_999_999, 3, '$33,333,333 each'],
])('divides $%d by %d in cents: %s', (price, ideas, words) => {
  expect(formatPriceEach(price, ideas)).toBe(words)
})

it('names the price of every pack exactly as long as its cents can be divided', () => {
  for (let cents = 1; cents <= 5_000; cents += 1)
    for (const ideas of [2, 3, 5, 10])
      expect(formatPriceEach(cents / 100, ideas)?.startsWith('about ')).toBe(cents % ideas !== 0)
})

it.each([null, 1])('says nothing of what is sold singly: %s', (ideas) => {
  expect(formatPriceEach(5, ideas)).toBeNull()
})
