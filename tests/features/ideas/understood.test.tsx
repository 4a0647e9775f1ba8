import { FACT_IDS } from '@domain/understanding'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { completedRow, type Row } from './idea-rows'
import { openResults } from './open-results'

const REVISE = 'POST /functions/v1/revise-report'
const BUILT_IN = { id: 'built-in', model: null }
const READ: Record<string, string> = { audience: 'dog owners', price: '$15 per walk', place: 'Berlin' }

const row = (changes: object = {}, domain: object = {}): Row =>
  completedRow({
    engine: {
      ...BUILT_IN,
      domain: {
        id: 'local-services',
        label: 'Local services',
        matched: ['dog walker'],
        runnerUp: 'Travel',
        confidence: 0.6,
        ...domain,
      },
      understood: FACT_IDS.map((id) => ({ id, text: READ[id] ?? null, corrected: false })),
      sections: {},
    },
    ...changes,
  })

const card = () => screen.findByRole('region', { name: 'What we understood' })
async function openForm(changes: object = {}, answers: Record<string, unknown> = {}) {
  const { backend } = await openResults([row(changes)], '', answers)
  await userEvent.click(within(await card()).getByRole('button', { name: 'Correct this' }))
  return {
    backend,
    dialog: within(await screen.findByRole('dialog', { name: 'Correct what we understood' })),
  }
}

describe('what we understood', () => {
  it('shows the reading, and what the text does not say', async () => {
    await openResults([row()])
    expect(await card()).toHaveTextContent(
      'Your idea was read as Local services, by the words “dog walker”. The next best reading was Travel.',
    )
    expect(await card()).toHaveTextContent('Where it startsBerlin')
    expect(await card()).toHaveTextContent('The problemThe text does not say')
  })

  it('says what was chosen, what is mixed in, and how close the second reading came', async () => {
    await openResults([row({}, { chosen: true, second: { id: 'travel', label: 'Travel and tourism' } })])
    expect(await card()).toHaveTextContent('You chose Local services, mixed with Travel and tourism')
    expect(await card()).not.toHaveTextContent('next best reading')
  })

  it('is not shown for the report of a model', async () => {
    await openResults([row({ engine: { id: 'openai', model: 'gpt-6-luna', domain: null, sections: {} } })])
    await screen.findByRole('tab', { name: 'Market' })
    expect(screen.queryByRole('region', { name: 'What we understood' })).not.toBeInTheDocument()
  })
})

describe('correcting it', () => {
  it('sends only what was changed, and closes when the report is there', async () => {
    const { backend, dialog } = await openForm({}, { [REVISE]: () => Response.json({ success: true }) })
    const place = dialog.getByLabelText('Where it starts')
    expect(place).toHaveValue('Berlin')
    await userEvent.clear(place)
    await userEvent.type(place, ' Oslo ')
    await userEvent.clear(dialog.getByLabelText('Price'))
    await userEvent.selectOptions(dialog.getByLabelText('Kind of business'), 'Travel and tourism')
    await userEvent.click(dialog.getByRole('button', { name: 'Write the report anew' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(backend.sent(REVISE).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        action: 'correct-understanding',
        corrections: { facts: { place: 'Oslo', price: '' }, domain: 'travel', second: null },
      }),
    ])
  })

  it('keeps earlier corrections, and takes all of them back in one step', async () => {
    const understood = { facts: { place: 'Berlin' }, domain: null, second: 'travel' }
    const { backend, dialog } = await openForm(
      { understood },
      { [REVISE]: () => Response.json({ success: true }) },
    )
    expect(dialog.getByLabelText('Mixed with')).toHaveDisplayValue('Travel and tourism')
    await userEvent.click(dialog.getByRole('button', { name: 'Back to what was read' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(backend.sent(REVISE).map(({ body }) => body)).toEqual([
      expect.objectContaining({ corrections: { facts: {}, domain: null, second: null } }),
    ])
  })

  it('keeps what was typed when saving fails, and says why', async () => {
    const { dialog } = await openForm(
      {},
      { [REVISE]: () => Response.json({ error: 'The report is not complete yet.' }, { status: 409 }) },
    )
    await userEvent.type(dialog.getByLabelText('The problem'), 'Nobody answers')
    await userEvent.click(dialog.getByRole('button', { name: 'Write the report anew' }))
    expect(
      await screen.findByText(/The report is not complete yet. What you typed is still here/),
    ).toBeVisible()
    expect(dialog.getByLabelText('The problem')).toHaveValue('Nobody answers')
  })
})
