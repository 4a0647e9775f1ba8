import type { MarketInputId, MarketModel } from '@domain/market-model'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MarketScale } from '@/features/report/market/market-scale'
import { MARKET } from '../sample-report'

const withBase = (bases: Partial<Record<MarketInputId, number>>): MarketModel => ({
  inputs: (MARKET.model?.inputs ?? []).map((input) => {
    const base = bases[input.id]
    return base === undefined ? input : { ...input, range: { low: base, base, high: base } }
  }),
})

const points = () =>
  [...document.querySelectorAll('circle')].map((point) => Number.parseFloat(point.getAttribute('cx') ?? ''))

it('puts all three on one logarithmic axis that ends at powers of ten', () => {
  render(
    <MarketScale
      model={withBase({
        customers: 1000,
        revenuePerCustomer: 1000,
        reachableShare: 0.1,
        obtainableShare: 0.1,
      })}
    />,
  )
  expect(screen.getByRole('img', { name: 'TAM $1M, SAM $100K, SOM $10K' })).toBeInTheDocument()
  expect(points().map(Math.round)).toEqual([100, 50, 0])
  for (const tick of ['$10K', '$100K', '$1M']) expect(screen.getAllByText(tick).length).toBeGreaterThan(0)
})

it('says the ends of each range, and what was multiplied', () => {
  render(<MarketScale model={MARKET.model ?? { inputs: [] }} />)
  expect(screen.getByText('100,000 × $240')).toBeInTheDocument()
  expect(screen.getByText('$5M to $48M')).toBeInTheDocument()
})

it('has no place for zero', () => {
  render(<MarketScale model={withBase({ obtainableShare: 0 })} />)
  expect(points()).toHaveLength(2)
})

it('says so where there is no market', () => {
  render(<MarketScale model={withBase({ customers: 0 })} />)
  expect(screen.getByText(/one of the inputs is zero/)).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
