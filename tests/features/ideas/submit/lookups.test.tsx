import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { lookupWith, recordOf } from '../../../domain/scorecard/given'
import { openResults } from '../../report/open-results'
import { completedRow } from '../idea-rows'
import { ENGINE, openForm, START, started } from '../open-form'

const IDEA = 'A service for small bakeries in Germany that takes their orders online.'
const BUILT_IN = { model: null, search: false }

async function typed(lookups: boolean) {
  const form = await openForm({ [ENGINE]: { ...BUILT_IN, lookups } })
  await userEvent.click(await screen.findByLabelText('Your idea'))
  await userEvent.paste(IDEA)
  return form
}
const terms = async () => within(await screen.findByRole('region', { name: 'Look up public sources' }))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Validate Idea' }))

it('shows what would leave for public sources, and sends that and nothing else', async () => {
  const { backend } = await typed(true)
  const shown = await terms()
  const offer = await shown.findByRole('button', { name: /^Send “small bakeries in Germany”/ })
  expect(shown.getByLabelText('Who buys')).toHaveValue('')
  await userEvent.click(offer)
  expect(shown.getByLabelText('Who buys')).toHaveValue('small bakeries in Germany')
  await userEvent.type(shown.getByLabelText('Product category'), 'we are a sentence')
  expect(shown.getByText('Use a short name, not a sentence.')).toBeInTheDocument()
  await send()
  await waitFor(() => expect(backend.sent(START)).toHaveLength(1))
  expect(backend.sent(START)[0]?.body).toMatchObject({
    lookups: { buyer: 'small bakeries in Germany', job: null, category: null },
  })
})

it('sends nothing when the founder switches it off', async () => {
  const { backend } = await typed(true)
  const shown = await terms()
  await userEvent.click(await shown.findByRole('button', { name: /^Send “small bakeries/ }))
  await userEvent.click(shown.getByRole('switch'))
  await send()
  await waitFor(() => expect(backend.sent(START)).toHaveLength(1))
  expect(backend.sent(START)[0]?.body).not.toHaveProperty('lookups')
})

it('hides the switch and promises nothing where the server asks no public sources', async () => {
  await typed(false)
  const box = await screen.findByRole('complementary', { name: 'Enhanced validation includes' })
  expect(await within(box).findByText(/so the web is not searched/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Look up public sources' })).not.toBeInTheDocument()
})

it('shows what public buyers buy it as, and sends the code that the founder chooses', async () => {
  const { backend } = await typed(true)
  const shown = await terms()
  await userEvent.type(shown.getByLabelText('Product category'), 'bakery invoicing software')
  const choices = within(shown.getByRole('group', { name: /^Public tenders are searched/ }))
  const chip = (name: string) => choices.getByRole('button', { name })
  expect(chip('Accounting and finance software: 4844')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(chip('Software: 48'))
  expect(chip('Accounting and finance software: 4844')).toHaveAttribute('aria-pressed', 'false')
  await send()
  await waitFor(() => expect(backend.sent(START)).toHaveLength(1))
  expect(backend.sent(START)[0]?.body).toMatchObject({ lookups: { cpv: '48' } })
})

it('offers the articles that a term may mean, and measures the one that the founder picks', async () => {
  const choice = { buyer: null, job: null, category: 'salon', trade: false, place: false }
  const article = (title: string, description: string) => ({
    title,
    link: `https://en.wikipedia.org/wiki/${encodeURIComponent(title)}`,
    date: null,
    by: null,
    facts: { description },
  })
  const homonym = lookupWith(
    'wikipedia',
    'interest',
    {},
    {
      outcome: 'ambiguous',
      cause: 'homonym',
      reason: 'Wikipedia has several articles that “salon” may mean. Pick one.',
      says: null,
      items: [
        article('Salon (website)', 'American website'),
        article('Beauty salon', 'Establishment for hair and nails'),
      ],
    },
  )
  const REVISE = 'POST /functions/v1/revise-report'
  const { backend } = await openResults(
    [completedRow({ lookups: recordOf([homonym]), lookup_terms: choice })],
    '?tab=market',
    { [ENGINE]: { ...BUILT_IN, lookups: true }, [REVISE]: started },
  )
  const list = within(await screen.findByRole('list', { name: /^Wikipedia has several articles/ }))
  expect(list.getByText('Establishment for hair and nails')).toBeVisible()
  await userEvent.click(list.getByRole('button', { name: 'Beauty salon' }))
  await waitFor(() => expect(backend.sent(REVISE)).toHaveLength(1))
  expect(backend.sent(REVISE)[0]?.body).toMatchObject({
    action: 'look-up',
    terms: { category: 'salon', article: 'Beauty salon' },
  })
})
