import type { Nature } from '@domain/brief/brief'
import { PHASES, type Phase } from '@domain/phases'
import { problemsOf, type RoadmapContent } from '@domain/roadmap'
import { describe, expect, it } from 'vitest'
import { functionsOf } from '../../supabase/functions/_shared/roadmap/packages/functions'
import { reportOn } from '../analyst/written'
import { briefWith, composed, planOf, wordsOf } from './composed'

async function plan(
  nature: Nature,
  idea: string,
  phase: Phase,
  fields: Record<string, unknown[]> = {},
): Promise<RoadmapContent> {
  const report = await reportOn(idea, briefWith({ nature: [nature], ...fields }))
  return composed(phase, { ...report, lookups: null }, planOf(), idea)
}
const tasksOf = (content: RoadmapContent) => content.phases.flatMap(({ tasks }) => tasks)
const paying = (count: number, text: string) => ({ evidence: [{ kind: 'paying', count, text, link: null }] })

describe('what the text says is done', () => {
  const IDEA =
    'Every fleet in Lyon loses hours at the pump. With my tool the driver photographs the meter, the office sees the liters beside the route, and a difference goes to the manager the same day. There is a program for 9,000 euros.'

  it('is planned clause by clause where it is built, once for all where it is not, and what others do is not', async () => {
    expect(functionsOf({ idea: IDEA }, 'Pump')).toEqual([
      'With my tool the driver photographs the meter',
      'the office sees the liters beside the route',
      'a difference goes to the manager the same day',
    ])
    for (const phase of PHASES) {
      const names = tasksOf(await plan('software', IDEA, phase)).map(({ name }) => name)
      const [first, ...others] = functionsOf({ idea: IDEA }, 'Pump')
      const isBuilt = phase !== 'production'
      for (const words of [first, ...others]) {
        expect(names.join('\n')).toContain(`“${words?.slice(0, 20)}`)
        if (isBuilt) expect(names.some((name) => name.startsWith(`“${words}”: `))).toBe(true)
      }
      expect(names.join('\n')).not.toMatch(/“[^”]*9,000/)
    }
  })
})

describe('what is no function', () => {
  const FOLD =
    'In September we bring down about 9,000 sheep to one round fold, and each farmer pulls out his own by reading the ear mark. It is lovely and I would not change it. For three weeks we phone each other because somebody has my ewe in his barn. I’d like an app that knows all the mark numbers: you read the tag with the phone, it says whose it is, and rings him. The good herd program that everyone uses is for your own sheep, not for lost ones. $40 a farm for the autumn.'

  it('is asked about once, and never designed, built, tried or watched', async () => {
    for (const phase of PHASES) {
      const content = await plan('software', FOLD, phase)
      const names = tasksOf(content).map(({ name }) => name)
      expect(names.join('\n')).not.toMatch(/bring down|pulls out|phone each other|herd program/)
      if (phase !== 'production') expect(names.some((name) => name.includes('you read the tag'))).toBe(true)
    }
  })

  it('buys no tags or cameras where a phone reads what is there, and some where they have to be put up', async () => {
    const things = /readers or cameras/
    expect(
      tasksOf(await plan('software', FOLD, 'poc'))
        .map(({ name }) => name)
        .join('\n'),
    ).not.toMatch(things)
    const boats = 'The marina loses boats. We stick QR codes on each boat, and staff scan them. $40 a month.'
    expect(
      tasksOf(await plan('software', boats, 'poc'))
        .map(({ name }) => name)
        .join('\n'),
    ).toMatch(things)
  })

  it('sets trials beside the time of the year that the founder names', async () => {
    const open = (content: RoadmapContent) => content.phases[0]?.unplanned?.join('\n') ?? ''
    expect(open(await plan('software', FOLD, 'mvp'))).toMatch(
      /The time of the year\. Your words: “In September”\. .* from working day \d+ on, for \d+ days/,
    )
    expect(open(await plan('software', 'An app that counts hours. $9 a month.', 'mvp'))).not.toMatch(
      /time of the year/,
    )
  })

  it('asks nobody about the trade of the customers, nor about a sentence on the founder', async () => {
    const trade = [{ label: 'Pubs', nace: 'I5630', naics: null, sic: null }]
    const quiz = await plan('content', 'A monthly quiz pack in Welsh. £16 a month.', 'interactive', { trade })
    expect(wordsOf(quiz)).not.toMatch(/demands of this trade/)
    const nurse =
      'I’m a nurse in Lima. We go to the house, we wash, cut and file the feet of diabetics. 45 soles a visit.'
    expect(wordsOf(await plan('service', nurse, 'interactive'))).not.toContain('“I’m a nurse')
  })
})

describe('what buyers asked for', () => {
  const SWEETS =
    'We cook sweets and sold 310 bags at two festivals. A chain of four shops asked for a barcode and a proper date. $4 a bag.'

  it('is settled with them in the first phase, in their words', async () => {
    const requested = async (phase: Phase) =>
      tasksOf(await plan('physical', SWEETS, phase)).filter(({ id }) => id === 'request')
    expect((await requested('interactive')).map(({ name }) => name)).toEqual([
      expect.stringMatching(
        /“A chain of four shops asked for a barcode and a proper date”: .*price and date/,
      ),
    ])
    expect(await requested('mvp')).toEqual([])
  })
})

describe('a course of which a part is out', () => {
  it('makes the rest in two halves, and no more than the whole', async () => {
    const idea = 'I film a course of 48 lessons on drums. The first six lessons I put up. $14 a month.'
    const made = async (phase: Phase) =>
      tasksOf(await plan('content', idea, phase)).flatMap(({ name }) =>
        Number(/^Make (?:the next )?(\d+)/.exec(name)?.[1] ?? 0),
      )
    const all = [await made('poc'), await made('mvp'), await made('production')]
    expect(all.flat().reduce((sum, count) => sum + count, 0)).toBe(42)
  })
})

describe('a small plan', () => {
  it('pays no lawyer, outside tester or operations of a large one', async () => {
    const priced = { price: [{ low: 16, high: 16, currency: 'USD', per: null, every: 'month' }] }
    for (const [nature, idea] of [
      ['service', 'We look after graves. We served 20 families so far. $16 a month.'],
      ['content', 'A monthly quiz pack. I have been doing it free for a year. $16 a month.'],
      ['software', 'An app that counts hours of driving lessons for schools. $16 a month.'],
    ] as const)
      for (const phase of PHASES) {
        const content = await plan(nature, idea, phase, priced)
        const roles = content.phases.flatMap(({ teamComposition }) => teamComposition.map(({ role }) => role))
        if (nature !== 'software') expect(roles).not.toContain('Legal Adviser')
        expect(roles).not.toContain('DevOps Engineer')
        expect(wordsOf(content)).not.toMatch(/attack access rights|ten times today|second format/)
      }
  })
})

describe('how often', () => {
  it('follows from the interval of the visits, in payments and hours alike', async () => {
    const idea =
      'We look at the feet of old people at home every two months. We served 88 so far. $45 the visit.'
    const content = await plan('service', idea, 'production', {
      price: [{ low: 45, high: 45, currency: 'USD', per: 'visit', every: 'use' }],
      ...paying(88, 'Patients'),
    })
    const { count = 0, won = count } = content.money?.planned ?? {}
    const { before = 0 } = content.money?.planned ?? {}
    // Four months hold one to three visits of each, of those who came before and of the new ones.
    expect(before).toBeGreaterThanOrEqual(88)
    expect(count / (won + before)).toBeGreaterThan(1)
    expect(count / (won + before)).toBeLessThan(3)
  })

  it('takes purchases a year at a monthly price for months, and never for units of one customer', async () => {
    const content = await plan('content', 'A monthly quiz pack. $16 a month for a pub.', 'mvp', {
      price: [{ low: 16, high: 16, currency: 'USD', per: 'pub', every: 'month' }],
      purchases: [11],
    })
    expect(content.income?.price).toBe(16)
  })

  it('counts what is asked for less what is passed on', async () => {
    const idea =
      'Students post a paper and writers confirm. For the student it is free; the writer gets $400 for a paper and we ask $650 from the college.'
    const content = await plan('marketplace', idea, 'mvp')
    expect(content.income?.price).toBe(250)
  })
})

describe('difficulties', () => {
  const RISKS = [
    'A patient follows the plan and the potassium still goes up',
    'I don’t know whether it is a living',
    'The ministry says that it needs a permit',
    'The parcel abroad costs as much as the thing',
  ]

  it('are asked about by their kind and told once; harm is never caused to see what happens', async () => {
    const content = await plan('content', 'A weekly kitchen plan. $9 a month.', 'interactive', {
      risks: RISKS,
    })
    const names = tasksOf(content).map(({ name }) => name)
    const answerTo = (words: string) => names.filter((name) => name.startsWith(`“${words}`))
    expect(answerTo('A patient follows')).toEqual([
      expect.stringMatching(/ask the profession that answers for it/),
    ])
    expect(answerTo('I don’t know')).toEqual([expect.stringMatching(/answer it by a figure/)])
    expect(answerTo('The ministry says')).toEqual([
      expect.stringMatching(/ask in writing the one who may forbid/),
    ])
    expect(answerTo('The parcel abroad')).toEqual([expect.stringMatching(/quotes of three carriers/)])
    expect(wordsOf(content)).not.toMatch(/on purpose/)
    for (const { description } of content.phases.flatMap(({ risks }) => risks))
      for (const words of RISKS) expect(description).not.toContain(words)
  })
})

describe('the price', () => {
  it('is multiplied by what one customer has of its unit, or no income is planned', async () => {
    const price = [{ low: 3, high: 3, currency: 'USD', per: 'driver', every: 'month' }]
    const idea = 'Software with which drivers swap turns.'
    const many = await plan('software', idea, 'mvp', { price, customer: ['Depots with 80 to 400 drivers'] })
    expect(many.income).toMatchObject({ price: 240, per: 'customer with 80 drivers' })
    const unknown = await plan('software', idea, 'mvp', { price, customer: ['Companies that run buses'] })
    expect(unknown.income).toBeUndefined()
    expect(unknown.phases[0]?.unplanned?.join('\n')).toContain('How many one customer has')
  })

  it('is the only amount of the offer', async () => {
    const idea =
      'Big mills sell buttons from 5,000 pieces. We cut and dye the gross in the color of the cloth that you send us: 38 dollars the gross.'
    const content = await plan('physical', idea, 'mvp')
    expect(content.income?.price).toBe(38)
  })
})

describe('regulated acts', () => {
  it('are asked about before anything is tried on people', async () => {
    const idea = 'We carry old people and their shopping up the hill in Porto. 5 euros a trip.'
    const tasks = tasksOf(await plan('service', idea, 'interactive'))
    const act = tasks.find(({ id }) => id === 'act-1')
    expect(act?.name).toMatch(/^“.*”: ask the transport authority/)
    expect(tasks.find(({ id }) => id === 'riskiest-test')?.dependsOn).toContain('act-1')
  })
})

describe('plans of what works already', () => {
  const IDEAS: readonly (readonly [Nature, string, Record<string, unknown[]>])[] = [
    ['software', 'Software that plans the turns of a ditch. $20 a month.', paying(12, 'Ditches that pay')],
    ['device', 'A scale under beehives. $90.', paying(12, 'Beekeepers who bought one')],
    ['physical', 'We carve spoons. $30 a spoon.', paying(40, 'Spoons sold at fairs')],
    ['service', 'We clear sheds for families. $300 a shed.', { ...paying(5, 'Sheds done'), purchases: [1] }],
    ['marketplace', 'Kilns with free space for potters. We keep 15%.', paying(9, 'Potters who fired')],
    ['content', 'A letter about old houses every week. $9 a month.', paying(29, 'Readers who pay')],
  ]

  it('can be stored, have no gaps, end in their decision, and plan no fewer customers than there are', async () => {
    for (const [nature, idea, fields] of IDEAS)
      for (const phase of PHASES) {
        const content = await plan(nature, idea, phase, fields)
        expect(problemsOf(content), `${nature} ${phase}`).toEqual([])
        const tasks = tasksOf(content)
        const ids = tasks.map(({ id }) => id)
        const awaited = new Set(tasks.flatMap(({ dependsOn }) => dependsOn))
        expect(
          ids.filter((id) => !awaited.has(id)),
          `${nature} ${phase}`,
        ).toEqual([ids.at(-1)])
        for (const name of [...tasks.map((task) => task.name), ...(content.phases[0]?.unplanned ?? [])])
          expect(name).not.toMatch(/[{}|]|…$/)
        const { count } = (fields.evidence?.[0] ?? {}) as { count?: number }
        for (const [, told] of wordsOf(content).matchAll(/until (\d+) (?:pay|have paid)/g))
          expect(Number(told), `${nature} ${phase}`).toBeGreaterThan(count ?? 0)
      }
  })

  it('serve what is needed once without periods, and make what is ordered without stock', async () => {
    for (const phase of PHASES) {
      const [, , , shed] = IDEAS
      if (!shed) throw new Error('There is no idea')
      expect(wordsOf(await plan('service', shed[1], phase, shed[2]))).not.toMatch(
        /\bperiod|fixed day|go on paying/i,
      )
      const ordered = await plan(
        'physical',
        'We dye buttons in the color of the cloth that you send us. $38 a gross.',
        phase,
        paying(16, 'Brands that bought'),
      )
      expect(wordsOf(ordered)).not.toMatch(/\bstock\b|in lots|made ahead/i)
    }
  })

  it('take as many hours as a task counts', async () => {
    const tasks = tasksOf(await plan('content', IDEAS[5]?.[1] ?? '', 'poc', IDEAS[5]?.[2]))
    const hours = new Set(tasks.map((task) => task.hours.base))
    expect(tasks.filter((task) => task.hours.base === 8).length).toBeLessThan(tasks.length * 0.6)
    expect(hours.size).toBeGreaterThan(2)
  })
})
