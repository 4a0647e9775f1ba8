import { formatAmount, formatDays, formatGap, formatGrowth, formatMoney } from '@domain/figures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('dollars', () => {
  it.each([
    [0, '$0'],
    [0.4, '$0.40'],
    [10.5, '$10.50'],
    [950, '$950'],
    [999.6, '$1K'],
    [1_234, '$1.23K'],
    [999_950, '$1M'],
    [30_000_000, '$30M'],
    [4.2e9, '$4.2B'],
    [1.5e12, '$1.5T'],
    [1e15, '$1000T'],
    [2.5e15, 'over $1000T'],
    [1e30, 'over $1000T'],
  ])('%d read %s', (dollars, text) => {
    expect(formatMoney(dollars)).toBe(text)
  })

  it('read within one percent of the number', () => {
    const units: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 }
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e15, noNaN: true }), (dollars) => {
        const [, digits = '', unit = ''] = /^\$([\d.]+)([KMBT]?)$/.exec(formatMoney(dollars)) ?? []
        const read = Number(digits) * (units[unit] ?? 1)
        expect(Math.abs(read - dollars) / dollars).toBeLessThan(0.01)
      }),
    )
  })
})

describe('an amount in full', () => {
  it.each([
    [0, '$0'],
    [0.07, '$0.07'],
    [0.005, '$0.005'],
    [0.999_9, '$1'],
    [9.99, '$9.99'],
    [12.5, '$12.50'],
    [119.88, '$119.88'],
    [999.996, '$1,000'],
    [1_234, '$1,234'],
    [1_234.5, '$1,235'],
    [Number.MIN_VALUE, '$0'],
  ])('%d reads %s', (dollars, text) => {
    expect(formatAmount(dollars)).toBe(text)
  })

  it('is never off by more than one percent, so that formulas come out', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1e15, noNaN: true }), (dollars) => {
        const read = Number(formatAmount(dollars).replace(/[$,]/g, ''))
        expect(Math.abs(read - dollars) / dollars).toBeLessThan(0.01)
      }),
    )
  })
})

it.each([
  [12, '12%'],
  [7.25, '7.25%'],
  [-3.5, '-3.5%'],
])('growth of %d reads %s', (percent, text) => expect(formatGrowth(percent)).toBe(text))

it.each([
  [1, '1 day'],
  [14, '14 days'],
  [1_400, '1,400 days'],
])('%d days read %s', (days, text) => expect(formatDays(days)).toBe(text))

it.each([
  [3.87, '3.9'],
  [10.1, '10.1'],
  [77.4, '77'],
  [1_000, '1,000'],
  [1e30, 'more than 1,000'],
])('a gap of %d reads %s', (gap, text) => expect(formatGap(gap)).toBe(text))
