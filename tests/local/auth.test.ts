import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anonClient, PASSWORD, signIn, signUp, type TestBackend } from '../support/backend'
import { startFixture } from './project'

const settingsOf = async (backend: TestBackend) => {
  const answer = await backend.fetch(`${backend.url}/auth/v1/settings`, {
    headers: { apikey: backend.anonKey },
  })
  return answer.json()
}

describe('guesses and mass sign-ups', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await startFixture({
      limitAttempts: true,
      config: { auth: { rate_limit: { sign_in_sign_ups: 3 } } },
    })
  })
  afterAll(() => backend.close())

  const signInTo = (email: string, password: string) =>
    anonClient(backend).auth.signInWithPassword({ email, password })
  const OVER = { status: 429, code: 'over_request_rate_limit' }

  it('are refused for a while, also where they come at once, and others are not', async () => {
    const { email } = await signUp(backend)
    const { email: other } = await signUp(backend)
    const guesses = await Promise.all(
      ['one', 'two', 'three', 'four', 'five'].map((guess) => signInTo(email.toUpperCase(), guess)),
    )
    expect(guesses.map(({ error }) => error?.status).sort()).toEqual([400, 400, 400, 429, 429])
    expect((await signInTo(email, PASSWORD)).error).toMatchObject(OVER)
    expect((await signInTo(other, 'wrong')).error).toMatchObject({ status: 400 })
    for (let again = 0; again < 4; again++) expect((await signInTo(other, PASSWORD)).error).toBeNull()
    const third = await signUp(backend)
    await expect(signUp(backend)).rejects.toMatchObject(OVER)
    const answer = await backend.fetch(`${backend.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: third.email, password: PASSWORD }),
    })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('accounts without confirmation', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await startFixture({ config: { auth: { refresh_token_reuse_interval: 10 } } })
  })
  afterAll(() => backend.close())

  it('says what it offers, as GoTrue does', async () => {
    expect(await settingsOf(backend)).toMatchObject({
      disable_signup: false,
      mailer_autoconfirm: true,
      external: { email: true, github: false, google: false, linkedin_oidc: false },
    })
  })

  it('signs up into a session and signs in again', async () => {
    const { email, userId } = await signUp(backend)
    expect(await signIn(backend, email)).toMatchObject({ userId })
    expect(backend.mail.to(email)).toEqual([])
  })

  it.each([
    ['a wrong password', 'known@groundwork.test', 'wrong-password', 400, 'Invalid login credentials'],
    ['an unknown address', 'unknown@groundwork.test', PASSWORD, 400, 'Invalid login credentials'],
  ])('refuses %s', async (_, email, password, status, message) => {
    if (email.startsWith('known')) await signUp(backend, email)
    const { error } = await anonClient(backend).auth.signInWithPassword({ email, password })
    expect(error).toMatchObject({ status, message })
  })

  it('refuses a taken address and a short password', async () => {
    const { auth } = anonClient(backend)
    const { email } = await signUp(backend)
    const taken = await auth.signUp({ email, password: PASSWORD })
    expect(taken.error).toMatchObject({ status: 422, message: 'User already registered' })
    const short = await auth.signUp({ email: 'short@groundwork.test', password: '12345' })
    expect(short.error).toMatchObject({ status: 422, code: 'weak_password' })
  })

  it.each([
    ['a NUL in a name', 'nul@groundwork.test', 'Gr\u0000ace'],
    ['a NUL in the address', 'nu\u0000l@groundwork.test', 'Grace'],
    ['an endless address', `${'a'.repeat(300)}@groundwork.test`, 'Grace'],
  ])('refuses %s in words', async (_, email, name) => {
    const options = { data: { first_name: name, last_name: 'Tester' } }
    const { error } = await anonClient(backend).auth.signUp({ email, password: PASSWORD, options })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('ends a session', async () => {
    const { client, accessToken } = await signUp(backend)
    expect((await client.auth.signOut()).error).toBeNull()
    expect((await anonClient(backend).auth.getUser(accessToken)).error?.name).toBe('AuthSessionMissingError')
  })

  describe('a refresh token that was exchanged', () => {
    async function exchanged() {
      const { client } = await signUp(backend)
      const { data } = await client.auth.getSession()
      const old = data.session?.refresh_token ?? ''
      const first = await client.auth.refreshSession({ refresh_token: old })
      return { old, next: first.data.session?.refresh_token ?? '' }
    }
    const exchange = (refresh_token: string) => anonClient(backend).auth.refreshSession({ refresh_token })
    const age = (token: string, seconds: number) =>
      backend.sql(
        'update auth.refresh_tokens set updated_at = now() - make_interval(secs => $2) where token = $1',
        [token, seconds],
      )

    it('helps a client that lost the answer for as long as is set', async () => {
      const { old, next } = await exchanged()
      await age(old, 8)
      expect((await exchange(old)).data.session?.refresh_token).toBe(next)
    })

    it('ends the session when it comes later, because two hold it', async () => {
      const { old, next } = await exchanged()
      await age(old, 10)
      expect((await exchange(old)).error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
      expect((await exchange(next)).error).toMatchObject({ status: 400 })
    })

    it('ends no other session of its user', async () => {
      const { client, email } = await signUp(backend)
      const { data } = await client.auth.getSession()
      const old = data.session?.refresh_token ?? ''
      await exchange(old)
      await age(old, 60)
      await signIn(backend, email)
      const other = anonClient(backend)
      const { data: second } = await other.auth.signInWithPassword({ email, password: PASSWORD })
      expect((await exchange(old)).error).not.toBeNull()
      expect((await exchange(second.session?.refresh_token ?? '')).error).toBeNull()
    })
  })
})

describe('accounts that need a confirmed address', () => {
  let backend: TestBackend
  beforeAll(async () => {
    // The journeys of e2e/confirmation.spec.ts ask for them in the config.
    vi.stubEnv('LOCAL_EMAIL_CONFIRMATIONS', 'true')
    backend = await startFixture({ config: { auth: { email: { max_frequency: '1h' } } } })
    vi.unstubAllEnvs()
  })
  afterAll(() => backend.close())

  const register = (email: string, emailRedirectTo?: string) =>
    anonClient(backend).auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo } })
  const resend = (email: string) => anonClient(backend).auth.resend({ type: 'signup', email })
  /** Redeems the fragment of a mailed link, as the page does. */
  const open = async (link = '') => {
    const { origin, pathname, hash } = new URL(link)
    const said = Object.fromEntries(new URLSearchParams(hash.slice(1)))
    const { data, error } = await anonClient(backend).auth.verifyOtp({
      type: said.type === 'recovery' ? 'recovery' : 'signup',
      token_hash: said.token_hash ?? '',
    })
    return { page: origin + pathname, said, email: data.user?.email, session: data.session, error }
  }
  const ageMail = (email: string) =>
    backend.sql("update auth.users set confirmation_sent_at = now() - interval '2 hours' where email = $1", [
      email,
    ])

  it('says so in its settings, where LOCAL_EMAIL_CONFIRMATIONS does', async () => {
    expect(await settingsOf(backend)).toMatchObject({ mailer_autoconfirm: false })
  })

  it('goes from sign-up by the mailed link to a session of the account that it names', async () => {
    const email = 'journey+tag@groundwork.test'
    expect((await register(email)).data.session).toBeNull()
    const refused = await anonClient(backend).auth.signInWithPassword({ email, password: PASSWORD })
    expect(refused.error).toMatchObject({ status: 400, message: 'Email not confirmed' })
    const [mail] = backend.mail.to(email)
    const opened = await open(mail?.links[0])
    expect(opened).toMatchObject({ page: `${backend.url}/confirm`, said: { type: 'signup', email }, email })
    await signIn(backend, email)
  })

  it('redeems a link once', async () => {
    const email = 'twice@groundwork.test'
    await register(email)
    const link = backend.mail.to(email)[0]?.links[0]
    await open(link)
    expect((await open(link)).error).toMatchObject({ code: 'otp_expired' })
  })

  it('never leads a link to a foreign site', async () => {
    const email = 'lured@groundwork.test'
    await register(email, 'https://evil.test/steal')
    expect(backend.mail.to(email)[0]?.links[0]).toMatch(`${backend.url}/confirm#`)
  })

  it('mails a link to set a new password, and says the same to an unknown address', async () => {
    const email = 'forgetful@groundwork.test'
    await register(email)
    await open(backend.mail.to(email)[0]?.links[0])
    const { auth } = anonClient(backend)
    expect((await auth.resetPasswordForEmail(email)).error).toBeNull()
    expect((await auth.resetPasswordForEmail('unknown@groundwork.test')).error).toBeNull()
    expect(backend.mail.to('unknown@groundwork.test')).toEqual([])
    const opened = await open(backend.mail.to(email)[0]?.links[0])
    expect(opened).toMatchObject({ page: `${backend.url}/confirm`, said: { type: 'recovery', email }, email })
  })

  it('keeps an unconfirmed address to itself before the right password', async () => {
    const email = 'unconfirmed@groundwork.test'
    await register(email)
    const { error } = await anonClient(backend).auth.signInWithPassword({ email, password: 'wrong-password' })
    expect(error).toMatchObject({ status: 400, message: 'Invalid login credentials' })
  })

  it('mails again after max_frequency, with a link of its own that works', async () => {
    const email = 'again@groundwork.test'
    await register(email)
    const early = await resend(email)
    expect(early.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(early.error?.message).toMatch(
      /^For security purposes, you can only request this after 3\d{3} seconds\.$/,
    )
    await ageMail(email)
    expect((await resend(email)).error).toBeNull()
    const [second, first] = backend.mail.to(email)
    expect(second?.links).not.toEqual(first?.links)
    expect(await open(second?.links[0])).toMatchObject({ email, error: null })
  })

  it('mails again to an unconfirmed address that signs up once more', async () => {
    const email = 'restart@groundwork.test'
    await register(email)
    expect((await register(email)).error?.status).toBe(429)
    await ageMail(email)
    expect((await register(email)).error).toBeNull()
    expect(backend.mail.to(email)).toHaveLength(2)
  })

  it('tells nobody that an address has an account', async () => {
    const email = 'confirmed@groundwork.test'
    await register(email)
    await open(backend.mail.to(email)[0]?.links[0])
    const { data, error } = await register(email)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, identities: [] })
    expect(backend.mail.to(email)).toHaveLength(1)
    expect((await resend('nobody@groundwork.test')).error).toBeNull()
  })
})
