import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQueries } from '@/account/account-queries'
import { toast } from '@/shared/ui/toast'
import { ideaQueries } from '../idea-queries'
import { deleteIdea } from '../requests'

/** Deletes a validation; lists, counts and what the account may still do follow. */
export function useDeleteIdea(onDeleted: (id: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deleteIdea,
    meta: { failure: 'The validation could not be deleted' },
    onSuccess: async (_, id) => {
      client.removeQueries({ queryKey: ideaQueries.detail(id).queryKey })
      client.removeQueries({ queryKey: ideaQueries.status(id).queryKey })
      await Promise.all([
        client.invalidateQueries({ queryKey: ideaQueries.all }),
        client.invalidateQueries({ queryKey: accountQueries.entitlements().queryKey }),
      ])
      toast.success('Validation deleted')
      onDeleted(id)
    },
  })
}
