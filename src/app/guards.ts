import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { homeOf } from '@/account/auth-store'
import { authReady, checkRights, checkStatus, sessionEnd, toastSessionExpired } from '@/account/session'
import { paths, safeRedirect } from '@/shared/lib/paths'
import { toast } from '@/shared/ui/toast'

/** Shows the toast once, even if several loaders of one navigation find the same problem. */
const refuse = (message: string) => toast.error(message, { id: message })

const LEFT_ELSEWHERE = 'You logged out in another tab. Log in to return to this page.'

/** Guards pages behind the login; says why the session is gone, if there was one. */
export async function requireUser({ request }: LoaderFunctionArgs) {
  if ((await authReady()).userId) return null
  const end = sessionEnd()
  if (end === 'expired') toastSessionExpired()
  else if (end === 'elsewhere') toast.info(LEFT_ELSEWHERE, { id: LEFT_ELSEWHERE })
  else refuse('Please log in to access this page')
  throw redirect(paths.loginReturningTo(request.url))
}

/** Guards the admin area. Asks the server again before refusing, because the first answer may have been lost. */
export async function requireAdmin(args: LoaderFunctionArgs) {
  await requireUser(args)
  if ((await authReady()).isAdmin) {
    // Not awaited. Without this check, lists filtered by row policies would silently show too few rows after
    // the rights are revoked.
    void checkRights()
    return null
  }
  if ((await checkStatus()).isAdmin) return null
  refuse('Access denied. Admin privileges required.')
  throw redirect(paths.dashboard)
}

export async function sendAdminsToTheirDashboard(args: LoaderFunctionArgs) {
  await requireUser(args)
  if ((await authReady()).isAdmin) throw redirect(paths.adminDashboard)
  return null
}

export async function sendToOwnProfile(args: LoaderFunctionArgs) {
  await requireUser(args)
  throw redirect((await authReady()).isAdmin ? paths.adminProfile : paths.userProfile)
}

/** Redirects signed-in users away from /login. */
export async function leaveLogin({ request }: LoaderFunctionArgs) {
  const state = await authReady()
  if (state.userId)
    throw redirect(safeRedirect(new URL(request.url).searchParams.get('redirect')) ?? homeOf(state))
  return null
}

/** Redirects signed-in users away from /signup. */
export async function leaveSignUp() {
  if ((await authReady()).userId) throw redirect(paths.dashboard)
  return null
}

/** For pages that anyone may open but that depend on who is signed in. */
export async function readSession() {
  await authReady()
  return null
}

/** No path has an empty segment, as produced by a link without an id. */
export function withoutEmptyParts({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  if (pathname.includes('//')) throw redirect(pathname.replace(/\/{2,}/g, '/') + search)
  return null
}
