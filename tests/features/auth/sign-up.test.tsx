import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fakeSupabase, offline, refusal, session, USER } from '../../support/fake-supabase'
import { endSession, openApp } from '../../support/open-app'

const SIGN_UP = 'POST /auth/v1/signup'

async function signUp({
  first = 'Ada',
  last = 'Founder',
  email = 'ada@example.test',
  password = 'secret1',
} = {}) {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('First Name'), first)
  await user.type(screen.getByLabelText('Last Name'), last)
  await user.type(screen.getByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  return user
}

describe('the sign-up form', () => {
  it('names every field that is not right', async () => {
    const backend = fakeSupabase()
    openApp('/signup')
    await signUp({ first: 'A', last: 'B', email: 'x', password: '12345' })
    expect(await screen.findByText('First name must be at least 2 characters')).toBeInTheDocument()
    expect(screen.getByText('Last name must be at least 2 characters')).toBeInTheDocument()
    expect(screen.getByText('Invalid email address')).toBeInTheDocument()
    expect(screen.getByText('Password must be at least 6 characters')).toBeInTheDocument()
    expect(screen.getByLabelText('First Name')).toHaveFocus()
    expect(backend.sent(SIGN_UP)).toHaveLength(0)
  })

  it('creates the account and opens the dashboard', async () => {
    const backend = fakeSupabase({ [SIGN_UP]: () => session() })
    const app = openApp('/signup')
    await signUp()
    expect(await screen.findByText('Account created successfully')).toBeInTheDocument()
    await waitFor(() => expect(app.at()).toBe('/dashboard'))
    const [call] = backend.sent(SIGN_UP)
    expect(call?.body).toMatchObject({ email: USER.email, data: { first_name: 'Ada', last_name: 'Founder' } })
    expect(call?.url.searchParams.get('redirect_to')).toBe('http://localhost:3000/dashboard')
    await endSession()
  })

  it('asks to look into the inbox when the address has to be confirmed', async () => {
    const { user } = session()
    const backend = fakeSupabase({ [SIGN_UP]: user, 'POST /auth/v1/resend': {} })
    const app = openApp('/signup')
    const person = await signUp()
    expect(await screen.findByText('Check your inbox')).toBeInTheDocument()
    expect(screen.getByText('ada@example.test')).toBeInTheDocument()
    expect(screen.getByText('Account created successfully')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Resend confirmation email' }))
    expect(await screen.findByText('Confirmation email resent. Please check your inbox.')).toBeInTheDocument()
    expect(backend.sent('POST /auth/v1/resend')).toHaveLength(1)
    expect(app.at()).toBe('/signup')
  })

  it('tells of a taken address in the words of the server and keeps what was typed', async () => {
    fakeSupabase({ [SIGN_UP]: refusal(422, 'user_already_exists', 'User already registered') })
    openApp('/signup')
    await signUp()
    expect(await screen.findByText('User already registered')).toBeInTheDocument()
    expect(screen.getByLabelText('First Name')).toHaveValue('Ada')
    expect(screen.getByLabelText('Password')).toHaveValue('secret1')
  })

  it('tells when no answer comes', async () => {
    // The auth client logs this error itself.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fakeSupabase({ [SIGN_UP]: offline })
    openApp('/signup')
    await signUp()
    expect(await screen.findByText('An error occurred while creating your account')).toBeInTheDocument()
    expect(screen.getByText(/could not be reached/)).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test')
    vi.restoreAllMocks()
  })

  it('is closed where the server takes no new accounts', async () => {
    fakeSupabase({ 'GET /auth/v1/settings': { external: {}, disable_signup: true } })
    openApp('/signup')
    expect(await screen.findByText('Sign-up is closed')).toBeInTheDocument()
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
  })
})
