import { emptyBrief, type Nature, toBrief } from '@domain/brief/brief'
import { PHASES, type Phase } from '@domain/phases'
import type { RoadmapContent } from '@domain/roadmap'
import { describe, expect, it } from 'vitest'
import { functionsOf } from '../../supabase/functions/_shared/roadmap/packages/functions'
import { standingOf } from '../../supabase/functions/_shared/roadmap/packages/standing'
import { reportOn } from '../analyst/written'
import { composed, planOf, wordsOf } from './composed'

async function plan(
  nature: Nature,
  idea: string,
  phase: Phase,
  fields: Record<string, unknown[]> = {},
): Promise<RoadmapContent> {
  const states = Object.entries({ nature: [nature], ...fields }).map(([field, values]) => [
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
const linesOf = (content: RoadmapContent) => content.phases.flatMap(({ costLines }) => costLines ?? [])
const testOf = (content: RoadmapContent) =>
  content.phases[0]?.tasks.find(({ id }) => id === 'riskiest-test')?.name ?? ''
const evidence = (kind: string, count: number, text: string) => ({
  evidence: [{ kind, count, text, link: null }],
})

const TABLETS =
  'We help older people with their phones and tablets at home. Someone patient comes round, sorts the photos and writes it down in big letters. £30 an hour. Been doing it round Leeds on my own since spring: 47 customers, most of them twice, and I have started turning people away.'
const ELDERS = {
  customer: ['People over 70 who live alone, often paid for by their children'],
  purchases: [5],
  risks: ['Travel eats the hour', 'A helper is accused of theft'],
}

describe('work on the offer', () => {
  it('takes its trade from no word on the customers', async () => {
    for (const phase of PHASES) {
      const content = await plan('service', TABLETS, phase, ELDERS)
      const roles = content.phases.flatMap(({ teamComposition }) => teamComposition.map(({ role }) => role))
      expect(roles).not.toEqual(expect.arrayContaining([expect.stringMatching(/Child|Caregiver/)]))
      expect(wordsOf(content)).not.toMatch(/health authority|school and authority|first-aid/)
    }
    const sitters = await plan('service', 'We offer babysitting at night. $20 an hour.', 'poc')
    expect(sitters.phases[0]?.teamComposition.map(({ role }) => role)).toContain('Childcare Worker')
  })

  it('takes no problem for an action, and every part that one gets for one', () => {
    const gloves =
      'If you peel plantain for a hotel your hands turn black for a week, and the knife slips. I make a thin glove out of bark-cloth dipped in latex, and the sap does not pass.'
    expect(functionsOf({ idea: gloves }, 'Gloves').join('\n')).not.toMatch(/hands turn black|knife/)
    const box =
      'PorchBox is a folding box that bolts to your porch until a driver pushes it open, then it locks itself. You get a text with a photo.'
    expect(functionsOf({ idea: box }, 'PorchBox')).toContain('You get a text with a photo')
  })
})

describe('a plan of what runs already', () => {
  it('begins with the customers who are served, and with help where people are turned away', async () => {
    const first = wordsOf(await plan('service', TABLETS, 'interactive', ELDERS))
    expect(first).not.toMatch(/first paid job|Serve 5 real customers|Interview ten/)
    expect(first).toMatch(/10 of the 47/)
    expect(first).toMatch(/Look for a second person now/)
    const next = wordsOf(await plan('service', TABLETS, 'poc', ELDERS))
    expect(next).toMatch(/Call back those whom you turned away/)
  })

  it('asks nobody who paid where nobody did, and not everyone where one did', async () => {
    const clocks =
      'My program prints race lists. $120 a year for a club. Three clubs flew a season with it, without paying.'
    const free = await plan(
      'software',
      clocks,
      'interactive',
      evidence('other', 3, 'Clubs that used it for a season, without paying'),
    )
    expect(testOf(free)).not.toMatch(/who paid|bought/)
    expect(testOf(free)).toMatch(/Name your price in writing/)
    const gloves = await plan(
      'physical',
      'I sew gloves for kitchens. $4 a pair.',
      'interactive',
      evidence('paying', 1, 'School that bought 24 pairs and then 24 again'),
    )
    expect(wordsOf(gloves)).not.toMatch(/everyone who paid|1 of the 1/)
  })

  it('makes no smaller lots than were sold, and buys what others make', async () => {
    const idea = 'Steel lunchboxes from a factory in Madurai. $24 each. I sold 85 at two fairs.'
    const fields = {
      price: [{ low: 24, high: 24, currency: 'USD', per: 'box', every: 'once' }],
      inputs: ['Pressed boxes from a factory, $7.90 landed'],
      ...evidence('paying', 85, 'Boxes sold at two fairs'),
    }
    const content = await plan('physical', idea, 'poc', fields)
    expect(wordsOf(content)).not.toMatch(/slow step|slowest step/)
    const lot = linesOf(content).find(({ name }) => name.startsWith('Material and packaging'))
    expect(lot?.name).toMatch(/: 90 boxes × \$7\.90/)
  })

  it('goes on with what comes out while it is looked at', async () => {
    const idea =
      'A weekly newsletter on pensions. 610 people read it for free now. $5 a month for the members’ part.'
    const content = await plan(
      'content',
      idea,
      'interactive',
      evidence('other', 610, 'Subscribers who read it'),
    )
    expect(wordsOf(content)).toMatch(/Go on with what comes out/)
  })
})

describe('a difficulty', () => {
  const planned = async (nature: Nature, risk: string) => {
    const content = await plan(nature, 'We make something new for homes. $40 each.', 'interactive', {
      risks: [risk],
    })
    return content.phases[0]?.tasks.find(({ name }) => name.startsWith(`“${risk}”`))?.name ?? ''
  }

  it('is measured by its kind, put to no doctor without harm, and never left without a task', async () => {
    expect(await planned('physical', 'The cloth is not the same thickness each time')).toMatch(
      /measure thirty/,
    )
    expect(await planned('device', 'Battery dies in winter')).toMatch(/coldest/)
    expect(await planned('device', 'Drivers don’t bother to push it')).toMatch(/watch thirty times/)
    expect(await planned('service', 'Travel eats the hour')).toMatch(/minutes and cost of travel/)
    expect(await planned('content', 'Rules on advice by unregistered persons')).toMatch(
      /office that makes these rules/,
    )
    expect(await planned('software', 'Breeders die faster than new ones come')).not.toMatch(
      /profession|insurer/,
    )
    expect(await planned('physical', 'Goats prefer darkness')).toMatch(/ask five whom it would meet/)
  })
})

describe('money of a plan', () => {
  it('uses the price of a sentence without a subject, and the rate that a share is taken of', async () => {
    const box = await plan(
      'device',
      'PorchBox is a folding box that bolts to your porch and locks itself. Costs $149, no subscription. My camera gave me videos of a theft worth $480.',
      'mvp',
      { place: [{ name: 'Oakland', country: 'US', local: true }] },
    )
    expect(box.income?.price).toBe(149)
    const mules = await plan(
      'marketplace',
      'Agencies resell a mule at $90 per day when the driver receives $45. We put climbers and drivers together for 12 percent.',
      'mvp',
      {
        price: [{ low: 12, high: 12, currency: null, per: 'trip', every: 'share' }],
        place: [{ name: 'Denver', country: 'US', local: true }],
      },
    )
    expect(mules.income?.price).toBe(5.4)
    expect(mules.phases[0]?.unplanned?.join('\n')).toMatch(/lowest that your text names/)
  })

  it('pays for the months of a phase alone, and buys gear for new people alone', async () => {
    for (const phase of ['poc', 'mvp', 'production'] as const) {
      const content = await plan('service', TABLETS, phase, ELDERS)
      const weeks = Number(/(\d+) weeks/.exec(content.phases[0]?.duration ?? '')?.[1] ?? 0)
      for (const { name } of linesOf(content)) {
        const months = Number(/(\d+) months ×/.exec(name)?.[1] ?? 0)
        expect(months, name).toBeLessThanOrEqual(Math.ceil((weeks + 1) / 4))
      }
      const gear = linesOf(content).some(({ name }) => name.startsWith('What each new person needs'))
      expect(gear).toBe(phase === 'poc')
    }
  })

  it('counts subscribers for every month, says what is left, and says whether the goal is reached', async () => {
    const idea = 'Software for clubs. $50 a month.'
    const fields = {
      price: [{ low: 50, high: 50, currency: 'USD', per: null, every: 'month' }],
      ...evidence('paying', 40, 'Clubs that pay every month'),
    }
    const content = await plan('software', idea, 'production', {
      ...fields,
      goal: [{ amount: 500, currency: 'USD' }],
    })
    const { planned, left } = content.money ?? {}
    expect(planned?.before).toBeGreaterThanOrEqual(40)
    expect(planned?.count).toBeGreaterThan(2 * (planned?.before ?? 0))
    expect(left).toBe(content.income?.margin)
    expect(content.summary.recommendations.join('\n')).toMatch(/goal of \$500 a month is reached/)
  })

  it('says first where all phases bring in less than one costs, with what costs most in it', async () => {
    const idea = 'A folding box with a lock for porches. $149 each.'
    const content = await plan('device', idea, 'mvp', {
      price: [{ low: 149, high: 149, currency: 'USD', per: 'box', every: 'once' }],
    })
    expect(content.summary.text).toMatch(
      /^Make this phase smaller.* costs more than all planned phases together bring in.*What costs most in it: /,
    )
  })

  it('carries the budget of the test among the costs', async () => {
    const idea = 'Steel lunchboxes in which every part can be bought again. $24 each. I sold 85 at two fairs.'
    const content = await plan('physical', idea, 'interactive', {
      price: [{ low: 24, high: 24, currency: 'USD', per: 'box', every: 'once' }],
      customer: ['Parents of pupils'],
      purchases: [1.5],
      ...evidence('paying', 85, 'Boxes sold at two fairs'),
    })
    const spent = /\$([\d.]+) brings/.exec(wordsOf(content))?.[1]
    const line = linesOf(content).find(({ name }) => name.startsWith('Test of the riskiest'))
    expect(spent).toBeDefined()
    expect(line?.amount).toBe(Number(spent))
  })
})

describe('seasons', () => {
  it('are counted once for all phases where none of them can be left out', async () => {
    const idea =
      'We clear snow from roofs. $90 a roof. Our 12 customers need us between December and February.'
    const open = (await plan('service', idea, 'interactive')).phases[0]?.unplanned?.join('\n') ?? ''
    expect(open).toMatch(/Seasons: each of the 4 phases has such a trial/)
    const later = (await plan('service', idea, 'mvp')).phases[0]?.unplanned?.join('\n') ?? ''
    expect(later).toMatch(/The time of the year\. Your words: “between December and February”/)
  })
})

describe('where a plan begins', () => {
  const brief = emptyBrief()
  it.each([
    ['I have 9 of them hanging in churches since last October.', 'trial'],
    ['We have 14 collars running on two farms since March.', 'trial'],
    ['We have about 20 boxes standing in cellars.', 'trial'],
    ['I’ve got 3 of these fitted on buses.', 'trial'],
    ['In seven weeks since we began 6 salons have sold 130 pairs for us.', 'sold'],
    ['My aunt’s kiosks have already sold 80 of my soaps.', 'sold'],
    ['7 ramps welded so far, 23 rentals last summer.', 'sold'],
    ['We sell it at the market, 140 bars since June.', 'sold'],
    ['I have 11 patterns done and 5 videos shot on my phone.', 'built'],
    ['We have 30 lessons recorded.', 'built'],
    ['Teams of ten pay $19 a month.', 'nothing'],
    ['Shops have sold umbrellas for a hundred years.', 'nothing'],
    ['I have 9 cousins.', 'nothing'],
    ['We have 40 chairs.', 'nothing'],
    ['Farms have 14 cows running loose.', 'nothing'],
    ['They have sold the mill.', 'nothing'],
    ['We would have 20 of them hanging by spring.', 'nothing'],
  ] as const)('%s: %s', (idea, step) => {
    expect(standingOf({ brief, idea }).step).toBe(step)
  })
})
