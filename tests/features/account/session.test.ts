import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSupabase, offline, session, USER } from '../../support/fake-supabase'

const IS_ADMIN = 'POST /rest/v1/rpc/is_admin'
const SESSION_KEY = 'sb-supabase-auth-token'
const SIGNED_OUT = { isAuthenticated: false, isAdmin: false, userId: null, isLoading: false }

/** Loads the account modules as a freshly opened page does. */
async function openPage() {
  vi.resetModules()
  const { useAuthStore } = await import('@/account/auth-store')
  const { authReady, checkStatus, signOut, startSession, watchSession } = await import('@/account/session')
  const { supabase } = await import('@/shared/supabase/client')
  return { store: useAuthStore, authReady, checkStatus, signOut, startSession, watchSession, supabase }
}

const leaveSession = (userId = USER.id) => localStorage.setItem(SESSION_KEY, JSON.stringify(session(userId)))
const persisted = () => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state

// Each page creates its own client; supabase-js warns about several, which are intended here.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

describe('the first check', () => {
  it('starts loading and not signed in', async () => {
    fakeSupabase()
    const { store } = await openPage()
    expect(store.getState()).toMatchObject({ ...SIGNED_OUT, isLoading: true })
  })

  it('finds nobody without a session', async () => {
    fakeSupabase()
    const { authReady } = await openPage()
    expect(await authReady()).toMatchObject(SIGNED_OUT)
  })

  it('finds the user of a session and asks the server about admin rights', async () => {
    fakeSupabase({ [IS_ADMIN]: () => Response.json(true) })
    leaveSession()
    const { authReady } = await openPage()
    expect(await authReady()).toEqual({
      isAuthenticated: true,
      isAdmin: true,
      userId: USER.id,
      isLoading: false,
    })
  })

  it.each([
    ['is refused', () => Response.json({ message: 'no' }, { status: 403 })],
    ['gets no answer', offline],
    ['gets nonsense', () => Response.json('maybe')],
  ])('is no admin when the question %s, but stays signed in', async (_, answer) => {
    fakeSupabase({ [IS_ADMIN]: answer })
    leaveSession()
    const { authReady } = await openPage()
    expect(await authReady()).toMatchObject({ isAuthenticated: true, isAdmin: false, userId: USER.id })
  })

  it('finds nobody when reading the session itself breaks', async () => {
    fakeSupabase()
    leaveSession()
    const { authReady, supabase } = await openPage()
    vi.spyOn(supabase.auth, 'getSession').mockRejectedValue(new Error('storage is broken'))
    expect(await authReady()).toMatchObject(SIGNED_OUT)
  })

  it('goes by what the last visit knew of the same user, until the server has answered', async () => {
    const backend = fakeSupabase({ [IS_ADMIN]: () => new Promise<Response>(() => undefined) })
    leaveSession()
    const known = { isAuthenticated: true, isAdmin: true, userId: USER.id }
    localStorage.setItem('auth-storage', JSON.stringify({ state: known, version: 0 }))
    const { authReady, startSession } = await openPage()
    void startSession(null)
    expect(await authReady()).toMatchObject(known)
    await vi.waitFor(() => expect(backend.sent(IS_ADMIN)).toHaveLength(1))
  })

  it('corrects what the last visit knew once the server has answered', async () => {
    fakeSupabase({ [IS_ADMIN]: () => Response.json(false) })
    leaveSession()
    const known = { isAuthenticated: true, isAdmin: true, userId: USER.id }
    localStorage.setItem('auth-storage', JSON.stringify({ state: known, version: 0 }))
    const { startSession, store } = await openPage()
    void startSession(null)
    await vi.waitFor(() => expect(store.getState()).toEqual({ ...known, isAdmin: false, isLoading: false }))
  })

  it('takes nothing over from the last visit of somebody else', async () => {
    fakeSupabase({ [IS_ADMIN]: () => Response.json(false) })
    leaveSession()
    const other = { isAuthenticated: true, isAdmin: true, userId: '5d0c9f3e-0000-4000-8000-000000000009' }
    localStorage.setItem('auth-storage', JSON.stringify({ state: other, version: 0 }))
    const { authReady, startSession } = await openPage()
    void startSession(null)
    expect(await authReady()).toMatchObject({ isAdmin: false, userId: USER.id })
  })

  it('lets the last of several overlapping checks count', async () => {
    const backend = fakeSupabase()
    leaveSession()
    const { authReady, checkStatus, store } = await openPage()
    await authReady()
    let answerLate = (): void => undefined
    const late = new Promise<void>((resolve) => {
      answerLate = resolve
    })
    backend.answer(IS_ADMIN, () => late.then(() => Response.json(true)))
    const slow = checkStatus()
    await vi.waitFor(() => expect(backend.sent(IS_ADMIN)).toHaveLength(2))
    backend.answer(IS_ADMIN, () => Response.json(false))
    await checkStatus()
    answerLate()
    expect(await slow).toMatchObject({ isAdmin: false })
    expect(store.getState()).toMatchObject({ isAdmin: false, isLoading: false })
  })
})

describe('what is kept on the browser', () => {
  it('is the three fields and nothing else', async () => {
    fakeSupabase()
    leaveSession()
    const { authReady } = await openPage()
    await authReady()
    expect(persisted()).toEqual({ isAuthenticated: true, isAdmin: false, userId: USER.id })
  })

  it('is cleared by signing out', async () => {
    fakeSupabase()
    leaveSession()
    localStorage.setItem('profile-storage', JSON.stringify({ id: USER.id }))
    const { authReady, signOut, store } = await openPage()
    await authReady()
    await signOut()
    expect(store.getState()).toMatchObject(SIGNED_OUT)
    expect(persisted()).toEqual({ isAuthenticated: false, isAdmin: false, userId: null })
    expect(localStorage.getItem('profile-storage')).toBeNull()
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  it('stays when signing out failed', async () => {
    fakeSupabase({ 'POST /auth/v1/logout': () => Response.json({ msg: 'down' }, { status: 500 }) })
    leaveSession()
    const { authReady, signOut, store } = await openPage()
    await authReady()
    await expect(signOut()).rejects.toThrow()
    expect(store.getState()).toMatchObject({ isAuthenticated: true, userId: USER.id })
  })
})

describe('what the auth client tells', () => {
  it('brings a sign-in of another tab, with a new look at the rights', async () => {
    fakeSupabase({ [IS_ADMIN]: () => Response.json(true) })
    const { authReady, watchSession, supabase, store } = await openPage()
    await authReady()
    const onRenewed = vi.fn()
    const stop = watchSession({ onRenewed, onLost: vi.fn() })
    await supabase.auth.signInWithPassword({ email: USER.email, password: 'secret1' })
    await vi.waitFor(() => expect(onRenewed).toHaveBeenCalled())
    expect(store.getState()).toMatchObject({ isAuthenticated: true, isAdmin: true, userId: USER.id })
    stop()
  })

  it('tells a session that was lost from one that was ended here', async () => {
    fakeSupabase()
    leaveSession()
    const { authReady, watchSession, supabase, signOut, store } = await openPage()
    await authReady()
    const onLost = vi.fn()
    const onRenewed = vi.fn()
    const stop = watchSession({ onRenewed, onLost })
    await supabase.auth.signOut({ scope: 'local' })
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1))
    expect(store.getState()).toMatchObject(SIGNED_OUT)

    await supabase.auth.signInWithPassword({ email: USER.email, password: 'secret1' })
    await vi.waitFor(() => expect(onRenewed).toHaveBeenCalledTimes(1))
    await signOut()
    // If signing out counted as a loss, `onLost` would have been called by now.
    await supabase.auth.signInWithPassword({ email: USER.email, password: 'secret1' })
    await vi.waitFor(() => expect(onRenewed).toHaveBeenCalledTimes(2))
    expect(onLost).toHaveBeenCalledTimes(1)
    stop()
  })
})

describe('the code that a social login brings', () => {
  const EXCHANGE = 'POST /auth/v1/token'
  /** The verifier that supabase-js stores before it redirects to the provider. */
  const leaveVerifier = () => localStorage.setItem(`${SESSION_KEY}-code-verifier`, JSON.stringify('verifier'))

  it('is redeemed before anybody is let in, where this browser began the login', async () => {
    const backend = fakeSupabase()
    leaveVerifier()
    const { authReady, startSession } = await openPage()
    const started = startSession('code')
    expect(await authReady()).toMatchObject({ isAuthenticated: true, userId: USER.id })
    expect(await started).toBe(true)
    expect(backend.sent(EXCHANGE)[0]?.body).toEqual({ auth_code: 'code', code_verifier: 'verifier' })
  })

  it.each([
    ['this browser did not begin the login', () => undefined],
    ['the server refuses it', leaveVerifier],
  ])('is nothing when %s', async (_, prepare) => {
    fakeSupabase({ [EXCHANGE]: () => Response.json({ msg: 'bad' }, { status: 403 }) })
    prepare()
    const { authReady, startSession } = await openPage()
    expect(await startSession('code')).toBe(false)
    expect(await authReady()).toMatchObject(SIGNED_OUT)
  })

  it('does not push out a session that is there', async () => {
    const backend = fakeSupabase()
    leaveVerifier()
    leaveSession()
    const { authReady, startSession } = await openPage()
    expect(await startSession('code')).toBe(true)
    expect(backend.sent(EXCHANGE)).toHaveLength(0)
    expect(await authReady()).toMatchObject({ isAuthenticated: true, userId: USER.id })
  })
})
