import { describe, expect, it } from 'vitest'
import { briefOf } from '../../supabase/functions/_shared/analyst/brief'
import { factsOf } from '../../supabase/functions/_shared/analyst/extract/facts'
import { reportOn, statementsIn } from './written'

/* Ideas as founders type them: short, in small letters, with short forms and slips. */
const BREWERIES =
  'Inventory for small breweries: kegs, malt, hops, duty reports. They use excel now. Needs to be HMRC compliant.'
const PARKING =
  'Parking spot sharing between churches/schools and commuters during weekdays in Boston, church gets 80%'
const UNIFORM =
  'fix my kids school uniform. parents drop torn uniforms at school office, local seamstresses mend them, back by friday, Birmingham UK'
const HEARING =
  'We repair hearing aids by post. Customers send in their hearing aid, get a loaner, and we mail it back in 5 days. flat fee €89'
const MENTORS =
  'Platform where retired engineers mentor factories in India over video, ₹3000 per session, factories dont know how to fix downtime'
const PARISHES =
  'church bookkeeping made easy. small parishes have volunteer treasurers who do the books on paper, we track tithes and donations and make the yearly statement. $19 a month per parish'
const TATTOOS =
  'Booking software for tattoo studios w/ deposits, consent forms & aftercare messages. £35 per artist per month'
const GEAR =
  'Rental of baby gear for visiting grandparents and travelling families in Lisbon. cribs, car seats, strollers delivered to the hotel or flat. No app, just whatsapp.'
const SHIFTS = 'Hospitals fill open night shifts with nurses from their own pool before calling an agency'
const CARDS =
  'A card game about the immune system for kids 8-12 and their biology teachers, kickstarter first, 24 dollars'

const IDEAS = [BREWERIES, PARKING, UNIFORM, HEARING, MENTORS, PARISHES, TATTOOS, GEAR, SHIFTS, CARDS]

describe('whom it is for', () => {
  it.each([
    [BREWERIES, ['small breweries']],
    [PARKING, ['churches and schools and commuters']],
    [UNIFORM, ['parents']],
    [MENTORS, ['retired engineers', 'factories']],
    [PARISHES, ['small parishes']],
    [TATTOOS, ['tattoo studios']],
    [SHIFTS, ['hospitals']],
    [CARDS, ['kids 8-12', 'biology teachers']],
    ['An AI that listens to council meetings and emails residents when their street is named', ['residents']],
    ['Maths practice for pupils aged 11 to 15', ['pupils aged 11 to 15']],
    [
      'Allotment sharing: people with a waiting list spot get paired with plot holders',
      ['people with a waiting list spot'],
    ],
    ['Weekly groups for men after divorce', ['men after divorce']],
  ])('%s', (idea, expected) => {
    expect(factsOf(idea).audiences.map(({ full }) => full)).toEqual(expected)
  })
})

describe('what it does', () => {
  it.each([
    [PARISHES, 'track tithes and donations and make the yearly statement'],
    [UNIFORM, 'drop torn uniforms at school office'],
    [SHIFTS, 'fill open night shifts with nurses from their own pool before calling an agency'],
  ])('%s', (idea, expected) => {
    expect(factsOf(idea).activity?.phrase).toBe(expected)
  })

  it('is not made of a name, of a verb alone or of what customers spend', () => {
    for (const idea of [
      'Sign language interpreters on demand by video for hospitals in Ireland',
      'AI phone agent for plumbers that picks up when they are under a sink',
      'Wedding dresses, we clean and alter them. Brides in Canada spend over $2000 on a dress',
    ])
      expect(factsOf(idea).activity, idea).toBeNull()
  })
})

describe('what it costs', () => {
  it.each([
    [MENTORS, '₹3000 per session'],
    [PARISHES, '$19 a month per parish'],
    [TATTOOS, '£35 per artist per month'],
    ['E-cargo bikes for bakeries in Copenhagen, DKK 1500 a month', 'DKK 1500 a month'],
  ])('%s', (idea, expected) => {
    expect(factsOf(idea).pricing.price?.quote).toBe(expected)
  })

  it('keeps what the other side is not paid', () => {
    const { commission } = factsOf(PARKING).pricing
    expect(commission?.quote).toBe('church gets 80%')
    expect(commission?.share).toBeCloseTo(0.2)
  })
})

describe('where it starts', () => {
  it.each([
    ['Plot sharing, UK, starting in Leeds', 'Leeds', 'UK'],
    ['Kirana stores in Jaipur order stock together', 'Jaipur', 'India'],
    ['Rides to dialysis with clinics in ohio', 'Ohio', 'United States'],
    ['A nice app to plan a trip in cork boards', undefined, undefined],
    ['Estate sales. New England mainly', 'New England', 'United States'],
  ])('%s', (idea, name, country) => {
    const place = factsOf(idea).place
    expect([place?.name, place?.known?.name]).toEqual([name, country])
  })

  it('has a country stand in where the number of people is not known, and says so', async () => {
    const { market } = await reportOn('Kirana stores in Jaipur order stock together to get wholesale prices.')
    expect(market.model?.inputs[0]?.note).toContain(
      'The population of Jaipur is not in the knowledge base, so India stands in with about 1440 million inhabitants',
    )
  })

  it('stands with its article in a sentence', async () => {
    const { market } = await reportOn('An app for farmers in the Philippines to compare prices for rice')
    expect(market.targetMarket.text).toContain('names farmers in the Philippines as its customers')
  })
})

describe('what the report speaks of', () => {
  it('is the work where something is done to a thing, or by a trade', async () => {
    expect((await briefOf(HEARING)).slots).toMatchObject({ topic: 'hearing aid repair' })
    expect((await briefOf('On demand plumbers with fixed prices.')).slots).toMatchObject({
      topic: 'plumbing',
    })
  })

  it('is not whom it is for, a worker or half of a sentence', async () => {
    const tutor = await briefOf(
      'Maths practice with an AI tutor for pupils. They work on a problem, and the tutor asks back.',
    )
    expect(tutor.slots).toMatchObject({ topic: 'maths' })
    const trucks = await briefOf('Checklist app for ice cream trucks and street food vendors')
    expect(trucks.slots.topic).not.toContain('ice cream')
  })

  it('is a chat where the founder wants no app', async () => {
    expect((await briefOf(GEAR)).slots).toMatchObject({ product: 'the chat service', topic: 'baby gear' })
  })
})

describe('a report on such an idea', () => {
  it.each(IDEAS)('is written, in whole sentences that stand in it once: %s', async (idea) => {
    const { concept, audience, market } = await reportOn(idea)
    expect(market.model).not.toBeNull()
    const texts = statementsIn([concept.features, audience, market])
      .map(({ text }) => text)
      .filter((text) => text.split(' ').length > 5)
    expect(texts.filter((text, order) => texts.indexOf(text) !== order)).toEqual([])
    for (const text of texts) {
      expect(text).not.toMatch(/\{|\bundefined\b| {2}|\ba [aeio][a-z]+s\b/)
      expect(text, 'a small letter starts a sentence').not.toMatch(/^\p{Ll}|[a-z]{3}\. the \p{Ll}/u)
    }
  })
})
