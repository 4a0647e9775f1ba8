import type { Nature } from '@domain/brief/brief'
import { describe, expect, it } from 'vitest'
import { deedClauses } from '../../supabase/functions/_shared/roadmap/packages/deed-clauses'
import { DEED_KINDS, isDeed } from '../../supabase/functions/_shared/roadmap/packages/deed-kinds'
import { formOf } from '../../supabase/functions/_shared/roadmap/packages/forms'
import { onlyMessages } from '../../supabase/functions/_shared/roadmap/packages/signs'
import { standingOf } from '../../supabase/functions/_shared/roadmap/packages/standing'
import { reportOn } from '../analyst/written'
import { briefWith, composed, planOf } from './composed'

const source = (idea: string, fields: Record<string, unknown[]> = {}) => ({ brief: briefWith(fields), idea })

describe('the form of a business', () => {
  it.each([
    [
      'I buy old bicycles from the tip, change the bearings and sell them again with a guarantee.',
      'physical',
      'trade',
    ],
    ['We sell used school uniforms. Parents bring theirs and we sell them on.', 'physical', 'trade'],
    ['We buy worn tyres from garages, check each one and resell the good ones.', 'physical', 'trade'],
    [
      'Refurbished hearing aid dryers. We sell them to pensioners with a year of warranty.',
      'physical',
      'trade',
    ],
    ['We rent out tents for weddings and collect them on Monday.', 'physical', 'lending'],
    ['We lend them for two weeks and wash them when they come back.', 'physical', 'lending'],
    ['A costume library. Families borrow one for a weekend.', 'physical', 'lending'],
    ['A video course about pruning that gardeners download and keep forever.', 'content', 'self-paced'],
    ['Short lessons in Tagalog that cooks watch at their own pace.', 'content', 'self-paced'],
    ['We sew bags from old tents and sell them at markets.', 'physical', null],
    ['I make a lunchbox and I sell it for 18 euros.', 'physical', null],
    ['Wooden puzzles. I cut them in my garage and sell them on Etsy.', 'physical', null],
    ['We bake bread and sell it on Saturdays.', 'physical', null],
    ['I teach knitting live in a weekly class on Tuesdays.', 'content', null],
    ['A weekly newsletter for bridge engineers.', 'content', null],
    ['We repair bicycles at the customer’s house.', 'service', null],
  ] as const)('%s of %s: %s', (idea, nature, form) => {
    expect(formOf(source(idea), nature)).toBe(form)
  })

  it('plans no goods that are made where things are bought and sold again', async () => {
    const idea = 'I buy old bicycles from the tip, change the bearings and sell them again for 120 euros.'
    const brief = briefWith({ nature: ['physical'] })
    const report = { ...(await reportOn(idea, brief)), lookups: null }
    for (const phase of ['poc', 'mvp'] as const) {
      const names = (await composed(phase, report, planOf(), idea)).phases.flatMap(({ tasks }) =>
        tasks.map(({ name }) => name),
      )
      expect(names.join('\n')).toMatch(/source/)
      expect(names.join('\n')).not.toMatch(/recipe|main material|sealed sample|contract producer/)
    }
  })
})

const kindOf = (words: string, nature: Nature): string | null =>
  DEED_KINDS.find(
    (kind) =>
      kind.natures.includes(nature) &&
      deedClauses(words).some(({ heads }) => heads.some((head) => isDeed(kind, head))),
  )?.id ?? null

describe('the deeds of an offer', () => {
  it.each([
    ['parents bring it back after the season', 'physical', 'taking-back'],
    ['we buy the old machine back for 80 euros', 'physical', 'taking-back'],
    ['the renter leaves a deposit of 150', 'marketplace', 'deposit'],
    ['then he pays the deposit back', 'marketplace', 'deposit'],
    ['a driver who drives them to the clinic', 'service', 'carrying-people'],
    ['we pick the child up at the gate', 'service', 'carrying-people'],
    ['she stays until they have eaten', 'service', 'companionship'],
    ['a student accompanies them to the office', 'service', 'companionship'],
    ['we wash the stone', 'service', 'cleaning'],
    ['I mend torn sails', 'service', 'repairing'],
    ['we check every boiler', 'service', 'checking'],
    ['we train women who bake', 'service', 'teaching'],
    ['whoever passes gets our certificate', 'service', 'certifying'],
    ['we collect the boxes every Friday', 'physical', 'transport'],
    ['one of us fits it on you', 'physical', 'measuring-by-hand'],
    ['we lend the tents out', 'physical', 'lending'],
    ['42 lessons they can download before the trip', 'content', 'offline-copy'],
    ['I film every cut over my shoulder', 'content', 'filming'],
    ['we match potters with kilns', 'marketplace', 'matching'],
    ['the owner lists what is idle', 'marketplace', 'listing'],
    ['tenants unlock it with their phone', 'service', 'self-service'],
    ['we walk the dogs at noon', 'service', 'animals'],
    ['we send a photo after each visit', 'service', 'telling-by-picture'],
  ] as const)('%s (%s): %s', (words, nature, id) => {
    expect(kindOf(words, nature)).toBe(id)
  })

  it.each([
    ['we do not lend them out', 'physical'],
    ['nobody cleans the filters', 'service'],
    ['the clinic picks up $40 of the bill', 'service'],
    ['the money stays with us', 'service'],
    ['everything a class needs to take apart and repair a toaster', 'physical'],
    ['it splits the payroll', 'service'],
    ['we take them apart for the scrap', 'service'],
    ['it brings down the cost', 'physical'],
    ['a bag for soup', 'physical'],
    ['sews bags from old tents', 'physical'],
    ['a podcast about dialects', 'content'],
    ['it holds two liters', 'physical'],
    ['they never drive people home', 'service'],
    ['a company that fits in one room', 'service'],
    ['it costs 40 euros', 'service'],
    ['the waiting list is long', 'service'],
    ['a repair shop in Ghent', 'service'],
    ['you see the price at once', 'marketplace'],
    ['dries on the fence', 'physical'],
    ['it smells of lavender', 'physical'],
  ] as const)('are not in: %s (%s)', (words, nature) => {
    expect(kindOf(words, nature)).toBeNull()
  })

  it('have one task each, which quotes them and counts something, in every phase', async () => {
    const idea =
      'We send a driver who drives patients home and stays with them until they have eaten. 34 pounds a trip in Leeds.'
    const report = { ...(await reportOn(idea, briefWith({ nature: ['service'] }))), lookups: null }
    for (const phase of ['interactive', 'poc', 'mvp', 'production'] as const) {
      const deeds = (await composed(phase, report, planOf(), idea)).phases
        .flatMap(({ tasks }) => tasks)
        .filter(({ id }) => id.startsWith('action-deed-'))
      expect(deeds).toHaveLength(2)
      for (const { name } of deeds) expect(name).toMatch(/^“[^”]+”: /)
    }
  })

  it('ask whether money of others may be held before any is taken', async () => {
    const idea = 'A marketplace where builders rent idle frames from each other in Leeds. We keep 8%.'
    const fields = { nature: ['marketplace'], actions: ['pay a deposit and get it back'] }
    const report = { ...(await reportOn(idea, briefWith(fields))), lookups: null }
    const tasks = (await composed('interactive', report, planOf(), idea)).phases.flatMap(({ tasks }) => tasks)
    const asks = tasks.find(({ name }) => name.includes('who may hold this money'))
    const test = tasks.find(({ id }) => id === 'riskiest-test')
    expect(test?.dependsOn).toContain(asks?.id)
  })
})

describe('what exists', () => {
  it.each([
    ['I walked to 31 yards and 22 of them had frames not in use.', 'nothing'],
    ['We have 46 carriers bought with our own money.', 'nothing'],
    ['I soldered 8 and they are in 5 shops around Kilkenny.', 'trial'],
    ['We sold 40 baskets last winter.', 'sold'],
  ] as const)('%s: %s', (idea, step) => {
    expect(standingOf(source(idea)).step).toBe(step)
  })
})

describe('a device that only texts', () => {
  it.each([
    ['It texts you when the water comes up. No app.', true],
    ['A box that sends a text to the owner when the door stays open.', true],
    ['It texts the grower, and the app shows a chart of the week.', false],
    ['It measures moisture and opens the valve.', false],
  ])('%s: %s', (idea, only) => {
    expect(onlyMessages(source(idea, { nature: ['device'] }))).toBe(only)
  })
})

describe('what the founder told', () => {
  it('is used in the first phase: those who wait, rivals beyond the first, ways beyond the second', async () => {
    const idea = 'We rent out slings for four weeks in Boise. 24 dollars for four weeks.'
    const fields = {
      nature: ['physical'],
      evidence: [{ kind: 'waiting', count: 12, text: 'parents on a list of two classes', link: null }],
      today: [
        { name: 'A new carrier', price: null, link: null },
        { name: 'The sling of a cousin', price: null, link: null },
      ],
      channel: ['Birth classes', 'Midwives', 'Toy shops'],
    }
    const report = { ...(await reportOn(idea, briefWith(fields))), lookups: null }
    const content = await composed('interactive', report, planOf(), idea)
    const words = content.phases.flatMap(({ tasks }) => tasks.map(({ name }) => name)).join('\n')
    for (const told of ['A new carrier', 'The sling of a cousin', 'Toy shops']) expect(words).toContain(told)
    expect(words).toMatch(/\b12\b/)
  })
})
