import { forgetDrafts } from '@/shared/lib/forget-drafts'
import { isNetworkError, isSessionRefused, orThrow, toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { toast } from '@/shared/ui/toast'
import { type AuthState, SIGNED_OUT, useAuthStore } from './auth-store'
import { forgetProfile } from './profile'
import { fetchIsAdmin } from './requests'

let first: Promise<AuthState> | undefined
let latest: Promise<AuthState> | undefined
let leaving = false
let renewedAt = Number.NEGATIVE_INFINITY
let renewal = Promise.resolve(false)
let ended: SessionEnd | null = null

const RENEW_AGAIN_MS = 60_000
/** Tells the other tabs that the session, whose end they hear of, was ended on purpose. */
const LEFT = 'signed-out'

/** How a session ended that was not ended in this tab. */
export type SessionEnd = 'expired' | 'elsewhere'

/** How the last session of this tab ended, until the next one; null where there was none or it was ended here. */
export const sessionEnd = (): SessionEnd | null => ended

/**
 * The first look at the session, after redeeming the code of a social login. False when that was not accepted. A session
 * that is there already stays. Called once, before the router starts.
 */
export async function startSession(code: string | null): Promise<boolean> {
  const accepted = code ? redeem(code) : Promise.resolve(true)
  // As stored by the last visit.
  const { isAuthenticated: wasSignedIn } = useAuthStore.getState()
  first = accepted.then(firstStatus).then((state) => {
    if (wasSignedIn && !state.userId) ended = 'expired'
    return state
  })
  return accepted
}

/** For the user of the last visit what was known then holds, until the server has said whether it still does. */
async function firstStatus(): Promise<AuthState> {
  const { isAuthenticated, userId } = useAuthStore.getState()
  const checked = checkStatus()
  const { data } = await supabase.auth.getSession()
  const isKnown = isAuthenticated && data.session?.user.id === userId
  return isKnown ? useAuthStore.getState() : checked
}

async function redeem(code: string): Promise<boolean> {
  try {
    const { data } = await supabase.auth.getSession()
    if (data.session) return true
    const { error } = await supabase.auth.exchangeCodeForSession(code)
    return !error
  } catch {
    return false
  }
}

interface Tokens {
  access_token: string
  refresh_token: string
}

/** Continues with the session that a mailed link was redeemed for. Throws an AppError when it is not accepted. */
export async function adoptSession({ access_token, refresh_token }: Tokens): Promise<AuthState> {
  await orThrow(supabase.auth.setSession({ access_token, refresh_token }))
  return checkStatus()
}

/** The state once the session has been read for the first time; later checks do not hold anybody up. */
export async function authReady(): Promise<AuthState> {
  first ??= checkStatus()
  await first
  return useAuthStore.getState()
}

/** Reads the session and asks the server about admin rights. When several checks overlap, the last one counts. */
export function checkStatus(): Promise<AuthState> {
  useAuthStore.setState({ isLoading: true })
  const mine: Promise<AuthState> = readStatus().then((status) => {
    if (latest !== mine) return latest ?? mine
    useAuthStore.setState(status)
    return useAuthStore.getState()
  })
  latest = mine
  first ??= mine
  return mine
}

async function readStatus(): Promise<AuthState> {
  try {
    const { data, error } = await supabase.auth.getSession()
    if (data.session) return await statusOf(data.session.user.id)
    // No answer from the server is no sign-out: the session is still there and refreshes itself later.
    if (error && isNetworkError(toAppError(error))) return { ...useAuthStore.getState(), isLoading: false }
    return SIGNED_OUT
  } catch {
    return SIGNED_OUT
  }
}

async function statusOf(userId: string): Promise<AuthState> {
  ended = null
  localStorage.removeItem(LEFT)
  const isAdmin = await fetchIsAdmin().catch((error: unknown) => {
    if (isSessionRefused(error)) void renewSession()
    return false
  })
  return { isAuthenticated: true, isAdmin, userId, isLoading: false }
}

/** Notices that an administrator is none any more; while the server does not answer, everything stays as it is. */
export async function checkRights(): Promise<void> {
  // The check that is under way asks the same.
  if (useAuthStore.getState().isLoading) return
  const stillAdmin = await fetchIsAdmin().catch(() => true)
  if (!stillAdmin && useAuthStore.getState().isAdmin) await checkStatus()
}

function clear(): void {
  latest = Promise.resolve(SIGNED_OUT)
  first = latest
  useAuthStore.setState(SIGNED_OUT)
  renewedAt = Number.NEGATIVE_INFINITY
  forgetProfile()
}

/**
 * For when the server refuses the token: renews it, or ends the session if the server no longer knows it. At most
 * once a minute, so that a server which hands out tokens that it then refuses is not asked without end: within it, the
 * same promise comes back. True once there is a new token.
 */
export function renewSession(): Promise<boolean> {
  if (Date.now() - renewedAt < RENEW_AGAIN_MS) return renewal
  renewedAt = Date.now()
  renewal = renew()
  return renewal
}

async function renew(): Promise<boolean> {
  const { error } = await supabase.auth.refreshSession()
  if (error?.status && error.status >= 400 && error.status < 500)
    await supabase.auth.signOut({ scope: 'local' })
  return !error
}

interface SessionWatcher {
  /** A user signed in here or in another tab, or the token was refreshed; the state is up to date. */
  onRenewed(): void
  /** The session ended, but not by the sign-out button of this tab. */
  onLost(): void
}

/** Follows the auth client, which also hears of the other tabs. Returns what ends it. */
export function watchSession({ onRenewed, onLost }: SessionWatcher): () => void {
  const { data } = supabase.auth.onAuthStateChange((event) => {
    const byOwnHand = leaving
    // Later, because the auth client must not be called from within its own notice.
    setTimeout(() => {
      if (event === 'SIGNED_OUT') {
        if (!byOwnHand && useAuthStore.getState().userId)
          ended = localStorage.getItem(LEFT) === null ? 'expired' : 'elsewhere'
        clear()
        if (!byOwnHand) onLost()
      } else if (event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED') void checkStatus().then(onRenewed)
    })
  })
  return () => data.subscription.unsubscribe()
}

/**
 * Ends the session and forgets in this browser what its user typed; throws an AppError when the server could not be told.
 */
export async function signOut(): Promise<void> {
  leaving = true
  localStorage.setItem(LEFT, '1')
  try {
    await orThrow(supabase.auth.signOut())
    clear()
    await forgetDrafts()
  } catch (error) {
    localStorage.removeItem(LEFT)
    throw error
  } finally {
    leaving = false
  }
}

/** Forgets in this browser a session that the server has refused; drafts stay for the same user. */
export async function endSession(): Promise<void> {
  leaving = true
  try {
    await supabase.auth.signOut({ scope: 'local' })
    clear()
  } finally {
    leaving = false
  }
}

const TITLE = 'Session Expired'

/** Says that the session has expired (docs/contract.md#messages), once however many ask for it. */
export const toastSessionExpired = () =>
  toast.error(TITLE, { id: TITLE, description: 'Your session has expired. Please log in again.' })
