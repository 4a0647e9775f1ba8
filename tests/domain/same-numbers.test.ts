import { deckOf } from '@domain/deck'
import { editModel, type MarketEdits } from '@domain/market-model'
import type { Report } from '@domain/report'
import { reportMarkdown } from '@domain/report-markdown'
import { scorecardOf } from '@domain/scorecard'
import { describe, expect, it } from 'vitest'
import { DECK_REPORT } from '../features/report/deck-report'

const AS_OF = '2026-11-20T11:03:13Z'
const same = (value: number) => ({ low: value, base: value, high: value })

const EDITS: MarketEdits = {
  customers: same(1_000),
  revenuePerCustomer: same(10.5),
  reachableShare: same(1),
  obtainableShare: same(0.0334),
  fixedCosts: same(174.825),
  grossMargin: same(0.5),
}

/** A report whose numbers differ under every kind of rounding. */
function reportWith(): Report {
  const { market, ...report } = DECK_REPORT
  if (!market?.model || !market.growth || !market.nextTest) throw new Error('the sample holds no market')
  return {
    ...report,
    evidence: null,
    market: {
      ...market,
      model: editModel(market.model, EDITS),
      growth: { ...market.growth, percentPerYear: 7.25 },
      nextTest: { ...market.nextTest, costDollars: 1_234, days: 1_400 },
      citations: market.citations.map((citation) => ({
        ...citation,
        check: { status: 'quote_found', at: AS_OF, reason: null },
      })),
    },
  }
}

const report = reportWith()
const slides = JSON.stringify(deckOf({ report, title: 'Walks', year: 2026 }))
const markdown = reportMarkdown({
  title: 'Walks',
  idea: 'Walks.',
  createdAt: AS_OF,
  engine: null,
  report,
  plan: null,
})
const scorecard = JSON.stringify(scorecardOf(report, { asOf: AS_OF, plan: null }))

describe('a number of a report', () => {
  it.each([
    ['growth', '7.25% a year'],
    ['the revenue', '$10.50'],
  ])('reads the same on slides, in Markdown and in the scorecard: %s', (_, words) => {
    for (const place of [slides, markdown, scorecard]) expect(place).toContain(words)
  })

  it.each(['$1,234', '1,400 days'])('reads the same on slides and in Markdown: %s', (words) => {
    for (const place of [slides, markdown]) expect(place).toContain(words)
  })

  it('multiplies to what stands behind it', () => {
    expect(markdown).toContain('= 1,000 × $10.50 = **$10.5K**')
  })

  it('is read the same of the break-even', () => {
    expect(scorecard).toContain('0 for a break-even at 34 customers where 33 can be won')
    expect(markdown).toContain('**34** customers; the SOM holds 33')
    expect(slides).toContain('"label":"Customers to break even","value":"34"')
    expect(slides).toContain('"label":"Customers in the SOM","value":"33"')
  })
})
