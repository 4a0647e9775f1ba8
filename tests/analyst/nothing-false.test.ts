import { describe, expect, it } from 'vitest'
import { type Brief, type BriefValues, emptyBrief } from '../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../supabase/functions/_shared/domain/brief/changes'
import { revenueOf } from '../../supabase/functions/_shared/domain/brief/economics'
import { forSums } from '../../supabase/functions/_shared/domain/brief/sums'
import { EMPTY_CONCEPT } from '../../supabase/functions/_shared/domain/report'
import { scorecardOf } from '../../supabase/functions/_shared/domain/scorecard'
import { markdownOf, reportOn } from './written'

/* Statements that would be false, asked in vain or empty, each kept out by the way in which reports are made. */

const open = emptyBrief()
type Price = BriefValues['price']
type Sign = BriefValues['evidence']
const price = (more: Partial<Price> = {}) =>
  answered([{ low: 30, high: 30, currency: 'EUR', per: null, every: 'once' as const, ...more }], open.price)
const sign = (kind: Sign['kind'], count: number | null, text: string) =>
  answered([{ kind, count, text, link: null }], open.evidence)
const way = (name: string, amount: number, every: 'once' | 'use' | 'month' | 'year') => ({
  name,
  price: { amount, currency: 'EUR', every },
  link: null,
})
/** The report on an idea in Markdown, without the idea and the brief that it repeats. */
async function saidOf(idea: string, given: Partial<Brief> = {}): Promise<string> {
  const text = markdownOf(idea, await reportOn(idea, given))
  return text.replace(/## Original idea[\s\S]*?(?=### Open questions|## Scorecard)/, '')
}
const metricsOf = async (idea: string, given: Partial<Brief>) => {
  const { brief, market } = await reportOn(idea, given)
  const report = { concept: EMPTY_CONCEPT, audience: null, market, evidence: null, brief, lookups: null }
  return scorecardOf(report as never, { asOf: '2026-11-20', plan: null }).metrics
}

it('takes no amount of the founder’s own price for a cost or loss of the customer', async () => {
  const idea =
    'Covers for harps that travel. We sell them at 90 euros, and a spare strap is 12 euros. Nobody else makes any.'
  const said = await saidOf(idea, { price: price({ low: 90, high: 90 }) })
  expect(said).not.toMatch(/customers pay or lose|pays or loses|not used yet/)
  expect(said).not.toMatch(/12 euros/)
})

describe('what is told', () => {
  const ways = answered([way('Hire van', 40, 'use'), way('Courier', 300, 'month')], open.today)

  it('is never called missing by the scorecard', async () => {
    const given = {
      price: price(),
      today: ways,
      goal: answered([{ amount: 900, currency: 'EUR' }], open.goal),
    }
    const said = await saidOf('Covers for harps.', given)
    expect(said).not.toMatch(/add a price to compare|Scored once you name|\(revenue goal\)/)
  })

  it('is not asked for where the text answers it', async () => {
    const idea =
      'A phone program for harp makers. Today they keep the strings in a paper book, and at the end of the year nobody knows what was used, so they order too late and the customer waits. Other programs are made for shops and know nothing of strings. Our program reads the label with the camera and counts what is left, and it works without a network in the workshop.'
    const said = await saidOf(idea, { price: price() })
    expect(said).not.toMatch(
      /What goes wrong for them|What do they do or buy|Why would someone switch|What kind of product|What would you call it/,
    )
  })

  it('counts as answered: nine purchases a year of what comes each month are nine', () => {
    const brief = { ...open, price: price({ every: 'month' }), purchases: answered([9], open.purchases) }
    expect(revenueOf(forSums(brief, ''))).toMatchObject({ low: 270, formula: '€30 × 9' })
  })
})

it('stops at a price that cannot be that of a customer, and asks for its unit', async () => {
  const idea = 'We wash plates for caterers. €2 for a plate. They come with crates.'
  const said = await saidOf(idea, {
    purchases: answered([85], open.purchases),
    count: answered([{ value: 1200, source: 'own list' }], open.count),
    problemCost: answered([{ amount: 4000, currency: 'EUR', every: 'month' as const }], open.problemCost),
  })
  expect(said).toMatch(/is only 0\.35% of the €48,000 .* What is the price for/)
  expect(said).not.toMatch(/TAM|1,200 customers ×|Problem severity \| \d/)
})

describe('the founder’s evidence', () => {
  it('is no finding as a bare percentage', async () => {
    const said = await saidOf('Covers for harps.', {
      price: price(),
      evidence: sign('interviews', 10, 'Harpists at the fair; seven said yes in principle'),
    })
    expect(said).not.toMatch(/\d+ of \d+ is \d+%/)
  })

  it('of those who bought again decides what a customer brings, the score and the test', async () => {
    const idea =
      'Story boxes for families. I printed the first one for 85 families at our school, 61 bought the second.'
    const given = { price: price(), purchases: answered([12], open.purchases) }
    const said = await saidOf(idea, given)
    expect(said).toContain(
      '61 of 85 bought again. If that share stays the same each time, one customer buys 3.5 times',
    )
    expect(said).toContain('The numbers of a year here take 12 purchases.')
    expect(said).not.toMatch(/Win \d+ more|who might want it|pay for the first|\b1 paying customer/)
    const demand = (await metricsOf(idea, given)).find(({ id }) => id === 'demandEvidence')
    expect(demand?.score).toBe(8)
  })

  it('of an unknown kind counts with its number', async () => {
    const demandOf = async (evidence: Brief['evidence']) =>
      (await metricsOf('Tuning of harps.', { price: price(), evidence })).find(
        ({ id }) => id === 'demandEvidence',
      )
    expect((await demandOf(sign('other', null, 'I have done 41 harps for 17 schools')))?.reason).toMatch(
      /^You name 17 sales/,
    )
    expect((await demandOf(sign('other', 2, 'Owners who use it')))?.reason).toMatch(/^You name 2 who have it/)
    expect((await demandOf(sign('other', 112, 'Read it to the end')))?.score).toBe(3)
  })

  it('is no reason to ask for less than what was paid: the full price comes next', async () => {
    const { market } = await reportOn('A cover for harps.', {
      price: price({ low: 68, high: 68 }),
      evidence: sign('paying', 8, 'Made for pupils, €40 each'),
    })
    expect(market.nextTest?.what.text).toMatch(/^Offer it at €68 to 10 who have not bought/)
    // Pieces are no people who could be asked.
    expect(market.nextTest?.about).toBeNull()
  })

  it('asks of two who are named no more than two can give', async () => {
    const { market } = await reportOn('An app for harp makers.', {
      price: price({ every: 'month' }),
      evidence: sign('other', 2, 'Owners who use it, one is family'),
    })
    expect(market.nextTest?.threshold.text).toBe(
      '1 of the 2 pay, for the first time or again, and so does one who is not named here.',
    )
    expect(market.nextTest?.otherwise?.text).not.toMatch(/95% confidence/)
  })
})

it('leaves a fear that nothing can be calculated about without a comment', async () => {
  const risks = answered(['A client dies before the decision', 'January is dead'], open.risks)
  const said = await saidOf('Help with pension papers.', { price: price(), risks })
  expect(said).toContain('- “A client dies before the decision”')
  expect(said).not.toMatch(/rule this out|You name this yourself|If customers do not act/)
})

it('asks no stock question whose premise no one has told', async () => {
  const said = await saidOf('Covers for harps.', {
    price: price(),
    today: answered([way('Bin bags', 0, 'year'), way('Bag', 140, 'once')], open.today),
    channel: answered(['String shops'], open.channel),
    evidence: sign('paying', 8, 'Harpists in town'),
  })
  expect(said).not.toMatch(/leave the free way|stopped paying|bring in the last month|pays nothing today/)
})

it('takes no law from a word that is not of the offer', async () => {
  const idea =
    'Story boxes for families with children. Every month a book and a game come by mail. I showed the first one to 85 families at our school. They asked for more.'
  const said = await saidOf(idea, {
    price: price({ every: 'month', currency: 'USD' }),
    nature: answered(['content'], open.nature),
    field: answered(['education'], open.field),
    place: answered([{ name: 'California', country: 'US', local: false }], open.place),
  })
  expect(said).not.toMatch(/student records/)
})
