import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { session } from '../../support/fake-supabase'
import { completedRow } from '../ideas/idea-rows'
import { openResults } from '../report/open-results'

const LIST = 'POST /rest/v1/rpc/get_my_shares'
const CREATE = 'POST /rest/v1/rpc/create_share'
const REVOKE = 'POST /rest/v1/rpc/revoke_share'
const TOKEN = 'A'.repeat(43)
const share = (changes: object = {}) => ({
  ...{ id: 'one', includeIdea: false, includeEvidence: false, createdAt: '2026-11-20T11:00:00Z' },
  ...{ expiresAt: null, revokedAt: null, lastOpenedAt: null, ...changes },
})

async function openDialog(answers: object = {}) {
  const { backend } = await openResults([completedRow({})], '', { [LIST]: [], ...answers })
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  return { backend, dialog: within(await screen.findByRole('dialog', { name: 'Share this report' })) }
}

describe('sharing a report', () => {
  it('leaves out idea and evidence unless they are ticked, and shows the link once', async () => {
    const { backend, dialog } = await openDialog({ [CREATE]: { ...share(), token: TOKEN } })
    expect(await dialog.findByText('No links yet. Only you can read this report.')).toBeInTheDocument()
    expect(dialog.getAllByRole('checkbox').filter((box) => box.matches(':checked'))).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    const address = await dialog.findByRole('textbox', { name: 'Your link' })
    expect(address).toHaveValue(`${window.location.origin}/shared#${TOKEN}`)
    expect(backend.sent(CREATE)[0]?.body).toMatchObject({ p_include_idea: false, p_include_evidence: false })
    expect(backend.sent(CREATE)[0]?.body).not.toHaveProperty('p_days')
    // Only `userEvent.setup()` provides a clipboard.
    await userEvent.setup().click(dialog.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/shared#${TOKEN}`)
    await userEvent.click(dialog.getByRole('button', { name: 'Create another link' }))
    expect(dialog.queryByDisplayValue(/shared#/)).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Include your evidence' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Link expires' }), 'After 7 days')
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await dialog.findByRole('textbox', { name: 'Your link' })
    expect(backend.sent(CREATE)[1]?.body).toMatchObject({
      ...{ p_include_idea: false, p_include_evidence: true, p_days: 7 },
    })
  })

  it('says why a link could not be made, and keeps what was chosen', async () => {
    const message = 'This report already has 20 active links. Revoke one first.'
    const { dialog } = await openDialog({ [CREATE]: () => Response.json({ message }, { status: 409 }) })
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Include the text of your idea' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
    expect(dialog.getByRole('checkbox', { name: 'Include the text of your idea' })).toBeChecked()
  })

  it('lists the links with their state and revokes one', async () => {
    const { backend, dialog } = await openDialog({
      [LIST]: [
        share({ id: 'fresh' }),
        share({
          id: 'read',
          lastOpenedAt: '2026-11-21T11:00:00Z',
          includeIdea: true,
          createdAt: '2026-11-19T11:00:00Z',
        }),
        share({ id: 'past', expiresAt: '2020-01-01T11:00:00Z' }),
        share({ id: 'ended', revokedAt: '2026-11-21T11:00:00Z' }),
      ],
      [REVOKE]: () => new Response(null, { status: 204 }),
    })
    const entries = (await dialog.findAllByRole('listitem')).map((entry) => entry.textContent)
    expect(entries).toEqual([
      expect.stringMatching(/Does not expire · Not opened yet.*Without your idea or your evidence.*Revoke/),
      expect.stringMatching(/Last opened Nov 21, 2026.*With your idea.*Revoke/),
      expect.stringMatching(/Expired.*Expires Jan 1, 2020/),
      expect.stringMatching(/Revoked Nov 21, 2026/),
    ])
    const buttons = dialog.getAllByRole('button', { name: /^Revoke the link created/ })
    expect(buttons).toHaveLength(2)
    backend.answer(LIST, [share({ id: 'read', revokedAt: '2026-11-22T11:00:00Z' })])
    await userEvent.click(dialog.getByRole('button', { name: /^Revoke the link created Nov 19/ }))
    expect(await screen.findByText('Link revoked')).toBeInTheDocument()
    expect(backend.sent(REVOKE)[0]?.body).toEqual({ p_share: 'read' })
    expect(dialog.queryByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument()
  })
})

it('is for the owner of a complete report alone', async () => {
  const { userId } = { userId: session('6a3f0c1e-0000-4000-8000-000000000077').user.id }
  await openResults([completedRow({ userId })], '', {
    'POST /rest/v1/rpc/is_admin': () => Response.json(true),
  })
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
})
