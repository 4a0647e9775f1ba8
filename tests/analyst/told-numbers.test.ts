import { describe, expect, it } from 'vitest'
import { type Brief, emptyBrief } from '../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../supabase/functions/_shared/domain/brief/changes'
import { findingsOf } from '../../supabase/functions/_shared/domain/brief/findings'
import { withSecondPrice } from '../../supabase/functions/_shared/domain/brief/second-price'
import { reportOn } from './written'

const open = emptyBrief()
const base: Partial<Brief> = {
  customer: answered(['small choirs'], open.customer),
  price: answered([{ low: 20, high: 20, currency: 'EUR', per: null, every: 'month' as const }], open.price),
}
const whole: Brief = { ...open, ...base }
/** What the summary and the open questions say of an idea. */
async function asked(idea: string, more: Partial<Brief> = {}) {
  const { brief, market } = await reportOn(idea, { ...base, ...more })
  const found = findingsOf(brief, idea).map(({ said }) => said)
  return [...found, ...market.unknowns].map(({ text }) => text).join('\n')
}

describe('amounts that no field holds', () => {
  it('are set beside the price and asked about by the nearest word', async () => {
    expect(await asked('Sheet music for choirs. They pay a copy shop €90 a month.')).toMatch(
      /€90 comes to €1,080 a year\.[\s\S]*\nIs it what customers pay today/,
    )
    expect(await asked('Sheet music for choirs. A lost folder costs them a fine of €300.')).toMatch(
      /How often a year does it hit one customer\?/,
    )
  })

  it('that are paid for a damage, or back, are a loss', async () => {
    expect(
      await asked('Sheet music for choirs. Insurers pay €400 a year for water damage to folders.'),
    ).toMatch(/How often a year does it hit one customer\?/)
    expect(await asked('Sheet music for choirs. One choir had to pay its guests back €380.')).toMatch(
      /How often a year does it hit one customer\?/,
    )
  })

  it('ask for no cost of the problem that the brief has', async () => {
    const known = {
      problemCost: answered([{ amount: 8, currency: 'EUR', every: 'week' as const }], open.problemCost),
    }
    expect(await asked('Sheet music for choirs. A lost folder means a fine of €300.', known)).not.toMatch(
      /How often a year/,
    )
  })

  it('that measure a customer stand beside no price', async () => {
    expect(await asked('Sheet music for choirs. Free under €5,000 in revenue.')).not.toMatch(/€5,000/)
  })

  it('are not asked about where the price holds them in another notation', async () => {
    const price = { low: 149.9, high: 149.9, currency: 'EUR', per: null, every: 'once' as const }
    expect(
      await asked('Sheet music for choirs. The whole set is at 149,90 in euros.', {
        price: answered([price], open.price),
      }),
    ).not.toMatch(/Is this a price/)
  })
})

describe('amounts that mean something else', () => {
  const single = (per: string | null, every: 'once' | 'share', low: number) => ({
    price: answered([{ low, high: low, currency: every === 'share' ? null : 'EUR', per, every }], open.price),
  })

  it('are taken off the price where the founder pays them', async () => {
    const said = await asked(
      'Folders for sheet music. A bindery charges us €9 for each.',
      single('folder', 'once', 30),
    )
    expect(said).toMatch(/If it is your cost of one sale, €21 of €30 is left\./)
    expect(said).not.toMatch(/what customers pay today/)
  })

  it('bring a share of what changes hands', async () => {
    expect(
      await asked(
        'Folders for sheet music. One choir sold €1,500 of them last year.',
        single(null, 'share', 6),
      ),
    ).toMatch(/Your share of €1,500 is €90\./)
  })

  it('count what one customer has before what it costs to replace', async () => {
    const idea =
      'Folders for choirs, rented per singer. A choir has 30 to 45 singers. One stolen folder costs €80, and one fire cost €9,000.'
    const rent = answered(
      [{ low: 2, high: 2, currency: 'EUR', per: 'singer', every: 'month' as const }],
      open.price,
    )
    const [first] = findingsOf({ ...whole, price: rent }, idea).filter(({ said }) => /^If/.test(said.text))
    expect(first?.said.text).toBe(
      'If 30 to 45 is what one customer has, your price comes to €720 to €1,080 a year from one customer.',
    )
  })
})

describe('hours, cases and losses', () => {
  const inUk = answered([{ name: 'UK', country: 'GB', local: false }], open.place)
  const pounds = answered(
    [{ low: 15, high: 15, currency: 'GBP', per: null, every: 'month' as const }],
    open.price,
  )

  it('are worked out for a year and set beside the price and the usual pay of the place', async () => {
    const idea = 'An app for choirs. Conductors spend about four hours a week on spreadsheets.'
    expect(await asked(idea, { price: pounds, place: inUk })).toContain(
      '208 hours a year: your price of £180 a year is £0.87 for each hour if all are saved. At £18 an hour, about what a job pays there, it pays for itself once 4.8% of them are saved.',
    )
    expect(await asked(idea)).toContain(
      '208 hours a year: your price of €240 a year is €1.20 for each hour if all are saved, and €2.30 if half are.',
    )
  })

  it('pay a price back, or share it among cases', async () => {
    const once = answered(
      [{ low: 189, high: 189, currency: 'EUR', per: null, every: 'once' as const }],
      open.price,
    )
    expect(
      await asked('A scale for hives. Beekeepers lose a swarm of €150 once or twice a year.', {
        price: once,
      }),
    ).toContain('€150 each time comes to €150 to €300 a year. If it never happens again, your price of €189')
    expect(await asked('An app for choirs. They lose 5 folders a month.')).toContain(
      '60 times a year: your price of €240 a year is €4 for each.',
    )
  })

  it('of many people stand beside no price of one customer', async () => {
    const said = await asked('An app for choirs. Singers wait 20 minutes a week for their sheets.', {
      user: answered(['singers'], open.user),
    })
    expect(said).toContain('17 hours a year for each person it happens to.')
  })

  it.each([
    'An app for choirs. We spend 30 hours a week on building it.',
    'An app for choirs with 3 rehearsals a week.',
    'An app for choirs. They throw away 40 tonnes a year.',
    'An app for choirs. They pay €20 a month and lose nothing.',
  ])('are not read from what tells of something else: %s', async (idea) => {
    expect(await asked(idea)).not.toMatch(/times a year|hours a year|each time comes/)
  })
})

it('takes no number for a quantity that counts the customers, or that was answered', async () => {
  const idea = 'Folders for choirs at €20 a month per choir. About 900 choirs of the county sing in public.'
  expect(await asked(idea, { count: answered([{ value: 900, source: '' }], open.count) })).not.toMatch(
    /If 900 is/,
  )
  const singers = 'Folders for choirs. Some have 30 to 45 members and meet every week.'
  const unused = (answers: Partial<Brief>) =>
    findingsOf({ ...whole, ...answers }, singers).find(({ said }) => /not used/.test(said.text))?.about?.text
  expect(unused({ purchases: answered([40], open.purchases) })).toBeUndefined()
  expect(unused({})).toBe('“30 to 45 members”')
})

it.each([
  [
    'Folders for choirs. Our choir has 46 singers and maybe ten of them read music.',
    '“46 singers”, “ten of them”',
  ],
  ['Folders for choirs. My aunt is 84, moved in 2016 and has sung for forty years.', undefined],
  ['Folders for choirs. They meet at 7 pm, after eight or in room 12, at 20 degrees.', undefined],
])('lists the figures that nothing uses, and no ages, dates and clocks: %s', (idea, expected) => {
  const unused = findingsOf(whole, idea).find(({ said }) => /not used/.test(said.text))
  expect(unused?.about?.text).toBe(expected)
})

it.each([
  [
    { low: 90, every: 'once' },
    'We sell folders for 90 euros and 4 euros a month.',
    /€138 in the first year \(€90 \+ €48\) and €48 in each later one/,
  ],
  [
    { low: 3, every: 'month' },
    'Singers pay 3 euros a month or thirty a year.',
    /pays €30 a year instead of €36/,
  ],
  [{ low: 3, every: 'month' }, 'Singers pay 3 euros a month. Paper costs 30 euros a year.', null],
] as const)('calculates with a second price: %o', ({ low, every }, idea, expected) => {
  const price = answered([{ low, high: low, currency: 'EUR', per: null, every }], open.price)
  const said = withSecondPrice({ ...whole, price }, idea)?.text ?? null
  if (expected === null) expect(said).toBeNull()
  else expect(said).toMatch(expected)
})

it('calls nothing mobile that comes in a van', async () => {
  const { concept } = await reportOn('Mobile tuning of choir organs.', {
    ...base,
    product: answered(['Mobile tuning of choir organs'], open.product),
    nature: answered(['service'], open.nature),
    actions: answered(['tune on site'], open.actions),
  })
  expect(concept.features.core.map(({ platforms }) => platforms)).toEqual([{ web: false, mobile: false }])
})

it('does not call a price dearer that is a little lower', async () => {
  const today = answered(
    [{ name: 'copies', price: { amount: 21, currency: 'EUR', every: 'month' as const }, link: null }],
    open.today,
  )
  const { counterCase } = (await reportOn('Sheet music for choirs.', { ...base, today })).market
  const said = counterCase.map(({ text }) => text).join('\n')
  expect(said).toMatch(/^Your price is 95% of/)
  expect(said).not.toMatch(/not cheaper/)
})
