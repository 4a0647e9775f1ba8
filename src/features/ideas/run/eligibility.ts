import { mayValidate } from '@domain/pricing'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { paths } from '@/shared/lib/paths'
import { toast } from '@/shared/ui/toast'
import { tellLimitReached } from './tell-limit-reached'

type Eligibility = 'may' | 'limit' | 'unknown'

/** Asks the server again whether the caller may validate one more idea; `unknown` when it cannot be asked. */
export async function fetchEligibility(client: QueryClient): Promise<Eligibility> {
  const now = { ...accountQueries.entitlements(), staleTime: 0, retry: false, networkMode: 'always' } as const
  try {
    return mayValidate(await client.fetchQuery(now)) ? 'may' : 'limit'
  } catch {
    return 'unknown'
  }
}

/** Shows why no idea can be validated now, and leads to the plans where one of them would change that. */
export function useTellIneligible() {
  const navigate = useNavigate()
  return (verdict: Exclude<Eligibility, 'may'>) => {
    if (verdict === 'unknown')
      return toast.error('Error', {
        description: 'Unable to check validation eligibility. Please try again.',
      })
    tellLimitReached()
    return navigate(paths.pricing())
  }
}

/** Opens the idea form if the plan has room for one more idea. */
export function useValidateAnother() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const tellIneligible = useTellIneligible()
  return useMutation({
    mutationFn: () => fetchEligibility(client),
    onSuccess: (verdict) => (verdict === 'may' ? navigate(paths.validateIdea) : tellIneligible(verdict)),
  })
}
