import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { AuthPanel } from '../auth-panel'
import { emailSchema } from '../auth-schemas'
import { requestPasswordLink } from '../requests'
import { toastAuthError } from '../toast-auth-error'

export const ForgotPasswordPage = () => (
  <AuthPanel
    title="Forgot your password?"
    welcome="Enter the address of your account. We will send it a link to set a new password."
    footer={
      <Button asChild variant="link">
        <Link to={paths.login}>Back to sign in</Link>
      </Button>
    }
  >
    <ForgotPasswordForm />
  </AuthPanel>
)

function ForgotPasswordForm() {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailSchema),
    defaultValues: { email: '' },
  })
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: requestPasswordLink,
    onError: (error) => toastAuthError(error, 'The link could not be sent. Please try again.'),
  })
  // The same for an unknown address, so that none can be probed.
  if (isSuccess)
    return (
      <AlertBanner variant="success" title="Check your inbox">
        If <strong className="break-all">{variables}</strong> has an account, we sent it a link to set a new
        password.
      </AlertBanner>
    )
  return (
    <form noValidate onSubmit={handleSubmit(({ email }) => mutate(email))} className="flex flex-col gap-4">
      <Field label="Email" error={formState.errors.email?.message}>
        {(props) => <Input {...props} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Button type="submit" size="lg" busy={isPending} className="mt-2">
        {isPending ? 'Sending...' : 'Send link'}
      </Button>
    </form>
  )
}
