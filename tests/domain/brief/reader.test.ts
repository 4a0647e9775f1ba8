import { readIdea } from '@domain/brief/reader/read-idea'
import { wordsAt } from '@domain/brief/reading'
import { describe, expect, it } from 'vitest'

const APP = 'A booking app for dentists that sends reminders.'
const read = (idea: string) => readIdea(idea).values
const words = (
  idea: string,
  field: 'product' | 'customer' | 'user' | 'problem' | 'actions' | 'today' | 'channel' | 'risks',
) => (read(idea)[field] ?? []).map(({ span }) => wordsAt(idea, span))
const priceIn = (sentence: string, product = APP) => read(`${product} ${sentence}`).price?.[0]?.value ?? null

describe('the product', () => {
  it.each([
    ['I want to open a repair café in Bath.', 'a repair café'],
    ['Our idea is a lamp that wakes deaf people.', 'a lamp'],
    ['Plantly is a sensor that texts you when the soil is dry.', 'a sensor'],
    ['A magazine you read in ten minutes.', 'A magazine'],
    ['Solution: a cart with a camera for vets.', 'a cart'],
    ['What I need is an alarm for freezers.', 'an alarm for freezers'],
    ["Why isn't there a vending machine for bait at the lake?", 'a vending machine'],
    ['Thinking about an app that counts seeds.', 'an app'],
    ['PondPal texts the keeper when the pump stops.', 'PondPal'],
    ['TideBrick makes pressed blocks from seaweed.', 'pressed blocks'],
    ['We want to open in Turin a laundry.', 'a laundry'],
    ['TileUp works out the cuts and prints the list.', 'TileUp'],
    ['Mobile barber for care homes.', 'Mobile barber'],
  ])('in %j is %j', (idea, product) => expect(words(idea, 'product')).toEqual([product]))

  it('is not said by "our service"', () => {
    expect(words('Our service picks up broken scooters. Firms pay €19 per scooter.', 'product')).toEqual([])
    expect(words('Our service picks up broken scooters. Firms pay €19 per scooter.', 'actions')).toEqual([
      'picks up broken scooters',
    ])
  })
  it('is nobody, no place and no amount', () => {
    expect(words('A friend of mine in Leeds. £20 a month. The plumbers of Hull.', 'product')).toEqual([])
  })
})

describe('who pays and who uses it', () => {
  it('takes the people after "for" as the customer', () => {
    expect(words(APP, 'customer')).toEqual(['dentists'])
  })
  it('prefers those who pay, and then keeps the others as users', () => {
    const idea = 'A hearing map for travelers. Railway companies would pay £40 a month.'
    expect(words(idea, 'customer')).toEqual(['Railway companies'])
    expect(words(idea, 'user')).toEqual(['travelers'])
  })
  it('takes the buying side of a marketplace', () => {
    const idea =
      'A platform where weavers can sell rests of yarn. Knitters buy by the gram and tailors book a box.'
    expect(words(idea, 'customer')).not.toContain('weavers')
  })
  it('takes no one from what the product helps to find or a rival is made for', () => {
    expect(words('A site for finding babysitters.', 'customer')).toEqual([])
    expect(words('A till that talks. Xero is made for accountants.', 'customer')).toEqual([])
  })
  it('knows people whose plural ends in -men', () => {
    expect(words('A till that talks. Foremen would pay £5 a week.', 'customer')).toEqual(['Foremen'])
  })
  it('never takes those who pay nothing', () => {
    expect(
      words('A reading club for pensioners. Libraries pay £30 a week, members pay nothing.', 'customer'),
    ).toEqual(['Libraries'])
  })
})

describe('what it does', () => {
  it('parts verbs of one form and keeps lists together', () => {
    expect(
      words('A robot that cuts vines, counts grapes, apples and bees and charges itself.', 'actions'),
    ).toEqual(['cuts vines', 'counts grapes, apples and bees', 'charges itself'])
  })
  it('gives a clause to the product and not to its customers', () => {
    const idea = 'A shop for cyclists that opens at five. A club for cyclists who sleep badly.'
    expect(words(idea, 'actions')).not.toContain('sleep badly')
  })
  it('gives things in the plural what "they" do', () => {
    expect(words('Smart gloves for welders. They warn at 60 degrees.', 'actions')).toEqual([
      'warn at 60 degrees',
    ])
  })
  it('leaves out what a rival does', () => {
    expect(words(`${APP} Dentistry Direct sells a diary but it soaks up coffee.`, 'actions')).toEqual([
      'sends reminders',
    ])
  })
  it('takes no heading for an order', () => {
    const idea =
      'Tow truck operators in Ohio still write slips by hand. LotLog photographs the plate for them.'
    expect(words(idea, 'actions')).toEqual(['photographs the plate for them'])
  })
  it('takes what a clause of time tells', () => {
    const idea = 'A prepaid meter for borehole pumps. It says by text when to open it.'
    expect(words(idea, 'actions')).toEqual(['says by text when to open it'])
  })
  it('takes a round of visits for what is offered', () => {
    expect(
      words('We visit each shop once a month, scan the shelves and prepare the claim.', 'actions'),
    ).toContain('scan the shelves')
  })
  it('skips what is said of the business', () => {
    expect(words(`${APP} We start in May and hope to grow.`, 'actions')).toEqual(['sends reminders'])
  })
})

describe('prices', () => {
  it.each([
    ['£28 each month per shop.', { low: 28, currency: 'GBP', per: 'shop', every: 'month' }],
    ['99/mo', { low: 99, currency: null, per: null, every: 'month' }],
    ['€19 a month.', { low: 19, currency: 'EUR', per: null, every: 'month' }],
    [
      '20-30 dollars per chair and month.',
      { low: 20, high: 30, currency: 'USD', per: 'chair', every: 'month' },
    ],
    ['Rs 1,50,000 per year.', { low: 150_000, currency: 'INR', every: 'year' }],
    ['1.200,50 euros per month.', { low: 1200.5, currency: 'EUR', every: 'month' }],
    ['₹2 lakh per year.', { low: 200_000, currency: 'INR', every: 'year' }],
    ['€49 per shop and month.', { low: 49, currency: 'EUR', per: 'shop', every: 'month' }],
    ['Each unit costs $1,150.', { low: 1150, currency: 'USD', per: 'unit', every: 'once' }],
    ['Subscription of £12.', { low: 12, currency: 'GBP', per: null, every: null }],
    ['$39 per school year.', { low: 39, currency: 'USD', per: null, every: 'year' }],
    ['Twenty dollars a week.', { low: 20, currency: 'USD', every: 'week' }],
    ['12% of what is recovered.', { low: 12, currency: null, per: 'what is recovered', every: 'share' }],
    ['£29 + VAT per month.', { low: 29, currency: 'GBP', every: 'month' }],
    ['€3,400 a mat, paid once.', { low: 3400, currency: 'EUR', per: 'mat', every: 'once' }],
    ['Reports are €6.50 each.', { low: 6.5, currency: 'EUR', per: 'report' }],
    ['Loaves are $9 each.', { low: 9, currency: 'USD', per: 'loaf' }],
    ['240 euros for person.', { low: 240, currency: 'EUR', per: 'person' }],
    ['Clinics would license it for £900 a year.', { low: 900, currency: 'GBP', every: 'year' }],
    ['$75 a month per lot.', { low: 75, currency: 'USD', per: 'lot', every: 'month' }],
    ['R350 p/m.', { low: 350, currency: 'ZAR', every: 'month' }],
    ['Rentals are €30 a month each.', { low: 30, currency: 'EUR', per: 'rental', every: 'month' }],
    ['It costs each practice $20 per week.', { low: 20, per: 'practice', every: 'week' }],
    ['We charge by the reminder, €3 each.', { low: 3, per: 'reminder' }],
    ['Cost to the dentist is Rs 6,500.', { low: 6500, currency: 'INR' }],
    ['12% we will keep.', { low: 12, per: null, every: 'share' }],
    ['10 percent goes to us.', { low: 10, per: null, every: 'share' }],
    ['Dentists give us 2% of each booking.', { low: 2, per: 'booking', every: 'share' }],
    ['Rs 250 visit.', { low: 250, currency: 'INR', per: 'visit' }],
    ['Rs. 80/- per visit.', { low: 80, currency: 'INR', per: 'visit', every: 'use' }],
    ['One month costs Rs 1,800.', { low: 1800, every: 'month' }],
    ['Hourly rate €45.', { low: 45, per: 'hour', every: 'use' }],
    ['4,900 krónur per shop and year.', { low: 4900, currency: 'ISK', per: 'shop', every: 'year' }],
    ['We sell at 12.000 pesos a month.', { low: 12_000, every: 'month' }],
    ['25 quetzales a month.', { low: 25, currency: 'GTQ', every: 'month' }],
  ])('reads %j', (sentence, price) => expect(priceIn(sentence)).toMatchObject(price))

  it('tells a price per use from one per period', () => {
    expect(priceIn('18 pounds per kilo.', 'Coffee beans for offices.')).toMatchObject({
      per: 'kilo',
      every: 'use',
    })
    expect(priceIn('£12 for each walk.', 'A dog walking service.')).toMatchObject({
      per: 'walk',
      every: 'use',
    })
  })

  it('tells what is kept from what is used up', () => {
    expect(priceIn('One cover is 45 euros.', 'A rain cover for cargo bikes.')).toMatchObject({
      per: 'cover',
      every: 'once',
    })
    expect(priceIn('One tiffin is ₹110.', 'A lunch kitchen for offices.')).toMatchObject({
      low: 110,
      currency: 'INR',
      per: 'tiffin',
    })
    expect(priceIn('Bowls $9 to $12.', 'A soup counter for commuters.')).toMatchObject({
      per: 'bowl',
      every: 'use',
    })
  })
  it('takes the currency of the idea for an amount without one', () => {
    const idea =
      'Drivers pay the accountant 40 euros to type in slips. An app for drivers that reads slips. 4,99 a month.'
    expect(read(idea).price?.[0]?.value).toMatchObject({ low: 4.99, currency: 'EUR', every: 'month' })
  })

  it.each([
    'We sell at 12.000 dollars a month.',
    'Dentists lose $400 a week.',
    'Today they pay 90 euros for a receptionist.',
    'It saves €60 a month.',
    'A competitor costs $150 a month.',
    'Schools are taking 50 students and charging 3,000 a month.',
    'Owners set the rate, usually £25 an hour.',
    'Dentists now hire a secretary for 200 zloty an hour.',
    'Hosting costs us $30 a month.',
    'With 100 dentists we would make $3,900 a month.',
    'Our first goal is $5,000 a month.',
    'Weave, the market leader, is $400 a month.',
    'Dentists with 500,000 euros of turnover.',
    'The railway paid out 130 million euros last year.',
    'It is made for less than $50.',
    'We tested $49 and $79.',
    'In the clinic one visit is 150 rupees.',
  ])('leaves %j alone', (sentence) => expect(priceIn(sentence)).toBeNull())
})

describe('places', () => {
  it.each([
    ['Starting in Porto.', [{ name: 'Porto', country: 'PT', local: true }]],
    [
      'Munich and Vienna first.',
      [
        { name: 'Munich', country: 'DE', local: true },
        { name: 'Vienna', country: 'AT', local: true },
      ],
    ],
    ['There are 900 of them in Kenya.', [{ name: 'Kenya', country: 'KE', local: false }]],
    ['We start in Dubai Marina.', [{ name: 'Dubai Marina', country: 'AE', local: true }]],
    [
      'Dentists in London, Ontario, like it.',
      [
        { name: 'London', country: 'CA', local: true },
        { name: 'Ontario', country: 'CA', local: true },
      ],
    ],
    ['Dentists in Cambridge, MA.', [{ name: 'Cambridge', country: 'US', local: true }]],
    ['Lisbon for now, Porto later.', [{ name: 'Lisbon', country: 'PT', local: true }]],
    ['A clinic, Belfast, for nurses.', [{ name: 'Belfast', country: 'GB', local: true }]],
    ['We serve cities like Nagpur.', [{ name: 'Nagpur', country: 'IN', local: true }]],
    ['Target market: Kenya.', [{ name: 'Kenya', country: 'KE', local: false }]],
    ['We ran it with a dentist in Leeds last year.', [{ name: 'Leeds', country: 'GB', local: true }]],
  ])('reads %j', (sentence, places) =>
    expect(read(`${APP} ${sentence}`).place?.map(({ value }) => value)).toEqual(places),
  )
  it.each([
    '£5 a month.',
    'The beans come from Kenya.',
    'I live in Berlin.',
    'Reading is hard for them.',
    'Later we open clinics in Oslo.',
    'Dentists hire a researcher in Warsaw.',
    'They apply to the German authorities.',
    'It is made in Germany.',
    'It is like Rover in the US.',
    'It is made for Irish dentists.',
  ])('reads no place in %j', (sentence) => expect(read(`${APP} ${sentence}`).place).toBeUndefined())
})

it('reads a place that no other words tie to the idea where the price is paid', () => {
  const before = 'Dentists in Pune pay a clerk.'
  expect(read(`${before} ${APP} ₹500 a month.`).place?.map(({ value }) => value.name)).toEqual(['Pune'])
  expect(read(`Riders in Pune wear no helmet. ${APP} £5 a month.`).place).toBeUndefined()
})

describe('numbers of customers', () => {
  it.each([
    ['There are about 2,000 of them.', 2000],
    ['Kenya has 12 lakh dentists.', 1_200_000],
    ['Market: 22,000 practices.', 22_000],
    ['About 11,000 dentists in England have two chairs.', 11_000],
    ['About 18,000 dentists in the US import their gloves.', 18_000],
    ['Around 4,000 dentists file this form every year.', 4000],
    ['About 2,000 of them work here.', 2000],
    ['We estimate 3,400 dentists.', 3400],
    ['In Kenya we have around 3,400 dentists.', 3400],
    ['There are more than 3,400 dentists.', 3400],
    ['The ministry lists 3,400 dentists.', 3400],
    ['With 3,400 dentists in Kenya it is a small market.', 3400],
    ['3,400 dentists could use it.', 3400],
    ['Potential customers: 3,400 dentists.', 3400],
    ['~3,400 dentists.', 3400],
    ['The number of dentists is about 3,400.', 3400],
    ['Dentists in Kenya: 3,400.', 3400],
    ['Kenya is home to 3,400 dentists.', 3400],
  ])('reads %j', (sentence, count) => expect(read(`${APP} ${sentence}`).count?.[0]?.value.value).toBe(count))
  it.each([
    'A clinic has 800 patients.',
    'Weave has 35,000 customers.',
    'Some 900 dentists trust Weave.',
    'We have 900 dentists on board.',
    'More than 600 dentists use Weave.',
  ])('leaves %j alone', (sentence) => expect(read(`${APP} ${sentence}`).count).toBeUndefined())
  it('does not take interviews for the market', () => {
    const { count, evidence } = read(`${APP} I talked to 22 dentists.`)
    expect(count).toBeUndefined()
    expect(evidence?.[0]?.value).toMatchObject({ kind: 'interviews', count: 22 })
  })
})

describe('evidence', () => {
  it.each([
    ['We have talked to 18 growers, and 3 pay us.', ['18 interviews', '3 paying']],
    ['I asked 40 parents and 6 paid a deposit of $20.', ['40 interviews', '6 paying']],
    ['We surveyed 200 riders and 45 signed up.', ['200 interviews', '45 waiting']],
    ['We talked to 18 growers and 3 pay an agency for it today.', ['18 interviews']],
    ['I spoke to 30 shop owners, 5 would pay.', ['30 interviews']],
    ['I talked to 12 dentists, two bought.', ['12 interviews', '2 paying']],
    ['Two bought at our demo, eleven on a waitlist.', ['2 paying']],
    ['Three clinics paid for a month.', ['3 paying']],
    ['Two friends bought a boat.', []],
    ['600 clinics bought Dentrix.', []],
  ])('counts those who pay or wait apart: %j', (sentence, counts) => {
    const { evidence = [] } = read(`${APP} ${sentence}`)
    expect(evidence.map(({ value: { kind, count } }) => `${count} ${kind}`)).toEqual(counts)
  })
})

describe('what goes wrong today', () => {
  it('reads the problem and what it costs', () => {
    const idea = `${APP} Dentists lose $400 a week because patients forget.`
    expect(words(idea, 'problem')).toEqual(['Dentists lose $400 a week because patients forget'])
    expect(read(idea).problemCost?.[0]?.value).toEqual({ amount: 400, currency: 'USD', every: 'week' })
  })
  it.each([
    'Dentists only find out months later.',
    'Dentists get it wrong twice a week.',
    'Dentists often find that the chair does not fit the stairs.',
  ])('reads a problem in %j', (problem) =>
    expect(words(`${APP} ${problem}`, 'problem')).toEqual([problem.slice(0, -1)]),
  )
  it('takes what it is good for as no problem', () => {
    expect(words('A till for bakers so nobody types an order twice.', 'problem')).toEqual([])
  })
  it('takes no name of the product for a rival', () => {
    expect(words('SlotPal is a booking app for dentists. SlotPal is only for adults.', 'today')).toEqual([])
  })
  it.each([
    'Dentists hire a temp for $20 an hour to phone patients.',
    'A private receptionist asks €30 an hour.',
  ])('takes what others are paid for no price in %j', (sentence) => {
    expect(priceIn(sentence)).toBeNull()
  })
  it.each([
    'Dentists use the app on Mondays.',
    'Dentists order it on our website.',
    'It works with tools like Excel.',
    'Missed visits cost a dentist $40,000 a year.',
  ])('reads nothing of today in %j', (sentence) => {
    expect(words(`${APP} ${sentence}`, 'today')).toEqual([])
  })
  it('takes no loss that has ended for a problem', () => {
    expect(words(`${APP} Dentists no longer lose patients.`, 'problem')).toEqual([])
  })
  it('reads what they do instead', () => {
    expect(words(`${APP} Today they phone every patient.`, 'today')).toEqual(['phone every patient'])
    expect(
      words(`${APP} At the moment most of them use a paper diary or a whiteboard.`, 'today').join(),
    ).toContain('a paper diary')
  })
})

describe('the rest of a brief', () => {
  it('reads an idea that is written as a list', () => {
    const idea =
      'What: a till for bakers.\nWho: small bakeries\nPain: queues at eight\nPrice: 40 EUR per month\nRisk: bakers hate tills'
    expect(words(idea, 'product')).toEqual(['a till'])
    expect(words(idea, 'customer')).toEqual(['small bakeries'])
    expect(words(idea, 'problem')).toEqual(['queues at eight'])
    expect(words(idea, 'risks')).toEqual(['bakers hate tills'])
    expect(read(idea).price?.[0]?.value).toMatchObject({ low: 40, currency: 'EUR', every: 'month' })
  })
  it('counts spans in code points', () => {
    const idea = '🥐🥐 A till for bakers.'
    expect(words(idea, 'product')).toEqual(['A till'])
  })
  it('suggests a field only with a clear margin', () => {
    expect(readIdea('A sensor for dairy farmers that warns when a cow is ill.').fieldChoices.length).not.toBe(
      1,
    )
    expect(readIdea('An app that does things.').values.field).toBeUndefined()
  })
  it('does not change with a sentence about something else', () => {
    const unrelated = 'Airlines waste a lot of food.'
    const { values } = readIdea(`${APP} £30 a month.`)
    expect(Object.keys(read(`${unrelated} ${APP} £30 a month.`))).toEqual(Object.keys(values))
  })
})
