import type { Nature } from '@domain/brief/brief'
import { PHASES, type Phase } from '@domain/phases'
import {
  compareWithPlan,
  computeRoadmap,
  moneyText,
  problemsOf,
  type RoadmapContent,
  readRoadmap,
  roadmapCsv,
  roadmapMarkdown,
  scheduleTasks,
  waitingHours,
} from '@domain/roadmap'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeMarkdown } from '../../supabase/functions/_shared/domain/report-markdown/escape'
import { builtInRoadmaps } from '../../supabase/functions/_shared/roadmap/built-in'
import { contentOf } from '../../supabase/functions/_shared/roadmap/content'
import { currencyOf, fromDollars } from '../../supabase/functions/_shared/roadmap/currency'
import { actionKindOf } from '../../supabase/functions/_shared/roadmap/packages/action-kinds'
import { quoted } from '../../supabase/functions/_shared/roadmap/packages/words'
import { remembered, reportOn } from '../analyst/written'
import { briefWith, composed, inputOf, planOf, wordsOf } from './composed'

interface Idea {
  nature: Nature
  text: string
  fields?: Record<string, unknown[]>
}

const IDEAS: readonly Idea[] = [
  {
    nature: 'software',
    text: 'Bookkeeping software for tradespeople in Germany that reads receipts from photos and sorts them by job. 29 euros a month.',
  },
  {
    nature: 'software',
    text: 'Scheduling software for small boatyards in Maine. It assigns each haul-out to a crane slot and prints the work order. $120 a month.',
  },
  {
    nature: 'device',
    text: 'Battery-free sensors that tell vine growers in France the soil moisture of each row by radio. 40 euros per sensor.',
    fields: { field: ['agriculture'] },
  },
  {
    nature: 'device',
    text: 'A scale under beehives in Poland that weighs the hive every hour and texts the beekeeper. 450 zloty per scale.',
    fields: { field: ['electronics'] },
  },
  {
    nature: 'physical',
    text: 'Hot sauces made from fermented vegetables that restaurants in Texas throw away. $9 a bottle.',
    fields: { field: ['food-restaurants'] },
  },
  {
    nature: 'physical',
    text: 'Bicycle bags sewn in Leeds from old tents. Each one costs 85 pounds. Sold online to commuters.',
  },
  {
    nature: 'service',
    text: 'Home help for elderly people who live alone in Lisbon, booked by their children. 18 euros an hour.',
    fields: { field: ['elderly-care'] },
  },
  {
    nature: 'service',
    text: 'We clean gutters of terraced houses in Manchester twice a year. 70 pounds a visit.',
    fields: { field: ['local-services'] },
  },
  {
    nature: 'marketplace',
    text: 'A marketplace in Ohio where farms find retired welders who come to the farm. We take 12% of each job.',
  },
  {
    nature: 'marketplace',
    text: 'Potters in the Netherlands rent out free space in their kilns to hobby potters. We keep 15%.',
  },
  {
    nature: 'content',
    text: 'A weekly newsletter for bridge engineers in India about failures of small bridges. 4,000 rupees a year.',
  },
  {
    nature: 'content',
    text: 'An online course that teaches nurses in Canada to read ECGs in eight weeks. $199 per nurse.',
    fields: { field: ['education'] },
  },
  { nature: 'other', text: 'Someone drops by twice a week where old people live alone. 18 euros an hour.' },
  { nature: 'other', text: 'Farmers in Kansas lose seed to mice. We keep them out for $300 a barn.' },
]

const reportOf = remembered(({ nature, text, fields }: Idea) =>
  reportOn(text, briefWith({ nature: [nature], ...fields })),
)

const roadmapOf = remembered(
  async (idea: Idea, phase: Phase): Promise<RoadmapContent> =>
    composed(phase, { ...(await reportOf(idea)), lookups: null }, planOf(), idea.text),
)

const all = Promise.all(
  IDEAS.flatMap((idea) =>
    PHASES.map(async (phase) => ({ idea, phase, content: await roadmapOf(idea, phase) })),
  ),
)

const linesOf = (content: RoadmapContent) =>
  [
    ...wordsOf(content).split('\n'),
    ...content.phases.flatMap(({ costLines = [], unplanned = [] }) => [
      ...costLines.map(({ name }) => name),
      ...unplanned,
    ]),
  ].filter(Boolean)
const wordCount = (lines: readonly string[]) => lines.join(' ').split(/\s+/).length

describe('roadmaps of ideas of every nature, and of none that is known', () => {
  it('can be stored and add up', async () => {
    for (const { content } of await all) {
      expect(problemsOf(content)).toEqual([])
      expect(computeRoadmap(content)).toEqual(content)
      const phase = content.phases[0]
      const ids = new Set(phase?.tasks.map(({ id }) => id))
      for (const { id, dependsOn } of phase?.tasks ?? [])
        for (const need of dependsOn) expect(ids, `${id} needs ${need}`).toContain(need)
      for (const { tasks } of phase?.milestones ?? []) for (const id of tasks) expect(ids).toContain(id)
    }
  })

  it('share at most a quarter of their words with those of another nature', async () => {
    const written = await all
    for (const one of written)
      for (const other of written) {
        if (one.phase !== other.phase || one.idea.nature === other.idea.nature) continue
        // Where the kind is not known, there is nothing of its own to say.
        if (one.idea.nature === 'other' || other.idea.nature === 'other') continue
        const known = new Set(linesOf(other.content))
        const lines = linesOf(one.content)
        const shared = lines.filter((line) => known.has(line))
        expect(
          wordCount(shared) / wordCount(lines),
          `${one.idea.text} ${other.idea.text}`,
        ).toBeLessThanOrEqual(0.25)
      }
  })

  it('have no result due before its work and waiting end, and milestones in date order', async () => {
    for (const { content } of await all) {
      const [phase] = content.phases
      if (!phase) throw new Error('There is no phase')
      const at = new Map(scheduleTasks(phase).tasks.map((task) => [task.id, task]))
      for (const task of phase.tasks) {
        const { startHour = 0, endHour = 0 } = at.get(task.id) ?? {}
        expect(endHour - startHour).toBeGreaterThanOrEqual(task.hours.base + waitingHours(task) - 0.01)
        for (const need of task.dependsOn)
          expect(startHour).toBeGreaterThanOrEqual(at.get(need)?.endHour ?? 0)
      }
      const days = readRoadmap(content).roadmap?.phases[0]?.milestones.map(({ day }) => day ?? 0) ?? []
      expect(days).toEqual(days.toSorted((a, b) => a - b))
    }
  })

  it('test the riskiest assumption once, in the first phase that the plan names', async () => {
    for (const { phase, content } of await all) {
      const tests = content.phases[0]?.tasks.filter(({ name }) => name.startsWith('Test the riskiest'))
      expect(tests).toHaveLength(phase === 'interactive' ? 1 : 0)
    }
  })

  it('plan no app, sign-in or store for goods and services, but people, parts and costs of their own', async () => {
    for (const { idea, content } of await all) {
      if (idea.nature !== 'service' && idea.nature !== 'physical') continue
      expect(wordsOf(content)).not.toMatch(/app store|sign[- ]in|database|search index|UX/i)
      expect(content.phases[0]?.costLines?.length).toBeGreaterThan(0)
      expect(content.phases[0]?.unplanned?.length).toBeGreaterThan(0)
    }
  })

  it('ask for the kind of product where it is not known, and plan nothing that only one kind needs', async () => {
    for (const { idea, phase, content } of await all) {
      if (idea.nature !== 'other') continue
      expect(content.phases[0]?.unplanned?.join()).toContain('Choose it in the brief')
      expect(wordsOf(content)).not.toMatch(/\bapp\b|sign[- ]in|database|enclosure|batch|shift|caregiver/i)
      if (phase === 'interactive') expect(wordsOf(content)).toContain('Choose in the brief what is sold')
    }
  })

  it('give the work to those whose trade it is', async () => {
    const roles = async (at: number, phase: Phase) =>
      (await roadmapOf(IDEAS[at] ?? { nature: 'other', text: '' }, phase)).phases[0]?.teamComposition.map(
        ({ role }) => role,
      )
    expect(await roles(2, 'poc')).toEqual(
      expect.arrayContaining(['Electronics Engineer', 'Firmware Engineer']),
    )
    expect(await roles(4, 'poc')).toContain('Cook')
    // Founders buy and sell themselves while it is tried.
    expect(await roles(4, 'poc')).not.toContain('Buyer')
    expect(await roles(6, 'poc')).toContain('Caregiver')
    const atNight =
      'Trained helpers sit with old people at night so that families can sleep. 31 euros an hour.'
    const cared = await roadmapOf(
      { nature: 'service', text: atNight, fields: { field: ['elderly-care'] } },
      'poc',
    )
    expect(cared.phases[0]?.teamComposition.map(({ role }) => role)).toContain('Caregiver')
    // What it brings in pays for no author: founders write it.
    expect(await roles(10, 'mvp')).not.toContain('Author')
  })

  it('test a radio only for a device that tells something at a distance', async () => {
    const names = async (text: string) =>
      (await roadmapOf({ nature: 'device', text }, 'poc')).phases[0]?.tasks.map(({ id }) => id)
    expect(await names('A window box that waters itself from a tank. 79 euros a box.')).not.toContain('radio')
    expect(await names('A window box that sends a message when its tank is empty. 79 euros.')).toContain(
      'radio',
    )
  })

  it('are planned in the founder’s currency, at a dated rate, and set against the plan in dollars', async () => {
    const idea = 'Hot sauces made in Gdansk. 30 zloty a bottle.'
    const report = await reportOn(
      idea,
      briefWith({
        nature: ['physical'],
        price: [{ low: 30, high: 30, currency: 'PLN', per: 'bottle', every: 'once' }],
      }),
    )
    const whole = { ...report, lookups: null }
    const currency = currencyOf(whole, idea)
    const rate = currency?.exchange.perDollar ?? 0
    expect(currency).toMatchObject({ code: 'PLN', exchange: { date: '2026-07-06' } })
    expect(rate).toBeCloseTo(4.2883 / 1.1415, 4)
    const input = { ...inputOf('poc', whole, planOf(), idea), currency }
    const rates = Object.fromEntries(
      Object.entries(input.rates).map(([role, dollars]) => [role, fromDollars(dollars, currency)]),
    )
    const { section: plan } = await builtInRoadmaps.tasks({ ...input, rates })
    const { section } = await builtInRoadmaps.delivery({ ...input, rates, plan })
    const content = contentOf(input, plan, section, null)
    expect(problemsOf(content)).toEqual([])
    const { roadmap } = readRoadmap(JSON.parse(JSON.stringify(content)))
    if (!roadmap) throw new Error('There is no roadmap.')
    const dollars = await composed('poc', whole, planOf(), idea)
    const ratio = (roadmap.totals.costDollars ?? 0) / (dollars.summary.totalCost ?? 1)
    expect(ratio / rate).toBeGreaterThan(0.9)
    expect(ratio / rate).toBeLessThan(1.1)
    expect(roadmapMarkdown(roadmap, 'Plan')).toContain(moneyText(roadmap.totals.costDollars ?? 0, 'PLN'))
    expect(roadmapMarkdown(roadmap, 'Plan')).not.toMatch(/\$\d/)
    expect(roadmapCsv(roadmap)).toContain('"PLN"')
    const spent = compareWithPlan([roadmap], planOf(), whole).budget?.spent ?? 0
    expect(spent).toBeCloseTo((roadmap.totals.costDollars ?? 0) / rate, 0)
  })

  const lawsOf = async (text: string, nature: Nature, fields: Record<string, unknown[]>) => {
    const content = await roadmapOf({ nature, text, fields: { nature: [nature], ...fields } }, 'interactive')
    const tasks = content.phases[0]?.tasks ?? []
    return {
      rules: tasks.filter(({ id }) => id.startsWith('rule-')),
      test: tasks.find(({ id }) => id === 'riskiest-test'),
      unplanned: content.phases[0]?.unplanned ?? [],
    }
  }
  const inTown = (name: string, country: string) => [{ name, country, local: true }]

  it('find out the rule that field, place and words name, with its source, before anything is tried on people', async () => {
    const { rules, test } = await lawsOf(
      'Handmade soap from goat milk, sold at markets in Lyon.',
      'physical',
      {
        field: ['beauty'],
        product: ['Handmade soap'],
        place: inTown('Lyon', 'FR'),
      },
    )
    expect(rules.map(({ name }) => name)).toEqual([
      expect.stringMatching(
        /^Clarify what this means for you: A cosmetic product needs a responsible person in the EU/,
      ),
    ])
    expect(rules[0]?.source).toMatchObject({
      title: 'Regulation (EC) No 1223/2009 on cosmetic products',
      address: expect.stringMatching(/^https:/),
    })
    expect(test?.dependsOn).toEqual(expect.arrayContaining(rules.map(({ id }) => id)))
  })

  it('ask whether a rule binds where field and place have one that the words do not name', async () => {
    const { rules } = await lawsOf('Sourdough by bike to offices in Leipzig.', 'physical', {
      field: ['food-restaurants'],
      product: ['Sourdough'],
      place: inTown('Leipzig', 'DE'),
    })
    expect(rules).toHaveLength(2)
    for (const { name, source } of rules) {
      expect(name).toMatch(/^Ask whether this binds you: /)
      expect(source?.address).toMatch(/^https:/)
    }
  })

  it('say so where no rule of the place is on file', async () => {
    const { rules, unplanned } = await lawsOf('Handmade soap, sold at markets in Recife.', 'physical', {
      field: ['beauty'],
      product: ['Handmade soap'],
      place: inTown('Recife', 'BR'),
    })
    expect(rules).toEqual([])
    expect(unplanned.join('\n')).toContain('none is on file here for your field and place')
  })

  it('hold every sale back until what the law demands is there', async () => {
    let held = 0
    for (const { content } of await all)
      for (const { tasks } of content.phases) {
        const rules = tasks.filter(({ id }) => id.startsWith('rule-')).map(({ id }) => id)
        if (rules.length === 0) continue
        for (const { source, waiting } of tasks.filter(({ id }) => rules.includes(id))) {
          expect(source?.address).toMatch(/^https:/)
          expect(waiting?.days).toBeGreaterThan(0)
        }
        const waiting = tasks.filter(({ dependsOn }) => rules.every((id) => dependsOn.includes(id)))
        expect(waiting.length).toBeGreaterThan(0)
        const { roadmap } = readRoadmap(content)
        const markdown = roadmap ? roadmapMarkdown(roadmap, 'Plan') : ''
        for (const { source } of tasks)
          if (source) expect(markdown).toContain(`(source: [${escapeMarkdown(source.title)}](<`)
        held += 1
      }
    expect(held).toBeGreaterThan(0)
  })

  it('say of every role what its people must be able to do', async () => {
    for (const { content } of await all)
      for (const { role, skills } of content.phases.flatMap(({ teamComposition }) => teamComposition))
        expect(skills, role).not.toHaveLength(0)
  })

  it('read photos where the product reads photos', async () => {
    const words = wordsOf(await roadmapOf(IDEAS[0] ?? { nature: 'other', text: '' }, 'poc'))
    expect(words).toContain('measure accuracy for each field')
  })
})

/** What a task of each kind of product needs before someone pays or is served: the later, and all that comes before it. */
const BEFORE: readonly (readonly [nature: Nature, phase: Phase, later: string, ...earlier: string[]])[] = [
  ['service', 'interactive', 'riskiest-test', 'allowed'],
  ['service', 'poc', 'hire', 'permit', 'papers'],
  ['service', 'poc', 'brief-team', 'permit', 'papers', 'hire'],
  ['service', 'poc', 'trial', 'permit', 'papers', 'equip', 'brief-team'],
  ['service', 'mvp', 'first-month', 'contract', 'insure', 'grow-team', 'train'],
  ['physical', 'interactive', 'riskiest-test', 'allowed', 'sample'],
  ['physical', 'poc', 'sell', 'insure', 'batch'],
  ['physical', 'mvp', 'send', 'cover', 'run', 'place'],
  ['physical', 'production', 'season', 'first-lot', 'quality-plan', 'chain'],
  ['device', 'poc', 'pilot', 'cover', 'hazards'],
  ['device', 'mvp', 'field', 'certify', 'cover', 'preorders'],
  ['device', 'production', 'ship', 'age', 'selling'],
  ['marketplace', 'interactive', 'riskiest-test', 'allowed'],
  ['marketplace', 'poc', 'broker', 'liable', 'vet', 'seed'],
  ['marketplace', 'mvp', 'hundred', 'rules-book', 'profiles', 'density', 'demand'],
  ['marketplace', 'production', 'quarter', 'playbook'],
  ['software', 'mvp', 'first-ten', 'contract', 'billing'],
  ['content', 'mvp', 'launch', 'terms', 'home', 'stock'],
]

describe('the order of the work', () => {
  it.each(BEFORE)('%s, %s: “%s” comes after what it needs', async (nature, phase, later, ...earlier) => {
    const plans = (await all).filter(({ idea, phase: each }) => idea.nature === nature && each === phase)
    expect(plans.length).toBeGreaterThan(0)
    for (const { content } of plans) {
      const tasks = content.phases[0]?.tasks ?? []
      const needed = new Set<string>()
      const visit = (id: string) => {
        for (const need of tasks.find((task) => task.id === id)?.dependsOn ?? [])
          if (!needed.has(need)) {
            needed.add(need)
            visit(need)
          }
      }
      visit(later)
      // Small plans leave some of them out.
      const planned = earlier.filter((id) => tasks.some((task) => task.id === id))
      expect(planned.length, content.name).toBeGreaterThan(0)
      for (const id of planned) expect([...needed], `${later} of ${content.name}`).toContain(id)
    }
  })

  it('extends nothing that no earlier phase made, and asks the payment provider before money is taken', async () => {
    for (const { content } of await all) expect(wordsOf(content)).not.toMatch(/\bextend/i)
    const paid = await roadmapOf(
      { nature: 'software', text: 'Something new.', fields: { actions: ['collects the rent'] } },
      'poc',
    )
    const names = paid.phases[0]?.tasks.map(({ name }) => name) ?? []
    const at = (words: string) => names.findIndex((name) => name.includes(words))
    expect(at('ask the payment provider')).toBeGreaterThan(-1)
    expect(at('then take ten payments')).toBeGreaterThan(at('ask the payment provider'))
  })

  it('passes the test, ends its phase and begins the next one with one and the same threshold', async () => {
    for (const idea of IDEAS) {
      const report = await reportOf(idea)
      const threshold = report.market?.nextTest?.threshold.text.split(/[.:]/)[0]?.slice(0, 30) ?? ''
      expect(threshold).not.toBe('')
      const of = async (phase: Phase) => (await roadmapOf(idea, phase)).phases[0]?.tasks ?? []
      if (idea.nature === 'other') continue
      expect((await of('interactive')).at(-1)?.name).toContain(threshold)
      expect((await of('poc')).find(({ id }) => id === 'start')?.name).toContain(threshold)
    }
  })

  it('waits as long as customers wait for the next time', async () => {
    const round: Idea = {
      nature: 'service',
      text: 'We give hens eye drops every three months, $2 a hen.',
      fields: {
        price: [{ low: 2, high: 2, currency: 'USD', per: 'hen', every: 'use' }],
        purchases: [80],
      },
    }
    const trial = (await roadmapOf(round, 'poc')).phases[0]?.tasks.find(({ id }) => id === 'trial')
    expect(trial?.waiting?.days).toBeGreaterThanOrEqual(90)
    expect(trial?.name).toContain(`${trial?.waiting?.days} days`)
  })
})

describe('the kind of goods, content and supply', () => {
  const wordsIn = async (idea: Idea) =>
    (await Promise.all(PHASES.map(async (phase) => linesOf(await roadmapOf(idea, phase)).join('\n')))).join(
      '\n',
    )

  it('plans no kitchen for a lining because of the soup that leaks into it', async () => {
    const words = await wordsIn({
      nature: 'physical',
      text: 'Soup leaks into the bags of delivery riders. We sew a liner that is washed with a hose. $15.',
      fields: { product: ['Washable liner for delivery bags'] },
    })
    expect(words).not.toMatch(/kitchen|taste|allergen|ingredient|hygiene/i)
    const food = await wordsIn({
      nature: 'physical',
      text: 'We bake bread for offices. $6 a loaf.',
      fields: { product: ['Sourdough bread'] },
    })
    expect(food).toMatch(/allergens/)
  })

  it('plans no course, exam or certificate for a feed of recordings', async () => {
    const words = await wordsIn({
      nature: 'content',
      text: 'I make audio lessons of six minutes for people at work. $9 a month.',
    })
    expect(words).not.toMatch(/\bcourse\b|learners|final test|certificate|teacher runs/i)
  })

  it('asks for no proof of skill where places are booked', async () => {
    const words = await wordsIn({
      nature: 'marketplace',
      text: 'Churches have organs that stand idle. A player recommended by a teacher books free hours. We keep 20%.',
    })
    expect(words).not.toMatch(/proof of skill|quote, appointment/i)
    expect(words).toContain('right to lend')
  })
})

describe('money', () => {
  it('makes no sum with a price whose currency is not certain, and asks for it', async () => {
    const content = await roadmapOf(
      {
        nature: 'service',
        text: 'We give hens eye drops. 150 shillings per hen.',
        fields: { price: [{ low: 150, high: 150, currency: null, per: 'hen', every: 'use' }] },
      },
      'mvp',
    )
    expect(content.income).toBeUndefined()
    expect(content.phases[0]?.unplanned?.join('\n')).toContain('no sum is made with it')
  })

  it('says first what would have to change where the market cannot pay the phases back, and plans no more than it needs', async () => {
    const idea: Idea = {
      nature: 'software',
      text: 'A program that plans the turns of a ditch. $240 a year for a ditch.',
      fields: {
        price: [{ low: 240, high: 240, currency: 'USD', per: 'ditch', every: 'year' }],
        count: [{ value: 20, source: 'Association' }],
      },
    }
    const later = await roadmapOf(idea, 'production')
    expect(later.summary.text).toMatch(
      /^Make this phase smaller before it begins, or change price or customers\. .*a quarter of the 20 customers/,
    )
    expect(linesOf(later).join('\n')).not.toMatch(/outside tester|Outside security test/)
  })
})

describe('goods for businesses', () => {
  const idea: Idea = {
    nature: 'physical',
    text: 'Cold stores freeze the feet of forklift drivers. We sew an insulated mat for the cab.',
    fields: {
      price: [{ low: 170, high: 170, currency: 'EUR', per: 'mat', every: 'once' }],
      purchases: [60],
      risks: ['drivers prefer their old carpet', 'the mat wears out in a winter'],
    },
  }

  it('are tried at work and made for orders, without stalls, outlets and seasons', async () => {
    for (const phase of PHASES)
      expect(wordsOf(await roadmapOf(idea, phase))).not.toMatch(
        /market day|stall|outlets? with|season|strangers/i,
      )
    const tasks = (await roadmapOf(idea, 'mvp')).phases[0]?.tasks ?? []
    expect(tasks.find(({ id }) => id === 'run')?.dependsOn).toContain('stores')
  })

  it('take hours that grow with their number, and answer what speaks against them in the first phase', async () => {
    const hoursOf = async (phase: Phase, id: string) =>
      (await roadmapOf(idea, phase)).phases[0]?.tasks.find((task) => task.id === id)?.hours.base ?? 0
    const [batch, run, stock] = [
      await hoursOf('poc', 'batch'),
      await hoursOf('mvp', 'run'),
      await hoursOf('production', 'big-run'),
    ]
    expect(run).toBeGreaterThan(batch)
    expect(stock).toBeGreaterThan(run)
    const answers = async (phase: Phase) =>
      (await roadmapOf(idea, phase)).phases[0]?.tasks.filter(({ name }) =>
        /^“(?:drivers prefer|the mat)/.test(name),
      )
    expect(await answers('interactive')).toHaveLength(2)
    expect(await answers('poc')).toHaveLength(0)
  })
})

describe('actions of the founder', () => {
  it.each([
    ['reads receipts from photos', 'software', 'reading'],
    ['weighs the hive every hour', 'device', 'measuring'],
    ['opens the valve at night', 'device', 'controlling'],
    ['ask the owner to approve the estimate', 'software', 'approving'],
    ['tag the boat at the gate', 'software', 'tagging'],
    ['list the boats nobody fetches', 'software', 'overview'],
    // What people do by hand has no work but that on which its customer and its maker agree.
    ['washes windows twice a year', 'service', null],
    ['sews bags from old tents', 'physical', null],
    ['rents out free kiln space', 'marketplace', null],
    ['records dialogs of a ward', 'content', null],
    ['carry it up to the kitchen', 'service', null],
    ['charges phones', 'device', null],
    ['sits under the sink', 'device', null],
  ] as const)('“%s” of a %s: kind %s', async (action, nature, id) => {
    for (const phase of PHASES) {
      const kind = actionKindOf(action, nature, phase)
      expect(kind?.id ?? null).toBe(id)
      const content = await roadmapOf(
        { nature, text: 'Something new.', fields: { actions: [action] } },
        phase,
      )
      const [first] = content.phases
      const names = first?.tasks.map(({ name }) => name) ?? []
      for (const part of kind?.parts ?? [])
        expect(names.some((name) => /^“[^”]*”: /.test(name) && name.endsWith(`: ${part.name}`))).toBe(true)
      expect(names.filter((name) => name.startsWith(`${quoted(action)}: `)).length).toBeLessThanOrEqual(
        1 + (kind?.parts.length ?? 0),
      )
    }
  })

  it.each(['finds the nearest stitch count', 'writes the table for the pattern', 'tells how far it is off'])(
    'are no search, report or message where only one word says so: “%s”',
    (action) => {
      expect(actionKindOf(action, 'software', 'mvp')).toBeNull()
    },
  )

  it('demand the work of their kind once', async () => {
    const actions = ['tags the boat', 'scans the tag']
    const content = await roadmapOf(
      { nature: 'software', text: 'Something new.', fields: { actions } },
      'poc',
    )
    expect(content.phases[0]?.tasks.filter(({ id }) => id.startsWith('part-2'))).toEqual([])
  })
})

it('quotes actions whole and inserts no words of the founder elsewhere', async () => {
  const action = fc.constantFrom('washes {windows}', 'sends "quotes"', 'ruft $(die) Kunden an', '犬を散歩')
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Nature>('software', 'device', 'physical', 'service', 'marketplace', 'content', 'other'),
      fc.constantFrom(...PHASES),
      fc.uniqueArray(action, { maxLength: 4 }),
      async (nature, phase, actions) => {
        const idea = { nature, text: 'Something new.', ...(actions.length > 0 && { fields: { actions } }) }
        const content = await roadmapOf(idea, phase)
        expect(problemsOf(content)).toEqual([])
        const tasks = content.phases[0]?.tasks ?? []
        const open = content.phases[0]?.unplanned?.join('\n') ?? ''
        for (const each of actions) {
          const planned = tasks.find(
            ({ id, name }) => id.startsWith('action-') && name.includes(quoted(each)),
          )
          const isWorkedOn = phase === 'interactive' || phase === 'mvp'
          if (isWorkedOn) expect(planned?.name ?? open).toContain(quoted(each))
          if (isWorkedOn && nature === 'software') expect(planned).toBeDefined()
        }
      },
    ),
    { numRuns: 30 },
  )
})

/** Words by which work is chosen, each of another kind of thing. */
const TELLING = [
  'bread',
  'shampoo',
  'trousers',
  'a lamp',
  'a sensor that sends messages',
  'a lock that opens the door',
  'plugged into an outlet',
  'old people at home',
  'a studio',
  'a mobile dryer',
  'rents out tools',
  'welders who come',
  'sells used desks',
  'a course with exercises',
  'a podcast',
  'a printed quarterly magazine',
  'tags with QR codes',
  'instead of buying',
]
const long = (what: string) => `${what} ${'of a very long kind '.repeat(6)}`.trim()
const chosen = fc.record({
  nature: fc.constantFrom<Nature>(
    'software',
    'device',
    'physical',
    'service',
    'marketplace',
    'content',
    'other',
  ),
  text: fc.uniqueArray(fc.constantFrom(...TELLING), { maxLength: 3 }).map((words) => `${words.join('. ')}.`),
  customer: fc.constantFrom(undefined, long('Parents'), long('Companies'), 'Architects'),
  every: fc.constantFrom('once', 'use', 'month', 'year', 'share'),
  field: fc.constantFrom(
    undefined,
    'food-restaurants',
    'beauty',
    'elderly-care',
    'construction',
    'education',
  ),
  phase: fc.constantFrom(...PHASES),
})

it('has one package of each name for every idea, none cut off, and ends each phase with its decision', async () => {
  await fc.assert(
    fc.asyncProperty(chosen, async ({ nature, text, customer, every, field, phase }) => {
      const fields = {
        ...(customer && { customer: [customer] }),
        ...(field && { field: [field] }),
        price: [{ low: 20, high: 20, currency: 'EUR', per: null, every }],
        channel: [long('Fairs')],
        today: [{ name: long('Paper'), price: null, link: null }],
        place: [{ name: 'Lyon', country: 'FR', local: true }],
      }
      const content = await roadmapOf({ nature, text, fields }, phase)
      expect(problemsOf(content)).toEqual([])
      const [first] = content.phases
      const tasks = first?.tasks ?? []
      const ids = tasks.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { id, name, dependsOn } of tasks) {
        for (const need of dependsOn) expect(ids).toContain(need)
        if (!/^(?:rule|riskiest)/.test(id)) expect(name).not.toMatch(/…$/)
        expect(name).not.toMatch(/[{|}]/)
      }
      const awaited = new Set(tasks.flatMap(({ dependsOn }) => dependsOn))
      expect(ids.filter((id) => !awaited.has(id))).toEqual([tasks.at(-1)?.id])
      for (const texts of [
        first?.deliverables,
        first?.risks,
        first?.costLines,
        content.summary.recommendations,
      ])
        expect(texts?.length).toBeGreaterThan(0)
    }),
    { numRuns: 60 },
  )
})

it('lets a trial pass while it is worked on', async () => {
  const [idea] = IDEAS.filter(({ nature }) => nature === 'service')
  const content = await roadmapOf(idea ?? { nature: 'service', text: '' }, 'poc')
  const [phase] = content.phases
  const trial = phase?.tasks.find(({ id }) => id === 'trial')
  if (!phase || !trial) throw new Error('There is no trial.')
  const times = scheduleTasks(phase).tasks.find(({ id }) => id === 'trial')
  expect((times?.endHour ?? 0) - (times?.startHour ?? 0)).toBe(20 * 8)
  expect(trial.waiting).toMatchObject({ days: 28, alongside: true })
})
