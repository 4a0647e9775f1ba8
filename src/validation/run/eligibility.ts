import { mayValidate } from '@domain/pricing'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { paths } from '@/shared/lib/paths'
import { toast } from '@/shared/ui/toast'

type Eligibility = 'may' | 'limit' | 'unknown'

/** Checks with the server whether the caller may validate another idea; `unknown` if the check fails. */
export async function fetchEligibility(client: QueryClient): Promise<Eligibility> {
  const now = { ...accountQueries.entitlements(), staleTime: 0, retry: false, networkMode: 'always' } as const
  try {
    return mayValidate(await client.fetchQuery(now)) ? 'may' : 'limit'
  } catch {
    return 'unknown'
  }
}

/** Shows why no idea can be validated now, with a link to the plans if one of them would help. */
export function useToastIneligible() {
  const navigate = useNavigate()
  return (verdict: Exclude<Eligibility, 'may'>) => {
    if (verdict === 'unknown')
      return toast.error('Error', {
        description: 'Unable to check validation eligibility. Please try again.',
      })
    toastLimitReached()
    return navigate(paths.pricing())
  }
}

/** Opens the idea form if the plan allows another validation. */
export function useValidateAnother() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const toastIneligible = useToastIneligible()
  return useMutation({
    mutationFn: () => fetchEligibility(client),
    onSuccess: (verdict) => (verdict === 'may' ? navigate(paths.validateIdea) : toastIneligible(verdict)),
  })
}

/** The plan's cap was reached; the caller redirects to /pricing. */
export function toastLimitReached(): void {
  toast.error('Validation limit reached', {
    description: 'Please upgrade to our Pro plan to validate more ideas.',
  })
}
