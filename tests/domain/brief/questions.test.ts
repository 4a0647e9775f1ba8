import { type BriefValues, emptyBrief, toBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { revenueOf } from '@domain/brief/economics'
import { findingsOf } from '@domain/brief/findings'
import { formatValue } from '@domain/brief/format'
import { openQuestions, questionOf } from '@domain/brief/questions'
import { forSums } from '@domain/brief/sums'
import { describe, expect, it } from 'vitest'

const open = emptyBrief()
const priced = (price: Partial<BriefValues['price']>, more: object = {}) =>
  toBrief({
    price: answered(
      [{ low: 4, high: 4, currency: null, per: null, every: 'share' as const, ...price }],
      open.price,
    ),
    ...more,
  })

describe('the quantity', () => {
  it('is asked for by what the price is for', () => {
    const seats = priced(
      { low: 39, high: 39, currency: 'EUR', per: 'therapist', every: 'month' },
      { customer: answered(['clinics'], open.customer) },
    )
    expect(questionOf(seats, 'purchases').ask).toBe('You charge per “therapist”. How many has one customer?')
    expect(questionOf(priced({ every: 'once', currency: 'EUR' }), 'purchases').ask).toBe(
      'Does one customer buy again each year, or once?',
    )
    expect(questionOf(priced({}), 'purchases').ask).toBe(
      'How many such deals does one customer make in a year?',
    )
  })
})

describe('a price that is a share', () => {
  const broker = {
    name: 'Broker',
    price: { amount: 1500, currency: 'INR', every: 'use' as const },
    link: null,
  }

  it('asks what one deal is worth, and says from which value on it is dearer than today’s way', () => {
    const brief = priced({}, { today: answered([broker], open.today) })
    expect(openQuestions(brief)).toContain('price')
    expect(questionOf(brief, 'price').ask).toBe('Your price is a share. What is one deal worth, on average?')
    expect(findingsOf(brief, 'A platform for trucks.').map(({ said }) => said.text)).toContain(
      'Your 4% of ₹37,500 is as much as this way of today costs each time: for a deal below that yours costs less, above it more.',
    )
  })

  it('is calculated with once that is answered', () => {
    const brief = priced(
      { base: 40_000, currency: 'INR' },
      { purchases: answered([30], open.purchases), nature: answered(['marketplace'], open.nature) },
    )
    expect(openQuestions(brief)).not.toContain('price')
    expect(revenueOf(forSums(brief, 'A platform for trucks.'))).toMatchObject({
      low: 48_000,
      currency: 'INR',
      formula: '₹1,600 × 30',
    })
    const [price] = brief.price.state === 'stated' ? brief.price.entries : []
    expect(price && formatValue('price', price.value)).toBe('4% of each sale (₹40,000 on average)')
  })
})
