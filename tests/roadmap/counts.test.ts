import type { Nature } from '@domain/brief/brief'
import { PHASES, type Phase } from '@domain/phases'
import type { RoadmapContent } from '@domain/roadmap'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
const priced = (low: number, every: string) => ({
  price: [{ low, high: low, currency: 'USD', per: null, every }],
})
const evidence = (kind: string, count: number, text: string) => ({
  evidence: [{ kind, count, text, link: null }],
})
const tasksOf = (content: RoadmapContent) => content.phases.flatMap(({ tasks }) => tasks)
const namesOf = (content: RoadmapContent) => tasksOf(content).map(({ name }) => name)
const numberIn = (words: string, cue: RegExp): number | null => {
  const found = cue.exec(words)?.[1]
  return found === undefined ? null : Number(found.replaceAll(',', ''))
}

/** What a phase says that it wins, makes or serves, by kind of product; each number alone decides how often is paid. */
const SOLD: Partial<Record<Nature, RegExp>> = {
  device: /(?:Build|Deliver|Sell|Run|Have the buyers of|first) (?:the )?([\d,]+) units/,
  physical: /(?:the |Make |first )([\d,]+) pieces/,
  service: /(?:Do|Serve) (?:the |all )?([\d,]+) (?:more|new ones|customers)/,
  marketplace: /(?:Support|and) ([\d,]+)(?: deals| done|, with the fee)/,
  content: /until ([\d,]+) pay/,
  software: /(?:until|only if) ([\d,]+) (?:of the [\d,]+ )?(?:pay|use it and pay)/,
}

describe('one computation of counts', () => {
  it('plans the payments of those whom the tasks win, as often as each pays in the phase', async () => {
    const natures = Object.keys(SOLD) as Nature[]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...natures),
        fc.constantFrom<Phase>('mvp', 'production'),
        fc.constantFrom('once', 'month'),
        fc.option(fc.integer({ min: 10, max: 90 }), { nil: null }),
        async (nature, phase, every, paying) => {
          const regular =
            nature === 'physical' || nature === 'device' || nature === 'marketplace' ? 'use' : every
          const idea = 'Customers pay for what we offer to families.'
          const given = await plan(nature, idea, phase, {
            ...priced(20, regular),
            purchases: [1],
            ...(paying !== null && evidence('paying', paying, 'Families that paid')),
          })
          const planned = given.money?.planned
          if (!planned || planned.count === 0) return
          const won = planned.won ?? planned.count
          const cue = SOLD[nature]
          const counts = cue ? namesOf(given).flatMap((name) => numberIn(name, cue) ?? []) : []
          // What is won beside those who pay already is the difference of both.
          const earlier =
            nature === 'content' || nature === 'software'
              ? counts.map((count) => count - won).filter((count) => count >= 0).length > 0
              : counts.includes(won)
          expect(earlier, `${nature} ${phase} ${every} ${paying}: ${won} of ${counts.join()}`).toBe(true)
          // Those who pay already pay beside them, and nobody who is won pays less than once.
          if (planned.before || every === 'month')
            expect(planned.count, `${nature} ${phase}`).toBeGreaterThanOrEqual(won)
          else expect(planned.count % won, `${nature} ${phase}`).toBe(0)
          for (const { name, amount } of given.phases.flatMap(({ costLines }) => costLines ?? [])) {
            const paid = numberIn(name, /([\d,]+) payments ×/)
            if (paid !== null) expect(paid, name).toBe(planned.count)
            expect(amount).toBeGreaterThan(0)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('counts what a go-between keeps, and no whole payment', async () => {
    const idea =
      'Captains find spare players nearby. The player pays $6, the club gets its fee and we get a dollar.'
    const content = await plan('marketplace', idea, 'mvp', priced(6, 'use'))
    expect(content.income).toMatchObject({ price: 1 })
    const fee = content.phases[0]?.costLines?.find(({ name }) => name.startsWith('Payment provider'))
    expect(fee?.amount).toBeLessThan(content.money?.planned?.count ?? 0)
    expect(content.summary.recommendations.join('\n')).toContain('You keep a part of each payment')
  })

  it('asks only people and firms, and counts no gaps, bags or an audience that nobody told', async () => {
    const gaps = evidence('other', 57, 'Gaps filled last summer by a list I ran for nine clubs')
    const bags = evidence('paying', 310, 'Bags sold at two festivals')
    for (const phase of PHASES) {
      expect(wordsOf(await plan('marketplace', 'Captains find spare players.', phase, gaps))).not.toMatch(
        /\b(?:of the|the|all) 57\b/,
      )
      expect(wordsOf(await plan('physical', 'We cook sweets. $4 a bag.', phase, bags))).not.toMatch(
        /\bof the 310 who\b/,
      )
      const free = await plan(
        'content',
        'A drum course. The first six lessons I put up. $14 a month.',
        phase,
        evidence('other', 12, 'Drummers who used it for two months'),
      )
      expect(wordsOf(free)).not.toMatch(/\b200\b|\breaders\b/)
    }
    const drummers = evidence('other', 12, 'Drummers who used it for two months')
    expect(
      namesOf(await plan('content', 'A drum course. $14 a month.', 'interactive', drummers)).join(),
    ).toMatch(/of the 12 who get it now/)
  })
})

describe('risks', () => {
  const RISKS = {
    'They melt together in August': /keep ten for the time and in the heat/,
    'Every loom is different': /measure ten of them/,
    'A good harvest only every second year': /ask a second source/,
    'It weighs too much to break': /use five as hard/,
  }

  it('are tried by their kind first, and answered by work in the next phase', async () => {
    const given = { risks: Object.keys(RISKS), ...priced(4, 'once') }
    const first = namesOf(await plan('physical', 'We cook sweets.', 'interactive', given))
    for (const [words, does] of Object.entries(RISKS))
      expect(first.find((name) => name.startsWith(`“${words}”`))).toMatch(does)
    expect(first.join('\n')).not.toContain('ask the person who would decide')
    const next = tasksOf(await plan('physical', 'We cook sweets.', 'poc', given))
    expect(next.filter(({ id }) => id.startsWith('remedy-'))).toHaveLength(3)
  })
})

describe('what works already', () => {
  const MOVES = {
    ...priced(390, 'use'),
    purchases: [1],
    inputs: ['Van with heating'],
    ...evidence('paying', 21, 'Families that moved with us'),
  }

  it('is done for the new ones after they are won, by people who are paid, with what has to be rented', async () => {
    const idea = 'I move aquariums when people move flat.'
    const poc = tasksOf(await plan('service', idea, 'poc', MOVES))
    for (const id of ['second', 'trial'])
      expect(poc.find((task) => task.id === id)?.dependsOn, id).toContain('add')
    const mvp = (await plan('service', idea, 'mvp', MOVES)).phases[0]
    const paid = mvp?.teamComposition.filter(({ role }) => role !== 'Founder') ?? []
    expect(paid.some(({ hours, hourlyRate }) => hours > 0 && hourlyRate > 0)).toBe(true)
    expect(
      mvp?.costLines?.some(({ kind, name }) => kind === 'rent' && name.includes('Van with heating')),
    ).toBe(true)
  })

  it('registers before the first batch, and sets payment up once', async () => {
    const sweets = { ...priced(4, 'once'), ...evidence('paying', 40, 'Families that bought') }
    const goods = tasksOf(await plan('physical', 'We cook sweets.', 'poc', sweets))
    expect(goods.find(({ id }) => id === 'batch')?.dependsOn).toContain('insure')
    const course = { ...priced(14, 'month'), ...evidence('other', 40, 'Drummers who used it for two months') }
    const setups = await Promise.all(
      PHASES.map(async (phase) =>
        namesOf(await plan('content', 'A drum course.', phase, course)).filter((name) =>
          /Set up payment|Take payment, cancellation/.test(name),
        ),
      ),
    )
    expect(setups.flat()).toHaveLength(1)
  })
})

describe('what is missing, and what comes first', () => {
  const beside = async (price: unknown) =>
    (await plan('marketplace', 'Clinics post shifts and relief vets take them.', 'poc', { price: [price] }))
      .money?.lacks

  it('says what an income lacks where a price is told', async () => {
    expect(await beside({ low: 14, high: 14, currency: null, per: null, every: 'share' })).toBe('deal')
    expect(await beside({ low: 14, high: 14, currency: 'EUR', per: null, every: 'use' })).toBe('currency')
    const perPlace = { low: 9, high: 9, currency: 'USD', per: 'seat', every: 'month' }
    const seats = await plan('software', 'Offices plan their shifts with it.', 'poc', { price: [perPlace] })
    expect(seats.money?.lacks).toBe('quantity')
  })

  it('works on real cases only after their data is there, and brings none in before its agreement', async () => {
    const given = { customer: ['Clinics'], ...priced(99, 'month') }
    const idea = 'Software for clinics that plans rounds.'
    const waitsFor = async (phase: Phase, id: string) =>
      tasksOf(await plan('software', idea, phase, given)).find((task) => task.id === id)?.dependsOn
    expect(await waitsFor('poc', 'action-1')).toContain('real-data')
    expect(await waitsFor('mvp', 'move-in')).toContain('contract')
  })

  it('sells clothes after they were washed, and none of those that were', async () => {
    const shirts = await plan('physical', 'We sew shirts for children.', 'poc', {
      product: ['Shirts'],
      ...priced(40, 'once'),
    })
    const tasks = tasksOf(shirts)
    expect(tasks.find(({ id }) => id === 'sell')?.dependsOn).toContain('keep')
    const made = numberIn(namesOf(shirts).join('\n'), /batch of ([\d,]+)/)
    const washed = numberIn(namesOf(shirts).join('\n'), /Wash and wear ([\d,]+)/)
    expect(shirts.money?.planned?.count).toBe(Number(made) - Number(washed))
  })
})

describe('makers, rhythm and fear of the founder', () => {
  it('lets nobody wear it before the answer about safety, and asks when they would switch', async () => {
    const shirts = await plan('physical', 'Shirts with magnetic buttons.', 'interactive', {
      product: ['Shirts'],
      risks: ['Magnets are not safe with pacemakers', 'Returns because of sizing'],
    })
    for (const id of ['try-out', 'objection-2'])
      expect(tasksOf(shirts).find((task) => task.id === id)?.dependsOn, id).toContain('objection-1')
    const schools = await plan('software', 'Booking for swim schools.', 'interactive', {
      risks: ['Schools do not want to switch software mid season'],
    })
    expect(namesOf(schools).find((name) => name.startsWith('“Schools do not'))).toMatch(/in which month/)
  })

  it('asks each maker whom the founder names for a price', async () => {
    const inputs = ['Two actors in Kraków', 'Writer for children']
    const first = await plan('content', 'Bedtime stories for children.', 'interactive', { inputs })
    expect(namesOf(first)).toContain(
      'Get a written price for each: “Two actors in Kraków” and “Writer for children”',
    )
  })

  it('makes several a week where several a week are promised', async () => {
    const listeners = evidence('other', 40, 'Parents who use it every week')
    const made = async (phase: Phase, idea: string) => {
      const { phases } = await plan('content', idea, phase, { ...priced(5, 'month'), ...listeners })
      const delivered = phases.flatMap(({ deliverables }) => deliverables).join('\n')
      return numberIn(delivered, /(\d+) made and checked/)
    }
    const [weekly, twice] = ['Each week there is one new story.', 'Each week there are two new stories.']
    for (const phase of ['poc', 'mvp', 'production'] as const) {
      const one = await made(phase, weekly)
      expect(one, phase).toBeGreaterThan(0)
      expect(await made(phase, twice), phase).toBe(2 * Number(one))
    }
  })
})
