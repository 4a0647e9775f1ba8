import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { accountQueries } from '@/account/account-queries'
import { namesSchema } from '@/account/names-schema'
import { keepProfile, type Profile } from '@/account/profile'
import { AppError } from '@/shared/supabase/app-error'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { toast } from '@/shared/ui/toast'
import { updateProfile } from './requests'

export function ProfileForm({ profile: { firstName, lastName, email } }: { profile: Profile }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(namesSchema),
    values: { firstName, lastName },
    // A profile that loads late never overwrites what is being typed.
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

function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    meta: { failure: 'Failed to update profile. Please try again.' },
    async mutationFn(names: z.infer<typeof namesSchema>) {
      const { queryKey } = accountQueries.profile()
      const profile = client.getQueryData(queryKey)
      if (!profile) throw new AppError('No profile loaded')
      await updateProfile(profile.id, names)
      client.setQueryData(queryKey, keepProfile({ ...profile, ...names }))
    },
    onSuccess: () => toast.success('Profile updated'),
  })
}
