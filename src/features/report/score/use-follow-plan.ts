import type { Validation } from '@domain/stored-validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { validationQueries } from '@/validation/validation-queries'
import { requestRevision } from '../requests'

/**
 * Has the report scored by the present plan and roadmaps where it was scored by others. Their `version` is null as
 * long as it is unknown. The server reads both itself; asked once for each version.
 */
export function useFollowPlan({ id, plan }: Validation, version: string | null): void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => requestRevision({ action: 'follow-plan', validationId: id }),
    meta: { failure: 'The scorecard could not be compared with your plan' },
    onSuccess: () => client.invalidateQueries({ queryKey: validationQueries.all }),
  })
  const followed = plan?.version
  useEffect(() => {
    if (version !== null && version !== followed) mutate()
  }, [version, followed, mutate])
}
