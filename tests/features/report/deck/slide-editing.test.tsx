import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Row, researchedRow } from '../../ideas/idea-rows'
import { openResults } from '../open-results'

const VALUE = 'Paid per walk, without a subscription'
const SAVE = 'POST /rest/v1/rpc/save_slide_edit'

async function openDeck(changes: object = {}, answer: unknown = {}, answers: object = {}) {
  const row: Row = researchedRow({}, changes)
  const { backend } = await openResults([row], '?tab=deck', { [SAVE]: answer, ...answers })
  const region = await screen.findByRole('region', { name: 'Pitch deck' })
  const slide = () => within(within(region).getByRole('article'))
  return { backend, region, deck: within(region), slide }
}
const edits = (text: string, basis = VALUE) => ({ 'value.0': { text, basis } })

describe('a text of a slide', () => {
  it('is edited in its place and kept with what it replaces', async () => {
    const { backend, slide, deck } = await openDeck({}, edits('Walks at noon'))
    await userEvent.click(slide().getByRole('button', { name: VALUE }))
    const field = slide().getByRole('textbox', { name: 'Value proposition' })
    expect(field).toHaveFocus()
    expect(field).toHaveValue(VALUE)
    await userEvent.clear(field)
    await userEvent.type(field, 'Walks at noon{Enter}')
    expect(await slide().findByRole('button', { name: 'Walks at noon' })).toHaveFocus()
    expect(backend.sent(SAVE).map(({ body }) => body)).toEqual([
      expect.objectContaining({ p_slot: 'value.0', p_edit: { text: 'Walks at noon', basis: VALUE } }),
    ])
    expect(deck.getByRole('list', { name: 'Edited texts' })).toHaveTextContent(
      'EditedValue proposition: Walks at noon',
    )
  })

  it('stays as it is on Escape, and arrows move in it instead of turning the slides', async () => {
    const { slide } = await openDeck()
    await userEvent.click(slide().getByRole('button', { name: VALUE }))
    const field = slide().getByRole('textbox')
    for (const key of ['ArrowRight', 'ArrowDown', ' ', 'f', 'End']) fireEvent.keyDown(field, { key })
    await userEvent.type(field, 'Something else{Escape}')
    expect(slide().getByRole('button', { name: VALUE })).toHaveFocus()
    expect(screen.getByRole('article')).toHaveAccessibleName(/^Slide 1 of 8/)
  })

  it('is not saved while it is too long', async () => {
    const { backend, slide } = await openDeck()
    await userEvent.click(slide().getByRole('button', { name: VALUE }))
    fireEvent.change(slide().getByRole('textbox'), { target: { value: 'x'.repeat(121) } })
    await userEvent.click(slide().getByRole('button', { name: 'Save' }))
    expect(slide().getByRole('alert')).toHaveTextContent('Shorten this to 120 characters.')
    expect(backend.sent(SAVE).map(({ body }) => body)).toEqual([])
  })
})

describe('an edited text', () => {
  it('gives way to the text of the report on Undo', async () => {
    const { backend, deck, slide } = await openDeck({ slide_edits: edits('Walks at noon') }, {})
    await userEvent.click(deck.getByRole('button', { name: 'Undo' }))
    expect(await slide().findByRole('button', { name: VALUE })).toBeInTheDocument()
    expect(backend.sent(SAVE).map(({ body }) => body)).toEqual([
      expect.objectContaining({ p_slot: 'value.0', p_edit: null }),
    ])
    expect(deck.queryByRole('list', { name: 'Edited texts' })).not.toBeInTheDocument()
  })

  it('is flagged when the facts behind it changed, until the founder decides', async () => {
    const { backend, deck, slide } = await openDeck(
      { slide_edits: edits('Walks at noon', 'Cheap walks') },
      edits('Walks at noon'),
    )
    expect(slide().getByRole('button', { name: 'Walks at noon' })).toBeInTheDocument()
    expect(deck.getByText(/^The facts behind this changed/)).toHaveTextContent(
      `The report now says: “${VALUE}”`,
    )
    expect(deck.getByRole('button', { name: 'Use the new text' })).toBeInTheDocument()
    await userEvent.click(deck.getByRole('button', { name: 'Keep' }))
    await waitFor(() => expect(deck.queryByText(/^The facts behind/)).not.toBeInTheDocument())
    expect(backend.sent(SAVE).map(({ body }) => body)).toEqual([
      expect.objectContaining({ p_edit: { text: 'Walks at noon', basis: VALUE } }),
    ])
  })

  it('is named on the other slides when its facts changed', async () => {
    const { deck } = await openDeck({ slide_edits: { 'sum.0': { text: '$400K', basis: '$1M' } } })
    await userEvent.click(deck.getByRole('button', { name: 'Slide 8' }))
    expect(screen.getByRole('article')).toHaveAccessibleName('Slide 8 of 8: Funding Ask')
  })
})

describe('an administrator', () => {
  it('sees the edited text, no gaps, and nothing to edit', async () => {
    const { deck, slide } = await openDeck(
      { userId: '0b1e2f3a-0000-4000-8000-00000000000f', slide_edits: edits('Walks at noon') },
      {},
      { 'POST /rest/v1/rpc/is_admin': true },
    )
    expect(slide().getByText('Walks at noon')).toBeInTheDocument()
    expect(slide().queryByRole('button')).not.toBeInTheDocument()
    await userEvent.click(deck.getByRole('button', { name: 'Slide 8: Funding Ask' }))
    expect(slide().queryByText(/^Add /)).not.toBeInTheDocument()
  })
})
