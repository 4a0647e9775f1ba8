import { state } from '@domain/basis'
import { breakEvenLineOf } from '@domain/market-calculation'
import { editModel, type MarketInputId } from '@domain/market-model'
import { describe, expect, it } from 'vitest'
import {
  COSTS_KNOWN,
  cite,
  competitorWith,
  EMPTY,
  metricOf,
  modelWith,
  priced,
  scoreOf,
  withMarket,
} from './given'

const given = (prices: (number | null)[], values: Partial<Record<MarketInputId, number>> | null = null) =>
  withMarket({ competitors: prices.map(priced), model: values && modelWith(values, COSTS_KNOWN) })
const scoreWith = (...parts: Parameters<typeof given>) => scoreOf(given(...parts), 'monetisation')

/** 10,000 customers can be won, and each leaves $50 a year. */
const paying = (fixedCosts: number) => ({ customers: 100_000, fixedCosts, grossMargin: 0.5 })

describe('monetisation', () => {
  it.each([
    [[500], 0],
    [[500, 600], 0],
    [[500, 600, 700], 4],
    [[500, 600, 700, 800], 4],
    [[500, 600, null], 0],
    [[0, 500, 600], 7],
  ])('with the prices %j and ours at $100 is %d', (prices, score) => {
    expect(scoreWith(prices, {})).toBe(score)
  })

  it.each([
    [[100, 200], 3],
    [[50, 100], 3],
    [[100], 3],
    [[101, 200], 0],
    [[50, 99], 0],
  ])('compares our $100 a customer with %j', (prices, score) => {
    expect(scoreWith(prices, {})).toBe(score)
  })

  it.each([
    [0, 3],
    [499_999, 3],
    [500_000, 3],
    [500_100, 0],
  ])('with costs of %d dollars a year breaks even or not: %d', (costs, score) => {
    expect(scoreWith([], paying(costs))).toBe(score)
  })

  it('counts whole customers, as the calculation of the market does', () => {
    // 33.3 are needed and 33.4 can be won, but a 34th customer cannot.
    const values = { customers: 1_000, obtainableShare: 0.0334, fixedCosts: 1_665, grossMargin: 0.5 }
    const metric = metricOf(given([], values), 'monetisation')
    expect(metric.score).toBe(0)
    expect(metric.reason).toContain('0 for a break-even at 34 customers where 33 can be won')
    expect(breakEvenLineOf(modelWith(values))).toMatchObject({ result: '34', obtainable: '33' })
  })

  it('breaks even where exactly as many customers can be won, whatever binary fractions make of it', () => {
    const exact = { customers: 100_000, reachableShare: 0.29, obtainableShare: 0.46, revenuePerCustomer: 5 }
    expect(100_000 * 0.29 * 0.46).toBeLessThan(13_340)
    expect(scoreWith([], { ...exact, fixedCosts: 667, grossMargin: 0.01 })).toBe(3)
  })

  it.each([
    ['quote_found', 4],
    ['not_checked', 0],
    ['unreadable', 0],
    ['quote_not_found', 0],
    ['unreachable', 0],
  ] as const)('with a third price whose page is %s is %d', (status, score) => {
    const text = state('A price', 'source', ['s2'])
    const report = withMarket({
      competitors: [priced(500), priced(600), competitorWith({ price: { text, dollarsPerYear: 50 } })],
      citations: [cite('s1'), cite('s2', status)],
    })
    expect(scoreOf(report, 'monetisation')).toBe(score)
  })

  it.each([
    ['founder', 4],
    ['assumption', 0],
    ['model', 0],
    ['template', 0],
    ['source', 0],
  ] as const)('with a third price of basis %s that cites no page is %d', (basis, score) => {
    const third = competitorWith({ price: { text: state('A price', basis), dollarsPerYear: 700 } })
    expect(scoreOf(withMarket({ competitors: [priced(500), priced(600), third] }), 'monetisation')).toBe(
      score,
    )
  })

  it('compares with the prices that count, and says how many do not', () => {
    const guess = competitorWith({ price: { text: state('A guess', 'assumption'), dollarsPerYear: 50 } })
    const metric = metricOf(
      withMarket({ competitors: [priced(200), guess], model: modelWith({}) }),
      'monetisation',
    )
    expect(metric.reason).toBe(
      '0 points for 1 competitor price (3 needed), 0 for a revenue per customer of $100, outside their $200 to $200, and 0 for a break-even without inputs; 1 left out, as no cited page was found that says so.',
    )
    expect(metric.inputs.map(({ value }) => value)).toContain('$50 a year (left out)')
    const none = metricOf(withMarket({ competitors: [guess] }), 'monetisation')
    expect(none.score).toBeNull()
    expect(none.reason).toBe(
      'No page states prices of competitors; 1 left out, as no cited page was found that says so, and the goal cannot be set against the number of customers yet.',
    )
  })

  it('adds up to ten', () => {
    expect(scoreWith([50, 100, 200], paying(1_000))).toBe(10)
  })

  it('cannot be told with neither prices nor the inputs of a break-even', () => {
    expect(scoreWith([], {})).toBeNull()
    expect(scoreWith([null], {})).toBeNull()
    expect(scoreWith([], { fixedCosts: 1_000 })).toBeNull()
    expect(scoreWith([], { grossMargin: 0.5 })).toBeNull()
    expect(scoreWith([], null)).toBeNull()
    expect(scoreOf(EMPTY, 'monetisation')).toBeNull()
  })

  it('is 0, not open, when a customer leaves nothing over', () => {
    expect(scoreWith([], { fixedCosts: 1_000, grossMargin: 0 })).toBe(0)
  })

  it('does without a calculation of the market', () => {
    expect(scoreWith([50, 100, 200], null)).toBe(4)
  })

  it('follows the founder who changes the price or the costs', () => {
    const same = (value: number) => ({ low: value, base: value, high: value })
    const edited = (edits: Parameters<typeof editModel>[1]) =>
      scoreOf(
        withMarket({
          competitors: [50, 100, 200].map(priced),
          model: editModel(modelWith(paying(1_000), COSTS_KNOWN), edits),
        }),
        'monetisation',
      )
    expect(edited({ revenuePerCustomer: same(300) })).toBe(7)
    expect(edited({ fixedCosts: same(1e9) })).toBe(7)
  })

  it('shows the prices, the price of the idea and both counts of customers', () => {
    const metric = metricOf(given([50, 150, 200], paying(600_000)), 'monetisation')
    expect(metric.reason).toBe(
      '4 points for 3 competitor prices (3 needed), 3 for a revenue per customer of $100, within their $50 to $200, and 0 for a break-even at 12,000 customers where 10,000 can be won.',
    )
    expect(metric.inputs.map(({ label, value }) => [label, value])).toEqual([
      ['Price of Crumbs', '$50 a year'],
      ['Price of Crumbs', '$150 a year'],
      ['Price of Crumbs', '$200 a year'],
      ['customers', '100,000'],
      ['revenuePerCustomer', '$100'],
      ['reachableShare', '100%'],
      ['obtainableShare', '10%'],
      ['fixedCosts', '$600,000'],
      ['grossMargin', '50%'],
      ['Customers needed to break even', '12,000'],
      ['Customers that can be won', '10,000'],
    ])
    expect(metric.inputs[0]).toMatchObject({ basis: 'source', sources: ['s1'] })
  })
})
