import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeSupabase, refusal, session, USER } from '../../support/fake-supabase'
import { endSession, openApp, signIn } from '../../support/open-app'

const VERIFY = 'POST /auth/v1/verify'
const encode = (claims: object) => btoa(JSON.stringify(claims)).replace(/=+$/, '')
const jwt = ['e30', encode({ exp: Date.now() / 1000 + 3600 }), 'c2ln'].join('.')
const redeemed = () => Response.json({ ...session(), access_token: jwt })
const link = (type: string, email = USER.email) =>
  `/confirm#type=${type}&token_hash=abc&email=${encodeURIComponent(email)}`

it('names the account and asks the server nothing until the founder agrees', async () => {
  const backend = fakeSupabase({ [VERIFY]: redeemed })
  openApp(link('signup'))
  expect(await screen.findByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  expect(screen.getByText(USER.email)).toBeVisible()
  expect(backend.sent(VERIFY)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm and sign in' }))
  expect(await screen.findByText('Your email address is confirmed')).toBeInTheDocument()
  expect(backend.sent(VERIFY)[0]?.body).toEqual({ type: 'signup', token_hash: 'abc' })
})

it('asks before it replaces the session of another account', async () => {
  const backend = fakeSupabase({ [VERIFY]: redeemed })
  await signIn()
  openApp(link('signup', 'other@example.test'))
  expect(await screen.findByText('You are signed in to another account')).toBeVisible()
  expect(screen.getByText(USER.email)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Stay signed in as before' })).toHaveAttribute('href', '/dashboard')
  expect(backend.sent(VERIFY)).toHaveLength(0)
})

it('waits until it is known who is signed in, and asks also where that cannot be read', async () => {
  let answer: (response: Response) => void = () => undefined
  const profile = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const backend = fakeSupabase({ [VERIFY]: redeemed, 'GET /rest/v1/profiles': () => profile })
  await signIn()
  openApp(link('signup', 'other@example.test'))
  expect(await screen.findByRole('button', { name: 'Confirm and sign in' })).toBeDisabled()
  answer(refusal(403, '42501', 'permission denied')())
  expect(await screen.findByText('You are signed in to another account')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Confirm and sign in' })).toBeEnabled()
  expect(backend.sent(VERIFY)).toHaveLength(0)
})

it('refuses a link that opens another account than it names', async () => {
  fakeSupabase({ [VERIFY]: redeemed })
  openApp(link('signup', 'named@example.test'))
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm and sign in' }))
  expect(await screen.findByText(/belongs to another account than it names/)).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.endsWith('-auth-token'))).toEqual([])
})

it('says that a link is spent', async () => {
  fakeSupabase({ [VERIFY]: refusal(403, 'otp_expired', 'Email link is invalid or has expired') })
  openApp(link('recovery'))
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('This link has expired or was already used.')).toBeVisible()
})

it('sets a new password and ends the other sessions', async () => {
  const backend = fakeSupabase({ [VERIFY]: redeemed, 'PUT /auth/v1/user': { ...session().user } })
  openApp(link('recovery'))
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await userEvent.type(await screen.findByLabelText('New password'), 'short')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible()
  await userEvent.type(screen.getByLabelText('New password'), ' no more')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  expect(await screen.findByText('Your password was changed')).toBeInTheDocument()
  expect(backend.sent('PUT /auth/v1/user')[0]?.body).toMatchObject({ password: 'short no more' })
  expect(backend.sent('POST /auth/v1/logout')[0]?.url.searchParams.get('scope')).toBe('others')
})

it.each(['/confirm', '/confirm#type=signup', '/confirm#type=magic&token_hash=a&email=a@b.test'])(
  'leads back from an incomplete link: %s',
  async (address) => {
    fakeSupabase()
    openApp(address)
    expect(await screen.findByText('This link is incomplete')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login')
  },
)

it('says the same of a forgotten password whether the address has an account or not', async () => {
  const backend = fakeSupabase({ 'POST /auth/v1/recover': {} })
  await endSession()
  openApp('/login')
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await userEvent.type(screen.getByLabelText('Email'), 'unknown@example.test')
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText('Check your inbox')).toBeVisible()
  expect(backend.sent('POST /auth/v1/recover')[0]?.body).toMatchObject({ email: 'unknown@example.test' })
})
