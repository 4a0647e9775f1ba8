import type { Validation } from '@domain/stored-validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { validationQueries } from '@/validation/validation-queries'
import { requestRevision } from '../requests'

/**
 * Rescores the report if its plan or roadmaps have changed. `version` identifies both and is null while unknown. The
 * server reads both itself; requested once per version.
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
