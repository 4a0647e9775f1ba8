import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { researchedRow } from '../../ideas/idea-rows'
import { openResults } from '../open-results'

const REVISE = 'POST /functions/v1/revise-report'

/** The field for the high value of an input. */
const highOf = (name: string) =>
  within(
    screen.getByText(name, { selector: 'fieldset p' }).closest('fieldset') ?? document.body,
  ).getByLabelText('High')

async function retype(name: string, text: string) {
  await userEvent.clear(highOf(name))
  await userEvent.paste(text)
}

it('holds back inputs that come to more than the whole world earns, and says why', async () => {
  const { backend } = await openResults([researchedRow()], '?tab=market', { [REVISE]: { success: true } })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit inputs' }))
  const save = screen.getByText('Save', { selector: 'button' })
  const why = /^Customers times revenue comes to more than the whole world earns/
  await retype('Dog owners in the city', '1,000,000,000,000,000')
  expect(screen.getByText(why)).toBeInTheDocument()
  expect(save).toBeDisabled()
  expect(screen.queryByText(/\$\d{5,}/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(backend.sent(REVISE)).toEqual([])
  await retype('Dog owners in the city', '1,000,000')
  expect(screen.queryByText(why)).not.toBeInTheDocument()
  expect(save).toBeEnabled()
})
