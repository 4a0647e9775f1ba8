import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { paths } from '@/shared/lib/paths'
import { NO_SESSION } from './purchase-request'
import { endSession } from './session'

/** To the login, which leads back to the page from which something was bought (spec part 2 §8). */
export function useLeaveForLogin() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async (message: string) => {
    if (message === NO_SESSION) toast.error(NO_SESSION)
    else toast.error('Session Expired', { description: 'Your session has expired. Please log in again.' })
    await endSession()
    await navigate(paths.loginReturningTo(pathname + search), { replace: true })
  }
}
