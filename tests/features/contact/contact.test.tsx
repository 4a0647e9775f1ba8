import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeSupabase } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'

const SEND = 'POST /functions/v1/send-message'

async function write(message = 'Do you sell to schools?') {
  await userEvent.type(await screen.findByLabelText('Name'), 'Ada')
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.test')
  await userEvent.type(screen.getByLabelText('Message'), message)
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
}

it('sends a message without an account, with the subject of the link', async () => {
  const backend = fakeSupabase({ [SEND]: { success: true } })
  openApp('/contact?subject=careers')
  await write()
  expect(await screen.findByText('Message sent')).toBeVisible()
  expect(backend.sent(SEND).map(({ body }) => body)).toEqual([
    { name: 'Ada', email: 'ada@example.test', subject: 'careers', message: 'Do you sell to schools?' },
  ])
})

it('says what is missing before anything is sent', async () => {
  const backend = fakeSupabase({ [SEND]: { success: true } })
  openApp('/contact?subject=nothing-like-this')
  await userEvent.click(await screen.findByRole('button', { name: 'Send message' }))
  for (const text of [
    'Please tell us your name',
    'Invalid email address',
    'Please write at least 10 characters',
  ])
    expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText('Subject')).toHaveDisplayValue('Something else')
  expect(backend.sent(SEND)).toEqual([])
})

it('keeps the text and says why a message was refused', async () => {
  const error = 'You have sent several messages. Please try again in an hour.'
  fakeSupabase({ [SEND]: () => Response.json({ error, code: 'address_limit' }, { status: 429 }) })
  openApp('/contact')
  await write()
  expect(await screen.findByText(error)).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('Do you sell to schools?')
})

const ROW = {
  id: '0b1e2f3a-0000-4000-8000-00000000000a',
  name: 'Ada <b>Founder</b>',
  email: 'ada@example.test',
  subject: 'sales',
  message: 'First line\n<img src=x onerror=alert(1)>',
  read_at: null,
  created_at: '2026-11-20T10:00:00Z',
}

it('shows messages to administrators as plain text, to mark as read and to delete', async () => {
  const rows = [ROW]
  const backend = fakeSupabase({
    'POST /rest/v1/rpc/is_admin': () => Response.json(true),
    'GET /rest/v1/contact_messages': () => Response.json(rows),
    'PATCH /rest/v1/contact_messages': { id: ROW.id },
    'DELETE /rest/v1/contact_messages': () => Response.json(rows.pop()),
  })
  await signIn()
  openApp('/admin/messages')
  const message = within(within(await screen.findByRole('list', { name: 'Messages' })).getByRole('listitem'))
  expect(message.getByRole('heading', { name: 'Ada <b>Founder</b>' })).toBeVisible()
  expect(message.getByText(/<img src=x/)).toBeVisible()
  expect(message.getByRole('link', { name: 'ada@example.test' })).toHaveAttribute(
    'href',
    'mailto:ada%40example.test?subject=Re%3A%20Sales',
  )
  await userEvent.click(message.getByRole('button', { name: 'Mark as read' }))
  const [marked] = backend.sent('PATCH /rest/v1/contact_messages')
  expect(marked?.url.searchParams.get('id')).toBe(`eq.${ROW.id}`)
  expect(marked?.body).toEqual({ read_at: expect.any(String) })
  await userEvent.click(message.getByRole('button', { name: 'Delete' }))
  expect(backend.sent('DELETE /rest/v1/contact_messages')).toEqual([])
  await userEvent.click(message.getByRole('button', { name: 'Delete permanently' }))
  await waitFor(() => expect(screen.getByText('No messages yet.')).toBeVisible())
})

it('keeps founders out', async () => {
  fakeSupabase()
  await signIn()
  const { at } = openApp('/admin/messages')
  await waitFor(() => expect(at()).toBe('/dashboard'))
})
