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
