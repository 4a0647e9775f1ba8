import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { toast } from '@/shared/ui/toast'
import { NO_SESSION } from './purchase-request'
import { endSession, toastSessionExpired } from './session'

/** Sends a user with an expired session to /login and back to the purchase afterwards (docs/contract.md#messages). */
export function useLeaveForLogin() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async (message: string) => {
    if (message === NO_SESSION) toast.error(NO_SESSION)
    else toastSessionExpired()
    await endSession()
    await navigate(paths.loginReturningTo(pathname + search), { replace: true })
  }
}
