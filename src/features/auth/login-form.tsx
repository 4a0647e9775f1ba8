import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { PasswordInput } from '@/shared/ui/password-input'
import { credentialsSchema } from './auth-schemas'
import { ResendButton } from './resend-button'
import { isUnconfirmed } from './tell-auth-error'
import { useSignIn } from './use-sign-in'

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
      // Without the app nothing of it may end up in an address.
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
