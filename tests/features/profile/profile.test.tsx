import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeSupabase, offline } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'

const UPDATE = 'PATCH /rest/v1/profiles'

async function rename(to: string) {
  const user = userEvent.setup()
  const field = await screen.findByLabelText('First Name')
  await user.clear(field)
  await user.type(field, to)
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
}

it('shows the names and, not to be changed, the address', async () => {
  fakeSupabase()
  await signIn()
  openApp('/user/profile')
  expect(await screen.findByRole('heading', { name: 'Profile Settings' })).toBeInTheDocument()
  expect(await screen.findByLabelText('First Name')).toHaveValue('Ada')
  expect(screen.getByLabelText('Last Name')).toHaveValue('Founder')
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
})

it('saves a changed name and says so', async () => {
  const backend = fakeSupabase({ [UPDATE]: () => new Response(null, { status: 204 }) })
  await signIn()
  openApp('/user/profile')
  await rename('Augusta')
  expect(await screen.findByText('Profile updated')).toBeInTheDocument()
  expect(backend.sent(UPDATE)[0]?.body).toMatchObject({ firstName: 'Augusta', lastName: 'Founder' })
  await waitFor(() => expect(screen.getByText('Augusta Founder')).toBeInTheDocument())
})

it('refuses a name of one letter', async () => {
  const backend = fakeSupabase()
  await signIn()
  openApp('/user/profile')
  await rename('A')
  expect(await screen.findByText('First name must be at least 2 characters')).toBeInTheDocument()
  expect(backend.sent(UPDATE)).toHaveLength(0)
})

it('says when saving failed and keeps what was typed', async () => {
  fakeSupabase({ [UPDATE]: offline })
  await signIn()
  openApp('/user/profile')
  await rename('Augusta')
  expect(await screen.findByText('Failed to update profile. Please try again.')).toBeInTheDocument()
  expect(screen.getByLabelText('First Name')).toHaveValue('Augusta')
})

it('offers another try when the profile cannot be loaded', async () => {
  const refused = () => Response.json({ message: 'no' }, { status: 400 })
  const backend = fakeSupabase({ 'GET /rest/v1/profiles': refused })
  await signIn()
  openApp('/user/profile')
  expect(await screen.findByText('Your profile could not be loaded. Please try again.')).toBeInTheDocument()
  backend.answer('GET /rest/v1/profiles', {
    id: '0b1e2f3a-0000-4000-8000-000000000001',
    firstName: 'Ada',
    lastName: '',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('First Name')).toHaveValue('Ada')
})
