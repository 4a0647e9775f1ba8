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
  it('are neither asked about nor used where the words do not say how often they are paid', async () => {
    const said = await asked('Sheet music for choirs. A lost folder costs them a fine of €300.')
    expect(said).not.toMatch(/€300|% of|times your price/)
  })

  it('are none of the customers’ where they stand beside the founder’s price', async () => {
    const said = await asked(
      'Sheet music for choirs. It costs €20 a month, and €9 a month for the second voice.',
    )
    expect(said).not.toMatch(/€9|% of|pay or lose/)
  })

  it('are set beside the price where the words say how often they are paid', async () => {
    expect(await asked('Sheet music for choirs. A lost folder costs them €90 a month.')).toMatch(
      /Your price is 22% of the €90 named here, both for the same time/,
    )
    expect(await asked('Sheet music for choirs. A lost folder costs them €90 each time.')).not.toMatch(
      /does one customer pay or lose this/,
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

  it.each([
    ['Folders for sheet music. A bindery charges us €9 for each.', single('folder', 'once', 30)],
    ['Folders for sheet music. One choir sold €1,500 of them last year.', single(null, 'share', 6)],
    [
      'Folders for choirs. A choir has 30 to 45 singers. One stolen folder costs €80.',
      single('singer', 'once', 2),
    ],
    ['Sheet music for choirs. Conductors spend about four hours a week on spreadsheets.', base],
    ['Sheet music for choirs. They lose 5 folders a month.', base],
  ])('are multiplied with nothing: %s', async (idea, given) => {
    expect(await asked(idea, given)).not.toMatch(
      /If it is your cost|If one deal|is what one customer has|times a year|hours a year/,
    )
  })
})

it('takes no number for a quantity that counts the customers, or that was answered', async () => {
  const idea = 'Folders for choirs at €20 a month per choir. About 900 choirs of the county sing in public.'
  expect(await asked(idea, { count: answered([{ value: 900, source: '' }], open.count) })).not.toMatch(
    /If 900 is/,
  )
})

it.each([
  [
    { low: 90, every: 'once' },
    'We sell folders for 90 euros and 4 euros a month.',
    /€138 in the first year \(€90 \+ €48\) and €48 in each later one/,
  ],
  [
    { low: 90, every: 'once' },
    'We sell folders for 90 euros and after the first year 4 euros a month.',
    /brings €90 in the first year and €48 in each later one/,
  ],
  [
    { low: 90, every: 'once' },
    'We sell folders for 90 euros and from the third month 4 euros a month.',
    /€130 in the first year \(€90 \+ €40\) and €48 in each later one/,
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

describe('a limit of a rule on sales tax', () => {
  const inAustria = (amount: number) => ({
    ...base,
    place: answered([{ name: 'Graz', country: 'AT', local: true }], open.place),
    goal: answered([{ amount, currency: 'EUR' }], open.goal),
  })
  const challenges = async (amount: number) =>
    (await reportOn('Rehearsal plans for choirs.', inAustria(amount))).market.challenges
      .map(({ text }) => text)
      .join('\n')

  it('stands beside the goal of a year that passes it or comes near', async () => {
    expect(await challenges(12_000)).toContain(
      '€12,000 a month comes to €144,000 a year, more than the €55,000 of this tax rule.',
    )
    expect(await challenges(4000)).toContain('€48,000 a year, 87% of the limit of this tax rule.')
    expect(await challenges(2000)).not.toContain('comes to')
  })
})
