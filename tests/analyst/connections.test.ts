import { describe, expect, it } from 'vitest'
import { type Brief, type BriefValues, emptyBrief } from '../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../supabase/functions/_shared/domain/brief/changes'
import { findingsOf } from '../../supabase/functions/_shared/domain/brief/findings'
import { marketModelOf } from '../../supabase/functions/_shared/domain/brief/market'
import { numberLinesOf } from '../../supabase/functions/_shared/domain/brief/numbers'
import { verdictOf } from '../../supabase/functions/_shared/domain/brief/verdict'
import { editModel } from '../../supabase/functions/_shared/domain/market-model'
import { reportMarkdown } from '../../supabase/functions/_shared/domain/report-markdown'
import { lookupWith, recordOf } from '../domain/scorecard/given'
import { markdownOf, reportOn } from './written'

const open = emptyBrief()
const IDEA = 'A thing.'
const price = (low: number, every: BriefValues['price']['every'] = 'month') =>
  answered([{ low, high: low, currency: 'EUR', per: null, every }], open.price)
const cost = (amount: number) =>
  answered([{ amount, currency: 'EUR', every: 'month' as const }], open.problemCost)
const today = (amount: number, every: 'once' | 'day' | 'month' = 'month', name = 'The old way') =>
  answered([{ name, price: { amount, currency: 'EUR', every }, link: null }], open.today)
const count = (value: number, source = '') => answered([{ value, source }], open.count)
const goal = (amount: number) => answered([{ amount, currency: 'EUR' }], open.goal)
const base: Partial<Brief> = {
  product: answered(['a thing'], open.product),
  problem: answered(['waste'], open.problem),
  price: price(49),
}
const briefOf = (given: Partial<Brief>): Brief => ({ ...open, ...base, ...given })
const saidOf = (given: Partial<Brief>, model = marketModelOf(briefOf(given))) =>
  findingsOf(briefOf(given), IDEA, { model }).map(({ said }) => said.text)

describe('answers that contradict each other', () => {
  it('are named: a cost of the problem that is what today’s way costs', () => {
    const [first] = saidOf({ problemCost: cost(120), today: today(120) })
    expect(first).toMatch(/what they pay for today’s way, €1,440 a year.* your price of 41% of it/)
    expect(saidOf({ problemCost: cost(400), today: today(120) }).join()).not.toMatch(/pay for today’s way/)
  })

  it('are named: the price given as the cost of the problem', () => {
    expect(saidOf({ problemCost: cost(49) })[0]).toMatch(/^The cost of the problem equals your price, €588/)
  })

  it('are named: more people who pay than there are customers', () => {
    const evidence = answered([{ kind: 'paying' as const, count: 80, text: '', link: null }], open.evidence)
    expect(saidOf({ evidence, count: count(50) })[0]).toMatch(
      /^You name 80 who pay or wait, but count 50 customers\. They are other customers/,
    )
  })

  const costing = (given: Partial<Brief>, fixedCosts: number) => {
    const model = marketModelOf(briefOf(given))
    const same = (base: number) => ({ low: base, base, high: base })
    return model && editModel(model, { fixedCosts: same(fixedCosts), grossMargin: same(0.5) })
  }

  it('are named: a break-even above all customers, or above what the goal takes', () => {
    const small = { count: count(100), goal: goal(1000) }
    expect(saidOf(small, costing(small, 60_000))[0]).toBe(
      'Break-even takes 210 customers, more than the 100 there are: €60,000 ÷ (€588 × 50%). At these numbers it never pays for itself.',
    )
    const large = { count: count(9000), goal: goal(1000) }
    expect(saidOf(large, costing(large, 60_000)).join('\n')).toMatch(
      /€1,000 a month takes 21 customers, but break-even takes 210: .*Reaching the goal would still lose money/,
    )
    expect(saidOf({ ...large, goal: goal(50_000) }, costing(large, 60_000)).join()).not.toMatch(/reak-even/)
  })

  it('are not named out of fixed costs that no one has set', () => {
    const brief = briefOf({ count: count(3), goal: goal(10) })
    expect(numberLinesOf(brief, marketModelOf(brief)).find(({ id }) => id === 'breakEven')).toMatchObject({
      result: null,
      meaning: expect.stringContaining('Set your fixed costs'),
    })
  })

  it('are asked about: a number that counts others than the customers', () => {
    const customer = answered(['people who live in small flats'], open.customer)
    const check = /^Check that the number counts only these customers/
    const wide = { customer, count: count(240_000, 'households in Lyon') }
    expect(saidOf({ ...wide, goal: goal(490_000) })).toContainEqual(expect.stringMatching(check))
    // Without a goal, only a count of everyone is sure to be too large.
    expect(saidOf(wide)).toContainEqual(expect.stringMatching(check))
    expect(saidOf({ customer, count: count(2000, 'people over 70, city figures') })).toContainEqual(
      expect.stringMatching(check),
    )
    const same = answered(['people over 70'], open.customer)
    expect(saidOf({ customer: same, count: count(2000, 'people over 70 in Lyon') }).join()).not.toMatch(check)
    expect(saidOf({ customer, count: count(2000, 'register of tenants') }).join()).not.toMatch(check)
    const bakeries = answered(['small bakeries'], open.customer)
    expect(saidOf({ customer: bakeries, count: count(350, 'own list') }).join()).not.toMatch(check)
    expect(saidOf({ customer: bakeries, count: count(9000, 'register of bakeries') }).join()).not.toMatch(
      check,
    )
  })
})

describe('fixed texts', () => {
  it('name a rule only where the risk does, and ask for the list only where the source names none', async () => {
    const idea = 'A small sensor that measures the temperature of fridges and gives alarm on the phone.'
    const marketOf = async (given: Partial<Brief>) => JSON.stringify((await reportOn(idea, given)).market)
    const risk = (words: string) => marketOf({ risks: answered([words], open.risks) })
    expect(await risk('The license may be refused')).toContain('A rule may decide')
    expect(await risk('The certificate costs more, and an error makes us liable')).not.toContain('A rule may')
    expect(await marketOf({})).not.toContain('Which decision changes')
    expect(await marketOf({ count: count(850, 'Rough guess') })).toContain('Name the list')
    expect(await marketOf({ count: count(850, 'Estimate from membership numbers') })).not.toContain(
      'the list',
    )
  })

  it('ask to confirm what was read of the features, where nothing of it is sure', async () => {
    const actions = (words: string, idea: string): Brief['actions'] => {
      const start = idea.indexOf(words)
      const origin = { kind: 'quote' as const, start, end: start + words.length }
      return { state: 'stated', entries: [{ value: words, origin, confirmed: false }], silenced: [] }
    }
    const idea = 'Help for older people. The children can book and pay online.'
    const report = await reportOn(idea)
    expect(markdownOf(idea, report)).toContain('No feature was read')
    const brief = { ...report.brief, actions: actions('pay online', idea) }
    const text = markdownOf(idea, { ...report, brief })
    expect(text).not.toContain('No feature was read')
    expect(text).toContain('What it does is not sure yet.')
  })
})

describe('the price beside today', () => {
  it('knows ways that cost nothing', async () => {
    const { market } = await reportOn(IDEA, { ...base, today: today(0) })
    expect(market.counterCase[0]?.text).toMatch(/go on as they do today and pay nothing/)
    expect(market.competitors[0]?.price?.text.text).toBe('Free')
  })

  it('is the same as one that costs as much, and says which ways are paid for', async () => {
    const one = { name: 'Smol', price: { amount: 49, currency: 'EUR', every: 'month' as const }, link: null }
    const same = { ...base, today: answered([one], open.today) }
    const against = (await reportOn(IDEA, same)).market.counterCase.map(({ text }) => text).join()
    expect(`${against} ${saidOf(same).join()}`).toMatch(/Your price is the same as that of/)
    expect(`${against} ${saidOf(same).join()}`).not.toMatch(/100%/)
    const free = {
      name: 'A list',
      price: { amount: 0, currency: 'EUR', every: 'month' as const },
      link: null,
    }
    const dear = { ...one, price: { ...one.price, amount: 40 } }
    const beside = { ...base, today: answered([free, dear], open.today) }
    const { counterCase } = (await reportOn(IDEA, beside)).market
    expect(counterCase.map(({ text }) => text).join()).toMatch(/of the cheapest paid way of today/)
  })

  it('compares no price of a year with what is hired by the day', () => {
    const lines = numberLinesOf(briefOf({ today: today(28, 'day') }), null)
    expect(lines.filter(({ label }) => label.includes('The old way'))).toEqual([])
  })

  it('says in how many months it comes to what is paid once', () => {
    const given = { today: today(490, 'once') }
    expect(saidOf(given)).toContain('This way of today costs as much as 10 months of yours: €490 ÷ €49.')
    expect(
      numberLinesOf(briefOf(given), null).find(({ label }) => label.includes('The old way')),
    ).toMatchObject({ result: '10 months', formula: '€490 ÷ €49' })
    expect(saidOf({ price: price(245, 'once'), today: today(490, 'month') })).toContain(
      'Your price is 50% of what this way of today costs in a month: €245 ÷ €490.',
    )
  })

  it('takes the cheapest and the dearest of several, whichever flatters', () => {
    const rival = (name: string, amount: number) => ({
      name,
      price: { amount, currency: 'EUR', every: 'month' as const },
      link: null,
    })
    const two = answered([rival('Dear', 98), rival('Cheap', 60)], open.today)
    expect(saidOf({ today: two })).toContain(
      'Your price is 82% of the first of these ways of today, €588 ÷ €720, and 50% of the second, €588 ÷ €1,176.',
    )
    const cheap = answered([rival('Tape', 1), rival('Dear', 98)], open.today)
    expect(saidOf({ today: cheap }).join()).toMatch(/^Your price is 4,900% of the first/)
  })
})

it('says without a goal what some customers bring, never an income that no one aims for', () => {
  const said = (given: Partial<Brief>) => verdictOf(briefOf(given), IDEA).said.text
  expect(said({})).toBe('One customer brings €588 a year.')
  expect(said({ price: price(35, 'use') })).toBe(
    'One sale brings €35. How often does one customer buy, and what does it cost you?',
  )
  expect(said({ goal: goal(900) })).toMatch(/19 customers bring €900 a month/)
})

it('heads a report with the official count until the founder counts', () => {
  const lookups = recordOf([lookupWith('eurostat', 'enterprises', { enterprises: 9_800 }, { scope: 'DE' })])
  const verdict = (given: Partial<Brief>) => verdictOf(briefOf(given), IDEA, lookups)
  expect(verdict({ goal: goal(4900) })).toMatchObject({
    said: {
      text: '9,800 businesses in official statistics × €588 a year = €5.76M. €4,900 a month needs 100 of them, 1%.',
    },
    asks: null,
  })
  expect(verdict({})).toMatchObject({
    said: { text: expect.stringMatching(/^9,800 businesses in official statistics × €588 a year = /) },
    asks: 'goal',
  })
  expect(verdict({ count: count(150) }).said.text).toMatch(/^150 customers × €588/)
  expect(verdict({ count: { state: 'none' } }).said.text).not.toContain('9,800')
})

it('connects the customers that the goal takes with how they hear of it', () => {
  const channel = answered(['the guild'], open.channel)
  expect(saidOf({ goal: goal(900), channel, count: count(150) }).join()).toMatch(
    /If one in ten buys, 19 customers take 190 conversations, and you count only 150\./,
  )
  expect(saidOf({ goal: goal(900), channel }).join()).toMatch(
    /19 customers within a year are 0\.38 a week\. If one in ten buys, that is 3\.8 conversations a week/,
  )
  expect(saidOf({ goal: goal(90_000), channel }).join()).toMatch(/too many to talk to one by one/)
})

describe('what was only read', () => {
  const idea =
    'A planning tool that schedules cleaning shifts. A district orders four rooms in February. 49 euros a month.'
  const given: Partial<Brief> = { nature: answered(['software'], open.nature) }

  it('is marked, and pieces about something else are left out', async () => {
    const { brief, concept, engine, ...report } = await reportOn(idea, given)
    const core = concept.features.core.map(({ description }) => description)
    expect(core.map(({ text }) => text)).toEqual(['“schedules cleaning shifts”'])
    expect(core[0]?.because).toEqual({ by: 'read', words: '' })
    const text = reportMarkdown({
      title: 'T',
      idea,
      createdAt: '2026-11-20',
      engine,
      report: { ...report, brief, concept, lookups: null, withheld: undefined },
      plan: null,
    })
    expect(text).toContain('### Core\n\n- “schedules cleaning shifts” °')
    expect(text).toContain('| Price | €49 a month | your text ° |')
  })

  it('does not take the first word of a later sentence for a verb', async () => {
    const lifts = `${idea} Lifts in old blocks stand still for days.`
    const { concept } = await reportOn(lifts, given)
    expect(concept.features.core.map(({ description }) => description.text)).toEqual([
      '“schedules cleaning shifts”',
    ])
  })

  it('is a feature like any other once it is confirmed', async () => {
    const { concept } = await reportOn(idea, {
      ...given,
      actions: answered(['orders four rooms in February'], open.actions),
    })
    expect(concept.features.core[0]?.description).toMatchObject({ text: '“orders four rooms in February”' })
    expect(concept.features.core[0]?.description.because).toBeUndefined()
  })
})

describe('what only a few months or a few people carry', () => {
  const idea = 'A crew that clears gutters in spring and autumn for owners of small houses.'
  const against = async (text: string, given: Partial<Brief>) =>
    (await reportOn(text, { ...base, ...given })).market.counterCase.map((line) => line.text).join('\n')
  const twice = { price: price(80, 'use'), purchases: answered([2], open.purchases), goal: goal(4000) }

  it('is not guessed from a season or months in the text', async () => {
    for (const text of [idea, 'A crew that cleans pools from May to October.'])
      expect(await against(text, twice)).not.toMatch(/months of the year|half of the months/)
  })

  it('asks those who paid before those who wait', async () => {
    const paying = { kind: 'paying' as const, count: 2, text: '', link: null }
    const many = answered(
      [
        { ...paying, count: 12 },
        { ...paying, kind: 'waiting' as const, count: 95 },
      ],
      open.evidence,
    )
    const { market } = await reportOn(IDEA, { ...base, evidence: many })
    expect(market.nextTest?.what.text).toMatch(/^Ask everyone who pays/)
  })

  it('limits a sample to half of those who were counted', async () => {
    const content = { ...base, nature: answered(['content' as const], open.nature) }
    const testOf = async (given: Partial<Brief>) =>
      (await reportOn(IDEA, { ...content, ...given })).market.nextTest
    expect((await testOf({}))?.what.text).toMatch(/to 200 people/)
    const small = await testOf({ count: count(120) })
    expect(small?.what.text).toMatch(/to 60 people/)
    expect(small?.threshold.text).toMatch(/^3 of the 60 pay, and 3 of them stay/)
  })

  it('is said of deals, not of what each of many would have to give', async () => {
    const share = answered(
      [{ low: 12, high: 12, currency: null, per: null, every: 'share' as const }],
      open.price,
    )
    const given = { price: share, goal: goal(3000), count: count(280_000) }
    expect(await against(IDEA, given)).not.toMatch(/from each of the/)
  })
})

it('does not take kilos for sales', async () => {
  const laundry = { price: price(2, 'use'), purchases: answered([6000], open.purchases), goal: goal(12_000) }
  const { market } = await reportOn(IDEA, { ...base, ...laundry, nature: answered(['service'], open.nature) })
  expect(market.counterCase.map(({ text }) => text).join()).not.toMatch(/times your price/)
})

it('does not ask readers to pay for what sponsors pay', async () => {
  const podcast = {
    nature: answered(['content' as const], open.nature),
    customer: answered(['sponsors'], open.customer),
    user: answered(['nurses'], open.user),
  }
  const { market } = await reportOn(IDEA, { ...base, ...podcast })
  expect(market.counterCase.map(({ text }) => text).join()).toMatch(/pay for an audience/)
  expect(market.nextTest?.what.text).not.toMatch(/first three pieces|people who fit/)
})

it('puts the law on medical devices before payments', async () => {
  const { market } = await reportOn('An app that tells people with epilepsy which dose to take.', base)
  expect(market.counterCase[0]?.text).toMatch(/medical device/)
  expect(market.nextTest?.notes[0]?.text).toMatch(/^Ask a specialist/)
})

describe('the summary', () => {
  it('does not say the same percentage as a finding and as the case against', async () => {
    const given = { ...base, today: today(35) }
    const { market } = await reportOn(IDEA, given)
    const [against] = market.counterCase
    expect(against?.text).toMatch(/^Your price is 140% of/)
    const said = findingsOf(briefOf(given), IDEA, { against }).map((line) => line.said.text)
    expect(said.join()).not.toMatch(/140%/)
    expect(saidOf(given).join()).toMatch(/140%/)
  })

  it('says of a count that may include others whether that would matter', () => {
    const customer = answered(['people who live in small flats'], open.customer)
    const channel = { state: 'none' as const }
    const wide = { customer, channel, goal: goal(490), count: count(240_000, 'households in Lyon') }
    expect(saidOf(wide)[0]).not.toMatch(/^Check/)
    expect(saidOf(wide).join('\n')).toMatch(
      /If only one in ten of them fits, the goal takes 0\.042% of those\./,
    )
    expect(saidOf({ ...wide, goal: goal(490_000) })[0]).toMatch(/takes 42% of those/)
  })
})

describe('the next test', () => {
  it('asks the few who wait, and sells a yearly report before it is finished', async () => {
    const report = { ...base, nature: answered(['content' as const], open.nature), price: price(390, 'year') }
    expect((await reportOn(IDEA, report)).market.nextTest?.what.text).toMatch(/^Describe what is in it/)
    const evidence = answered([{ kind: 'waiting' as const, count: 4, text: '', link: null }], open.evidence)
    expect((await reportOn(IDEA, { ...report, evidence })).market.nextTest?.what.text).toMatch(
      /^Ask the 4 who wait/,
    )
  })

  it('names whom it is done with, why it comes next and what follows from failing', async () => {
    const given = {
      ...base,
      customer: answered(['small bakeries'], open.customer),
      channel: answered(['the guild'], open.channel),
      goal: goal(4900),
      count: count(9000, 'register of bakeries'),
    }
    const { nextTest } = (await reportOn(IDEA, given)).market
    expect(nextTest?.about?.text).toBe('“small bakeries”; through: “the guild”')
    expect(nextTest?.notes.map((note) => note.text)).toEqual([
      '€4,900 a month takes 1.1% of the customers that you counted. Whether they pay is open.',
    ])
    expect(nextTest?.otherwise?.text).toMatch(
      /^Below 3 of 10: .* If none pays, fewer than 26% of many more would/,
    )
    expect(nextTest?.costs?.text).toMatch(/^About 15 of your own hours: 10 × 90 minutes/)
    const { channel: _, ...unheard } = given
    expect((await reportOn(IDEA, unheard)).market.nextTest?.notes.at(-1)?.text).toMatch(
      /^Try two ways to find them/,
    )
  })

  it('says what its costs consist of, and asks for no sample of a building', async () => {
    const rooms: Partial<Brief> = {
      ...base,
      nature: answered(['physical'], open.nature),
      price: price(310_000, 'once'),
    }
    const { market } = await reportOn(IDEA, rooms)
    expect(market.nextTest?.what.text).toMatch(/signed order with a deposit/)
    expect(market.nextTest?.costs?.text).toMatch(/^Your own hours, the trips/)
    const sauce = await reportOn(IDEA, { ...rooms, price: price(9, 'once') })
    expect(sauce.market.nextTest?.what.text).toMatch(/^Show a sample/)
    expect(sauce.market.nextTest?.costs?.text).toMatch(/cost you to make/)
  })
})

it('asks what each answer leaves open, beside the answer', async () => {
  const { market } = await reportOn(IDEA, {
    ...base,
    risks: answered(['Bakers may not trust a number'], open.risks),
    today: today(0),
  })
  expect(market.unknowns.map(({ because }) => because?.words)).toEqual(
    expect.arrayContaining(['The old way']),
  )
})
