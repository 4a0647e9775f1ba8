import { expect, it } from 'vitest'
import { EXPECTED_IDEAS } from './expected-ideas'
import { measureReports } from './measure-reports'

const MEASURE_MS = 60_000

it('writes every statement with a basis, no figure without inputs, and no citation as checked', {
  timeout: MEASURE_MS,
}, async () => {
  const { withoutBasis, figuresWithoutInputs, checked, sharedMost, shares } = await measureReports(
    EXPECTED_IDEAS.map(({ idea }) => idea),
  )
  expect({ withoutBasis, figuresWithoutInputs, checked }).toEqual({
    withoutBasis: 0,
    figuresWithoutInputs: 0,
    checked: 0,
  })
  // Two very short ideas on the same thing have few words of their own to differ by.
  expect(sharedMost).toBeLessThanOrEqual(0.7)
  expect(shares.filter((share) => share <= 0.5).length / shares.length).toBeGreaterThanOrEqual(0.98)
})
