import { allTrades } from '@domain/trades/trade-table'
import { tradesOf } from '@domain/trades/trades-of'
import { expect, it } from 'vitest'
import { loadPhrases, measureTrades } from '../../trades/measure'

const labels = (words: string) => tradesOf(words).choices.map(({ label }) => label)

it('knows at least 400 trades, each with a label of its own and codes of the right shape', () => {
  const trades = allTrades()
  expect(trades.length).toBeGreaterThanOrEqual(400)
  expect(new Set(trades.map(({ label }) => label)).size).toBe(trades.length)
  for (const { label, nace, naics, sic } of trades) {
    expect(label.length, label).toBeLessThan(60)
    expect(nace ?? 'A01', label).toMatch(/^[A-S]\d{2,4}$/)
    expect(naics ?? '111', label).toMatch(/^\d{2,6}$/)
    expect(sic ?? '01', label).toMatch(/^\d{2,5}$/)
    expect(nace ?? naics, label).not.toBeNull()
    // The United Kingdom divides NACE classes further; its codes start with the same four digits.
    if (nace?.length === 5 && sic) expect(nace.slice(1), label).toBe(sic.slice(0, 4))
  }
})

it('finds the trades of the development phrases', () => {
  const { phrases, first, within, wronglySure, wrong } = measureTrades(loadPhrases('dev'))
  expect(first / phrases, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  expect(within / phrases).toBeGreaterThanOrEqual(0.98)
  expect(wronglySure / phrases).toBeLessThanOrEqual(0.02)
})

it('finds the trades of everyday customers that the table was not written for', () => {
  const { phrases, first, within, wronglySure, wrong } = measureTrades(loadPhrases('everyday'))
  expect(phrases).toBeGreaterThanOrEqual(150)
  expect(first / phrases, wrong.join('\n')).toBeGreaterThanOrEqual(0.85)
  expect(within / phrases).toBeGreaterThanOrEqual(0.95)
  expect(wronglySure / phrases).toBeLessThanOrEqual(0.02)
})

it.each([
  ['the small craft bakeries of Munich', 'craft bakery'],
  ['book shops', 'bookstore'],
  ['nail-salon owners', 'nail salons'],
  ['tyre dealers', 'tire dealer'],
  ['jewellers', 'jeweler'],
  ['people who run food trucks', 'food truck'],
  ['office managers at mid-sized law firms', 'law firm'],
  ['manufacturers of furniture', 'furniture maker'],
])('reads "%s" as "%s"', (words, plain) => {
  expect(labels(words)).toEqual(labels(plain))
  expect(labels(words)).not.toEqual([])
})

it('tells businesses from the people who own their subject', () => {
  expect(tradesOf('owners of dog grooming salons')).toMatchObject({ consumers: false, sure: true })
  expect(labels('owners of dog grooming salons')[0]).toBe('Dog groomers')
  for (const words of ['dog owners', 'owners of electric cars', 'amateur photographers', 'gym members'])
    expect(tradesOf(words), words).toEqual({ choices: [], sure: false, consumers: true })
})

it('offers both trades where a word or a phrase names two', () => {
  expect(tradesOf('small bakeries')).toMatchObject({
    sure: false,
    choices: [{ nace: 'C1071' }, { nace: 'G4724' }],
  })
  expect(tradesOf('small hotels and B&Bs')).toMatchObject({
    sure: false,
    choices: [{ nace: 'I5510' }, { nace: 'I5520' }],
  })
  expect(labels('hair and beauty salons')[0]).toBe('Hair salons')
})

it.each([
  '',
  '?!',
  'companies',
  'small business owners',
  'quantum gravity collectives',
  'teams',
  'qwerty clinics',
])('has no trade for "%s"', (words) => {
  expect(tradesOf(words)).toEqual({ choices: [], sure: false, consumers: false })
})

it('is not sure where an unknown word stands before the trade', () => {
  expect(tradesOf('robot restaurants').sure).toBe(false)
  expect(tradesOf('family restaurants').sure).toBe(true)
})

it('reads the longest customer without delay', () => {
  const words = 'small bakeries and '.repeat(60)
  const started = performance.now()
  expect(tradesOf(words).choices[0]?.nace).toBe('C1071')
  expect(performance.now() - started).toBeLessThan(1_000)
})
