import { numberText, readNumber } from '@domain/typed-number'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('a typed number', () => {
  it.each([
    ['0', 0],
    ['350', 350],
    [' 120,000 ', 120_000],
    ['14,000,000,000', 14e9],
    ['14B', 14e9],
    ['14 bn', 14e9],
    ['14 billion', 14e9],
    ['1.5M', 1.5e6],
    ['1.1m', 1.1e6],
    ['250k', 250_000],
    ['2T', 2e12],
    ['3.5 Mio.', 3.5e6],
    ['2 Mrd', 2e9],
    ['12.5', 12.5],
    ['.5', 0.5],
    ['12.', 12],
    ['0.125', 0.125],
    ['1234.567', 1234.567],
  ])('reads %s', (text, value) => {
    expect(readNumber(text)).toEqual({ value })
  })

  it.each([
    ['12,34,567', 1_234_567],
    ['1,50,000', 150_000],
    ['1,50,000.75', 150_000.75],
    ['₹5 lakh', 500_000],
    ['2.5 crore', 25e6],
    ['Rs. 12,000', 12_000],
  ])('reads the Indian %s', (text, value) => {
    expect(readNumber(text, 'money')).toEqual({ value })
  })

  it.each([
    ['1.234.567', 1_234_567],
    ['1.234,5', 1234.5],
    ['1.234.567,89', 1_234_567.89],
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['49,90 €', 49.9],
    ['12 000', 12_000],
    ['12\u00a0000,5', 12_000.5],
    ["1'234'567", 1_234_567],
  ])('reads the German, French or Swiss %s', (text, value) => {
    expect(readNumber(text, 'money')).toEqual({ value })
  })

  it.each<[string, [number, number], string]>([
    ['12.000', [12, 12_000], '12 or 12,000?'],
    ['1.234', [1.234, 1234], '1.234 or 1,234?'],
    ['1.500M', [1.5e6, 1.5e9], '1,500,000 or 1,500,000,000?'],
  ])('asks what %s means', (text, either, problem) => {
    expect(readNumber(text)).toEqual({ problem, either })
  })

  it('does not ask where only one of the two makes sense', () => {
    expect(readNumber('12.500', 'share')).toEqual({ value: 12.5 })
    expect(readNumber('3.125%', 'share')).toEqual({ value: 3.125 })
  })

  it.each([
    '',
    'many',
    '12,,000',
    '1,2345,678',
    '1.23.456',
    '12 34',
    '1e9',
    '5 apples',
    '--5',
    '12,',
    '.',
    'constructor 5',
    '1,234.5.6',
    '5 k k',
    '$5',
    '5%',
  ])('reads nothing out of %j', (text) => {
    expect(readNumber(text)).toHaveProperty('problem')
  })

  it('refuses what is negative, too large or of another currency', () => {
    expect(readNumber('-5')).toEqual({ problem: 'The number cannot be below 0.' })
    expect(readNumber('2T', 'count', 1e12)).toEqual({ problem: 'The number is too large.' })
    expect(readNumber('9'.repeat(400))).toEqual({ problem: 'The number is too large.' })
    expect(readNumber('101', 'share')).toEqual({ problem: 'A share cannot be above 100%.' })
    expect(readNumber('$49', 'money', 1e15, 'EUR')).toEqual({ problem: 'Enter the amount in €.' })
    expect(readNumber('49 eur', 'money', 1e15, 'EUR')).toEqual({ value: 49 })
  })

  it('answers at once, however long and odd the text is', () => {
    for (const odd of ['a.', '1,', '1 ', '$', 'k ', "'1"])
      expect(readNumber(odd.repeat(20_000))).toHaveProperty('problem')
  })

  it('reads back every number that a field shows', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(1e9), fc.double({ min: 0, max: 1e12, noNaN: true })), (number) => {
        const shown = Number(number.toFixed(6))
        const read = readNumber(numberText(shown))
        expect('value' in read ? [read.value] : read.either).toContain(shown)
      }),
    )
  })
})
