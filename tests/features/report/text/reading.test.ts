import { state } from '@domain/basis'
import type { Citation } from '@domain/citation'
import type { Checks } from '@domain/citation-checks'
import { calculationOf, shortInput } from '@domain/market-calculation'
import { marketSizeOf } from '@domain/market-model'
import { describe, expect, it } from 'vitest'
import { overviewExcerpt } from '@/features/ideas/list/overview-excerpt'
import { basisTally } from '@/features/report/summary/grounds'
import { keyed } from '@/shared/lib/keyed'
import { currentStep, runLabel } from '@/validation/run/run-status'
import { prevailingBasis } from '@/validation/ui/prevailing-mark'
import { AUDIENCE, CONCEPT, EVIDENCE, MARKET } from '../sample-report'

type CheckStatus = Citation['check']['status']

describe('the calculation', () => {
  it('writes shares as percent, money with its sign and counts in groups', () => {
    expect(shortInput('obtainableShare', 0.0025, 'USD')).toBe('0.25%')
    expect(shortInput('revenuePerCustomer', 4.5, 'USD')).toBe('$4.50')
    expect(shortInput('customers', 1_250_000, 'USD')).toBe('1,250,000')
  })

  it('ends where the model ends', () => {
    if (!MARKET.model) throw new Error('the sample has a model')
    expect(calculationOf(MARKET.model).map(({ result }) => result)).toEqual(['$24M', '$6M', '$240K'])
    expect(marketSizeOf(MARKET.model).som.base).toBe(240_000)
  })
})

describe('the basis of a group', () => {
  const NO_CHECKS: Checks = new Map()
  const said = (...bases: Parameters<typeof state>[1][]) => bases.map((basis) => state('text', basis))

  it('is the one of more than half', () => {
    expect(prevailingBasis(said('template', 'founder', 'template'), NO_CHECKS)).toEqual({
      unconfirmed: false,
      basis: 'template',
      mixed: true,
    })
    expect(prevailingBasis(said('model', 'model'), NO_CHECKS)).toEqual({
      basis: 'model',
      mixed: false,
      unconfirmed: false,
    })
  })

  it('is none where they balance', () => {
    expect(prevailingBasis(said('template', 'founder'), NO_CHECKS).basis).toBeUndefined()
  })

  it('does not count what says nothing, and knows statements without a basis', () => {
    expect(
      prevailingBasis([state('', 'founder'), { text: 'Old', basis: null, sources: [] }], NO_CHECKS).basis,
    ).toBeNull()
  })

  it('is no confirmed source where every cited page speaks against it', () => {
    const texts = [state('One', 'source', ['s1']), state('Two', 'source', ['s2'])]
    const checked = (s1: CheckStatus): Checks =>
      new Map([
        ['s1', { status: s1, at: null, reason: null }],
        ['s2', { status: 'unreachable', at: null, reason: null }],
      ])
    expect(prevailingBasis(texts, checked('quote_not_found')).unconfirmed).toBe(true)
    expect(prevailingBasis(texts, checked('quote_found')).unconfirmed).toBe(false)
    expect(prevailingBasis(texts, checked('not_checked')).unconfirmed).toBe(false)
  })

  it('is counted over the whole report', () => {
    const report = { brief: null, concept: CONCEPT, audience: AUDIENCE, market: MARKET, evidence: EVIDENCE }
    const others = [
      { basis: 'founder', count: 2 },
      { basis: 'template', count: 20 },
      { basis: 'assumption', count: 6 },
    ]
    expect(basisTally(report)).toEqual({ bases: [{ basis: 'source', count: 2 }, ...others], unconfirmed: 0 })
    const refuted = EVIDENCE.citations.map((citation) => ({
      ...citation,
      check: { status: 'quote_not_found' as const, at: null, reason: null },
    }))
    expect(basisTally({ ...report, evidence: { citations: refuted } })).toEqual({
      bases: others,
      unconfirmed: 2,
    })
  })
})

describe('the overview on a card', () => {
  it('goes on where the idea above it ends', () => {
    expect(overviewExcerpt('Sells bread. It leaves open to whom.', 'Sells bread. By bike.')).toBe(
      'It leaves open to whom.',
    )
  })

  it('begins at its beginning where it says something else, or nothing more', () => {
    expect(overviewExcerpt('“Sells bread. By…”', 'Sells bread. By bike.')).toBe('')
    expect(overviewExcerpt('A bakery. On wheels.', 'Sells bread. By bike.')).toBe('A bakery. On wheels.')
    expect(overviewExcerpt('Sells bread.', 'Sells bread. By bike.')).toBe('Sells bread.')
  })

  it('is cut after 100 characters', () => {
    expect(overviewExcerpt('x'.repeat(101), 'An idea')).toBe(`${'x'.repeat(100)}…`)
  })
})

it('gives equal texts keys of their own', () => {
  expect(keyed(['a', 'b', 'a'], (text) => text).map(({ key }) => key)).toEqual(['a', 'b', 'a 2'])
})

describe('the step of a run', () => {
  it('is read from what the server says', () => {
    expect(currentStep('analyzing', 'Step 3/3: Market validation and competitor analysis')).toBe(3)
    expect(currentStep('analyzing', null)).toBe(1)
    expect(currentStep('pending', 'Retrying validation...')).toBe(0)
    expect(currentStep('completed', null)).toBe(4)
  })

  it('has words for every moment', () => {
    expect(runLabel('pending', null)).toBe('Waiting for the analysis to start')
    expect(runLabel('analyzing', '')).toBe('Step 1/3: Shaping the project concept')
    expect(runLabel('completed', 'Step 3/3')).toBe('The report is ready')
  })
})
