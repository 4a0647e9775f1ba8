import { expect, it } from 'vitest'
import { reportOn } from './written'

const revenueOf = async (idea: string) => {
  const { market } = await reportOn(idea)
  return market.model?.inputs.find(({ id }) => id === 'revenuePerCustomer')
}

it.each([
  ['A booking app for hair salons that lose clients to late calls. Salons pay $149 per month.', 1788],
  ['A booking app for hair salons that lose clients to late calls. $19 a month per salon.', 228],
  ['A booking app for hair salons that lose clients to late calls. It costs $9.99 per month.', 119.88],
  ['A booking app for hair salons that lose clients to late calls. It costs $90 per year.', 90],
])(
  'takes revenue for the founder’s words where the calendar makes it of their price: %s',
  async (idea, base) => {
    expect(await revenueOf(idea)).toMatchObject({ basis: 'founder', range: { base } })
  },
)

it.each([
  [
    'A marketplace in Portugal where owners book dog walkers. We take 15% of each booking.',
    '15% of each booking',
  ],
  ['An app with which owners in Ohio book dog walkers. Owners pay $15 per walk.', '$15 per walk'],
  ['A booking app for hair salons in Leeds. Salons pay £19 per month.', '£19 per month'],
  ['A booking app for hair salons in Ohio. Salons pay $9 a week.', '$9 a week'],
  ['A booking app for hair salons in Ohio. Salons pay $5 per stylist a month.', '$5 per stylist a month'],
  ['A booking app for hair salons in Ohio. Salons pay $5 a day.', '$5'],
])('takes it for an assumption where more is assumed, and keeps their words: %s', async (idea, words) => {
  const revenue = await revenueOf(idea)
  expect(revenue).toMatchObject({ basis: 'assumption' })
  expect(revenue?.note).toContain(words)
})
