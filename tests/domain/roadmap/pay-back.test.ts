import { describe, expect, it } from 'vitest'
import { payBackTexts } from '../../../supabase/functions/_shared/domain/roadmap'

const payBackText = (...given: Parameters<typeof payBackTexts>) => payBackTexts(...given)[0] ?? null

const income = { price: 20, every: 'month', per: null, margin: 0.5, purchases: null } as const

describe('the cost of a phase beside the price', () => {
  it('counts customers who pay for a year where they pay in a rhythm, rounded up', () => {
    expect(payBackText(12_100, income, 'EUR')).toBe(
      'This phase costs €12,100; the price is €20 a month. If 50% of it is left after what a sale costs (assumption), 110 customers who pay for a year cover it.',
    )
    expect(payBackText(100, { ...income, every: 'year' }, 'USD')).toContain(
      '$20 a year. If 50% of it is left after what a sale costs (assumption), 10 customers',
    )
  })

  it('counts sales where each is paid for, and customers where it is known how often one buys', () => {
    const once = { ...income, every: 'once', per: 'apron' } as const
    expect(payBackText(1_000, once, 'EUR')).toMatch(/€20 per apron\. .* 100 sales cover it\.$/)
    expect(payBackText(1_000, { ...once, purchases: 16 }, 'EUR')).toContain(
      'At 16 a year from each customer, that is 7 customers for a year.',
    )
  })

  describe('where it is known who does the work', () => {
    const team = [
      { role: 'Founder', hourlyRate: 35 },
      { role: 'Cleaner', hourlyRate: 30 },
    ]
    const job = { ...income, price: 20, every: 'use', per: 'window', worker: 'Cleaner', labor: 0.6 } as const

    it('says how long one sale may take', () => {
      expect(payBackText(1_000, { ...job, isByHour: false }, 'EUR', team)).toMatch(
        /100 sales cover it\. .* 60% .*: 24 minutes at the €30 an hour of “Cleaner”/,
      )
    })

    it('says what is lost where an hour of it costs more than is paid, and how long it may take at most', () => {
      const text = payBackText(1_000, { ...job, isByHour: true }, 'EUR', team)
      expect(text).toContain('loses €10')
      expect(text).toContain('above 40 minutes, travel included, no number of sales')
      expect(text).toContain('only at 24 minutes or less do 100 sales')
      expect(text).not.toContain('cover it')
      expect(payBackText(1_000, { ...job, isByHour: true, price: 40 }, 'EUR', team)).toContain('cover it')
    })
  })

  it('says nothing without a cost or a price', () => {
    expect(payBackText(null, income, 'EUR')).toBeNull()
    expect(payBackText(0, income, 'EUR')).toBeNull()
    expect(payBackText(100, null, 'EUR')).toBeNull()
  })
})

describe('what a phase is planned to bring in', () => {
  const sale = { price: 42, every: 'once', per: 'set', margin: 0.5, purchases: null } as const
  const team = [
    { role: 'Founder', hourlyRate: 20, costDollars: 300 },
    { role: 'Maker', hourlyRate: 10, costDollars: 500 },
  ]
  const ordered = { count: 40, sum: 960, advances: 100, words: 'Two shops ordered 40 sets at 24 euros' }

  it('names orders once beside planned sales, the own time, and the gap of all phases up to here', () => {
    const [cost, own, income, gap] = payBackTexts(1_000, sale, 'EUR', team, {
      planned: { count: 10, each: 42 },
      ordered,
      earlier: { phases: 1, cost: 2_000, income: 420 },
    })
    expect(cost).toContain('This phase costs €1,000; the price is €42 per set.')
    expect(own).toContain('€300 is the founder’s own time; €700 has to be paid to others')
    expect(income).toBe(
      'This phase plans an income of €1,380, if all is paid: the 40 that you name in “Two shops ordered 40 sets at 24 euros” (€960, €100 of it paid in advance) and 10 payments of €42 (€420).',
    )
    // 3,000 − 1,800 = 1,200; 1,200 ÷ (42 × 0.5) = 57.1…
    expect(gap).toBe(
      'The 2 phases up to here cost €3,000 and plan an income of €1,800: a gap of €1,200 to finance, the founder’s own time included. 58 sales beyond those planned close it.',
    )
  })

  it('says what follows where the gap is far from what is planned to be sold', () => {
    const money = { planned: { count: 10, each: 42 }, ordered: null, earlier: null }
    // 5,000 − 420 = 4,580; 4,580 ÷ (42 × 0.5) ÷ 10 = 21.8
    expect(payBackTexts(5_000, sale, 'EUR', [], money).at(-1)).toContain(
      'That is 22 times the sales of this phase. Before it begins, raise the price',
    )
    expect(payBackTexts(1_000, sale, 'EUR', [], money).at(-1)).not.toContain('times what is planned')
  })

  it('counts what goes back where it is not sold only as far as it is sold', () => {
    const [, , income] = payBackTexts(1_000, sale, 'EUR', team, {
      planned: null,
      ordered: { ...ordered, advances: 0, words: 'Two shops ordered 40 sets on sale or return' },
      earlier: null,
    })
    expect(income).toContain('(€960, as far as it is sold)')
  })

  it('says what is left where more comes in than is spent, and claims no break-even of its own then', () => {
    const texts = payBackTexts(1_000, sale, 'EUR', team, {
      planned: { count: 100, each: 42 },
      ordered: null,
      earlier: null,
    })
    expect(texts.at(-1)).toBe(
      'That is an income of €4,200 beside a cost of €1,000: €3,200 more than it costs, before tax.',
    )
    expect(texts.join(' ')).not.toMatch(/cover|close it/)
  })

  it('says the share of the counted customers, and the customers of a year where each buys often', () => {
    const money = { planned: { count: 0, each: 20 }, ordered: null, earlier: null }
    expect(payBackTexts(12_100, { ...income, customers: 1_000 }, 'EUR', [], money).at(-1)).toContain(
      '110 customers who pay for a year close it, 11% of the 1,000 that you count.',
    )
    expect(payBackTexts(1_000, { ...sale, purchases: 12 }, 'EUR', [], money).at(-1)).toContain(
      '48 sales close it: 4 customers for a year at 12 a year.',
    )
  })

  it('says nothing of income without a price, but what the phases cost', () => {
    const texts = payBackTexts(1_000, null, 'USD', team, {
      planned: null,
      ordered: null,
      earlier: { phases: 2, cost: 500, income: 0 },
    })
    expect(texts.join(' ')).toContain('The 3 phases up to here cost $1,500. No income is set beside it')
    expect(texts.join(' ')).not.toContain('plans')
    const ofDeals = { planned: null, ordered: null, earlier: { phases: 2, cost: 500, income: 0 } }
    expect(payBackTexts(1_000, null, 'USD', team, { ...ofDeals, lacks: 'deal' }).join(' ')).toContain(
      'because the price is a share, and no text says what one deal is worth.',
    )
  })

  it('says that no number of sales covers what loses by the founder’s figures', () => {
    const texts = payBackTexts(1_000, { ...sale, isTold: true, loss: 3 }, 'EUR', team, {
      planned: { count: 10, each: 42 },
      ordered: null,
      earlier: null,
    })
    expect(texts[0]).toContain('each sale loses €3: no number of sales covers this phase')
    expect(texts.join(' ')).not.toContain('close it')
  })
})
