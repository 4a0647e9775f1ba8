import { readText } from '@domain/brief/read-text'
import { describe, expect, it } from 'vitest'

const wordsOf = (idea: string, field: 'product' | 'customer' | 'problem' | 'actions' | 'difference') =>
  (readText(idea).values[field] ?? []).map(({ value }) => value)
const offeredFor = (idea: string, field: string) =>
  readText(idea)
    .offers.filter((each) => each.field === field)
    .map(({ span }) => [...idea].slice(span.start, span.end).join(''))
const places = (idea: string) => (readText(idea).values.place ?? []).map(({ value }) => value.name)
const today = (idea: string) => (readText(idea).values.today ?? []).map(({ value }) => value.name)

describe('words that cannot be the product', () => {
  it.each([
    ['Beacon is the size of a coin, clips on a goat collar and sends its position to the herder.', 'Beacon'],
    ['I want to turn coffee husks into pellets and sell to brick kilns. A bag will be 40 birr.', 'pellets'],
    ['I want to make it into floor tiles and sell to schools. One box is 300 pesos.', 'floor tiles'],
    [
      'I want to rent a small room near the station and hire out wheelchairs, rollators and walkers.',
      'wheelchairs, rollators and walkers',
    ],
    [
      'We are building a tester for brewers that measures the sugar. A pair costs £90.',
      'a tester for brewers',
    ],
    ['A rope that glows when a climber falls, for climbing halls. 60 euros a piece.', 'A rope'],
    ['I want to build a $210 gate sensor that counts the sheep for farmers.', 'a $210 gate sensor'],
  ])('reads in %j', (idea, product) => expect(wordsOf(idea, 'product')[0]).toBe(product))

  it.each([
    'A roof takes the three of us about six hours. We clean the tiles and seal them for owners of old houses.',
    'No app. We collect the laundry of guest houses and bring it back ironed.',
    'We make the pair by hand with four cobblers and send it within a week.',
    'A sack will be 95 cedis. The women leave 10 cedis on it.',
  ])('reads none in %j', (idea) => {
    for (const product of wordsOf(idea, 'product'))
      expect(product).not.toMatch(/^(?:A roof|No app|the pair|95 cedis|10 cedis)$/)
  })

  it('offers what founders do where nothing names it', () => {
    const idea =
      'We will come to the bakery every month, check the oven and give a report with photos to the owner.'
    expect([...wordsOf(idea, 'product'), ...offeredFor(idea, 'product')].join()).toContain('check the oven')
  })
})

describe('who pays', () => {
  it.each([
    ['An app for anglers that maps the pools. The shops give away old maps.', 'anglers'],
    [
      'I want to charge the funeral parlors £30 a month for an app that plans the hearses.',
      'funeral parlors',
    ],
    [
      'The sawmills throw away bark. I want to make it into pots and sell to garden centers and florists.',
      'garden centers',
    ],
    ['We are going to sell to bars and hotels a syrup that we cook from plums.', 'bars and hotels'],
    ['I want to sell to bakeries a paper bag that keeps bread crisp.', 'bakeries'],
  ])('reads in %j', (idea, customer) => expect(wordsOf(idea, 'customer').join()).toContain(customer))

  it.each([
    'A collar for cattle that counts the steps. Six sensors lasted the winter.',
    'A video course for welding. $40 for videos only.',
  ])('reads none in %j', (idea) =>
    expect(wordsOf(idea, 'customer').join()).not.toMatch(/sensors|cattle|videos/),
  )

  it('keeps who works through an app', () => {
    const idea =
      'Independent dog walkers lose bookings in group chats. An app where owners in Chicago book and pay, $15 per walk.'
    expect(wordsOf(idea, 'customer')).toEqual(['Independent dog walkers'])
  })
})

describe('words that are no action', () => {
  it.each([
    [
      'We cook with gas up here and the bottle is empty on Sundays. A scale under the bottle sends a text to your phone.',
      /cook with gas/,
    ],
    [
      'An app for lockers that opens the door. The money sits in our account until noon and then we release it to the renter.',
      /release it/,
    ],
    [
      'A clip that holds the blind. My press makes 40 a day, so we will buy the second press.',
      /buy the second/,
    ],
    [
      "A tag screws under the saddle so you'd not find it without a tool, and sends its position.",
      /'d not find/,
    ],
    [
      'An app for tenants. When the heating fails you press one button and get a letter for the landlord.',
      /press one button/,
    ],
    [
      'A board where people sell leftover wool and who needs the exact color finds it by photo.',
      /needs the exact/,
    ],
  ])('leaves out in %j', (idea, words) => expect(wordsOf(idea, 'actions').join(' | ')).not.toMatch(words))

  it.each([
    [
      'An app for tenants. When the heating fails you press one button and get a letter for the landlord.',
      'get a letter',
    ],
    [
      'Pick up blunt skates from ice rinks on Monday, drop them back sharp on Friday.',
      'Pick up blunt skates',
    ],
    [
      'A tag screws under the saddle, wakes up when the bike moves and sends its position.',
      'sends its position',
    ],
  ])('keeps in %j', (idea, words) => expect(wordsOf(idea, 'actions').join(' | ')).toContain(words))
})

describe('words that are no problem', () => {
  it.each([
    ['1 May is coming and I know the shame. We clean balconies for people who are abroad.', /May is coming/],
    ['The sawmills throw away bark. I want to make it into pots and sell to garden centers.', /throw away/],
    ['A probe for wells. Seven have been in two villages since June and found three leaks.', /^Seven/],
    ['A till for markets. When the net is gone you press the button and get a receipt.', /press the button/],
  ])('leaves out in %j', (idea, words) => expect(wordsOf(idea, 'problem').join()).not.toMatch(words))

  it('reads what governs a question', () =>
    expect(
      wordsOf(
        'Nobody in a kitchen trusts how the card tips get divided. An app that splits the card tips by hours.',
        'problem',
      ).join(),
    ).toContain('Nobody in a kitchen trusts'))
})

describe('places, ways and differences', () => {
  it.each([
    'A course for Filipino nurses who take the board exam.',
    'A course on the welding test of Canadian employers.',
  ])('takes a people for no place in %j', (idea) => expect(places(idea)).toEqual([]))
  it('keeps a place beside a people', () =>
    expect(places('A course for Polish nurses in Dublin. Starting in Dublin.')).toEqual(['Dublin']))
  it.each([
    [
      'A sensor that texts the manager when the bin is full, instead of paying the hauler every week.',
      'paying the hauler every week',
    ],
    ['We wash the tanks of tenants. The plumbers do it for 800 pesos a tank.', 'do it for 800 pesos'],
  ])('reads the way of today in %j', (idea, words) => expect(today(idea).join()).toContain(words))
  it.each([
    [
      'We check lifts twice a year, independent of the maintenance company, and give a report.',
      'independent of the maintenance company',
    ],
    [
      'A course for cooks. Our strong point is that we film in their own kitchen.',
      'we film in their own kitchen',
    ],
  ])('reads the difference in %j', (idea, words) =>
    expect(wordsOf(idea, 'difference').join()).toContain(words),
  )
  it.each([
    'There is no app for it yet. A course for cooks.',
    'They have no wifi in the valley. A radio for herders that calls for help.',
  ])('reads no difference in %j', (idea) => expect(wordsOf(idea, 'difference')).toEqual([]))
})
