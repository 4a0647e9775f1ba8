import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { refreshAccount } from '@/account/account-queries'
import { checkStatus } from '@/account/session'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { PasswordInput } from '@/shared/ui/password-input'
import { toast } from '@/shared/ui/toast'
import { AuthPanel } from '../auth-panel'
import { authQueries } from '../auth-queries'
import { type SignUp, signUpSchema } from '../auth-schemas'
import { signUp } from '../requests'
import { ResendButton } from '../resend-button'
import { toastAuthError } from '../toast-auth-error'
import { WaitingIdea } from '../waiting-idea'

export function SignUpPage() {
  const { data: settings } = useQuery(authQueries.settings())
  return (
    <AuthPanel
      title="Create your account"
      welcome="Keep your ideas, reports and plans in one place."
      footer={<SignInLink />}
    >
      <WaitingIdea />
      {settings?.disable_signup ? (
        <AlertBanner variant="info" title="Sign-up is closed">
          This server is not accepting new accounts right now.
        </AlertBanner>
      ) : (
        <SignUpForm />
      )}
    </AuthPanel>
  )
}

const SignInLink = () => (
  <>
    Already have an account?{' '}
    <Button asChild variant="link">
      <Link to={paths.login}>Sign in</Link>
    </Button>
  </>
)

const EMPTY = { firstName: '', lastName: '', email: '', password: '' }

function SignUpForm() {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(signUpSchema),
    defaultValues: EMPTY,
  })
  const { errors } = formState
  const { mutate, isPending, data: signedIn, variables } = useSignUp()
  if (signedIn === false && variables) return <CheckInbox email={variables.email} />
  const isBusy = isPending || signedIn
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((form) => mutate(form))}
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First Name" error={errors.firstName?.message}>
          {(props) => <Input {...props} {...register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last Name" error={errors.lastName?.message}>
          {(props) => <Input {...props} {...register('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        {(props) => <Input {...props} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label="Password" hint="At least 6 characters" error={errors.password?.message}>
        {(props) => <PasswordInput {...props} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" size="lg" busy={isBusy} className="mt-2">
        {isBusy ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  )
}

/** Shown after a sign-up whose email must be confirmed. The same for a known address, so that none can be probed. */
const CheckInbox = ({ email }: { email: string }) => (
  <div className="flex flex-col gap-4">
    <AlertBanner variant="success" title="Check your inbox">
      We sent a confirmation link to <strong className="break-all">{email}</strong>. Open it to sign in and go
      to your dashboard. If you already have an account with this address, sign in instead.
    </AlertBanner>
    <ResendButton email={email} />
  </div>
)

async function signUpAndCheck(form: SignUp) {
  const signedIn = await signUp(form)
  if (signedIn) await checkStatus()
  return signedIn
}

/** Creates an account and goes to the dashboard, unless the address must be confirmed first: then data is false. */
function useSignUp() {
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
    onError: (error) => toastAuthError(error, 'An error occurred while creating your account'),
  })
}
