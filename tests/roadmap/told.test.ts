import { type Brief, emptyBrief, type Nature, toBrief } from '@domain/brief/brief'
import { PHASES, type Phase } from '@domain/phases'
import { type RoadmapContent, type RoadmapPhase, readRoadmap, roadmapMarkdown } from '@domain/roadmap'
import { describe, expect, it } from 'vitest'
import { toldBy } from '../../supabase/functions/_shared/roadmap/packages/told'
import { startRegion } from '../../supabase/functions/_shared/roadmap/start-country'
import { remembered, reportOn } from '../analyst/written'
import { composed, planOf } from './composed'

const answered = (fields: Record<string, unknown[]>): Brief =>
  toBrief(
    Object.fromEntries(
      Object.entries(fields).map(([field, values]) => [
        field,
        {
          state: 'stated',
          entries: values.map((value) => ({ value, origin: { kind: 'answer' }, confirmed: true })),
          silenced: [],
        },
      ]),
    ),
  )
const price = (low: number, per: string | null, every: string, currency: string | null = 'USD') => ({
  price: [{ low, high: low, currency, per, every }],
})

interface Idea {
  nature: Nature
  text: string
  fields?: Record<string, unknown[]>
}

const reportOf = remembered(({ nature, text, fields }: Idea) =>
  reportOn(text, answered({ nature: [nature], ...fields })),
)

const contentOf = remembered(
  async (idea: Idea, phase: Phase, plan: Parameters<typeof planOf>[0] = {}): Promise<RoadmapContent> =>
    composed(phase, { ...(await reportOf(idea)), lookups: null }, planOf(plan), idea.text),
)

async function phaseOf(...given: Parameters<typeof contentOf>): Promise<RoadmapPhase> {
  const [first] = (await contentOf(...given)).phases
  if (!first) throw new Error('There is no phase')
  return first
}

/** All tasks that must be finished before a task. */
function needsOf({ tasks }: RoadmapPhase, id: string): Set<string> {
  const found = new Set<string>()
  const visit = (each: string) => {
    for (const need of tasks.find((task) => task.id === each)?.dependsOn ?? [])
      if (!found.has(need)) {
        found.add(need)
        visit(need)
      }
  }
  visit(id)
  return found
}
const named = ({ tasks }: RoadmapPhase, id: string) => tasks.find((task) => task.id === id)?.name ?? ''
const linesOf = ({ costLines = [] }: RoadmapPhase) => costLines.map(({ name }) => name).join('\n')

const RUNS: Idea = {
  nature: 'physical',
  text: 'Marble runs of beech, $42 a set. Material is 6 dollars a set, and I need 50 minutes for a set. Two shops ordered 40 sets together at 24 dollars. We sell at Christmas fairs, which run from 22 November to 7 January. Last year I sold 140 sets; I can make 600 sets at most.',
  fields: price(42, 'set', 'once'),
}

describe('figures that the founder tells', () => {
  const told = (text: string, fields: Record<string, unknown[]> = {}) =>
    toldBy({ brief: { ...emptyBrief(), ...answered(fields) }, idea: text })

  it.each([
    ['I need 50 minutes for a set.', 50 / 60],
    ['A set takes me one to two hours.', 1.5],
    ['A set costs me little and takes an hour and a quarter.', 1.25],
    ['A helper manages two residents an hour.', 0.5],
    ['Customers wait 50 minutes for a set.', null],
    ['We deliver within 2 hours of the order.', null],
    ['I spend 3 hours a week on invoices.', null],
  ])('reads the work on one from “%s”', (text, hours) => {
    expect(told(text, price(42, 'set', 'once')).hoursEach).toBe(hours)
  })

  it.each([
    ['Two shops ordered 40 sets together at 24 dollars.', [40, 24, 'order']],
    ['22 patients have paid an advance of $50 each.', [22, 50, 'advance']],
    ['Ten shops would order 40 sets.', null],
    ['Customers leave a deposit of $50 with us.', null],
    ['We ordered 40 sets of screws.', null],
  ])('reads what is ordered from “%s”', (text, expected) => {
    const [order] = told(text, price(42, 'set', 'once')).orders
    expect(order ? [order.count, order.each, order.kind] : null).toEqual(expected)
  })

  it('reads a wage, the usual deal of a share, and what has to be bought, and takes no price of others for them', () => {
    expect(told('A hygienist costs $27 an hour.', price(38, 'visit', 'use')).wage).toBe(27)
    expect(told('We charge $27 an hour.', price(27, 'hour', 'use')).wage).toBeNull()
    expect(told('We keep 6%. A job is $160 on average.', price(6, 'job', 'share', null)).deal?.amount).toBe(
      160,
    )
    expect(told('A used oven costs $3,200.', price(5, 'loaf', 'once')).purchases).toMatchObject([
      { amount: 3_200, isMonthly: false },
    ])
    expect(told('Bakers pay $3,200 for an oven today.', price(5, 'loaf', 'once')).purchases).toEqual([])
  })

  it('stand in the costs as a quantity at a price, marked as the founder’s', async () => {
    const content = await contentOf(RUNS, 'poc')
    const material = content.phases[0]?.costLines?.find(({ isTold }) => isTold)
    expect(material?.name).toMatch(/: \d+ sets × \$6$/)
    const count = Number(/(\d+) sets/.exec(material?.name ?? '')?.[1])
    expect(material?.amount).toBe(count * 6)
    const { roadmap } = readRoadmap(JSON.parse(JSON.stringify(content)))
    const markdown = roadmap ? roadmapMarkdown(roadmap, 'Plan') : ''
    expect(markdown).toContain(`× $6: $${count * 6} (by your figure)`)
    expect(markdown).toContain('50 minutes by your figure')
  })

  it('decide how much is made, and never more than they say', async () => {
    expect(named(await phaseOf(RUNS, 'production'), 'big-run')).toContain('600 sets')
  })

  it('pay those who do the work', async () => {
    const team = (
      await phaseOf(
        {
          nature: 'service',
          text: 'Dental hygiene visits in care homes in Leeds. A hygienist costs £27 an hour.',
          fields: { ...price(38, 'visit', 'use', 'USD'), product: ['Dental hygiene visits'] },
        },
        'poc',
      )
    ).teamComposition
    expect(team.map(({ hourlyRate }) => hourlyRate)).not.toContain(27)
    const own = await phaseOf(
      {
        nature: 'service',
        text: 'Dental hygiene visits in care homes in Ohio. A hygienist costs $27 an hour.',
        fields: { ...price(38, 'visit', 'use'), product: ['Dental hygiene visits'] },
      },
      'poc',
    )
    expect(own.teamComposition.map(({ hourlyRate }) => hourlyRate)).toContain(27)
  })
})

describe('cost lines that count something', () => {
  it('are exactly their quantity times their price', async () => {
    const ideas: Idea[] = [
      RUNS,
      {
        nature: 'device',
        text: 'A scale under beehives that weighs them. $120 a scale.',
        fields: price(120, 'scale', 'once'),
      },
      {
        nature: 'service',
        text: 'We clean gutters in Ohio. $70 a visit.',
        fields: price(70, 'visit', 'use'),
      },
      {
        nature: 'content',
        text: 'A weekly newsletter for welders. $90 a year.',
        fields: price(90, null, 'year'),
      },
      {
        nature: 'marketplace',
        text: 'Farms find welders. We take 12% of each job.',
        fields: price(12, 'job', 'share', null),
      },
      {
        nature: 'software',
        text: 'Software for boatyards. $120 a month.',
        fields: price(120, null, 'month'),
      },
    ]
    let counted = 0
    for (const idea of ideas)
      for (const phase of PHASES)
        for (const { name, amount } of (await phaseOf(idea, phase)).costLines ?? []) {
          const [, count, each] = /: ([\d,]+)[^×]*× \$([\d,.]+)/.exec(name) ?? []
          if (count === undefined || each === undefined) continue
          const number = (text: string) => Number(text.replaceAll(',', '').replace(/\.$/, ''))
          expect(amount, name).toBeCloseTo(number(count) * number(each), 2)
          counted += 1
        }
    expect(counted).toBeGreaterThan(60)
  })
})

describe('phases that build on each other', () => {
  it('begin with what the one before had to show, in its numbers, and everything waits for that', async () => {
    const market: Idea = {
      nature: 'marketplace',
      text: 'Farms find welders. We take 12% of each job.',
      fields: price(12, 'job', 'share', null),
    }
    for (const idea of [RUNS, market]) {
      expect(named(await phaseOf(idea, 'interactive'), 'start')).toBe('')
      for (const phase of ['poc', 'mvp', 'production'] as const) {
        const own = await phaseOf(idea, phase)
        expect(named(own, 'start')).toMatch(/^Begin only (?:if|with) /)
        expect(named(own, 'start')).toMatch(/\d|one|two|three|four|six|seven/)
        for (const { id } of own.tasks) if (id !== 'start') expect(needsOf(own, id)).toContain('start')
      }
    }
    const [, filled, deals] =
      /if (\d+) of (\d+) requests/.exec(named(await phaseOf(market, 'poc'), 'go')) ?? []
    expect(filled).toBeDefined()
    expect(named(await phaseOf(market, 'mvp'), 'start')).toContain(`${filled} of ${deals} requests`)
  })

  it('begin at once where the plan names no phase before', async () => {
    expect(named(await phaseOf(RUNS, 'mvp', { developmentPhases: ['mvp'] }), 'start')).toBe('')
  })

  it('carry on exactly what the phases before cost and bring in', async () => {
    let [cost, income] = [0, 0]
    for (const [at, phase] of PHASES.entries()) {
      const { money, summary } = await contentOf(RUNS, phase)
      expect(money?.earlier ?? null).toEqual(at === 0 ? null : { phases: at, cost, income })
      cost = Math.round((cost + (summary.totalCost ?? 0)) * 100) / 100
      const { planned, ordered } = money ?? {}
      income += (planned ? planned.count * planned.each : 0) + (ordered?.sum ?? 0)
    }
    expect(income).toBeGreaterThan(0)
  })

  it('deliver what is ordered once, after it is agreed in writing', async () => {
    const first = await phaseOf(RUNS, 'interactive')
    expect(named(first, 'order-1')).toMatch(
      /^“Two shops ordered 40 sets together at 24 dollars”: put quantity/,
    )
    const mvp = await contentOf(RUNS, 'mvp')
    expect(mvp.money?.ordered).toMatchObject({ count: 40, sum: 960 })
    expect(mvp.phases[0]?.tasks.find(({ id }) => id === 'order-1')?.dependsOn).toContain('run')
    const medical = await phaseOf(
      {
        nature: 'device',
        text: 'An insole that warns of sores. 22 patients have paid an advance of $50 each.',
        fields: {
          ...price(240, 'pair', 'once'),
          product: ['Insole that warns of sores'],
          place: [{ name: 'Utrecht', country: 'NL', local: true }],
        },
      },
      'mvp',
    )
    const rules = medical.tasks.filter(({ source }) => source).map(({ id }) => id)
    expect(rules.length).toBeGreaterThan(0)
    for (const id of [...rules, 'certify', 'cover']) expect(needsOf(medical, 'order-1')).toContain(id)
    for (const phase of ['interactive', 'poc', 'production'] as const)
      expect((await contentOf(RUNS, phase)).money?.ordered ?? null).toBeNull()
  })
})

describe('dates of the trade', () => {
  it('are quoted in every phase, and dates of the founder’s past in none', async () => {
    for (const phase of PHASES)
      expect(named(await phaseOf(RUNS, phase), 'season-1')).toMatch(
        /^“We sell at Christmas fairs, which run from 22 November to 7 January”: /,
      )
    const past: Idea = { ...RUNS, text: 'Marble runs, $42 a set. We started in March and sold 3 at a fair.' }
    expect(named(await phaseOf(past, 'poc'), 'season-1')).toBe('')
  })
})

describe('use by people', () => {
  it('waits for certificate and cover, for a license, and for registration', async () => {
    const device: Idea = {
      nature: 'device',
      text: 'An insole that warns of sores by app. People with diabetes buy it for $240 a pair.',
      fields: { ...price(240, 'pair', 'once'), product: ['Insole that warns of sores'] },
    }
    for (const id of ['certify', 'cover'])
      expect(needsOf(await phaseOf(device, 'mvp'), 'field')).toContain(id)
    for (const id of ['cover', 'hazards', 'ethics'])
      expect(needsOf(await phaseOf(device, 'poc'), 'pilot')).toContain(id)
    const care: Idea = {
      nature: 'service',
      text: 'Home help for elderly people in Ohio. $30 an hour.',
      fields: price(30, 'hour', 'use'),
    }
    expect(needsOf(await phaseOf(care, 'interactive'), 'riskiest-test')).toContain('allowed')
    expect(needsOf(await phaseOf(care, 'poc'), 'trial')).toContain('permit')
    expect(needsOf(await phaseOf(RUNS, 'interactive'), 'riskiest-test')).toContain('allowed')
    expect(needsOf(await phaseOf(RUNS, 'poc'), 'sell')).toContain('insure')
  })

  it('asks no ethics committee about a thermostat', async () => {
    const plain: Idea = {
      nature: 'device',
      text: 'A thermostat that reads the room temperature. $90 each.',
      fields: price(90, 'thermostat', 'once'),
    }
    expect(named(await phaseOf(plain, 'poc'), 'ethics')).toBe('')
  })
})

describe('laws that the words name', () => {
  const rulesOf = async (idea: Idea) =>
    (await phaseOf(idea, 'interactive')).tasks.flatMap(({ source }) => (source ? [source.title] : []))
  const inCountry = (name: string, country: string) => ({ place: [{ name, country, local: true }] })

  it('stand in the plan without a confirmed field: medical devices, care homes, toys', async () => {
    expect(
      await rulesOf({
        nature: 'device',
        text: 'An insole that warns of sores, sold to patients.',
        fields: { product: ['Insole that warns of sores'], ...inCountry('Utrecht', 'NL') },
      }),
    ).toContain('Regulation (EU) 2017/745 on medical devices')
    expect(
      await rulesOf({
        nature: 'service',
        text: 'We clean dentures of residents in care homes.',
        fields: { product: ['Visits that clean dentures in care homes'], ...inCountry('Leeds', 'GB') },
      }),
    ).toEqual(
      expect.arrayContaining([
        expect.stringContaining('regulation 19'),
        expect.stringContaining('Dentists Act 1984'),
      ]),
    )
    expect(
      await rulesOf({
        nature: 'physical',
        text: 'Marble runs of beech. I fear the safety tests for toys.',
        fields: { product: ['Marble runs'], ...inCountry('Tartu', 'EE') },
      }),
    ).toContain('Directive 2009/48/EC on the safety of toys')
  })

  it('bind nobody whose words name none of them', async () => {
    expect(
      await rulesOf({
        nature: 'physical',
        text: 'Bicycle bags sewn from old tents.',
        fields: { product: ['Bicycle bags'], ...inCountry('Leeds', 'GB') },
      }),
    ).not.toContain('Toys (Safety) Regulations 2011')
  })
})

describe('where customers are served', () => {
  const rents = async (text: string, fields: Record<string, unknown[]> = {}) =>
    linesOf(
      await phaseOf({ nature: 'service', text, fields: { ...price(40, 'visit', 'use'), ...fields } }, 'mvp'),
    )

  it('rents no premises for work at the customers’ place, whatever that is called', async () => {
    for (const text of [
      'We wash the curtains of small hotels. We come to the hotel.',
      'A hygienist visits clinics and restaurants.',
    ])
      expect(await rents(text, { customer: ['Hotels, clinics and restaurants'] })).not.toContain('premises')
  })

  it('rents some where the founder opens a place, at the rent that is told', async () => {
    expect(await rents('I want to open a small salon for curly hair.')).toContain('Rent of the premises')
    const told = await rents('I want to open a small salon for curly hair. Rent is $950 a month.')
    expect(told).toContain('“Rent is $950 a month”: 4 months × $950')
    expect(told).not.toContain('Rent of the premises')
  })
})

describe('quantities', () => {
  it('of a marketplace follow those whom the founder can reach', async () => {
    const combine: Idea = {
      nature: 'marketplace',
      text: 'Farmers post a job by SMS and owners of combines make an offer. We keep 6% of each job. A job is $160 on average. We have phone numbers of 31 owners and 240 farmers.',
      fields: price(6, 'job', 'share', null),
    }
    const mvp = await phaseOf(combine, 'mvp')
    expect(named(mvp, 'density')).toContain(' 31 ')
    expect(named(mvp, 'demand')).toContain('until 60 have asked for one')
    expect(named(mvp, 'profiles')).not.toMatch(/photo/)
    const { income } = await contentOf(combine, 'mvp')
    expect(income).toMatchObject({ price: 9.6, per: 'usual deal' })
  })

  it('of what is published follow its rhythm and its readers', async () => {
    const letter: Idea = {
      nature: 'content',
      text: 'A newsletter every two weeks for installers of heat pumps. 410 people read my free blog. $240 a year.',
      fields: price(240, 'company', 'year'),
    }
    const poc = await phaseOf(letter, 'poc')
    const four = poc.tasks.find(({ id }) => id === 'four')
    const issues = Number(/Make the next (\d+) on their days/.exec(four?.name ?? '')?.[1])
    expect(four?.waiting?.days).toBe(issues * 14)
    expect(named(poc, 'stop')).toContain('41 pay')
    // Who pays for a year is counted once, and of those won before, the last phase counts whom its gate demands.
    const [, , mvp = 0, production = 0] = await Promise.all(
      PHASES.map(async (phase) => (await contentOf(letter, phase)).money?.planned?.count ?? 0),
    )
    const last = await phaseOf(letter, 'production')
    const [, stay = '', all = ''] = /(\d+) of the (\d+)/.exec(named(last, 'start')) ?? []
    expect(Number(all)).toBe(41 + mvp)
    expect(named(last, 'groups')).toContain(`until ${Number(stay) + production} pay`)
  })

  it('of a service that comes twice a year are whole rounds', async () => {
    const visits: Idea = {
      nature: 'service',
      text: 'We clean dentures in care homes, two visits a year for each resident. $38 a visit.',
      fields: { ...price(38, 'visit', 'use'), purchases: [84] },
    }
    expect((await contentOf(visits, 'poc')).money?.planned?.count).toBe(3 * 42)
  })
})

describe('what the words are about', () => {
  const namesOf = async (idea: Idea, phase: Phase) =>
    (await phaseOf(idea, phase)).tasks.map(({ name }) => name).join('\n')

  it('counts the pieces of an order, and not those who order, at the price that shops pay', () => {
    const text =
      'We make felt slippers. They cost £30 in the shop, and the shop buys at £16. A chain of four shops has ordered 250 for October on sale or return.'
    const { orders, tradePrice } = toldBy({ brief: answered(price(30, 'pair', 'once', 'GBP')), idea: text })
    expect(tradePrice).toBe(16)
    expect(orders).toMatchObject([{ kind: 'order', count: 250, each: 16 }])
  })

  it('prices a job by all that one customer has of what is priced', async () => {
    const idea: Idea = {
      nature: 'service',
      text: 'I descale the coffee machines of offices. Most offices call the maker, and their 6 machines stand still for a week.',
      fields: { ...price(40, 'machine', 'use'), purchases: [4] },
    }
    const content = await contentOf(idea, 'poc')
    expect(content.income).toMatchObject({ price: 240, per: 'job of 6 machines' })
  })

  it('plans issues and no course for stories that help to learn a language', async () => {
    const text =
      'Every week I publish one story told in Breton, with the words explained, for grown people who learn it. $6 a month.'
    const idea: Idea = { nature: 'content', text, fields: price(6, null, 'month') }
    expect(await namesOf(idea, 'production')).not.toMatch(/teacher|learners|certificate/i)
    const course = { ...idea, text: 'A course of 20 lessons in Breton with exercises. $6 a month.' }
    expect(await namesOf(course, 'poc')).toMatch(/learners/)
  })

  it('asks for no medical approval of what watches animals', async () => {
    const fields = { ...price(95, 'collar', 'once'), nature: ['device'] }
    const animals =
      'A collar that measures how long cows chew, so that farmers see ulcers early. $95 a collar.'
    const people = 'A belt that measures the breath of patients and detects ulcers early. $95 a belt.'
    const ofAnimals = await phaseOf({ nature: 'device', text: animals, fields }, 'mvp')
    const ofPeople = await phaseOf({ nature: 'device', text: people, fields }, 'mvp')
    const costs = (phase: RoadmapPhase) => (phase.costLines ?? []).map(({ name }) => name).join('\n')
    expect(costs(ofAnimals)).not.toContain('medical device')
    expect(costs(ofPeople)).toContain('medical device')
  })

  it('plans no routes for a map that is drawn, and measures how well records are read', async () => {
    const idea: Idea = {
      nature: 'software',
      text: 'Software for parish archives. It reads the index cards into a drawn map of the graves. $50 a month.',
      fields: { ...price(50, null, 'month'), actions: ['reads the index cards into a drawn map'] },
    }
    const names = await namesOf(idea, 'poc')
    expect(names).toContain('measure accuracy for each field')
    expect(names).not.toMatch(/addresses|map services/)
  })

  it('plans a task for each difficulty by its own kind, and asks whom it meets where it is of no kind', async () => {
    const idea: Idea = {
      nature: 'device',
      text: 'A lamp for goat sheds that measures ammonia. $80 each.',
      fields: {
        ...price(80, 'lamp', 'once'),
        risks: ['The cable breaks', 'Dust settles on the sensor', 'Goats prefer darkness'],
      },
    }
    const names = await namesOf(idea, 'interactive')
    expect(names).toMatch(/The cable breaks”: use five as hard and as often as buyers do/)
    expect(names).toMatch(/Dust settles on the sensor”: keep one in it for two weeks/)
    expect(names).toMatch(/Goats prefer darkness”: ask five whom it would meet/)
  })

  it('measures what is sold already, and makes no first samples', async () => {
    const idea: Idea = { nature: 'physical', text: 'We carve spoons and sold 140 at fairs. $20 a spoon.' }
    const names = await namesOf(idea, 'interactive')
    expect(names).toContain('as they are made now')
    expect(names).not.toContain('Make five samples')
  })

  it('assumes the rates of North America for a price in dollars without a place', async () => {
    const report = await reportOn('A game about birds.', answered(price(8, null, 'month')))
    expect(startRegion(report.brief, 'A game about birds.')).toBe('north-america')
  })
})
