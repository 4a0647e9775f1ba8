import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { PasswordInput } from '@/shared/ui/password-input'
import { toast } from '@/shared/ui/toast'
import { passwordSchema } from './auth-schemas'
import { setPassword } from './requests'
import { toastAuthError } from './toast-auth-error'

/** The last step of a password reset; then goes to `next`. */
export function NewPasswordForm({ email, next }: { email: string; next: string }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passwordSchema),
    defaultValues: { password: '' },
  })
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: setPassword,
    async onSuccess() {
      toast.success('Your password was changed')
      await navigate(next, { replace: true })
    },
    onError: (error) => toastAuthError(error, 'Your password could not be changed. Please try again.'),
  })
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ password }) => mutate(password))}
      className="flex flex-col gap-4"
    >
      {/* Identifies the account for password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field label="New password" hint="At least 6 characters" error={formState.errors.password?.message}>
        {(props) => (
          <PasswordInput {...props} {...register('password')} autoComplete="new-password" autoFocus />
        )}
      </Field>
      <Button type="submit" size="lg" busy={isPending} className="mt-2">
        {isPending ? 'Saving...' : 'Save password'}
      </Button>
    </form>
  )
}
