import { type BriefValues, toBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { paceLine, stockLine } from '@domain/brief/pace'
import { describe, expect, it } from 'vitest'

type Answers = { [F in keyof BriefValues]?: BriefValues[F] }
const briefWith = (answers: Answers) =>
  toBrief(
    Object.fromEntries(
      Object.entries(answers).map(([field, value]) => [
        field,
        answered([value], { state: 'open', silenced: [] }),
      ]),
    ),
  )
const euros = (low: number, more: Partial<BriefValues['price']> = {}, high = low) => ({
  low,
  high,
  currency: 'EUR',
  per: null,
  every: 'once' as const,
  ...more,
})
const goal = (amount: number) => ({ amount, currency: 'EUR' })
const paying = (count: number, text: string) => ({ kind: 'paying' as const, count, text, link: null })

describe('what the founder has', () => {
  it('brings so much a month, beside what the goal takes', () => {
    const brief = briefWith({
      price: euros(12, { per: 'bike', every: 'month' }, 20),
      goal: goal(6000),
      inputs: '120 light children’s bikes for the start',
    })
    expect(stockLine(brief)?.said.text).toBe(
      'Your 120 bring €1,440 to €2,400 a month if all of them are paid for at all times. €6,000 takes 300 to 500.',
    )
  })

  it('has to be rented so many days, where a day is paid', () => {
    const brief = briefWith({
      price: euros(40, { per: 'e-bike', every: 'day' }),
      goal: goal(4800),
      inputs: 'Twelve e-bikes, bought used',
    })
    expect(stockLine(brief)?.said.text).toBe(
      '€4,800 a month takes 10 paid days a month from each of your 12.',
    )
  })

  it.each(['A mechanic, part-time', '3 helpers', 'bikes from a dealer'])('is not told by “%s”', (inputs) => {
    expect(
      stockLine(briefWith({ price: euros(12, { per: 'bike', every: 'month' }), goal: goal(100), inputs })),
    ).toBeNull()
  })
})

describe('what was sold so far', () => {
  it('is a pace beside the sales of the goal, by the months that the evidence names', () => {
    const brief = briefWith({
      price: euros(3000),
      goal: goal(9000),
      evidence: paying(7, 'Moves since March'),
    })
    expect(paceLine(brief, '2026-11-23')?.said.text).toBe(
      '7 so far are 0.88 a month. €9,000 a month takes 3.',
    )
    expect(paceLine(brief, null)).toBeNull()
    const sold = briefWith({
      price: euros(8),
      evidence: paying(84, 'Sales of the first walk in four months'),
    })
    expect(paceLine(sold, null)?.said.text).toBe('84 so far are 21 a month: €170 at your price.')
  })

  it('are customers where each pays again', () => {
    const brief = briefWith({
      price: euros(10, { every: 'month' }),
      goal: goal(1000),
      evidence: paying(20, 'Subscribed within ten weeks'),
    })
    expect(paceLine(brief, null)?.said.text).toBe(
      '20 so far are 8.7 a month. At that pace, if nobody leaves, the 100 customers of your goal take 10 more months.',
    )
    const weekly = briefWith({
      price: euros(90),
      evidence: paying(6, 'Families that order weekly since January'),
    })
    expect(paceLine(weekly, '2026-11-23')).toBeNull()
  })
})
