import { queryOptions } from '@tanstack/react-query'
import { fetchPlans } from './requests'

export const pricingQueries = {
  plans: () => queryOptions({ queryKey: ['pricing', 'plans'], queryFn: ({ signal }) => fetchPlans(signal) }),
}
