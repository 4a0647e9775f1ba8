import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { homeOf } from '@/account/auth-store'
import { authReady, checkRights, checkStatus, sessionEnd, toastSessionExpired } from '@/account/session'
import { paths, safeRedirect } from '@/shared/lib/paths'
import { toast } from '@/shared/ui/toast'

/** Says it once, however many loaders of one navigation find the same. */
const refuse = (message: string) => toast.error(message, { id: message })

const LEFT_ELSEWHERE = 'You logged out in another tab. Log in to return to this page.'

/** For everything behind the login; says why there is no session, where there was one. */
export async function requireUser({ request }: LoaderFunctionArgs) {
  if ((await authReady()).userId) return null
  const end = sessionEnd()
  if (end === 'expired') toastSessionExpired()
  else if (end === 'elsewhere') toast.info(LEFT_ELSEWHERE, { id: LEFT_ELSEWHERE })
  else refuse('Please log in to access this page')
  throw redirect(paths.loginReturningTo(request.url))
}

/** For the admin area. Before it refuses, it asks once more: the first answer may have been lost on its way. */
export async function requireAdmin(args: LoaderFunctionArgs) {
  await requireUser(args)
  if ((await authReady()).isAdmin) {
    // Not awaited. Without it, lists that merely hide rows would show too few after the rights are gone.
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

/** For pages that anyone may open, and that depend on who is signed in. */
export async function readSession() {
  await authReady()
  return null
}

/** No page of ours has an empty part in its address, as a link without an id makes one. */
export function withoutEmptyParts({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  if (pathname.includes('//')) throw redirect(pathname.replace(/\/{2,}/g, '/') + search)
  return null
}
