import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { refreshAccount } from '@/account/account-queries'
import { checkStatus } from '@/account/session'
import { paths } from '@/shared/lib/paths'
import { toast } from '@/shared/ui/toast'
import type { SignUp } from './auth-schemas'
import { signUp } from './requests'
import { tellAuthError } from './tell-auth-error'

async function signUpAndCheck(form: SignUp) {
  const signedIn = await signUp(form)
  if (signedIn) await checkStatus()
  return signedIn
}

/** Creates an account and goes to the dashboard, unless the address must be confirmed first: then data is false. */
export function useSignUp() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: signUpAndCheck,
    onSuccess(signedIn) {
      toast.success('Account created successfully')
      if (!signedIn) return
      void refreshAccount(client)
      return navigate(paths.dashboard, { replace: true })
    },
    onError: (error) => tellAuthError(error, 'An error occurred while creating your account'),
  })
}
