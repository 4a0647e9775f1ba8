import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { endSession } from '@/account/session'
import { paths } from '@/shared/lib/paths'
import { NO_SESSION } from '../requests'

/** To the login, which leads back to this payment (spec part 2 §8). */
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
