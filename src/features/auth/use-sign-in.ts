import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { refreshAccount } from '@/account/account-queries'
import { homeOf } from '@/account/home-of'
import { useLinkProblem } from '@/account/link-problem-store'
import { checkStatus } from '@/account/session'
import { safeRedirect } from '@/shared/lib/paths'
import { AppError } from '@/shared/supabase/app-error'
import { toast } from '@/shared/ui/toast'
import type { Credentials } from './auth-schemas'
import { signIn } from './requests'
import { isUnconfirmed, tellAuthError } from './tell-auth-error'

const FAILED = 'An error occurred while logging in'

async function signInAndCheck(credentials: Credentials) {
  await signIn(credentials)
  const state = await checkStatus()
  if (!state.isAuthenticated) throw new AppError(FAILED)
  return state
}

/** Signs in and goes on to where the visitor wanted to be, or to their dashboard. */
export function useSignIn() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return useMutation({
    mutationFn: signInAndCheck,
    onSuccess(state) {
      void refreshAccount(client)
      useLinkProblem.setState({ problem: null })
      toast.success('Logged in successfully')
      return navigate(safeRedirect(params.get('redirect')) ?? homeOf(state), { replace: true })
    },
    onError(error) {
      if (isUnconfirmed(error)) toast.error('Please verify your email address before logging in')
      else tellAuthError(error, FAILED)
    },
  })
}
