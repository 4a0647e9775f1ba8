import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ENGINE, openForm, START } from './open-form'

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
