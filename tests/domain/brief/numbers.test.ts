import { type Brief, emptyBrief, toBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { missingForMarket } from '@domain/brief/economics'
import { customersForGoal, goalOf } from '@domain/brief/goal'
import { marketModelOf } from '@domain/brief/market'
import { assumedWinCost, numberLinesOf } from '@domain/brief/numbers'
import { breakEvenLineOf } from '@domain/market-calculation'
import { editModel } from '@domain/market-model'
import { reportMarkdown } from '@domain/report-markdown'
import { describe, expect, it } from 'vitest'
import { EMPTY, marketWith } from '../scorecard/given'

const open = emptyBrief()
const priced: Brief = toBrief({
  price: answered([{ low: 49, high: 49, currency: 'EUR', per: 'shop', every: 'month' }], open.price),
})
const bakery: Brief = toBrief({
  ...priced,
  nature: answered(['software'], open.nature),
  count: answered([{ value: 350, source: 'own list' }], open.count),
  goal: answered([{ amount: 10_000, currency: 'EUR' }], open.goal),
  problemCost: answered([{ amount: 60, currency: 'EUR', every: 'week' }], open.problemCost),
  today: answered(
    [
      { name: 'gut feeling', price: null, link: null },
      { name: 'Rival', price: { amount: 98, currency: 'EUR', every: 'month' }, link: null },
    ],
    open.today,
  ),
})

describe('what the numbers of a brief say', () => {
  it('is arithmetic, each line with its calculation', () => {
    const lines = numberLinesOf(bakery, marketModelOf(bakery))
    expect(lines.map(({ label, result, formula }) => [label, result, formula])).toEqual([
      ['Customers for €10,000 a month', '205', '€10,000 × 12 ÷ €588'],
      ['Share of the customers you counted', '59%', '205 ÷ 350'],
      ['Monthly revenue if one in ten buys', '€1,715', '35 × €588 ÷ 12'],
      ['Price compared with the cost of the problem', '19%', '€588 ÷ €3,120'],
      ['Price compared with what they use today: “Rival”', '50%', '€588 ÷ €1,176'],
      ['Of that goal, left for fixed costs and yourself', '€8,000', '€10,000 × 80%'],
      ['Customers to break even', null, null],
      ['Most you can spend to win a customer', '€470', '€588 × 80%'],
      ['Months to earn back the cost of winning a customer', '5.1', '€200 ÷ (€588 ÷ 12 × 80%)'],
    ])
  })

  it('asks for what is missing', () => {
    expect(numberLinesOf(priced, null).flatMap(({ id, asks }) => (asks ? [[id, asks]] : []))).toEqual([
      ['goal', 'goal'],
      ['today', 'today'],
    ])
    const known = toBrief({ ...priced, problem: answered(['waste'], open.problem) })
    expect(numberLinesOf(known, null).flatMap(({ asks }) => asks ?? [])).toContain('problemCost')
    expect(numberLinesOf(open, null)).toEqual([])
  })

  it('names its assumptions, and follows the cost of winning a customer', () => {
    const earnBack = numberLinesOf(bakery, null, 300).find(({ id }) => id === 'earnBack')
    expect(earnBack).toMatchObject({
      result: '7.7',
      assumes: 'Assumes €300 to win a customer and a gross margin of 80%.',
    })
  })

  it('counts those who pay already towards the goal', () => {
    const paid = toBrief({
      ...bakery,
      evidence: answered([{ kind: 'paying', count: 3, text: '', link: null }], open.evidence),
    })
    expect(numberLinesOf(paid, null).find(({ id }) => id === 'progress')).toMatchObject({
      result: '€147',
      formula: '3 × €588 ÷ 12',
    })
  })

  it('asks for no alternative that is named already, and for no cost of a problem that does not apply', () => {
    const named = toBrief({
      ...priced,
      problem: { state: 'none' },
      today: answered([{ name: 'gut feeling', price: null, link: null }], open.today),
    })
    expect(numberLinesOf(named, null).flatMap(({ asks }) => asks ?? [])).toEqual(['goal'])
  })

  it('assumes less for winning a customer who brings less', () => {
    const priceOf = (low: number) =>
      toBrief({
        price: answered([{ low, high: low, currency: 'USD', per: null, every: 'month' }], open.price),
      })
    expect([2, 20, 200, 2000, 20_000].map((low) => assumedWinCost(priceOf(low)))).toEqual([
      5,
      30,
      200,
      1000,
      null,
    ])
  })

  it('breaks even where the calculation of the market does, also after its inputs were changed', () => {
    const model = marketModelOf(bakery)
    const same = (value: number) => ({ low: value, base: value, high: value })
    const edited = model && editModel(model, { fixedCosts: same(12_345), grossMargin: same(0.5) })
    const line = numberLinesOf(bakery, edited).find(({ id }) => id === 'breakEven')
    expect(line).toMatchObject({
      result: edited && breakEvenLineOf(edited)?.result,
      formula: '€12,345 ÷ (€588 × 50%)',
    })
  })

  it('stands in the Markdown export with the same figures', () => {
    const text = reportMarkdown({
      title: 'Bread',
      idea: 'Bread.',
      createdAt: '2026-11-20',
      engine: null,
      report: { ...EMPTY, brief: bakery, market: marketWith({ model: marketModelOf(bakery) }) },
      plan: null,
    })
    expect(text).toContain('| Customers for €10,000 a month | 205 | €10,000 × 12 ÷ €588 |')
    expect(text).toContain('- TAM: €206K')
  })
})

describe('without a count', () => {
  it('the market is not calculated, and asks for it', () => {
    expect(marketModelOf(priced)).toBeNull()
    expect(missingForMarket(priced)).toBe('count')
    const text = reportMarkdown({
      title: 'Bread',
      idea: 'Bread.',
      createdAt: '2026-11-20',
      engine: null,
      report: { ...EMPTY, brief: priced, market: marketWith() },
      plan: null,
    })
    expect(text).toContain('Not calculated yet. How many such customers are there?')
  })
})

describe('the income goal', () => {
  const inCurrency = (currency: string) =>
    toBrief({
      price: answered([{ low: 1, high: 1, currency, per: null, every: 'month' as const }], open.price),
    })

  it('is never assumed: without one, it is asked', () => {
    expect(goalOf(priced)).toBeNull()
    expect(customersForGoal(priced)).toBeNull()
    expect(numberLinesOf(priced, null).find(({ id }) => id === 'goal')).toMatchObject({ asks: 'goal' })
    expect(JSON.stringify(numberLinesOf(priced, null))).not.toContain('10,000')
  })

  it('in dollars is not taken for one in rupees', () => {
    const brief = toBrief({
      ...inCurrency('INR'),
      goal: answered([{ amount: 3000, currency: 'USD' }], open.goal),
    })
    expect(goalOf(brief)).toBeNull()
  })
})
