import { describe, expect, it } from 'vitest'
import { type Brief, emptyBrief } from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import { priceBesideToday } from '../../../supabase/functions/_shared/domain/brief/comparison'
import { revenueOf } from '../../../supabase/functions/_shared/domain/brief/economics'
import { gravestRisk } from '../../../supabase/functions/_shared/domain/brief/ending-risks'
import { findingsOf } from '../../../supabase/functions/_shared/domain/brief/findings'
import { salesForGoal } from '../../../supabase/functions/_shared/domain/brief/goal'
import { forSums } from '../../../supabase/functions/_shared/domain/brief/sums'
import { verdictOf } from '../../../supabase/functions/_shared/domain/brief/verdict'

const open = emptyBrief()
type PriceValue = { low: number; every: 'once' | 'use' | 'month'; per?: string; currency?: string | null }
const value = ({ low, every, per, currency = 'EUR' }: PriceValue) => ({
  low,
  high: low,
  currency,
  per: per ?? null,
  every,
})
const price = (given: PriceValue) => answered([value(given)], open.price)
/** A price as it was read at its words, not confirmed. */
function read(idea: string, words: string, given: PriceValue): Brief['price'] {
  const start = [...idea.slice(0, idea.indexOf(words))].length
  const origin = { kind: 'quote' as const, start, end: start + [...words].length }
  return { state: 'stated', entries: [{ value: value(given), origin, confirmed: false }], silenced: [] }
}

describe('a price that was only read', () => {
  const idea = 'One wrong form cost €4,000 to settle. Thinking €30 a month per office.'
  const brief = {
    ...open,
    customer: answered(['offices'], open.customer),
    price: read(idea, '€4,000', { low: 4000, every: 'once' }),
  }

  it('is asked, and nothing is calculated, where another amount may be the price', () => {
    const verdict = verdictOf(brief, idea)
    expect(verdict.said.text).toMatch(/^Which of these is your price\?/)
    expect(verdict.about?.text).toBe('“€30 a month per office”, “€4,000”')
    expect(forSums(brief, idea).price.state).toBe('open')
  })

  it('stands as it is once it is confirmed', () => {
    expect(forSums({ ...brief, price: price({ low: 4000, every: 'once' }) }, idea).price.state).toBe('stated')
  })

  it('is said as a condition where nothing speaks against it', () => {
    const plain = 'We file forms for offices. €30 a month per office.'
    const said = verdictOf(
      { ...brief, price: read(plain, '€30 a month', { low: 30, every: 'month' }) },
      plain,
    ).said
    expect(said.text).toMatch(/^If €30 is your price: one customer brings €360 a year/)
  })
})

describe('a price that the text says plainly', () => {
  const saidOf = (idea: string, words: string) =>
    verdictOf({ ...open, price: read(idea, words, { low: 30, every: 'month' }) }, idea).said.text

  it.each([
    ['We charge €30 a month and file forms for offices.', '€30 a month'],
    ['Forms for offices. The office pays €30 a month, which covers about ten forms.', '€30 a month'],
    ['Forms for offices. Access to all forms is 30 euro a month.', '30 euro a month'],
  ])('stands without a condition: %s', (idea, words) => {
    expect(saidOf(idea, words)).toMatch(/^One customer brings €360 a year/)
  })

  it.each([
    ['We would charge €30 a month and file forms for offices.', '€30 a month'],
    ['Today an agency takes the forms. Elsewhere it costs €30 a month.', '€30 a month'],
    ['Forms for offices. We charge €30 a month. We charge €45 in the city.', '€30 a month'],
  ])('stays a condition where it is planned, of others or beside another: %s', (idea, words) => {
    expect(saidOf(idea, words)).not.toMatch(/^One customer brings/)
  })
})

describe('what those who paid bring', () => {
  const weekly: Brief = {
    ...open,
    price: price({ low: 19, every: 'once', per: 'bottle' }),
    purchases: answered([30], open.purchases),
    goal: answered([{ amount: 7000, currency: 'EUR' }], open.goal),
    evidence: answered(
      [{ kind: 'paying' as const, count: 38, text: 'Weekly customers', link: null }],
      open.evidence,
    ),
  }
  const linesOf = (brief: Brief) =>
    findingsOf(brief, 'Coffee.')
      .map(({ said }) => said.text)
      .join('\n')

  it('stands beside the goal where it is said how often one buys', () => {
    expect(linesOf(weekly)).toContain('38 × €570 ÷ 12 = €1,805 a month: 26% of your goal')
    expect(linesOf({ ...weekly, purchases: answered([1], open.purchases) })).not.toMatch(/of your goal/)
  })
})

describe('what is paid once', () => {
  const job: Brief = {
    ...open,
    price: price({ low: 200, every: 'use', per: 'window' }),
    purchases: answered([5], open.purchases),
    count: answered([{ value: 1000, source: 'own list' }], open.count),
    goal: answered([{ amount: 3000, currency: 'EUR' }], open.goal),
    today: answered(
      [
        { name: 'film', price: { amount: 12, currency: 'EUR', every: 'once' as const }, link: null },
        { name: 'glazing', price: { amount: 2000, currency: 'EUR', every: 'once' as const }, link: null },
      ],
      open.today,
    ),
  }

  it('is one sale of all units, with no revenue a year', () => {
    expect(revenueOf(job)).toBeNull()
    expect(salesForGoal(job)).toMatchObject({ value: 3, formula: '€3,000 ÷ (5 × €200)' })
  })

  it('is compared with nothing that is paid for something else', () => {
    expect(priceBesideToday(job)).toEqual([])
  })

  it('comes again where it is upkeep', () => {
    const clean = { ...job, actions: answered(['clean the windows'], open.actions) }
    expect(revenueOf(clean)).toMatchObject({ low: 1000 })
  })
})

describe('what the text tells without a field', () => {
  const visits: Brief = {
    ...open,
    price: price({ low: 50, every: 'use', per: 'visit' }),
    goal: answered([{ amount: 1000, currency: 'EUR' }], open.goal),
  }

  it('is no number of purchases, however often something comes', () => {
    for (const idea of ['Quarterly tuning of pianos.', 'Each week we collect and tune.'])
      expect(revenueOf(forSums(visits, idea))).toBeNull()
    expect(revenueOf(forSums({ ...visits, purchases: answered([4], open.purchases) }, ''))?.low).toBe(200)
  })

  it('is what one sale costs, and its smallest order', () => {
    const pots: Brief = { ...visits, price: price({ low: 50, every: 'use', per: 'pot' }) }
    const said = (idea: string) =>
      findingsOf(pots, idea)
        .map((line) => line.said.text)
        .join('\n')
    expect(verdictOf(pots, 'Pots of clay. Clay and glaze cost me €10 per pot.').said.text).toBe(
      'To keep €1,000 a month takes 25 sales a month: €50 − €10 leaves €40 of each, before delivery, returns, fees and tax.',
    )
    expect(said('Pots of clay, four pots minimum.')).toMatch(
      /Your smallest order is 4 × €50 = €200: €1,000 a month takes 5 of them\./,
    )
  })
})

describe('the risk that ends the business', () => {
  const risks = (...words: string[]) => ({ ...open, risks: answered(words, open.risks) })

  it('comes before weather', () => {
    expect(gravestRisk(risks('snow days', 'my back gives out'), '')).toMatchObject({
      words: 'my back gives out',
      said: { text: expect.stringMatching(/^Everything rests on one person/) },
    })
  })

  it('is only what the words really say, and never one word of them', () => {
    for (const words of [
      'A horse is injured on a trip we booked',
      'From December to March nobody thinks of it',
      'Nobody buys anything outside of January to March',
      'Shrimp price falls and nobody buys anything',
      'Nobody recommends you out loud',
      'Copies are passed on by Bluetooth',
    ])
      expect(gravestRisk(risks(words), '')?.said ?? null, words).toBeNull()
    expect(gravestRisk(risks('Parents will not pay for it'), '')).toBeNull()
  })

  it('is none that the offer answers', () => {
    const idea = 'A course for €90, and €20 a year for updates when the law changes.'
    expect(gravestRisk(risks('the law changes each year'), idea)).toBeNull()
  })
})
