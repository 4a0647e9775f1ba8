import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { PasswordInput } from '@/shared/ui/password-input'
import { signUpSchema } from './auth-schemas'
import { CheckInbox } from './check-inbox'
import { useSignUp } from './use-sign-up'

const EMPTY = { firstName: '', lastName: '', email: '', password: '' }

export function SignUpForm() {
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
