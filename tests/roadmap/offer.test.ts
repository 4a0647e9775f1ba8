import { emptyBrief, type Nature, toBrief } from '@domain/brief/brief'
import { PHASES, type Phase } from '@domain/phases'
import type { RoadmapContent } from '@domain/roadmap'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportOn } from '../analyst/written'
import { composed, planOf, wordsOf } from './composed'

async function plan(
  nature: Nature | null,
  idea: string,
  phase: Phase,
  fields: Record<string, unknown[]> = {},
): Promise<RoadmapContent> {
  const stated = { ...(nature !== null && { nature: [nature] }), ...fields }
  const states = Object.entries(stated).map(([field, values]) => [
    field,
    {
      state: 'stated',
      entries: values.map((value) => ({ value, origin: { kind: 'answer' }, confirmed: true })),
      silenced: [],
    },
  ])
  const report = await reportOn(idea, { ...emptyBrief(), ...toBrief(Object.fromEntries(states)) })
  return composed(phase, { ...report, lookups: null }, planOf(), idea)
}
const evidence = (kind: string, count: number, text: string) => ({
  evidence: [{ kind, count, text, link: null }],
})
const price = (low: number, per: string | null, every: string, currency: string | null = 'USD') => ({
  price: [{ low, high: low, currency, per, every }],
})
const tasksOf = (content: RoadmapContent) => content.phases.flatMap(({ tasks }) => tasks)
const linesOf = (content: RoadmapContent) => content.phases.flatMap(({ costLines }) => costLines ?? [])
const openOf = (content: RoadmapContent) => content.phases.flatMap(({ unplanned }) => unplanned ?? [])
const hoursOf = (content: RoadmapContent, role: string) =>
  content.phases
    .flatMap(({ teamComposition }) => teamComposition)
    .filter((each) => each.role === role && each.hourlyRate > 0)
    .reduce((sum, { count, hours }) => sum + count * hours, 0)

describe('the core of the offer', () => {
  it('is built by those who can, whatever the small plan pays for', async () => {
    const roster = await plan(
      'software',
      'A roster app for bakeries in Ohio that matches bakers to shifts. $4 per employee and month.',
      'mvp',
      price(4, 'employee', 'month'),
    )
    expect(wordsOf(roster)).toMatch(/Build the calendar/)
    expect(hoursOf(roster, 'Full-Stack Developer')).toBeGreaterThan(150)
    const courts = await plan(
      'marketplace',
      'A marketplace where players in Ohio book free courts by the hour and pay online. We keep 10% of each booking.',
      'mvp',
      { ...price(10, null, 'share', null), ...evidence('paying', 12, 'Hours booked by telephone') },
    )
    expect(wordsOf(courts)).toMatch(/split each payment/)
    expect(hoursOf(courts, 'Full-Stack Developer')).toBeGreaterThan(100)
  })

  it('is decided by those who were sent where nobody needs it again within weeks', async () => {
    const idea =
      'A marketplace where parents in Ohio book birthday parties at halls. We keep 10% of each booking.'
    const share = price(10, null, 'share', null)
    for (const phase of PHASES) {
      const rare = wordsOf(await plan('marketplace', idea, phase, { ...share, purchases: [1.3] }))
      expect(rare).not.toMatch(/second (?:deal|one|requests?)\b|customers? (?:who )?return/i)
    }
    const often = await plan('marketplace', idea, 'mvp', { ...share, purchases: [20] })
    expect(wordsOf(often)).toMatch(/one customer in three made a second deal/)
  })

  it('brings the share of what one deal is worth by the founder’s answer', async () => {
    const idea = 'A marketplace where parents in Ohio book birthday parties at halls.'
    const shareOf = (base?: number) => ({
      price: [{ low: 10, high: 10, currency: 'USD', per: null, every: 'share', base }],
    })
    const told = await plan('marketplace', idea, 'mvp', { ...shareOf(250), purchases: [4] })
    expect(told.income).toMatchObject({ price: 25, every: 'use' })
    const open = await plan('marketplace', idea, 'mvp', { ...shareOf(), purchases: [4] })
    expect(open.money?.lacks).toBe('deal')
  })

  it('has what a connected device is used with, and engineers where nobody says to have built it', async () => {
    const idea = 'A lock for garden sheds that sends an alert to the owner’s phone. $90 each.'
    const given = { ...price(90, 'lock', 'once'), ...evidence('other', 6, 'Sheds with a prototype in use') }
    const content = await plan('device', idea, 'mvp', given)
    expect(tasksOf(content).map(({ id }) => id)).toEqual(expect.arrayContaining(['server', 'app']))
    expect(hoursOf(content, 'Firmware Engineer')).toBeGreaterThan(0)
    const own = await plan('device', `${idea} I built the prototypes.`, 'mvp', given)
    const [founder] = own.phases[0]?.teamComposition ?? []
    expect(hoursOf(own, 'Firmware Engineer')).toBe(0)
    expect(founder?.skills).toContain('Embedded programs')
  })

  it('pays those who serve as often as customers pay', async () => {
    const content = await plan(
      null,
      'We bring yoga teachers to offices in Denver. The company pays $200 for a half day.',
      'production',
      {
        ...price(200, 'half day', 'use'),
        purchases: [24],
        ...evidence('paying', 4, 'Companies that pay for a half day'),
      },
    )
    const line = linesOf(content).find(({ name }) => name.startsWith('Pay for serving'))
    const times = Number(/: (\d+) times × 5 hours/.exec(line?.name ?? '')?.[1])
    const { planned } = content.money ?? {}
    expect(times).toBeGreaterThan(0)
    expect(planned?.count).toBeGreaterThan(times)
    expect(content.income?.isOwnWork).toBeUndefined()
  })
})

describe('the pattern of the business', () => {
  it('teaches no groups where a store of pieces is sold, and tries food by the lot', async () => {
    for (const phase of PHASES) {
      const store = wordsOf(
        await plan(
          'content',
          'A library of printable worksheets and short video lessons. $9 a month.',
          phase,
          price(9, 'family', 'month'),
        ),
      )
      expect(store).not.toMatch(/[Ll]earners|\bgroups\b|pass(?:es)? the|set days/)
    }
    const oil = wordsOf(
      await plan('physical', 'We press sunflower oil. $9 a bottle.', 'poc', {
        ...price(9, 'bottle', 'once'),
        ...evidence('paying', 30, 'Families that bought'),
      }),
    )
    expect(oil).not.toMatch(/\bten bottles each\b|sealed one/)
    expect(oil).toMatch(/food laboratory/)
  })

  it('sells to people who pay for themselves by a payment page, and takes the one price that the text names', async () => {
    const app = await plan('software', 'An app for car owners that checks estimates.', 'poc', {
      ...price(5, 'driver', 'month'),
      channel: ['App Store search'],
      trade: [{ label: 'Car repair', nace: 'G4520', naics: null, sic: null }],
    })
    expect(wordsOf(app)).not.toMatch(/written order/)
    const survey = await plan(
      null,
      'We help owners of old houses in Ohio to make them warmer. A surveyor visits for half a day and takes thermal images. The survey is $400.',
      'poc',
      evidence('paying', 7, 'Surveys done'),
    )
    expect(survey.income).toMatchObject({ price: 400, per: 'survey' })
  })
})

describe('what is told and what is assumed', () => {
  it('says up to which cost of one a phase pays for itself, where no text tells that cost', async () => {
    const idea = 'We press sunflower oil. $9 a bottle.'
    const given = { ...price(9, 'bottle', 'once'), ...evidence('paying', 30, 'Families that bought') }
    const content = await plan('physical', idea, 'mvp', given)
    const most = Number(/comes out even as long as one costs \$([\d.]+)/.exec(openOf(content).join())?.[1])
    const { planned } = content.money ?? {}
    const cost = content.summary.totalCost ?? 0
    const unit = linesOf(content).find(({ name }) => name.startsWith('Material and packaging'))
    const each = (unit?.amount ?? 0) / (planned?.count ?? 1)
    const left = (planned?.count ?? 0) * (planned?.each ?? 0) - cost
    expect(most).toBeCloseTo(each + left / (planned?.count ?? 1), 0)
    const told = await plan('physical', `${idea} Material is 3 dollars a bottle.`, 'mvp', given)
    expect(openOf(told).join()).not.toMatch(/comes out even/)
  })

  it('names what a goal takes where a factor of the income is not told', async () => {
    const goal = { goal: [{ amount: 6000, currency: 'USD' }] }
    const share = await plan(
      'marketplace',
      'Cooks and guests meet. We keep 12% of each booking.',
      'production',
      {
        ...price(12, null, 'share', null),
        ...goal,
        ...evidence('paying', 11, 'Dinners booked'),
      },
    )
    expect(share.summary.recommendations.join()).toMatch(/takes deals of \$50,000 a month at 12%/)
    const seats = await plan('software', 'Offices plan their shifts with it.', 'mvp', {
      ...price(6, 'active worker', 'month'),
      ...goal,
    })
    expect(seats.summary.recommendations.join()).toMatch(/takes 1,000 payments a month/)
  })

  it('waits with the sale for the end of a weak time of the year', async () => {
    const idea = 'Cooks and guests in Ohio meet. We keep 12% of each booking.'
    const given = { ...price(12, null, 'share', null), ...evidence('paying', 11, 'Dinners booked') }
    const weak = await plan('marketplace', idea, 'mvp', {
      ...given,
      risks: ['Few bookings from November to February'],
    })
    expect(tasksOf(weak).find(({ id }) => id === 'hundred')?.name).toMatch(/begin it in or after March/)
    const even = await plan('marketplace', idea, 'mvp', given)
    expect(wordsOf(even)).not.toMatch(/in or after/)
  })
})

describe('every planned phase', () => {
  const IDEAS: readonly (readonly [Nature, string, Record<string, unknown[]>])[] = [
    [
      'service',
      'We clean offices in Ohio at night. $90 a visit.',
      { ...price(90, 'visit', 'use'), purchases: [40] },
    ],
    ['content', 'A newsletter on pensions in Ohio, weekly. $8 a month.', price(8, null, 'month')],
    ['software', 'A program that plans shifts for clinics in Ohio. $50 a month.', price(50, null, 'month')],
    ['physical', 'We cook jam in Ohio. $7 a jar.', { ...price(7, 'jar', 'once'), purchases: [12] }],
    [
      'marketplace',
      'Cooks and guests in Ohio meet. We keep 12% of each booking.',
      price(12, null, 'share', null),
    ],
  ]

  /** How many the gate before the phase demands of those who were there; all of them if it names no number. */
  const demandedOf = (content: RoadmapContent, before: number): number => {
    const gate = tasksOf(content).find(({ id }) => id === 'start')?.name ?? ''
    const [, stay, all] = /only if (\d+) of the (\d+) .*still/.exec(gate) ?? []
    return Number(all) === before ? Number(stay) : before
  }

  it('keeps those who pay, asks about the law until it is met before a sale, and says in each that none is on file', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...IDEAS),
        fc.option(fc.integer({ min: 8, max: 60 }), { nil: null }),
        async ([nature, idea, fields], paying) => {
          const given = { ...fields, ...(paying !== null && evidence('paying', paying, 'Customers who pay')) }
          let before = 0
          for (const phase of PHASES) {
            const content = await plan(nature, idea, phase, given)
            const { planned } = content.money ?? {}
            const there = planned?.before ?? 0
            expect(there, `${nature} ${phase}`).toBeGreaterThanOrEqual(Math.min(before, there))
            // Who was won in a phase is there when the next one begins, as far as its gate demands.
            if (planned?.before)
              expect(there, `${nature} ${phase}`).toBeGreaterThanOrEqual(demandedOf(content, before))
            before = there + (planned?.before ? (planned.won ?? 0) : 0)
            const tasks = tasksOf(content)
            const met = tasks.find(({ id }) => id === 'act-met')
            if (met) expect(tasks.some(({ dependsOn }) => dependsOn.includes(met.id))).toBe(true)
            const ruled = tasks.some(({ id }) => id.startsWith('rule-'))
            if (phase === 'interactive' && !ruled) expect(openOf(content).join()).toMatch(/none is on file/)
          }
        },
      ),
      { numRuns: 10 },
    )
  })
})
