import { durationText, workDaysIn } from '@domain/roadmap/work-time'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it.each([
  ['9 weeks 1 day', 46],
  ['8-10 weeks', 50],
  ['8 – 10 weeks', 50],
  ['8 weeks - 10 weeks', 50],
  ['8 to 10 weeks', 50],
  ['2 weeks to 1 month', 22],
  ['1,000 hours', 125],
  ['1,250.5 hours', 157],
  ['3 months (12 weeks)', 65],
  ['3 months (12 weeks', 65],
  ['3 months or 12 weeks', 65],
  ['Discovery (2 weeks)', 10],
  ['Duration - 5 weeks', 25],
  ['2-week sprint', 10],
  ['6+ weeks', 30],
])('%s are %i working days', (text, days) => {
  expect(workDaysIn(text)).toBe(days)
})

it.each([
  '',
  'soon',
  '-5 weeks',
  'about -5 weeks',
  '−5 weeks',
  '12,5 weeks',
  '1.000.000 hours',
  '10,00 hours',
])('%s is no time that can be read', (text) => {
  expect(workDaysIn(text)).toBeNull()
})

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (days) => workDaysIn(durationText(days * 8)) === days),
  )
})
