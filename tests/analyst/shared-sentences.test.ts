import { expect, it } from 'vitest'
import { CLOSE_PAIRS } from './close-pairs'
import { EXPECTED_IDEAS } from './expected-ideas'
import { measureReports } from './measure-reports'

const MEASURE_MS = 180_000

it('writes every statement with a basis, no figure without inputs, and no citation as checked', {
  timeout: MEASURE_MS,
}, async () => {
  const { withoutBasis, figuresWithoutInputs, checked, sharedMost } = await measureReports(
    EXPECTED_IDEAS.map(({ idea }) => idea),
  )
  expect({ withoutBasis, figuresWithoutInputs, checked }).toEqual({
    withoutBasis: 0,
    figuresWithoutInputs: 0,
    checked: 0,
  })
  expect(sharedMost).toBeLessThanOrEqual(0.5)
})

it('writes no report of which half stands in another one, also where two ideas of a few words are close', {
  timeout: MEASURE_MS,
}, async () => {
  const { sharedMost, pairs } = await measureReports(CLOSE_PAIRS.flat())
  expect(pairs).toBeGreaterThan(30)
  expect(sharedMost).toBeLessThanOrEqual(0.5)
})
