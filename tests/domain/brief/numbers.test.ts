import { type Brief, emptyBrief, toBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { goalOf, missingForMarket } from '@domain/brief/economics'
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
      ['Yearly cost of the problem to all customers', '€1.09M', '350 × €3,120'],
      ['Price compared with what they use today: “Rival”', '50%', '€588 ÷ €1,176'],
      ['Customers to break even', '130', '€60,000 ÷ (€588 × 80%)'],
      ['Most you can spend to win a customer', '€470', '€588 × 80%'],
      ['Months to earn back the cost of winning a customer', '5.1', '€200 ÷ (€588 ÷ 12 × 80%)'],
    ])
  })

  it('asks for what is missing', () => {
    expect(numberLinesOf(priced, null).flatMap(({ id, asks }) => (asks ? [[id, asks]] : []))).toEqual([
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
    expect(numberLinesOf(named, null).flatMap(({ asks }) => asks ?? [])).toEqual([])
  })

  it('assumes less for winning a customer who brings less', () => {
    const priceOf = (low: number) =>
      toBrief({
        price: answered([{ low, high: low, currency: 'USD', per: null, every: 'month' }], open.price),
      })
    expect([2, 20, 200, 2000].map((low) => assumedWinCost(priceOf(low)))).toEqual([5, 30, 200, 1000])
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

describe('assumed amounts', () => {
  const inCurrency = (currency: string) =>
    toBrief({
      price: answered([{ low: 1, high: 1, currency, per: null, every: 'month' as const }], open.price),
    })

  it.each([
    ['USD', 10_000],
    ['EUR', 10_000],
    ['GBP', 10_000],
    ['INR', 1_000_000],
    ['ZAR', 200_000],
    ['SEK', 100_000],
  ])('are round and of like worth: an income in %s of %d', (currency, goal) => {
    expect(goalOf(inCurrency(currency))).toBe(goal)
  })

  it('do not take a goal in dollars for one in rupees', () => {
    const brief = toBrief({
      ...inCurrency('INR'),
      goal: answered([{ amount: 3000, currency: 'USD' }], open.goal),
    })
    expect(goalOf(brief)).toBe(1_000_000)
  })
})
