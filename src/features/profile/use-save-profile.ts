import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { accountQueries } from '@/account/account-queries'
import type { namesSchema } from '@/account/names-schema'
import { keepProfile } from '@/account/profile'
import { AppError } from '@/shared/supabase/app-error'
import { toast } from '@/shared/ui/toast'
import { updateProfile } from './requests'

export function useSaveProfile() {
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
