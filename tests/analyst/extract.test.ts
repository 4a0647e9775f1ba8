import { describe, expect, it } from 'vitest'
import { factsOf } from '../../supabase/functions/_shared/analyst/extract/facts'

const audience = (idea: string) => factsOf(idea).audiences.map(({ full }) => full)

describe('whom the idea is for', () => {
  it.each([
    ['A mobile app that helps dog owners in Berlin find walkers', ['dog owners']],
    ['An app to help people with type 2 diabetes track what they eat', ['people with type 2 diabetes']],
    ['A tool for HR teams to run exit interviews', ['HR teams']],
    ['Platform connecting refugees with volunteer lawyers', ['refugees', 'volunteer lawyers']],
    ['A website where hikers share trail conditions', ['hikers']],
    ['Skills tests instead of CVs for hiring warehouse staff', ['warehouse staff']],
    ['A yoga app for people over 60 with bad knees, with a coach', ['people over 60 with bad knees']],
    ['We remind elderly patients to take their medication', ['elderly patients']],
    ['An app for nurses who work nights and sleep by day', ['nurses who work nights']],
    ['A planner for nurses who are on call at night', ['nurses who are on call at night']],
    ['Meal ideas for parents whose children have allergies', ['parents whose children have allergies']],
    ['people who get fired dont know their rights', ['people who get fired']],
    ['An assistant for a busy parent', ['busy parents']],
    ['Subscription box for $25 a month, free for everyone', []],
  ])('%s', (idea, expected) => {
    expect(audience(idea).slice(0, Math.max(1, expected.length))).toEqual(expected)
  })
})

describe('what it does', () => {
  it.each([
    [
      'A mobile app that helps dog owners in Berlin find trusted walkers near them',
      'find trusted walkers near them',
      'customers',
    ],
    [
      'An AI tool that summarises legal contracts for small law firms.',
      'summarise legal contracts',
      'product',
    ],
    [
      'A platform where neighbours can rent camping gear from each other',
      'rent camping gear from each other',
      'customers',
    ],
    [
      'I want to build a tool that reviews pull requests and explains what changed',
      'review pull requests and explain what changed',
      'product',
    ],
    ['Monitors cron jobs and tells you when one did not run', 'monitor cron jobs and tell you', 'product'],
    [
      'App for small roofing companies: measure the roof from a drone photo and write the offer.',
      'measure the roof from a drone photo',
      'product',
    ],
    [
      'Find players for five-a-side football tonight.',
      'find players for five-a-side football tonight',
      'customers',
    ],
  ])('%s', (idea, phrase, by) => {
    expect(factsOf(idea).activity).toMatchObject({ phrase, by })
  })

  it('names none where the text names none', () => {
    for (const idea of ['CRM for wedding photographers', 'Uber for lawn mowing', 'A budgeting app']) {
      expect(factsOf(idea).activity).toBeNull()
    }
  })
})

describe('money', () => {
  const price = (idea: string) => factsOf(idea).pricing.price

  it.each([
    ['It costs $9/month', { amount: 9, currency: 'USD', per: 'month' }],
    ['€5 per ride', { amount: 5, currency: 'EUR', per: 'use', unit: 'ride' }],
    ['for 50 rupees per lesson', { amount: 50, currency: 'INR', per: 'use', unit: 'lesson' }],
    ['Costs 99 EUR per month per location', { amount: 99, currency: 'EUR', per: 'month' }],
    ['$6 per user per month', { amount: 6, per: 'month', unit: 'user' }],
    ['$12 per developer a month', { amount: 12, per: 'month', unit: 'developer' }],
    ['$1,200 a year for clinics', { amount: 1200, per: 'year' }],
    ['a book for £14.99', { amount: 14.99, currency: 'GBP', per: 'once' }],
    ['15 dollars an hour', { amount: 15, per: 'use', unit: 'hour' }],
  ])('reads the price in “%s”', (idea, expected) => {
    expect(price(idea)).toMatchObject(expected)
  })

  it.each([
    'People lose $1,200 a year in late fees',
    'a market of $5 billion',
    'saves companies $300 a month',
    'We raised $2M',
  ])('takes “%s” for no price', (idea) => {
    expect(price(idea)).toBeNull()
  })

  it('reads commissions and what is free, but not sugar-free', () => {
    expect(factsOf('We take a 10% commission on each rental').pricing.commission?.share).toBe(0.1)
    expect(factsOf('Free with a premium plan').pricing.free).toBe('Free')
    for (const idea of ['gluten free pizza', 'sugar-free sweets', 'feel free to ask', 'in their free time']) {
      expect(factsOf(idea).pricing.free).toBeNull()
    }
  })
})

describe('where, on what and through whom', () => {
  it.each([
    ['Booking app for barbershops in Nairobi', 'Nairobi'],
    ['shipped across the US', 'United States'],
    ['an app for Kenyan farmers', 'Kenya'],
    ['trail conditions in the Alps', 'Alps'],
    ['an app for students in berlin', 'Berlin'],
  ])('finds the place in “%s”', (idea, name) => {
    expect(factsOf(idea).place?.name).toBe(name)
  })

  it.each([
    'box of Japanese snacks',
    'homestays in Himalayan villages',
    'a macro in Excel',
    'in May we launch',
    'made in turkey leather',
  ])('finds no place in “%s”', (idea) => {
    expect(factsOf(idea).place).toBeNull()
  })

  it('reads platform, channel, size and limits', () => {
    expect(factsOf('WhatsApp bot for farmers').platform).toMatchObject({
      product: 'the chat service',
      mobile: true,
    })
    expect(factsOf('A browser extension for shoppers').platform).toMatchObject({ web: true, mobile: false })
    expect(factsOf('An app').platform).toMatchObject({ web: false, mobile: false, named: null })
    expect(factsOf('An app for nurses. Sold through hospitals.').channel).toBe('hospitals')
    expect(factsOf('Pilot with 12 restaurants in Vienna').scale).toBe('12 restaurants')
    expect(factsOf('Crop prices without internet. Must work on feature phones.').conditions[0]).toMatchObject(
      { kind: 'offline' },
    )
    expect(factsOf('A clinic tool, HIPAA compliant.').conditions[0]).toMatchObject({ kind: 'law' })
  })
})

describe('problem and difference', () => {
  it('keeps the founder’s sentences word for word', () => {
    const facts = factsOf(
      'An app for tenants. People wait weeks for an answer and lose hours on the phone. Unlike e-mail, it shows who is in charge.',
    )
    expect(facts.problem).toBe('People wait weeks for an answer and lose hours on the phone.')
    expect(facts.difference).toBe('Unlike e-mail, it shows who is in charge.')
  })

  it('takes no sales sentence for a problem', () => {
    expect(factsOf('We help restaurants reduce food waste.').problem).toBeNull()
  })
})
