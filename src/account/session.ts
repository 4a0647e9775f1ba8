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
/** Notifies the other tabs that the user ended the session, so that they do not report it as expired. */
const LEFT = 'signed-out'

/** The way a session ended in another tab or on the server. */
export type SessionEnd = 'expired' | 'elsewhere'

/** How this tab's last session ended, until the next session starts; null if there was none or it ended here. */
export const sessionEnd = (): SessionEnd | null => ended

/**
 * Reads the session at startup, exchanging a social login's code first. Returns false if the code was refused; an
 * existing session stays. Call once, before the router starts.
 */
export async function startSession(code: string | null): Promise<boolean> {
  const accepted = code ? redeem(code) : Promise.resolve(true)
  // As stored on the last visit.
  const { isAuthenticated: wasSignedIn } = useAuthStore.getState()
  first = accepted.then(firstStatus).then((state) => {
    if (wasSignedIn && !state.userId) ended = 'expired'
    return state
  })
  return accepted
}

/** Trusts the rights stored for this user until the server confirms or corrects them. */
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

/** Adopts the session of a redeemed email link. Throws an AppError if the server refuses it. */
export async function adoptSession({ access_token, refresh_token }: Tokens): Promise<AuthState> {
  await orThrow(supabase.auth.setSession({ access_token, refresh_token }))
  return checkStatus()
}

/** Resolves with the state once the session has been read; later checks do not delay it. */
export async function authReady(): Promise<AuthState> {
  first ??= checkStatus()
  await first
  return useAuthStore.getState()
}

/** Reads the session and asks the server for admin rights. Of overlapping checks, the last one wins. */
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
    // No answer from the server is not a sign-out: the session still exists and refreshes itself later.
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

/** Notices when an administrator loses their rights; without an answer from the server, nothing changes. */
export async function checkRights(): Promise<void> {
  // Reuses the check in progress.
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
 * Renews the session after the server refused its token, or ends it if the server no longer knows it. Runs at most
 * once a minute, so that a server which refuses its own new tokens is not called in a loop; calls within that minute
 * get the same promise. Resolves to true if there is a new token.
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
  /** A user signed in here or in another tab, or the token was refreshed; the store is up to date. */
  onRenewed(): void
  /** The session ended, but not through this tab's sign-out button. */
  onLost(): void
}

/** Follows the auth client, which also reports other tabs. Returns the unsubscribe function. */
export function watchSession({ onRenewed, onLost }: SessionWatcher): () => void {
  const { data } = supabase.auth.onAuthStateChange((event) => {
    const byOwnHand = leaving
    // Deferred, because the auth client must not be called from within its own callback.
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
 * Ends the session and clears what the user typed in this browser; throws an AppError if the server could not be
 * reached.
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

/** Clears a session that the server refused; drafts stay for the same user. */
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

/** Shows the session-expired toast (docs/contract.md#messages) once, no matter how many callers ask for it. */
export const toastSessionExpired = () =>
  toast.error(TITLE, { id: TITLE, description: 'Your session has expired. Please log in again.' })
