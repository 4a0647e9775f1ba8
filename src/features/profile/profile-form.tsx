import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { namesSchema } from '@/account/names-schema'
import type { Profile } from '@/account/profile'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { useSaveProfile } from './use-save-profile'

export function ProfileForm({ profile: { firstName, lastName, email } }: { profile: Profile }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(namesSchema),
    values: { firstName, lastName },
    // A profile that arrives late never overwrites what is being typed.
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = formState
  const { mutate, isPending } = useSaveProfile()
  return (
    <form noValidate onSubmit={handleSubmit((names) => mutate(names))} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First Name" error={errors.firstName?.message}>
          {(props) => (
            <Input {...props} {...register('firstName')} autoComplete="given-name" maxLength={100} />
          )}
        </Field>
        <Field label="Last Name" error={errors.lastName?.message}>
          {(props) => (
            <Input {...props} {...register('lastName')} autoComplete="family-name" maxLength={100} />
          )}
        </Field>
      </div>
      <Field label="Email" hint="The address you sign in with. It cannot be changed here.">
        {(props) => <Input {...props} value={email} readOnly type="email" />}
      </Field>
      <Button type="submit" busy={isPending} className="mt-2 self-start">
        {isPending ? 'Saving...' : 'Save Changes'}
      </Button>
    </form>
  )
}
