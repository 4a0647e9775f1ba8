import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { useAuthStore } from './auth-store'
import { keepProfile, keptProfile } from './profile'
import {
  fetchEntitlements,
  fetchFreeLimits,
  fetchHasAdminRole,
  fetchProfile,
  fetchSubscription,
} from './requests'

/** Key and user of one query; disabled when there is no user. */
function ofMine<Data>(part: string, fetchPart: (userId: string, signal: AbortSignal) => Promise<Data>) {
  const userId = useAuthStore.getState().userId
  return queryOptions({
    queryKey: [...accountQueries.all, userId, part],
    queryFn: userId ? ({ signal }) => fetchPart(userId, signal) : skipToken,
  })
}

/** Query keys and options for the signed-in account, keyed by user. */
export const accountQueries = {
  all: ['account'] as const,
  profile: () => ({
    ...ofMine('profile', async (userId, signal) => keepProfile(await fetchProfile(userId, signal))),
    initialData: () => keptProfile(useAuthStore.getState().userId),
    initialDataUpdatedAt: 0,
  }),
  subscription: () => ofMine('subscription', fetchSubscription),
  adminRole: () => ofMine('admin-role', fetchHasAdminRole),
  freeLimits: () => ofMine('free-limits', (_userId, signal) => fetchFreeLimits(signal)),
  entitlements: () => ofMine('entitlements', (_userId, signal) => fetchEntitlements(signal)),
}

/** Refetches what a sign-in may have changed: profile, subscription, limits (docs/contract.md#sign-in). */
export async function refreshAccount(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: accountQueries.all })
  await Promise.all([
    client.prefetchQuery(accountQueries.profile()),
    client.prefetchQuery(accountQueries.subscription()),
    client.prefetchQuery(accountQueries.freeLimits()),
  ])
}
