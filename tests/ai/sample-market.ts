import type { CompetitorsOutput } from '../../supabase/functions/_shared/ai/sections/competitors.ts'
import type { MarketOutput } from '../../supabase/functions/_shared/ai/sections/market.ts'
import type { Cite, Said, SourceNotes } from '../../supabase/functions/_shared/ai/sections/said.ts'
import { SAMPLE_PAGES } from './sample-pages'

type PageId = keyof typeof SAMPLE_PAGES

export const cite = (source: PageId): Cite => ({ source, quote: SAMPLE_PAGES[source].quote })
export const said = (text: string, ...sources: PageId[]): Said => ({ text, cites: sources.map(cite) })
export const note = (source: PageId, relevance: string): SourceNotes[number] => {
  return { source, date: SAMPLE_PAGES[source].date, relevance }
}

export const SAMPLE_MARKET: MarketOutput = {
  targetMarket: said(
    'Independent bicycle shops with a workshop in the United Kingdom, about 2,300 of them; those with one to four mechanics first.',
    's1',
  ),
  uniqueValue: said(
    'Only what the bench needs: slots, the state of each job and a text when it is done. No till, no stock control, and a price below the tools that bring these along.',
  ),
  monetizationStrategies: [
    said('Shops pay £29 a month per workshop.'),
    said(
      'Text messages beyond a fair number are passed on at cost, as booking tools for workshops already charge them.',
    ),
  ],
  opportunities: [
    said('Spending on repairs rises: turnover of cycle repair grew by 6.2% to £510 million in 2025.', 's2'),
    said(
      'A voucher of £50 brings riders to registered workshops, which must keep records of each repair.',
      's3',
    ),
  ],
  growth: {
    text: 'Turnover of cycle repair and servicing rose by 6.2% in 2025.',
    percentPerYear: 6.2,
    cites: [cite('s2')],
  },
  whyNow: {
    text: 'Every household can claim £50 towards a repair at a registered workshop since April 2026.',
    date: '2026-04',
    cites: [cite('s3')],
  },
  inputs: {
    customers: {
      low: 1900,
      base: 2300,
      high: 2500,
      note: 'Independent bicycle shops with a workshop in the United Kingdom, as counted at the end of 2025; the low value takes one more year of closures off.',
      cites: [cite('s1')],
    },
    revenuePerCustomer: {
      low: 350,
      base: 440,
      high: 560,
      note: 'The price of £29 a month for twelve months at 1.27 dollars to the pound; the high value has some shops with a second workshop.',
      cites: [],
    },
    reachableShare: {
      low: 0.4,
      base: 0.6,
      high: 0.75,
      note: 'Shops with one to four mechanics; an estimate from the median of two mechanics a shop.',
      cites: [],
    },
    obtainableShare: {
      low: 0.03,
      base: 0.08,
      high: 0.15,
      note: 'An estimate: TuneUp won 140 shops in three years before it closed.',
      cites: [cite('s11')],
    },
    marketSpend: {
      low: 620_000_000,
      base: 648_000_000,
      high: 680_000_000,
      note: 'Turnover of cycle repair of £510 million in 2025 at 1.27 dollars to the pound.',
      cites: [cite('s2')],
    },
    relevantShare: {
      low: 0.001,
      base: 0.002,
      high: 0.004,
      note: 'An estimate: what a small workshop spends on software out of each hundred pounds of repairs.',
      cites: [],
    },
    fixedCosts: {
      low: 28_000,
      base: 36_000,
      high: 60_000,
      note: 'An estimate: hosting, one part-time person for support, insurance and accounting.',
      cites: [],
    },
    grossMargin: {
      low: 0.7,
      base: 0.8,
      high: 0.85,
      note: 'An estimate: text messages and card fees take about a fifth of the price.',
      cites: [],
    },
  },
  founderPrice: '£29 a month per workshop',
  sources: [
    note('s1', 'Counts the shops that could buy it.'),
    note('s2', 'Shows what is spent on repairs and how it grows.'),
    note('s3', 'Dates the change that brings more repairs and asks for records.'),
  ],
}

const answered = (weakness: Said, ...answeredBy: string[]) => ({ ...weakness, answeredBy })

export const SAMPLE_COMPETITORS: CompetitorsOutput = {
  competitors: [
    {
      name: 'WrenchLog',
      cites: [cite('s4')],
      live: true,
      dominant: false,
      strengths: [said('Job cards and parts ordering in one tool made for workshops.')],
      weaknesses: [
        answered(said('Riders cannot see the state of the repair themselves, so they still call.'), 'f3'),
      ],
      price: {
        text: '£49 per month for one workshop, billed yearly',
        cites: [cite('s4')],
      },
    },
    {
      name: 'BikeDesk',
      cites: [cite('s5')],
      live: true,
      dominant: false,
      strengths: [said('Till, stock and workshop diary under one roof.', 's5')],
      weaknesses: [
        answered(
          said('Shops that only want repair tickets pay for a till that they never switch on.', 's7'),
          'f2',
          'f4',
        ),
      ],
      price: { text: '£89 a month with till and stock control', cites: [cite('s5')] },
    },
    {
      name: 'Slotwheel',
      cites: [cite('s6')],
      live: true,
      dominant: false,
      strengths: [said('Cheap start for shops with few bookings.', 's6')],
      weaknesses: [
        answered(
          said('Ends with the booking: a job has no state and the rider gets no word when it is done.'),
          'f2',
          'f3',
        ),
        answered(said('Costs more in the season, when there are over 50 bookings.', 's6')),
      ],
      price: { text: '£19 a month for up to 50 bookings', cites: [cite('s6')] },
    },
    {
      name: 'A free calendar and a notebook',
      cites: [cite('s13')],
      live: null,
      dominant: false,
      strengths: [said('Costs nothing and everybody in the shop knows how to use it.', 's13')],
      weaknesses: [answered(said('Nobody outside the shop sees the state of a repair.'), 'f3')],
      price: null,
    },
  ],
  sources: [
    note('s4', 'States the price of the nearest tool.'),
    note('s5', 'States the price of the tool with a till.'),
    note('s6', 'States the price of a tool for bookings alone.'),
    note('s7', 'An owner says what is too much in BikeDesk.'),
    note('s13', 'Shows that doing without is a rival.'),
  ],
}
