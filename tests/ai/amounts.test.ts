import { describe, expect, it } from 'vitest'
import { statesAmount, statesOneOf } from '../../supabase/functions/_shared/ai/sections/amounts.ts'

describe('an amount in a quote', () => {
  it.each([
    ['There were about 2,300 shops.', 2300],
    ['Turnover rose to £510 million.', 510e6],
    ['A market of $4.2bn a year', 4.2e9],
    ['15% of them would pay', 0.15],
    ['7.5 per cent growth', 0.075],
    ['12k users', 12_000],
  ])('is the same however it is written: %s', (quote, value) => {
    expect(statesOneOf(quote, [value])).toBe(true)
  })

  it.each([
    ['$4 million', 4e12],
    ['75 shops', 7.5],
    ['The association was founded in 2019.', 2019],
    ['A share of 80', 0.8],
    ['Many cafés are short of staff.', 29],
  ])('is no other one: %s', (quote, value) => {
    expect(statesOneOf(quote, [value])).toBe(false)
  })

  it('is no year', () => {
    expect(statesAmount('The association was founded in 2019.')).toBe(false)
    expect(statesAmount('In 2019 it had 40 members.')).toBe(true)
  })
})
