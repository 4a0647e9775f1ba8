import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { refreshAccount } from '@/account/account-queries'
import { useLinkProblem } from '@/account/auth-redirect'
import { homeOf } from '@/account/auth-store'
import { checkStatus } from '@/account/session'
import { paths, safeRedirect } from '@/shared/lib/paths'
import { AppError } from '@/shared/supabase/app-error'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { PasswordInput } from '@/shared/ui/password-input'
import { toast } from '@/shared/ui/toast'
import { type Credentials, credentialsSchema } from './auth-schemas'
import { signIn } from './requests'
import { ResendButton } from './resend-button'
import { isUnconfirmed, toastAuthError } from './toast-auth-error'

export function LoginForm() {
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email: '', password: '' },
  })
  const email = useWatch({ control, name: 'email' })
  const { mutate, isPending, isSuccess, error } = useSignIn()
  const isBusy = isPending || isSuccess
  return (
    <form
      // Without the app, a submit must not put the credentials into an address.
      method="post"
      noValidate
      onSubmit={handleSubmit((credentials) => mutate(credentials))}
      className="flex flex-col gap-4"
    >
      <Field label="Email" error={formState.errors.email?.message}>
        {(props) => <Input {...props} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label="Password" error={formState.errors.password?.message}>
        {(props) => <PasswordInput {...props} {...register('password')} autoComplete="current-password" />}
      </Field>
      <Button asChild variant="link" className="self-start">
        <Link to={paths.forgotPassword}>Forgot password?</Link>
      </Button>
      <Button type="submit" size="lg" busy={isBusy} className="mt-2">
        {isBusy ? 'Signing in...' : 'Sign in'}
      </Button>
      {error && isUnconfirmed(error) && <ResendButton email={email.trim()} />}
    </form>
  )
}

const FAILED = 'An error occurred while logging in'

async function signInAndCheck(credentials: Credentials) {
  await signIn(credentials)
  const state = await checkStatus()
  if (!state.isAuthenticated) throw new AppError(FAILED)
  return state
}

/** Signs in and goes to the page the visitor wanted, or to their dashboard. */
function useSignIn() {
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
      else toastAuthError(error, FAILED)
    },
  })
}
