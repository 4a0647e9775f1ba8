import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fakeSupabase, offline, refusal, session } from '../../support/fake-supabase'
import { endSession, openApp } from '../../support/open-app'

const TOKEN = 'POST /auth/v1/token'
const unconfirmed = refusal(400, 'email_not_confirmed', 'Email not confirmed')

async function logIn(email = 'ada@example.test', password = 'secret1') {
  const user = userEvent.setup()
  if (email) await user.type(await screen.findByLabelText('Email'), email)
  if (password) await user.type(await screen.findByLabelText('Password'), password)
  await user.click(await screen.findByRole('button', { name: /^Sign/ }))
  return user
}

describe('the login form', () => {
  it('names what is missing, and puts the cursor on the first of it', async () => {
    const backend = fakeSupabase()
    openApp('/login')
    await logIn('nobody@', '12345')
    expect(await screen.findByText('Invalid email address')).toBeInTheDocument()
    expect(screen.getByText('Password must be at least 6 characters')).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address')
    expect(backend.sent(TOKEN)).toHaveLength(0)
  })

  it('shows and hides the password', async () => {
    fakeSupabase()
    openApp('/login')
    const field = await screen.findByLabelText('Password')
    expect(field).toHaveAttribute('type', 'password')
    expect(field).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  it('says that it is at work, then leads to the dashboard and asks for what the account may do', async () => {
    const backend = fakeSupabase()
    const app = openApp('/login')
    let answerNow = (): void => undefined
    const held = new Promise<void>((resolve) => {
      answerNow = resolve
    })
    backend.answer(TOKEN, () => held.then(() => Response.json(session())))
    await logIn()
    const busy = await screen.findByRole('button', { name: 'Signing in...' })
    expect(busy).toBeDisabled()
    answerNow()
    expect(await screen.findByText('Logged in successfully')).toBeInTheDocument()
    await waitFor(() => expect(app.at()).toBe('/dashboard'))
    for (const call of ['GET /rest/v1/profiles', 'GET /rest/v1/user_subscriptions'])
      await waitFor(() => expect(backend.sent(call)).not.toHaveLength(0))
    expect(backend.sent('POST /rest/v1/rpc/get_free_plan_limits')).not.toHaveLength(0)
    await endSession()
  })

  it('leads administrators to their own dashboard', async () => {
    fakeSupabase({ 'POST /rest/v1/rpc/is_admin': () => Response.json(true) })
    const app = openApp('/login')
    await logIn()
    await waitFor(() => expect(app.at()).toBe('/admin/dashboard'))
    await endSession()
  })

  it('tells of a wrong password in the words of the server and keeps what was typed', async () => {
    fakeSupabase({ [TOKEN]: refusal(400, 'invalid_credentials', 'Invalid login credentials') })
    openApp('/login')
    await logIn('ada@example.test', 'not the one')
    expect(await screen.findByText('Invalid login credentials')).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test')
    expect(screen.getByLabelText('Password')).toHaveValue('not the one')
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    expect(screen.queryByRole('button', { name: /resend/i })).not.toBeInTheDocument()
  })

  it('tells when no answer comes, why, and keeps what was typed', async () => {
    // The auth client logs this error itself.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fakeSupabase({ [TOKEN]: offline })
    openApp('/login')
    await logIn()
    expect(await screen.findByText('An error occurred while logging in')).toBeInTheDocument()
    expect(screen.getByText(/You appear to be offline/)).toBeInTheDocument()
    expect(screen.getByLabelText('Password')).toHaveValue('secret1')
    vi.restoreAllMocks()
  })
})

describe('an address that is not confirmed', () => {
  it('can be sent its mail again, but not twice within a minute', async () => {
    const backend = fakeSupabase({ [TOKEN]: unconfirmed, 'POST /auth/v1/resend': {} })
    openApp('/login')
    const user = await logIn(' ada@example.test ')
    expect(await screen.findByText('Please verify your email address before logging in')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Resend confirmation email' }))
    expect(await screen.findByText('Confirmation email resent. Please check your inbox.')).toBeInTheDocument()
    expect(backend.sent('POST /auth/v1/resend')[0]?.body).toMatchObject({
      type: 'signup',
      email: 'ada@example.test',
    })
    expect(screen.getByRole('button', { name: /Resend again in \d+ s/ })).toBeDisabled()
  })

  it('hears from the server why no mail goes out', async () => {
    const wait = 'For security purposes, you can only request this after 41 seconds.'
    fakeSupabase({
      [TOKEN]: unconfirmed,
      'POST /auth/v1/resend': refusal(429, 'over_email_send_rate_limit', wait),
    })
    openApp('/login')
    const user = await logIn()
    await user.click(await screen.findByRole('button', { name: 'Resend confirmation email' }))
    expect(await screen.findByText('Failed to resend confirmation email')).toBeInTheDocument()
    expect(screen.getByText(wait)).toBeInTheDocument()
  })
})

describe('what the auth server offers', () => {
  it('leaves the social logins disabled where there are none, and says so', async () => {
    fakeSupabase()
    openApp('/login')
    expect(await screen.findByText('Social login is not set up on this server.')).toBeInTheDocument()
    for (const name of ['GitHub', 'Google', 'LinkedIn'])
      expect(screen.getByRole('button', { name })).toBeDisabled()
  })

  it('enables those that it has', async () => {
    fakeSupabase({ 'GET /auth/v1/settings': { external: { github: true }, disable_signup: false } })
    openApp('/login')
    await waitFor(() => expect(screen.getByRole('button', { name: 'GitHub' })).toBeEnabled())
    expect(screen.getByRole('button', { name: 'Google' })).toBeDisabled()
  })

  it('links to the sign-up only while new accounts are taken', async () => {
    const backend = fakeSupabase()
    openApp('/login')
    expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
    backend.answer('GET /auth/v1/settings', { external: {}, disable_signup: true })
    openApp('/login')
    expect(await screen.findByRole('button', { name: 'Sign up' })).toBeDisabled()
  })
})
