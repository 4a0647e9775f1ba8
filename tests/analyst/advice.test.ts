import { describe, expect, it } from 'vitest'
import {
  type Brief,
  type BriefValues,
  emptyBrief,
  type Nature,
} from '../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../supabase/functions/_shared/domain/brief/changes'
import { findingsOf } from '../../supabase/functions/_shared/domain/brief/findings'
import { verdictOf } from '../../supabase/functions/_shared/domain/brief/verdict'
import { reportOn } from './written'

const open = emptyBrief()
type Demand = BriefValues['evidence']
const demand = (kind: Demand['kind'], count: number | null, text = ''): Demand => ({
  kind,
  count,
  text,
  link: null,
})
const price = (value: Partial<BriefValues['price']>) =>
  answered([{ low: 49, high: 49, currency: 'EUR', per: null, every: 'month' as const, ...value }], open.price)
const count = (value: number) => answered([{ value, source: '' }], open.count)
const goal = answered([{ amount: 10_000, currency: 'EUR' }], open.goal)
const nature = (value: Nature) => answered([value], open.nature)
const base: Partial<Brief> = {
  product: answered(['a thing'], open.product),
  problem: answered(['waste'], open.problem),
  nature: nature('software'),
  price: price({}),
}
const marketOn = async (given: Partial<Brief>) => (await reportOn('A thing.', { ...base, ...given })).market

describe('the next test', () => {
  const whatOn = async (...evidence: Demand[]) =>
    (await marketOn({ evidence: answered(evidence, open.evidence) })).nextTest

  it('finds more who pay where a few do', async () => {
    const test = await whatOn(demand('paying', 2), demand('waiting', 50))
    expect(test?.what.text).toMatch(/^Win 3 more at your full price, among people who do not know you/)
    expect(test?.threshold.text).toBe('Within four weeks, 3 more paid in full.')
  })

  it('counts whether subscribers stay, who do not order again', async () => {
    const test = (
      await marketOn({
        nature: nature('physical'),
        price: price({ every: 'use', per: 'bag' }),
        purchases: answered([9], open.purchases),
        evidence: answered([demand('paying', 118, 'Subscribers after a soft launch')], open.evidence),
      })
    ).nextTest
    expect(test?.threshold.text).toMatch(/^107 of the 118 make their next payment/)
  })

  it('asks those who wait for money, else those who were interviewed', async () => {
    expect((await whatOn(demand('waiting', 140)))?.what.text).toMatch(/^Write to all 140 who wait/)
    expect((await whatOn(demand('waiting', 140)))?.threshold.text).toMatch(/^14 of the 140 pay/)
    expect((await whatOn(demand('interviews', 8)))?.what.text).toMatch(/^Go back to the 8 people/)
  })

  it('is the one after what was done: delivering what is paid, starting with who signed, the list beside sales', async () => {
    const prepaid = await whatOn(demand('paying', 64, '64 paid 20 euros in advance'))
    expect(prepaid?.what.text).toMatch(/^Name a day to the 64 who paid in advance/)
    expect(prepaid?.threshold.text).toMatch(/^All 64 have it on that day, and 13 of them/)
    const signed = await whatOn(demand('other', 3, 'Hotels with a signed letter for next season'))
    expect(signed?.what.text).toMatch(/^Start with the 3 who signed/)
    const once = { nature: nature('service'), price: price({ every: 'use', per: 'visit' }) }
    const evidence = [demand('other', 17, 'Cars of friends, nine of them paid'), demand('waiting', 83)]
    const list = (await marketOn({ ...once, evidence: answered(evidence, open.evidence) })).nextTest
    expect(list?.what.text).toMatch(/^Offer it to the 83 who wait/)
    expect(list?.threshold.text).toMatch(/^9 of the 83 pay/)
  })

  it('asks for no reorder of what one customer buys a single time', async () => {
    const test = (
      await marketOn({
        nature: nature('physical'),
        price: price({ every: 'once', per: 'pair' }),
        purchases: answered([1], open.purchases),
        evidence: answered([demand('paying', 31)], open.evidence),
      })
    ).nextTest
    expect(test?.threshold.text).toBe('Within four weeks, 8 more paid in full.')
  })

  it('asks whether they paid where the words leave that open, and is right in both cases', async () => {
    const test = await whatOn(demand('other', 8, 'Interpreters who have been using it since June'))
    expect(test?.what.text).toMatch(/^Write down what each customer behind these words has paid/)
    expect(test?.threshold.text).toBe('At least 3 of the 8 pay, for the first time or again.')
  })

  it('counts no forms, rooms or animals as people', async () => {
    for (const text of ['Horses moved with nine operators', 'Pairs sold at the fair', 'Seats filled']) {
      const test = await whatOn(demand('paying', 71, text))
      expect(`${test?.what.text} ${test?.threshold.text}`, text).not.toMatch(/71/)
    }
  })

  it('takes no more hours than its days hold', async () => {
    const test = await whatOn(demand('other', 110, 'Members who have used the prototype since August'))
    expect(test?.what.text).toMatch(/^Go back to 21 of 110 who tried it/)
  })

  it('does not ask for a first sale of what was sold', async () => {
    const sold = { evidence: answered([demand('other', null, 'sold 200 bottles')], open.evidence) }
    const sauce = { nature: nature('physical'), price: price({ every: 'once', per: 'bottle' }) }
    const first = /^Show a sample to 30 people/
    expect((await marketOn(sauce)).nextTest?.what.text).toMatch(first)
    expect((await marketOn({ ...sauce, ...sold })).nextTest?.what.text).not.toMatch(first)
    expect((await marketOn({ ...sauce, ...sold })).counterCase.map(({ text }) => text).join()).not.toMatch(
      /no payment was read/i,
    )
  })
})

describe('the test of those who bought', () => {
  it('asks for no next order of what a customer buys once', async () => {
    const sold = {
      evidence: answered([demand('paying', 12, '')], open.evidence),
      channel: answered(['a trade fair'], open.channel),
    }
    const once = { ...base, ...sold, price: price({ every: 'once', per: 'meter' }) }
    const whatOf = async (kind: 'device' | 'physical') =>
      (await reportOn('A thing.', { ...once, nature: nature(kind) })).market.nextTest?.what.text
    expect(await whatOf('device')).toMatch(/^Win 3 more at your full price/)
    expect(await whatOf('physical')).toMatch(/^Win 3 more at your full price/)
    const often = {
      ...once,
      nature: nature('physical'),
      price: price({ every: 'once', per: 'jar' }),
      purchases: answered([6], open.purchases),
    }
    expect((await reportOn('A thing.', often)).market.nextTest?.what.text).toMatch(/for the next order now/)
  })
})

describe('the test where those who paid do so again and again', () => {
  const often = {
    nature: nature('service'),
    price: price({ every: 'use', per: 'visit' }),
    purchases: answered([24], open.purchases),
  }
  const testOf = async (...evidence: Demand[]) =>
    (await marketOn({ ...often, evidence: answered(evidence, open.evidence) })).nextTest

  it.each([
    [demand('paying', 38, 'Weekly customers since February')],
    [demand('paying', 38, 'Offices that booked at least two days each')],
    [demand('paying', 38, 'Families who ordered again')],
    [demand('paying', 38, 'Customers in Altona'), demand('other', 12, 'Of them took the subscription')],
  ])('looks for new buyers: %o', async (...evidence) => {
    const test = await testOf(...evidence)
    expect(test?.what.text).toMatch(/^Ask everyone who paid where they heard of it/)
    // Six visits of three months pay for the search.
    expect(test?.threshold.text).toMatch(/6 × €49 leaves/)
    expect(test?.about?.text).not.toMatch(/Of them/)
  })

  it('looks for a few more where few pay, and asks for the next order where nothing tells of one', async () => {
    const few = await testOf(demand('paying', 3, 'Employers have booked at least two days each'))
    expect(few?.what.text).toMatch(/^Win 3 more at your full price/)
    const once = await testOf(demand('paying', 38, 'Families in Altona, none of them again'))
    expect(once?.what.text).toMatch(/for the next order now/)
  })

  it('takes customers of each month since a month as paying again', async () => {
    const since = [demand('paying', 38, 'Customers since February')]
    const { nextTest } = await marketOn({ evidence: answered(since, open.evidence) })
    expect(nextTest?.what.text).toMatch(/^Ask everyone who paid where they heard of it/)
    expect((await testOf(...since))?.what.text).toMatch(/for the next order now/)
  })

  it('offers no price to the side that serves, unless it is taken from them', async () => {
    const market = {
      ...often,
      nature: nature('marketplace'),
      customer: answered(['parents'], open.customer),
      evidence: answered(
        [demand('paying', 23, 'Matches by hand'), demand('waiting', 60, 'Tutors registered in a form')],
        open.evidence,
      ),
    }
    const whatOf = async (given: Partial<Brief>, idea: string) =>
      (await reportOn(idea, { ...base, ...market, ...given })).market.nextTest?.what.text
    expect(await whatOf({}, 'Parents find tutors.')).not.toMatch(/60/)
    const share = { price: price({ low: 50, high: 50, currency: null, every: 'share' }) }
    expect(await whatOf(share, 'Parents find tutors. We take half of the first fee from the tutor.')).toMatch(
      /^Offer the 60 who wait a deal each, with your full share in it/,
    )
  })
})

describe('the test that fits what was told', () => {
  const testOf = async (given: Partial<Brief>, ...evidence: Demand[]) =>
    (await marketOn({ ...given, evidence: answered(evidence, open.evidence) })).nextTest
  const walk = {
    nature: nature('content'),
    price: price({ low: 7.9, high: 7.9, every: 'once', per: 'walk' }),
    purchases: answered([2], open.purchases),
  }

  it('asks for no next order of people who are there once, but for more sales than at the pace so far', async () => {
    const customer = answered(['Independent travellers'], open.customer)
    const test = await testOf(
      { ...walk, customer },
      demand('paying', 85, 'Sales of the first walk in four months'),
    )
    expect(test?.what.text).toMatch(/^Sell 20 in the way that brought the first ones/)
    expect(test?.threshold.text).toBe(
      'Within 4 weeks, 20 more paid in full: faster than the 85 in 4 months so far.',
    )
    expect(test?.notes.map(({ text }) => text)).toContain(
      'So far 21 a month paid, €168 a month at your price.',
    )
  })

  it('takes the mark from a slow pace, with time enough to show it', async () => {
    const move = {
      nature: nature('service'),
      price: price({ low: 2800, high: 4200, every: 'once', per: 'move' }),
      purchases: answered([1], open.purchases),
      goal: answered([{ amount: 8500, currency: 'EUR' }], open.goal),
    }
    const test = await testOf(move, demand('paying', 7, 'Moves completed in eight months'))
    expect(test?.threshold.text).toMatch(/^Within 8 weeks, 2 more paid in full/)
    expect(test?.notes.map(({ text }) => text).join()).toMatch(/0.88 a month paid; €8,500 a month takes/)
  })

  it('asks those at a pilot price for the full one first', async () => {
    const range = { price: price({ low: 99, high: 149, per: 'brewery' }) }
    const test = await testOf(range, demand('paying', 2, 'Breweries in Bend at a pilot price of €60'))
    expect(test?.what.text).toMatch(/^Name the full price, €99 to €149, to the 2 who pay €60 now/)
    expect(test?.threshold.text).toMatch(/^Both stay at the full price/)
  })

  it('ends a running trial with an order for the pieces that are on it', async () => {
    const trucks = {
      customer: answered(['warehouses'], open.customer),
      price: price({ low: 95, high: 95, per: 'forklift' }),
    }
    const words = 'Logistics firm in Leeds trying it on four trucks for three months'
    const test = await testOf(trucks, demand('other', 1, words), demand('interviews', 12, 'Safety managers'))
    expect(test?.what.text).toMatch(/^Agree in writing on the last day of the trial/)
    expect(test?.threshold.text).toMatch(/^It signs for 4 × €95 = €380/)
    expect(test?.notes.at(-1)?.text).toMatch(/^Name your price to the 12 you talked to/)
  })

  it('asks for the share where deals are arranged already', async () => {
    const share = {
      nature: nature('marketplace'),
      price: price({ low: 4, high: 4, currency: null, every: 'share' }),
    }
    const test = await testOf(share, demand('other', 54, 'Return loads matched by phone in three months'))
    expect(test?.what.text).toMatch(/^Arrange the next 10 as you did the 54 so far, with your share/)
    expect(test?.threshold.text).toBe('Your share is paid on 6 of the next 10.')
  })

  it('takes a majority for proof that customers stay, and asks no one who has paid for a year', async () => {
    const stay = await testOf({}, demand('paying', 48, 'Bakers who pay'))
    expect(stay?.threshold.text).toMatch(/^25 of your 48, more than half, commit to the next year/)
    const year = await testOf({}, demand('paying', 48, 'Subscribed for one year after the pilot'))
    expect(year?.what.text).toMatch(/^Ask everyone who paid where they heard of it/)
  })

  it('asks people who only send customers for names and not for money', async () => {
    const channel = answered(['Sales directors of senior communities'], open.channel)
    const test = await testOf(
      { ...walk, channel, customer: answered(['Movers'], open.customer) },
      demand('paying', 7, ''),
      demand('interviews', 10, 'Sales directors at senior communities'),
    )
    expect(test?.notes.at(-1)?.text).toMatch(/^The 10 you talked to can send you customers/)
  })
})

describe('the first test of payment', () => {
  const whatOn = async (given: Partial<Brief>, idea = 'A thing.') =>
    (await reportOn(idea, { ...base, ...given })).market.nextTest?.what.text

  it('asks for no subscription where things are sold once', async () => {
    const course = { nature: nature('content'), price: price({ every: 'once', per: 'course' }) }
    expect(await whatOn(course)).not.toMatch(/subscription|month/)
    expect(await whatOn({ ...course, price: price({}) })).toMatch(/paid subscription/)
  })

  it('asks nobody with a prototype to show a drawing or to leave a deposit', async () => {
    const device = { nature: nature('device'), price: price({ every: 'once', per: 'sensor' }) }
    expect(await whatOn(device)).toMatch(/refundable deposit/)
    expect(await whatOn(device, 'A sensor for silos. Three prototypes hang in a mill since May.')).toMatch(
      /^Go to everyone who has one/,
    )
  })

  it('does not take what people would pay for a sale', async () => {
    const said = (text: string) => ({
      nature: nature('physical'),
      evidence: answered([demand('other', null, text)], open.evidence),
    })
    expect(await whatOn(said('seven said they would have paid'))).not.toMatch(/everyone who/)
    expect(await whatOn(said('120 skeins sold in five weeks'))).not.toMatch(/10 customers/)
  })
})

describe('the case against', () => {
  const firstOn = async (given: Partial<Brief>) => (await marketOn({ goal, ...given })).counterCase[0]?.text

  it.each([
    ['a place that is too small', { count: count(350) }, /takes 59% of all 350/],
    ['a place that never suffices', { count: count(100) }, /If all 100 that you counted bought/],
    [
      'a price near the cost of the problem',
      { problemCost: answered([{ amount: 60, currency: 'EUR', every: 'month' as const }], open.problemCost) },
      /^Your price of a year is 82% of what the problem costs/,
    ],
    [
      'a thing that is bought once',
      { price: price({ low: 89, high: 89, every: 'once' }), count: count(4200) },
      /all 4,200 that you counted have bought after 37 months/,
    ],
    ['a customer who brings little', { price: price({ low: 2, high: 2 }) }, /enough for word of mouth/],
  ])('names %s with the founder’s numbers', async (_, given, says) => {
    expect(await firstOn(given)).toMatch(says)
  })
})

describe('a risk that the founder names', () => {
  const risked = async (risks: string[], given: Partial<Brief> = {}) => {
    const market = await marketOn({ risks: answered(risks, open.risks), ...given })
    return { against: market.counterCase[0], challenges: market.challenges.map(({ text }) => text) }
  }
  const sold = {
    goal,
    nature: nature('service'),
    price: price({ low: 2000, high: 2000, every: 'once', per: 'hotel' }),
  }

  it('argues against the idea with the founder’s numbers', async () => {
    const winter = await risked(['In winter many customers stop'], { goal })
    expect(winter.against?.text).toMatch(
      /^If 3 months of the year bring nothing, €10,000 a month takes 274 instead of 205 in the other 9/,
    )
    expect(winter.against?.because?.words).toBe('In winter many customers stop')
    const months = await risked(['Nothing sells from November to March'], { goal })
    expect(months.against?.text).toMatch(/^If 5 months of the year bring nothing/)
    const once = await risked(['A hotel pays only once'], sold)
    expect(once.against?.text).toMatch(
      /^Each pays once: €10,000 a month takes 5 new customers in every month, 60/,
    )
    const grown = await risked(['The child grows out after one year'], { goal })
    expect(grown.against?.text).toMatch(/205 customers are 18 new ones in every month/)
  })

  it.each([
    ['Agency workers don’t wear the tag', /^It works only if it is done each time\. Count for two weeks/],
    ['Tourists listen to free podcasts', /^Others give much of it away\. Show ten customers/],
    ['The portal blocks automatic fetching', /^Someone else can stop you by saying no\. Ask them in writing/],
    ['The owners depend on the clerk and will not change', /^Some may refuse it for this reason alone/],
  ])('is the case against before any text that fits all: %s', async (words, says) => {
    const today = answered([{ name: 'A diary', price: null, link: null }], open.today)
    expect((await risked([words], { today })).against?.text).toMatch(says)
  })

  it('stands above what is measured or asked about it, unless the case against says it', async () => {
    const { challenges } = await risked(['In winter many customers stop', 'Bikes are stolen', 'Dust'], {
      goal,
    })
    expect(challenges.slice(0, 4)).toEqual([
      '“In winter many customers stop”',
      '“Bikes are stolen”',
      expect.stringMatching(
        /^Ask: what one costs to replace, since it takes that out of the €588 that one brings/,
      ),
      '“Dust”',
    ])
  })
})

it('lists no part beside its sentence, and what is done instead of mere help', async () => {
  const coreOf = async (idea: string) =>
    (await reportOn(idea, {})).concept.features.core.map(({ description }) => description.text)
  const idea =
    'We help seniors in Columbus, Ohio move into a smaller place. Our team sorts everything with them, packs, sells or donates the rest, and sets up the new home.'
  const core = await coreOf(idea)
  expect(core.join()).toMatch(/Our team sorts everything with them/)
  expect(core.some((text) => core.some((other) => other !== text && other.includes(text.slice(1, -1))))).toBe(
    false,
  )
  expect(core).not.toContain('“help seniors in Columbus”')
})

describe('what is not assumed', () => {
  const said = async (idea: string, given: Partial<Brief>) => {
    const report = await reportOn(idea, { ...base, ...given })
    return JSON.stringify([report.market, findingsOf(report.brief, idea), verdictOf(report.brief, idea)])
  }

  it('is a margin beside a cost of the founder’s own', async () => {
    const cost = 'Messages cost us €2 per case.'
    expect(await said(cost, {})).not.toMatch(/assumed margin|assumes a gross margin/i)
    expect(await said(cost, {})).toMatch(/How many of these does one customer take/)
  })

  it('is a year of payments where customers cancel', async () => {
    const risks = answered(['Who has repaired it cancels the month after'], open.risks)
    expect(await said('A thing.', { risks })).toMatch(
      /One customer brings €49 a month, for as long as they stay/,
    )
  })

  it('is another user where those who use it are those who pay', async () => {
    const people = (customer: string, user: string) => ({
      customer: answered([customer], open.customer),
      user: answered([user], open.user),
    })
    const warning = /Those who use it are not those who pay/
    expect(await said('A thing.', people('Families with children under four', 'The parents'))).not.toMatch(
      warning,
    )
    expect(await said('A thing.', people('Wards of hospitals', 'Night nurses'))).toMatch(warning)
  })
})

describe('prices in parts and beside others', () => {
  const verdict = (idea: string, given: Partial<Brief>) => verdictOf({ ...open, ...given }, idea).said.text
  const once = price({ low: 24_800, high: 24_800, currency: 'JPY', every: 'once', per: 'device' })

  it('keep what is paid each winter beside what is paid once', () => {
    const idea = 'The device is 24,800 yen and the communication 6,600 yen for each winter.'
    const yen = answered([{ amount: 400_000, currency: 'JPY' }], open.goal)
    expect(verdict(idea, { price: once, goal: yen, nature: nature('device') })).toBe(
      'One customer brings ¥31,400 in the first year (¥24,800 + ¥6,600) and ¥6,600 in each later one. ¥400,000 a month takes 153 new customers a year, or 728 who stay.',
    )
  })

  it('are in doubt where a quantity of a year is answered and the text names a price of a month', async () => {
    const idea = 'The filter machines cost 190 euros a month. We fill bottles for hotels.'
    const { brief } = await reportOn(idea, { purchases: answered([28_000], open.purchases) })
    if (brief.price.state === 'stated')
      expect(verdictOf(brief, idea).said.text).toMatch(/^Is this your price\?/)
  })

  it('compare a year with what is bought several times a year', () => {
    const today = answered(
      [
        {
          name: 'Ski gloves, two or three pairs a winter',
          price: { amount: 65, currency: 'EUR', every: 'use' as const },
          link: null,
        },
      ],
      open.today,
    )
    const brief = {
      ...open,
      ...base,
      today,
      price: price({ low: 94, high: 94, every: 'once', per: 'pair' }),
      purchases: answered([1], open.purchases),
    }
    expect(
      findingsOf(brief, 'Mitts.')
        .map((line) => line.said.text)
        .join(' '),
    ).toMatch(/48% to 72% of this way of today: €94 ÷ €130 to €195/)
  })

  it('set what was paid so far beside the price', () => {
    const evidence = answered([demand('paying', 31, 'Pairs sold at €70')], open.evidence)
    const brief = {
      ...open,
      ...base,
      evidence,
      price: price({ low: 94, high: 94, every: 'once', per: 'pair' }),
    }
    expect(findingsOf(brief, 'Mitts.').map((line) => line.said.text)).toContain(
      'So far €70 was paid. Your price, €94, is 34% more: whether anyone pays that is open.',
    )
  })
})

describe('a device of any field', () => {
  it('comes with the rules for devices, which the kind of product selected', async () => {
    const given: Partial<Brief> = {
      nature: nature('device'),
      field: answered(['agriculture'], open.field),
      place: answered([{ name: 'York', country: 'GB', local: true }], open.place),
      actions: answered(['sends a text message'], open.actions),
    }
    const [rule] = (await marketOn(given)).challenges.filter(({ text }) => text.includes('default password'))
    expect(rule?.because).toEqual({ by: 'wrote', words: 'text message' })
    expect(rule?.sources).toHaveLength(1)
  })
})

describe('a text without an idea', () => {
  it.each(['I have no idea yet', 'not a marketplace', '🥐🚀', 'Roses are red, violets are blue.'])(
    'gets no findings, no case against and no test: %s',
    async (text) => {
      const { brief, market } = await reportOn(text)
      expect(verdictOf(brief, text).said.text).toMatch(/^No product, customer, problem or action/)
      expect(findingsOf(brief, text)).toEqual([])
      expect(market.counterCase).toEqual([])
      expect(market.nextTest).toBeNull()
    },
  )

  it('is reported on as soon as a number is answered', async () => {
    const { market } = await reportOn('AI and so on', { price: price({}), count: count(350) })
    expect(market.nextTest?.threshold.text).toMatch(/^6 of the 10 name the same problem/)
  })
})

describe('the job done by hand', () => {
  const reader: Partial<Brief> = {
    customer: answered(['restaurants'], open.customer),
    actions: answered(['reads supplier invoices'], open.actions),
  }

  it('is the next test where the founder’s words say what the job is, paid for as the product would be', async () => {
    const { nextTest } = await marketOn(reader)
    expect(nextTest?.what.text).toMatch(/^Take twenty real originals from each of 5 customers/)
    expect(nextTest?.what.text).toMatch(/Ask each for the first €49 before you begin/)
    expect(nextTest?.what.because).toEqual({ by: 'wrote', words: 'reads' })
    expect(nextTest?.otherwise?.text).toMatch(/stop\.$/)
  })

  it('begins with those who were interviewed', async () => {
    const talked = { ...reader, evidence: answered([demand('interviews', 9)], open.evidence) }
    expect((await marketOn(talked)).nextTest?.notes[0]?.text).toMatch(/^Begin with those of the 9/)
  })

  it('gives way to money that is nearer', async () => {
    const sold = { ...reader, evidence: answered([demand('paying', 2)], open.evidence) }
    expect((await marketOn(sold)).nextTest?.what.text).toMatch(/^Win 3 more/)
  })
})

describe('plain law', () => {
  const inGermany = answered([{ name: 'Berlin', country: 'DE', local: true }], open.place)
  const rulesOn = async (idea: string, given: Partial<Brief>) =>
    (await reportOn(idea, { ...base, ...given })).market.challenges.filter(
      ({ sources }) => sources.length > 0,
    )

  it('is said without a confirmed field, with the words that made it apply', async () => {
    const [rule] = await rulesOn('An app that tracks attendance at rehearsals.', { place: inGermany })
    expect(rule?.text).toMatch(/^In the EU, storing data about people/)
    expect(rule?.because).toEqual({ by: 'wrote', words: 'attendance' })
  })

  it('is not said of another place, or of what is only spoken of', async () => {
    expect(await rulesOn('An app that tracks attendance at rehearsals.', {})).toEqual([])
    expect(
      await rulesOn('A scale that runs on solar cells.', { place: inGermany, nature: nature('device') }),
    ).not.toContainEqual(expect.objectContaining({ text: expect.stringMatching(/solar system/) }))
  })
})
